import TestSupport

/// A folder with inputs of every format, in each of which private data of every kind are planted.
struct PlantedSecrets {
  let folder: SharedFolder
  let inputs: [String]

  static let user = "_feedfacefeedfacefeedfacefeedface"
  static let record = "BADC0DE5-0001-4000-8000-00000000CAFE"

  /// What must not be found in anything that is given away.
  static let all = [
    "wanda.secret@mail-host.org", "wandahome", "203.0.113.77", "2001:db8:77::9", user, record,
    "0planted5hare", "Planted_Title", "planted-query-value", "plantedbearer0123456789",
    "+4915112345678", "Plantedname", "plantedpassword1", "WandasMac",
  ]

  /// Words that must be found all the same.
  static let kept = [
    "com.apple.coredata.cloudkit.zone", "iCloud.com.example.app", "CKErrorDomain",
    "serverRecordChanged",
  ]

  private static let sentence = """
    saved by wanda.secret@mail-host.org at /Users/wandahome/Library/x from 203.0.113.77:443 and \
    [2001:db8:77::9] via https://www.icloud.com/share/0planted5hare#Planted_Title and \
    https://api.example.com/x?key=planted-query-value with Authorization: Bearer \
    plantedbearer0123456789 by phoneNumber=+4915112345678, givenName = Plantedname, \
    password=plantedpassword1 on WandasMac.local
    """

  private static let error = """
    <CKError 0x7f8318700010: "Partial Failure" (2/1011); "Failed to modify some records"; \
    container ID = "iCloud.com.example.app"; partial errors: { \
    \(record):(com.apple.coredata.cloudkit.zone:\(user)) = <CKError 0x7f831a000020: \
    "Server Record Changed" (14/2004); server message = "conflict in <CKRecordID: 0x282a00010; \
    recordName=\(record), zoneID=com.apple.coredata.cloudkit.zone:\(user)>"> }>
    """

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static var console: String {
    """
    2026-11-30 09:00:00.250123+0100 App[12:345] \(sentence)
    2026-11-30 09:00:01.250123+0100 App[12:345] CoreData: error: CoreData+CloudKit: \
    -[NSCloudKitMirroringDelegate recover:](12): <NSCloudKitMirroringDelegate: 0x1>: \(error)
    2026-11-30 09:00:02.250123+0100 App[12:345] fatal errors were found: {
        "<CKRecordID: 0x282b00020; recordName=\(record), \
    zoneID=com.apple.coredata.cloudkit.zone:\(user)>" = "<CKError 0x28240003: \
    \\"Server Record Changed\\" (14/2004); \\"by wanda.secret@mail-host.org\\">";
    }
    """
  }

  private static var report: String {
    let name = quoted(sentence)
    return """
      {"v":1,"kind":"report","ts":"2026-11-30T08:00:00Z","id":"planted-0","device":"d1","session":"s1","seq":0,"app":{"bundle":"com.example.app","version":"1.2.3.4","environment":"production"},"container":"iCloud.com.example.app","note":\(name)}
      {"v":1,"kind":"store","ts":"2026-11-30T08:00:01Z","seq":1,"store":"private","scope":"private","cloudKitOptions":true,"url":"file:///Users/wandahome/Library/private.sqlite"}
      {"v":1,"kind":"account","ts":"2026-11-30T08:00:02Z","seq":2,"status":"available","userRecordID":"\(user)"}
      {"v":1,"kind":"fields","ts":"2026-11-30T08:00:03Z","seq":3,"entity":"Care","recordName":"\(record)","role":"owner","fields":{"a":"present"}}
      {"v":1,"kind":"sync","ts":"2026-11-30T08:00:04Z","seq":4,"store":"private","type":"export","phase":"ended","succeeded":false,"error":{"domain":"CKErrorDomain","code":2,"description":\(name),"partial":[{"item":"recordName=\(record), zoneID=com.apple.coredata.cloudkit.zone:\(user)","error":{"domain":"CKErrorDomain","code":14,"name":"serverRecordChanged"}}]}}
      {"v":1,"kind":"planted","ts":"2026-11-30T08:00:05Z","seq":5,"deep":[{"recordName":"\(record)","userID":"\(user)","text":\(name)}]}
      """
  }

  private static var sentry: String {
    let name = quoted(sentence)
    let described = quoted(error)
    return """
      {"event_id":"9c2f0d5e6b7a4c1d8e3f20a1b2c3d4e5","timestamp":1796025600.25,"platform":"cocoa","user":{"id":"\(user)","email":"wanda.secret@mail-host.org","username":"wandahome","ip_address":"203.0.113.77"},"contexts":{"device":{"name":"Plantedname","model":"iPhone15,2"}},"server_name":"WandasMac","message":{"formatted":\(name)},"exception":{"values":[{"type":"CKErrorDomain","value":"Code: 2","mechanism":{"type":"NSError","description":\(described),"meta":{"ns_error":{"domain":"CKErrorDomain","code":2}},"data":{"note":\(name)}}}]},"breadcrumbs":[{"timestamp":1796025599,"message":\(name)}]}
      """
  }

  private static let rows = """
    time,database,zone,userId,operationType,overallStatus,recordName,note
    2026-11-30T08:00:00Z,PRIVATE,com.apple.coredata.cloudkit.zone,\(user),RecordSave,SUCCESS,\(record),"by wanda.secret@mail-host.org, 203.0.113.77"
    """

  private static var snapshot: String {
    """
    {"role":"owner","recordName":"\(record)","entity":"Care","fields":{"title":"Plantedname","who":"wandahome"}}
    """
  }

  init() throws {
    folder = try SharedFolder()
    inputs = [
      try folder.write(Self.console, to: "in/console.txt"),
      try folder.write(Self.report, to: "in/report.ndjson"),
      try folder.write(
        Gzip.pack(Self.report.replacing("planted-0", with: "packed-0").replacing("s1", with: "s2")),
        to: "in/packed.syncreport"
      ),
      try folder.write(Self.sentry, to: "in/sentry.json"),
      try folder.write(Self.rows, to: "in/rows.csv"),
      try folder.write(Self.snapshot, to: "in/snapshot.ndjson"),
      try folder.write(Gzip.pack(Self.console.replacing("App[", with: "Other[")), to: "in/c.gz"),
    ]
  }

  /// The secrets that stand in a text.
  static func found(in text: String) -> [String] {
    all.filter(text.contains)
  }
}
