import KnowledgeBase
import SyncEvents
import Testing

struct NoiseSignalTests {
  /// The sample texts of the knowledge base's signals.json, and those of the field notes.
  static let samples: [(id: String, text: String)] = [
    (
      "noise.bgst.code3",
      "Error updating background task request: "
        + "Error Domain=BGSystemTaskSchedulerErrorDomain Code=3 \"(null)\""
    ),
    ("noise.bgst.code3", "  Error Domain=BGSystemTaskSchedulerErrorDomain Code=3 \"(null)\""),
    ("noise.bgst.code3", "Error Domain=BGSystemTaskSchedulerErrorDomain Code=3"),
    ("noise.bgst.code3", "Error Domain=BGSystemTaskSchedulerErrorDomain Code=3 UserInfo={a=1}"),
    (
      "noise.bgst.update-failed",
      "updateTaskRequest failed for "
        + "com.apple.coredata.cloudkit.activity.export.00000000-AAAA-4BBB-8CCC-0123456789AB"
    ),
    (
      "noise.bgst.update-failed",
      "updateTaskRequest failed for "
        + "com.apple.coredata.cloudkit.activity.setup.00000000-AAAA-4BBB-8CCC-0123456789AB"
    ),
    (
      "noise.bgst.already-running",
      "updateTaskRequest called for an already running/updated task "
        + "com.apple.coredata.cloudkit.activity.export.00000000-AAAA-4BBB-8CCC-0123456789AB"
    ),
    (
      "noise.bgst.already-running",
      "updateTaskRequest called for an already running/updated task"
    ),
    (
      "noise.ca-event",
      "Failed to send CA Event for app launch measurements for ca_event_type: 0 "
        + "event_name: com.apple.app_launch_measurement.FirstFramePresentationMetric"
    ),
    (
      "noise.persona",
      "(501) personaAttributesForPersonaType for type:0 failed with error "
        + "Error Domain=NSCocoaErrorDomain Code=4099"
    ),
    (
      "noise.ls.store-nil",
      "LaunchServices: store (null) or url (null) was nil: "
        + "Error Domain=NSOSStatusErrorDomain Code=-54"
    ),
    ("noise.ls.store-nil", "LaunchServices: store (null) or url (null) was nil"),
    (
      "noise.ls.map-db",
      "Attempt to map database failed: permission was denied. "
        + "This attempt will not be retried."
    ),
  ]

  @Test(arguments: samples)
  func `a sample has its signal and no other`(id: String, text: String) {
    #expect(NoiseSignal.signals(in: text).map(\.id) == [id])
    let inLine = "2026-11-02 08:00:00.000+0100 Meow[1:2] " + text + " "
    #expect(NoiseSignal.signals(in: inLine).map(\.id) == [id])
  }

  @Test
  func `every signal has a sample`() {
    #expect(Set(Self.samples.map(\.id)) == Set(NoiseSignal.all.map(\.id)))
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
  ])
  func `a healthy line has none`(text: String) {
    #expect(NoiseSignal.signals(in: text).isEmpty)
  }

  @Test(arguments: [
    "Error Domain=BGSystemTaskSchedulerErrorDomain Code=31 \"(null)\"",
    "Error Domain=BGSystemTaskSchedulerErrorDomain Code=1 \"Code=3\"",
    "Error Domain=BGTaskSchedulerErrorDomain Code=3 \"(null)\"",
    "Error Domain=CKErrorDomain Code=3 \"Network Unavailable\"",
    "updateTaskRequest failed for com.example.refresh",
    "LaunchServices: store opened", "the delegate was nil",
    "CoreData: error: Error Domain=NSCocoaErrorDomain Code=134400",
    "server message = \"Cannot create new type cloudkit.share in production schema\"",
  ])
  func `an error that only looks alike has none`(text: String) {
    #expect(NoiseSignal.signals(in: text).isEmpty)
  }

  @Test
  func `a line may be two signals at once`() {
    let text = Self.samples.map(\.text).joined(separator: " | ")
    #expect(NoiseSignal.signals(in: text).map(\.id) == NoiseSignal.all.map(\.id))
  }

  @Test(arguments: NoiseSignal.all)
  func `is found by its name, and says what it means`(signal: NoiseSignal) {
    #expect(NoiseSignal.named(signal.id) == signal)
    #expect(!signal.meaning.isEmpty)
  }

  @Test
  func `an unknown name is none`() {
    #expect(NoiseSignal.named("noise.none") == nil)
  }

  @Test(
    arguments: [
      ("BGSystemTaskSchedulerErrorDomain", 3, "noise.bgst.code3"),
      ("BGSystemTaskSchedulerErrorDomain", 1, nil), ("BGTaskSchedulerErrorDomain", 3, nil),
      ("CKErrorDomain", 3, nil), ("NSCocoaErrorDomain", 134_400, nil),
    ] as [(String, Int, String?)]
  )
  func `an error is noise by domain and code`(domain: String, code: Int, id: String?) {
    #expect(NoiseSignal.noise(of: ErrorChain(domain: domain, code: code))?.id == id)
  }
}
