/// A persistent store description as it was loaded.
package struct StoreDescription: Sendable, Hashable {
  /// The named configuration; nil is the model's default one.
  package var configuration: String?
  /// Whether the line says which configuration it is, be it none.
  package var tellsConfiguration: Bool
  package var scope: DatabaseScope?
  package var historyTracking: Bool?
  package var remoteChangeNotifications: Bool?
  /// Whether the description has cloudKitContainerOptions: without, it never mirrors.
  package var cloudKitOptions: Bool?
  package var url: String?
  /// The store's UUID, as in the framework's events.
  package var storeIdentifier: String?
  package var loaded: Bool?
  package var error: ErrorChain?

  package init(_ members: MemberReader) throws(EventError) {
    configuration = try members.text("configuration")
    tellsConfiguration = members.object["configuration"] != nil
    scope = try members.text("scope").map(DatabaseScope.init)
    historyTracking = try members.flag("historyTracking")
    remoteChangeNotifications = try members.flag("remoteChangeNotifications")
    cloudKitOptions = try members.flag("cloudKitOptions")
    url = try members.text("url")
    storeIdentifier = try members.text("storeIdentifier")
    loaded = try members.flag("loaded")
    error = try members.chain("error")
  }

  /// The description as members of the report format.
  package var json: JSONObject {
    var object = JSONObject()
    if tellsConfiguration { object.append("configuration", .optional(configuration)) }
    object.append("scope", text: scope?.name)
    object.append("historyTracking", flag: historyTracking)
    object.append("remoteChangeNotifications", flag: remoteChangeNotifications)
    object.append("cloudKitOptions", flag: cloudKitOptions)
    object.append("url", text: url)
    object.append("storeIdentifier", text: storeIdentifier)
    object.append("loaded", flag: loaded)
    object.append("error", error?.json)
    return object
  }
}
