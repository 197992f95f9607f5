import SyncEvents
import Testing

struct DatabaseScopeTests {
  @Test(
    arguments: [
      ("private", DatabaseScope.private, "PRIVATE", "owner"),
      ("Shared", .shared, "SHARED", "recipient"), ("PUBLIC", .public, "PUBLIC", nil),
      ("cache", .other("cache"), "CACHE", nil),
    ] as [(String, DatabaseScope, String, String?)]
  )
  func `a store's name tells its scope`(
    name: String,
    scope: DatabaseScope,
    database: String,
    role: String?
  ) {
    #expect(DatabaseScope(name) == scope)
    #expect(scope.database == database)
    #expect(scope.role == role)
    #expect(DatabaseScope(scope.name) == scope)
  }
}
