import SyncEvents

/// The keys of a build's Info.plist, as an environment event tells them.
struct InfoPlist {
  private let keys: JSONObject

  /// Nil where the event tells no such keys: then their absence means nothing.
  init?(_ event: SyncEvent) {
    let nested = ["infoPlist", "InfoPlist", "Info.plist"].lazy
      .compactMap { event.body[$0]?.object }.first
    let known = ["CKSharingSupported", "UIBackgroundModes"]
    guard let keys = nested ?? (known.contains { event.body[$0] != nil } ? event.body : nil) else {
      return nil
    }
    self.keys = keys
    isWhole = nested != nil
  }

  /// Whether all keys were told, so that one that lacks is absent from the build.
  private let isWhole: Bool

  /// Whether the key is false, or absent where all keys were told.
  func denies(_ key: String) -> Bool {
    guard let value = keys[key] else { return isWhole }
    return value.bool == false || value.isNull || value.text.map(Self.negative.contains) == true
  }

  /// Whether a list lacks an element, or is absent where all keys were told.
  func lacks(_ element: String, in key: String) -> Bool {
    guard let value = keys[key] else { return isWhole }
    let elements = value.array?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
    return !elements.contains(element)
  }

  private static let negative: Set<String> = ["false", "NO", "no", "0"]
}
