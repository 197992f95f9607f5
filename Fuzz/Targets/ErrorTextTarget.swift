import ErrorText
package import Ingest
import SyncEvents

/// Any text in which errors are looked for.
package enum ErrorTextTarget: FuzzTarget {
  package static let name = "error-text"
  package static let formats: [InputFormat] = []
  package static let fixtureEndings = ["error.txt", "console.txt", "unified.txt", "report.txt"]

  package static func check(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let count = text.utf8.count
    var end = 0
    for found in ErrorText.errors(in: text) {
      guard found.range.lowerBound >= end, found.range.upperBound <= count, !found.range.isEmpty
      else { throw Violation("the place \(found.range) after \(end) of \(count) bytes") }
      end = found.range.upperBound
      try checkChain(found.chain)
    }
  }

  private static func checkChain(_ chain: ErrorChain) throws {
    guard !chain.domain.isEmpty else { throw Violation("an error without a domain") }
    guard let object = chain.json.object, try ErrorChain(object) == chain else {
      throw Violation("a chain changed by writing and reading: \(JSONWriter.line(chain.json))")
    }
    let written = JSONWriter.line(chain.json)
    guard try JSONScanner.value(in: written) == chain.json else {
      throw Violation("a chain's text changed by reading: \(written)")
    }
  }
}
