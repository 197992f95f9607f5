/// Texts in which the private parts are marked as `Redacting.marked` marks them.
enum PatternTable {
  /// The text that a marked one was made of.
  static func plain(_ marked: String) -> String {
    var text = ""
    var rest = marked[...]
    while let start = rest.firstIndex(of: "‹"), let end = rest.firstIndex(of: "›") {
      let inner = rest[rest.index(after: start)..<end]
      text += rest[..<start] + inner.drop { $0 != " " }.dropFirst()
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}
