extension CoreDataModel {
  /// The value of a model file's `type`, which no other XML has.
  static let typeIdentifier = "com.apple.IDECoreDataModeler.DataModel"

  /// Whether a file that begins so is a Core Data model, whatever its name.
  package static func isModel(prefix: some Collection<UInt8>) -> Bool {
    var prolog = MarkupProlog(prefix: prefix)
    guard let tag = prolog.rootTag() else { return false }
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    return name == "model" && tag.contains(typeIdentifier)
  }
}
