import SyncEvents
import TestSupport

extension Scene {
  /// Appends a step of a share's life.
  mutating func share(_ seconds: Double, _ phase: String, _ members: JSONObject = [:]) {
    let step: JSONObject = ["phase": .string(phase)]
    add(seconds, "share", step.overlaid(members))
  }

  /// Appends a console line.
  mutating func log(_ seconds: Double, _ message: String) {
    add(seconds, "log", ["message": .string(message)])
  }

  /// A launch with one line on the console.
  static func logged(_ message: String, device: String = "phone") -> Scene {
    var scene = Scene(device: device)
    scene.log(3, message)
    return scene
  }

  /// A launch that caught an error while it did what the context says.
  static func caught(_ error: JSONValue, context: String) -> Scene {
    var scene = Scene(device: "phone")
    scene.add(3, "error", ["context": .string(context), "error": error])
    return scene
  }
}

/// A CloudKit error as a report has it.
func cloudKitError(_ code: Int64, _ members: JSONObject = [:]) -> JSONValue {
  let error: JSONObject = ["domain": "CKErrorDomain", "code": .integer(code)]
  return .object(error.overlaid(members))
}

/// A partial failure with one item.
func partialError(_ item: String, _ error: JSONValue) -> JSONValue {
  cloudKitError(2, ["partial": [["item": .string(item), "error": error]]])
}

/// A Core Data error as a report has it.
func cocoaError(_ code: Int64, _ members: JSONObject = [:]) -> JSONValue {
  let error: JSONObject = ["domain": "NSCocoaErrorDomain", "code": .integer(code)]
  return .object(error.overlaid(members))
}
