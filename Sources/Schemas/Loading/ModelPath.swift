/// What a model file's path tells of it.
struct ModelPath {
  /// The name of the XML file in an `.xcdatamodel` folder.
  static let contentsName = "contents"

  /// The end of a version folder's name.
  static let versionSuffix = ".xcdatamodel"

  private let components: [Substring]

  init(_ path: String) {
    components = path.split { $0 == "/" }
  }

  /// The version's name: of the folder around `contents`, else of the file, without its extension.
  var versionName: String {
    guard let last = components.last else { return "" }
    if last == Self.contentsName, let folder = components.dropLast().last {
      return Self.withoutExtension(folder)
    }
    return Self.withoutExtension(last)
  }

  static func withoutExtension(_ name: Substring) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
