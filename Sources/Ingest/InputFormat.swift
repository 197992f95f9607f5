/// The formats that are recognised by content.
package enum InputFormat: String, Sendable, Hashable, CaseIterable {
  /// The report format.
  case own
  /// Console text.
  case console
  case coreDataModel = "core-data-model"
  case cloudKitSchema = "cloudkit-schema"
  /// Nothing that can be read.
  case unknown
}
