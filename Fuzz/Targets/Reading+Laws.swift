import Ingest
import SyncEvents

/// What must hold of every input, whatever stands in it.
extension Reading {
  /// What a byte of input may become in lines of the report format at most: a chain tells the text
  /// of an inner error once for each error around it, and an error's text stands in the message too.
  private static let growth = 256

  /// What an event bears beside its text: identity, source, names of members.
  private static let eventBytes = 1_024

  /// Reads bytes and holds the result against the laws.
  ///
  /// - Throws: a `Violation`, or what the reader threw, which throws for no bytes whatever.
  static func checked(_ bytes: [UInt8], as format: InputFormat?) throws -> Reading {
    let reading = try Reading(bytes, as: format)
    let lines = reading.lines
    try reading.checkReadAgain(lines)
    // What a container holds is a thousand times its size at worst, which is gzip's doing.
    let most = growth * bytes.count + eventBytes * reading.events.count
    guard lines.count <= most || Reading.isContainer(bytes) else {
      throw Violation("\(bytes.count) bytes became \(lines.count)")
    }
    try reading.checkPieces(of: bytes, as: format)
    return reading
  }

  /// Every event that was read can be written, and reading it again gives the same.
  private func checkReadAgain(_ lines: [UInt8]) throws {
    guard !events.isEmpty else { return }
    let again = try Reading(lines, as: .own)
    if let rejection = again.rejections.first {
      throw Violation("written and refused: line \(rejection.line): \(rejection.reason)")
    }
    guard again.events.count == events.count else {
      throw Violation("\(events.count) events were written, \(again.events.count) read again")
    }
    for (before, after) in zip(events, again.events) where before != after {
      throw Violation(
        """
        an event changed by writing and reading:
        \(JSONWriter.line(.object(before.body)))
        \(JSONWriter.line(.object(after.body)))
        """
      )
    }
  }

  private func isDamagedArchive(_ bytes: [UInt8]) -> Bool {
    Reading.isContainer(bytes) && !bytes.starts(with: [0x1f, 0x8b]) && !rejections.isEmpty
  }

  /// Where a pipe cuts the input changes nothing.
  private func checkPieces(of bytes: [UInt8], as format: InputFormat?) throws {
    // Lengths differ from input to input, so that a part of the inputs is cut in each way.
    let length = [1, 3, 64, 0][bytes.count % 4]
    guard length > 0, bytes.count > length else { return }
    // How much of a damaged archive comes out before the damage is the library's doing: it hands
    // over what a piece completes.
    guard !isDamagedArchive(bytes) else { return }
    let starts = stride(from: 0, to: bytes.count, by: length)
    let cut = try Reading(
      pieces: starts.map { Array(bytes[$0..<min($0 + length, bytes.count)]) },
      as: format
    )
    guard cut.events == events, cut.rejections == rejections, cut.models == models,
      cut.schemas == schemas
    else {
      throw Violation("read in pieces of \(length) bytes it is something else")
    }
  }
}
