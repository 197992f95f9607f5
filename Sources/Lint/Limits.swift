/// The bounds on what this module reads from files it does not trust.
enum Limits {
  /// The most bytes of a property list; those of apps are some kilobytes.
  static let maxPropertyListBytes = 1 << 20

  /// The deepest nesting of a property list; Info.plist reaches six.
  static let maxPropertyListDepth = 32

  /// The most bytes of a file of any kind, as of a model or schema.
  static let maxFileBytes = 4 << 20

  /// The most bytes of a Swift file; larger ones are generated and hold data.
  static let maxSourceBytes = 1 << 20

  /// The most fields of a record type: CloudKit refuses more (rule "limit-exceeded").
  static let maxFieldsOfType = 256

  /// The tokens looked back through from a call to the beginning of its statement.
  static let maxTokensOfStatement = 200

  /// The tokens of a call's arguments that are looked at; nested ones are looked at again.
  static let maxTokensOfArguments = 500

  /// The most configurations whose relationships are followed; a model has as many as stores.
  static let maxConfigurations = 50

  /// The most files of one folder; more is a whole disk, not a project.
  static let maxFilesOfFolder = 100_000
}
