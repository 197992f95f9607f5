package import SyncEvents

/// The scenes of the acceptance program (scenes.py): small enough to work out every answer by hand.
package enum Scenes {
  /// A launch of an app with a private and a shared store, recorded from before the stores loaded.
  package static func launch(
    _ device: String,
    role: String = "owner",
    hasConfigurations: Bool = true,
    storesLoaded: Bool = false
  ) -> Scene {
    var scene = Scene(device: device, role: role)
    scene.add(
      0,
      "session",
      [
        "phase": "began", "expectedStores": 2, "storesLoaded": .bool(storesLoaded),
        "debugger": false,
      ]
    )
    for (scope, configuration) in [("private", "Private"), ("shared", "Shared")] {
      scene.add(
        0.2,
        "store",
        [
          "store": .string(scope), "scope": .string(scope),
          "configuration": hasConfigurations ? .string(configuration) : .null,
          "historyTracking": true, "remoteChangeNotifications": true, "cloudKitOptions": true,
          "loaded": true,
        ]
      )
    }
    scene.add(
      0.4,
      "account",
      ["status": "available", "userRecordID": .string("h:user of \(device)")]
    )
    return scene
  }

  /// Two stores without configuration, saves, nothing else: setup never began, and zero RecordSave
  /// in a window that was read whole.
  package static func silent(_ device: String = "silent-phone") -> Scene {
    var scene = launch(device, hasConfigurations: false)
    addSaves(to: &scene, count: 3)
    scene.add(300, "log", ["message": .string(schedulerLine), "level": "error"])
    addCoverage(to: &scene)
    scene.add(2_400, "beat", ["foreground": true])
    return scene
  }

  /// Everything works: both stores set up, each save is exported and reaches the server.
  package static func healthy(_ device: String = "healthy-phone") -> Scene {
    var scene = launch(device)
    scene.sync(1, "setup", store: "private")
    scene.sync(3, "setup", store: "shared")
    scene.sync(5, "import", store: "private")
    for minute in saveMinutes {
      scene.add(60 * minute + 30, "save", ["inserted": ["CareEvent": 3]])
      scene.sync(60 * minute + 40, "export", store: "private")
      for _ in 0..<3 { scene.add(60 * minute + 41, "server", recordSave) }
    }
    scene.add(
      60,
      "server",
      [
        "operation": "RecordQuery", "database": "PUBLIC", "platform": "web",
        "status": "SUCCESS", "environment": "production",
      ]
    )
    addCoverage(to: &scene)
    return scene
  }

  /// One of two stores sets up; the setup of the other begins and never ends.
  package static func half(_ device: String = "half-phone") -> Scene {
    var scene = launch(device)
    scene.sync(1, "setup", store: "private")
    scene.sync(3, "setup", store: "shared", ends: false)
    scene.add(1_200, "beat", ["foreground": true])
    return scene
  }

  /// Both setups fail, since production lacks the type of shares; the chain has sixty items.
  package static func failed(_ device: String = "failed-phone") -> Scene {
    var scene = launch(device)
    for (second, store) in [(1.0, "private"), (3, "shared")] {
      scene.sync(second, "setup", store: store, succeeded: false, error: shareTypeError)
    }
    return scene
  }

  /// The recorder attached after the stores had loaded: a missing setup proves nothing.
  package static func late(_ device: String = "late-phone") -> Scene {
    var scene = launch(device, storesLoaded: true)
    addSaves(to: &scene, count: 1)
    return scene
  }

  /// Forty records as the owner or the recipient of a share sees them: the recipient has no
  /// Transformable field.
  package static func fields(_ device: String, role: String, records: Int = 40) -> Scene {
    var scene = launch(device, role: role)
    scene.sync(1, "setup", store: "private")
    scene.sync(3, "setup", store: "shared")
    scene.sync(5, "import", store: role == "recipient" ? "shared" : "private")
    for number in 0..<records {
      let fields = fieldTypes.members.map { field in
        let isFilled =
          field.name != "unusedRaw" && (field.name != "noteText" || number.isMultiple(of: 2))
        let isLost = role == "recipient" && field.value.text == "Transformable"
        return JSONMember(name: field.name, value: isFilled && !isLost ? "present" : "nil")
      }
      scene.add(
        10 + Double(number),
        "fields",
        [
          "entity": "CareEvent", "recordName": .string("h:record \(number)"),
          "fields": .object(JSONObject(fields)), "types": .object(fieldTypes),
        ]
      )
    }
    return scene
  }

  package static let schedulerLine =
    "Error updating background task request: Error Domain=BGSystemTaskSchedulerErrorDomain "
    + "Code=3 \"(null)\""

  /// The attribute types of the entity in `fields`.
  package static let fieldTypes: JSONObject = [
    "eventTypeRaw": "String", "occurredAt": "Date", "noteText": "String",
    "valueRaw": "Transformable", "plannedAmountRaw": "Transformable",
    "durationRaw": "Transformable", "unusedRaw": "Transformable",
  ]

  /// The mirror's report of a refused share with sixty items.
  package static let shareTypeError: JSONValue = [
    "domain": "NSCocoaErrorDomain", "code": 134_406, "description": "setup failed",
    "underlying": [
      "domain": "CKErrorDomain", "code": 2, "description": "Failed to modify some records",
      "underlying": ["domain": "CKInternalErrorDomain", "code": 1_011],
      "partial": .array((0..<60).map(partialError)),
    ],
  ]

  private static func partialError(_ number: Int) -> JSONValue {
    let isFirst = number == 0
    let description =
      isFirst
      ? "Cannot create new type cloudkit.share in production schema" : "Batch Request Failed"
    return [
      "item": .string(
        "recordName=R\(number), zoneID=com.apple.coredata.cloudkit.zone:__defaultOwner__"
      ),
      "error": [
        "domain": "CKErrorDomain", "code": isFirst ? 12 : 22, "description": .string(description),
        "underlying": ["domain": "CKInternalErrorDomain", "code": isFirst ? 2_006 : 2_024],
      ],
    ]
  }

  private static let saveMinutes = Array(stride(from: 0.0, to: 40, by: 4))

  private static let recordSave: JSONObject = [
    "operation": "RecordSave", "database": "PRIVATE", "zone": "com.apple.coredata.cloudkit.zone",
    "recordType": "CD_CareEvent", "status": "SUCCESS", "environment": "production",
  ]

  private static func addSaves(to scene: inout Scene, count: Int64) {
    for minute in saveMinutes {
      scene.add(60 * minute + 30, "save", ["inserted": ["CareEvent": .integer(count)]])
    }
  }

  /// Says that the log of the private database was read for the first hour.
  private static func addCoverage(to scene: inout Scene) {
    scene.add(
      0,
      "coverage",
      [
        "source": "icloud-console", "environment": "production", "database": "PRIVATE",
        "from": .string(Scene.time(0).description), "to": .string(Scene.time(3_600).description),
      ]
    )
  }
}
