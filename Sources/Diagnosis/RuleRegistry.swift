/// All rules, in the order in which their findings are named where nothing else decides.
package enum RuleRegistry {
  package static let rules: [any Rule] = [
    RecorderAttachedTooLate(),
    AccountState(),
    ShareTypeMissingInProduction(),
    ProductionSchema(),
    OneStoreNeverSetUp(),
    SavedButNoExport(),
    NoExportReachedServer(),
    TransformableLostAcrossShare(),
    DualStoreWithoutConfiguration(),
    MirrorNeverStarted(),
  ]
}
