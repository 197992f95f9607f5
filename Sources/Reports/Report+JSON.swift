import Findings
import Questions
package import SyncEvents

extension Report {
  /// The same as data.
  package var json: JSONValue {
    [
      "subject": .string(subject),
      "made": .string(made.description),
      "diagnosis": diagnosis.json,
      "setup": setup.json,
      "imports": imports.json,
      "exports": exports.json,
      "recordSaves": recordSaves.json,
      "asymmetry": asymmetry.json,
      "errors": .array(errors.map(json(of:))),
      "deviceCount": .integer(Int64(deviceCount)),
      "eventCount": .integer(Int64(eventCount)),
    ]
  }

  private func json(of error: ErrorFacts) -> JSONValue {
    [
      "fingerprint": .string(error.fingerprint),
      "signature": .string(error.signature),
      "count": .integer(Int64(error.count)),
      "devices": .array(error.devices.map(JSONValue.string)),
      "versions": .array((versions[error.fingerprint] ?? []).map(JSONValue.string)),
      "firstSeen": .optional(error.firstTime?.description),
      "lastSeen": .optional(error.lastTime?.description),
      "example": error.example.json,
    ]
  }
}
