/// Model files for tests, around what each test is about.
enum ModelText {
  /// A model with this inside it; its first line is line 2 of the file.
  static func model(_ inside: String, attributes: String = "") -> String {
    """
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \(attributes)>
    \(inside)
    </model>
    """
  }

  /// A model with one entity named Note and this inside it; its first line is line 3 of the file.
  static func entity(_ inside: String) -> String {
    model("<entity name=\"Note\">\n\(inside)\n</entity>")
  }
}
