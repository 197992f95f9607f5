/// A piece of a text that is private.
struct PrivateText: Hashable {
  var kind: PrivateKind
  var range: Range<Int>

  init(_ kind: PrivateKind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
