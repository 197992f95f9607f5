package import SyncEvents

extension Facts {
  /// The app's versions, with their builds, in which an error came up.
  package func versions(of error: ErrorFacts) -> [String] {
    let apps = Set(error.places.keys.compactMap { sessions[$0.session]?.app })
    return Set(
      apps.compactMap { app in
        app.version.map { version in app.build.map { "\(version) (\($0))" } ?? version }
      }
    ).sorted()
  }
}

extension ErrorFacts {
  /// The group as the command line gives it.
  package func json(versions: [String]) -> JSONValue {
    [
      "fingerprint": .string(fingerprint),
      "signature": .string(signature),
      "count": .integer(Int64(count)),
      "devices": .array(devices.map(JSONValue.string)),
      "versions": .array(versions.map(JSONValue.string)),
      "firstSeen": .optional(firstTime?.description),
      "lastSeen": .optional(lastTime?.description),
      "example": example.json,
    ]
  }
}
