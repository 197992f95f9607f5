import SyncEvents
import Testing

struct StoreDescriptionTests {
  static func description(_ members: JSONObject) throws -> StoreDescription {
    try StoreDescription(MemberReader(members))
  }

  @Test
  func `no configuration differs from none told`() throws {
    let none = try Self.description(["configuration": nil])
    let untold = try Self.description([:])
    #expect(none.configuration == nil && untold.configuration == nil)
    #expect(none.tellsConfiguration && !untold.tellsConfiguration)
  }

  @Test(
    arguments: [
      [:], ["configuration": nil], ["configuration": "Private", "scope": "private"],
      [
        "configuration": "A", "scope": "shared", "historyTracking": true,
        "remoteChangeNotifications": false, "cloudKitOptions": true, "url": "a.sqlite",
        "storeIdentifier": "U", "loaded": false, "error": ["domain": "D", "code": 1],
      ],
    ] as [JSONObject]
  )
  func `a description comes back as it was`(members: JSONObject) throws {
    #expect(try Self.description(members).json == members)
  }
}
