import SyncEvents
import Testing
import _StringProcessing

@testable import KnowledgeBase

struct SignalTests {
  static let noise = SignalCatalog.signals.filter { $0.kind == .noise }

  static func ids(_ text: String) -> [String] {
    var scanner = SignalScanner()
    return scanner.signals(in: text).map(\.id)
  }

  @Test(arguments: SignalCatalog.signals.filter { !$0.isGrammar }.map(\.id))
  func `every signal finds its own sample, alone and within a line`(id: String) throws {
    let signal = try #require(SignalCatalog.signal(id))
    #expect(Self.ids(signal.sample).contains(id))
    let inLine = "2026-11-02 08:00:00.000+0100 Meow[1:2] \(signal.sample) "
    if !signal.pattern.contains("^"), !signal.pattern.contains("$") {
      #expect(Self.ids(inLine).contains(id))
    }
  }

  @Test(arguments: SignalCatalog.signals.map(\.id))
  func `every pattern compiles, and every signal says what it means`(id: String) throws {
    let signal = try #require(SignalCatalog.signal(id))
    #expect((try? Regex(signal.pattern)) != nil)
    #expect(!signal.meaning.isEmpty)
  }

  @Test
  func `spellings are read by parsers and never counted`() {
    for signal in SignalCatalog.signals where signal.isGrammar {
      #expect(!Self.ids(signal.sample).contains(signal.id))
    }
  }

  @Test(arguments: [
    "", "[CloudSyncMonitor] setup began", "[CloudSyncMonitor] export ended",
    "[CloudKit-Diag] accountStatus: available",
    "CoreData: CloudKit: CoreData+CloudKit: -[NSCloudKitMirroringDelegate "
      + "checkAndScheduleImportIfNecessary:andStartAfterDate:]_block_invoke(3268): "
      + "<NSCloudKitMirroringDelegate: 0x1>: Scheduling automated import",
    "CoreData+CloudKit: -[NSCloudKitMirroringDelegate _performSetupRequest:]_block_invoke(1137): "
      + "<NSCloudKitMirroringDelegate: 0x1>: Successfully set up CloudKit integration for store "
      + "(00000000-AAAA-4BBB-8CCC-0123456789AB): <NSSQLCore: 0x2>",
    "Finished export", "Modify records finished: 25 saved",
    "Error Domain=CKErrorDomain Code=3 \"Network Unavailable\"",
    "updateTaskRequest failed for com.example.refresh", "LaunchServices: store opened",
    "the delegate was nil", "CoreData: error: Error Domain=NSCocoaErrorDomain Code=134400",
    "server message = \"Cannot create new type cloudkit.share in production schema\"",
  ])
  func `a line that is healthy or only looks alike is no noise`(text: String) {
    #expect(!Self.ids(text).contains { id in Self.noise.contains { $0.id == id } })
  }

  @Test
  func `a line may be several signals at once, in the catalogue's order`() {
    let text = Self.noise.map(\.sample).joined(separator: " | ")
    let found = Self.ids(text)
    #expect(Set(found).isSuperset(of: ["noise.bgst.code3", "noise.ca-event"]))
    let order = SignalCatalog.signals.map(\.id)
    #expect(found == order.filter(found.contains))
  }

  @Test
  func `an unknown name is none, and a sign is no noise`() {
    #expect(Noise.named("noise.none") == nil)
    let sign = SignalCatalog.signals.first { $0.kind == .signal }
    #expect(sign.flatMap { Noise.named($0.id) } == nil)
    #expect(Noise.named("noise.bgst.code3") != nil)
  }

  @Test(
    arguments: [
      ("BGSystemTaskSchedulerErrorDomain", 3, "noise.bgst.code3"),
      ("BGSystemTaskSchedulerErrorDomain", 1, nil),
      ("BGTaskSchedulerErrorDomain", 3, "noise.bgtask.app"), ("CKErrorDomain", 3, nil),
      ("NSCocoaErrorDomain", 134_400, nil), ("NSCocoaErrorDomain", 134_417, "noise.134417"),
    ] as [(String, Int, String?)]
  )
  func `an error is noise by domain and code`(domain: String, code: Int, id: String?) {
    #expect(Noise.noise(of: ErrorChain(domain: domain, code: code))?.id == id)
  }
}
