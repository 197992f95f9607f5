import SyncEvents
import TestSupport

extension Scene {
  /// A launch whose `session` and `store` lines have other members than usual.
  static func silent(
    _ device: String = "phone",
    session: JSONObject = [:],
    store: JSONObject = [:],
    account: String? = "available",
    seconds: Double = 2_400
  ) -> Scene {
    var scene = Scene(device: device)
    let began: JSONObject = ["phase": "began", "storesLoaded": false]
    scene.add(0, "session", began.overlaid(session))
    for scope in ["private", "shared"] {
      let usual: JSONObject = [
        "store": .string(scope), "scope": .string(scope), "configuration": nil,
        "historyTracking": true, "cloudKitOptions": true, "loaded": true,
      ]
      scene.add(0.2, "store", usual.overlaid(store))
    }
    if let account { scene.add(0.4, "account", ["status": .string(account)]) }
    scene.add(5, "save", ["inserted": ["CareEvent": 1]])
    scene.add(seconds, "beat")
    return scene
  }

  /// A launch in which both stores set up.
  static func ready(_ device: String = "phone", role: String = "owner") -> Scene {
    var scene = Scenes.launch(device, role: role)
    scene.sync(1, "setup", store: "private")
    scene.sync(3, "setup", store: "shared")
    return scene
  }

  /// A launch that met an error.
  static func error(
    _ error: JSONValue,
    device: String = "phone",
    environment: String = "production"
  ) -> Scene {
    var scene = Scene(
      device: device,
      members: ["app": ["build": "57", "environment": .string(environment)]]
    )
    scene.add(3, "error", ["context": "share", "error": error])
    return scene
  }
}

extension JSONObject {
  /// The object with members that replace its own; the text `absent` takes one away.
  func overlaid(_ other: JSONObject) -> JSONObject {
    var object = self
    for member in other.members {
      let isAbsent = member.value == .string("absent")
      object[member.name] = isAbsent ? Optional.none : member.value
    }
    return object
  }
}
