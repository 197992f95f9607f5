package import Ingest
import SyncEvents

/// Alerts that someone typed off a screenshot.
package enum AlertTextTarget: FuzzTarget {
  package static let name = "alert"
  package static let formats: [InputFormat] = [.console]
  package static let fixtureEndings = ["alert.txt", "error.txt"]

  package static func check(_ bytes: [UInt8]) throws {
    let reading = try Reading.checked(bytes, as: .console)
    try reading.checkLinesAreKept(of: bytes)
    for chain in AlertText.errors(in: String(decoding: bytes, as: UTF8.self)) {
      guard let object = chain.json.object, try ErrorChain(object) == chain else {
        throw Violation("an alert's chain changed by writing and reading")
      }
    }
  }
}
