import Questions
import SyncEvents

/// What is told of errors of one fingerprint.
struct ErrorGroup {
  /// The words of the link that tells most.
  var message: String?
  /// What the knowledge base says of it.
  var meaning: String?
  var devices: [String]
  var seen: String?
  var fingerprint: String

  /// Devices are named up to this many.
  private static let maximumDevices = 3

  init(_ error: ErrorFacts, explain: (ErrorChain) -> String?) {
    let telling = error.example.tellingLink
    message = telling.message
    meaning = explain(telling) ?? explain(error.example)
    devices = error.devices
    fingerprint = error.fingerprint
    if let first = error.firstTime, let last = error.lastTime { seen = spanText(first, last) }
  }

  /// Devices, times and fingerprint on one line.
  var `where`: String {
    let names = listed(devices, first: Self.maximumDevices)
    let place = devices.isEmpty ? nil : "\(plural(devices.count, "device")): \(names)"
    return [place, seen.map { "\($0) UTC" }, fingerprint].compactMap(\.self)
      .joined(separator: " · ")
  }
}
