package import Ingest

/// Lines of the listeners, whose mark a fuzzer would take long to find.
package enum ListenerLinesTarget: FuzzTarget {
  package static let name = "listener"
  package static let formats: [InputFormat] = [.console]
  package static let fixtureEndings: [String] = []

  package static func check(_ bytes: [UInt8]) throws {
    for mark in ["[CloudSyncMonitor] ", "[CloudKit-Diag] "] {
      let lines = bytes.split(separator: 0x0a).map { Array(mark.utf8) + $0 }
      let text = Array(lines.joined(separator: [0x0a]))
      let reading = try Reading.checked(text, as: .console)
      try reading.checkLinesAreKept(of: text)
    }
  }
}
