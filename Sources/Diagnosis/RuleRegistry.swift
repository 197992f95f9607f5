/// All rules, in the order in which their findings are named where nothing else decides.
package enum RuleRegistry {
  package static let rules: [any Rule] = [
    RecorderAttachedTooLate(),
    StoreLoadFailed(),
    HistoryTrackingOff(),
    StoreWithoutCloudKitOptions(),
    AccountState(),
    ShareTypeMissingInProduction(),
    ProductionSchema(),
    KnownErrorCodes(),
    OneStoreNeverSetUp(),
    SavedButNoExport(),
    NoExportReachedServer(),
    TransformableLostAcrossShare(),
    DualStoreWithoutConfiguration(),
    MirrorNeverStarted(),
  ]
}
