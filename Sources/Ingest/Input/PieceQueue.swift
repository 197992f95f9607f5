import Archives
import Codecs

/// The pieces of an input, of which the first can be looked at before they are taken.
final class PieceQueue {
  private let source: any PieceSource
  private var waiting: [[UInt8]] = []
  /// How many of the waiting pieces were taken.
  private var taken = 0
  /// What is wrong with the compressed data, once their end was reached.
  private(set) var damage: String?
  /// Why the file could not be read on, or what stopped the reading.
  private(set) var failure: (any Error)?

  init(_ source: any PieceSource) {
    self.source = source
  }

  func peek(atLeast count: Int) -> [UInt8] {
    var found = 0
    while found < count, let piece = fetch() {
      found += piece.count
      waiting.append(piece)
    }
    return Array(waiting.joined().prefix(count))
  }

  func next() -> [UInt8]? {
    guard taken < waiting.count else { return fetch() }
    defer {
      // A pipe may give bytes one by one, so what was taken goes at once, not from the front.
      waiting[taken] = []
      taken += 1
    }
    return waiting[taken]
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
