/// Pieces that are in memory, cut where they are cut.
final class MemorySource: RootSource {
  private var rest: ArraySlice<[UInt8]>
  private(set) var bytesRead = 0

  init(_ pieces: [[UInt8]]) {
    rest = pieces.filter { !$0.isEmpty }[...]
  }

  func next() -> [UInt8]? {
    let piece = rest.popFirst()
    bytesRead += piece?.count ?? 0
    return piece
  }
}
