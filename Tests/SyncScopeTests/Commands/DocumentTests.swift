import SyncEvents
import TestSupport
import Testing

/// Models and schemas are evidence after the day on which they were given.
struct DocumentTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="CareEvent" syncable="YES">
            <attribute name="value" optional="YES" attributeType="Transformable"/>
        </entity>
    </model>

    """
  private static let schema =
    "DEFINE SCHEMA\n\nRECORD TYPE CD_CareEvent (\n    CD_value BYTES\n);\n"

  @Test func `a model and a schema come back from the store byte for byte`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    let paths = [
      try folder.write(Self.model, to: "contents"), try folder.write(Self.schema, to: "a.ckdb"),
    ]
    try Program.run(["ingest"] + paths, store: store)
    let events = try Program.run("events", "--format", "json", store: store).json.array ?? []
    let bodies = events.compactMap(\.object)
    #expect(bodies.map { $0["kind"]?.text } == ["model", "schema"])
    #expect(bodies.map { $0["text"]?.text } == [Self.model, Self.schema])
    #expect(bodies[0][path: "entities", "CareEvent", "value"] == "Transformable")
    #expect(bodies[1][path: "types", "CD_CareEvent", "CD_value"] == "BYTES")
    let verify = try Program.run("store", "verify", store: store)
    #expect(verify.code == 0, "\(verify.output)")
    let setup = try Program.run("ask", "setup", "--format", "json", store: store).object
    #expect(setup[path: "summary", "sessions"] == 0)
  }

  @Test func `the same file twice is one event`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    let path = try folder.write(Self.model, to: "contents")
    try Program.run("ingest", path, store: store)
    let second = try Program.run("ingest", path, "--format", "json", store: store).object
    #expect(second[path: "events", "accepted"] == 0)
    #expect(second[path: "events", "duplicate"] == 1)
  }

  @Test func `a diagnosis of the store uses the model that was ingested`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    let model = try folder.write(Fixture.dualStoreModel, to: "contents")
    let report = try folder.write(Scenes.silent().text, to: "report.ndjson")
    try Program.run("ingest", model, report, store: store)
    let ofStore = try Program.run("diagnose", "--format", "json", store: store).object
    let ofFiles = try Program.run("diagnose", "--format", "json", model, report).object
    #expect(Self.ids(ofStore) == Self.ids(ofFiles))
    #expect(Self.ids(ofFiles).contains("dual-store-without-named-configuration"))
  }

  private static func ids(_ result: JSONObject) -> [String] {
    (result["findings"]?.array ?? []).compactMap { $0.object?["id"]?.text }
  }

  private enum Fixture {
    static let dualStoreModel = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
          <entity name="CareEvent" syncable="YES">
              <attribute name="note" optional="YES" attributeType="String"/>
          </entity>
      </model>

      """
  }
}
