import Archives
import Codecs

/// The pieces of an input, of which the first can be looked at before they are taken.
final class PieceQueue {
  private let source: any PieceSource
  private var waiting: [[UInt8]] = []
  /// What is wrong with the compressed data, once their end was reached.
  private(set) var damage: String?
  /// Why the file could not be read on, or what stopped the reading.
  private(set) var failure: (any Error)?

  init(_ source: any PieceSource) {
    self.source = source
  }

  func peek(atLeast count: Int) -> [UInt8] {
    while waiting.reduce(0, { $0 + $1.count }) < count, let piece = fetch() {
      waiting.append(piece)
    }
    return Array(waiting.joined().prefix(count))
  }

  func next() -> [UInt8]? {
    waiting.isEmpty ? fetch() : waiting.removeFirst()
  }

  private func fetch() -> [UInt8]? {
    guard damage == nil, failure == nil else { return nil }
    do {
      return try source.next()
    } catch let error where error is CodecError || error is ArchiveError {
      damage = "\(error); what stands before it was read"
    } catch {
      failure = error
    }
    return nil
  }
}
