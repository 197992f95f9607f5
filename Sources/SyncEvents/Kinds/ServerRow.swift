/// A row of the iCloud Console's log.
package struct ServerRow: Sendable, Hashable {
  package var environment: String?
  /// `RecordSave`, `ZoneSave`, …
  package var operation: String?
  /// `PRIVATE`, `SHARED` or `PUBLIC`.
  package var database: String?
  package var zone: String?
  package var recordType: String?
  package var recordCount: Int?
  package var status: String?
  package var platform: String?
  package var requestID: String?
  package var userID: String?
  package var durationMs: Double?

  init(_ members: MemberReader) throws(EventError) {
    environment = try members.text("environment")
    operation = try members.text("operation")
    database = try members.text("database")
    zone = try members.text("zone")
    recordType = try members.text("recordType")
    recordCount = try members.integer("recordCount")
    status = try members.text("status")
    platform = try members.text("platform")
    requestID = try members.text("requestID")
    userID = try members.text("userID")
    durationMs = try members.double("durationMs")
  }

  /// Whether the console's own web page made the request; such rows say nothing of a device.
  package var isConsoleRequest: Bool { platform?.lowercased() == "web" }

  /// Whether the server refused or failed the request; nil where the row doesn't tell.
  package var isFailure: Bool? { status.map { $0.uppercased() != "SUCCESS" } }
}
