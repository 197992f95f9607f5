import Foundation

/// The package's own files, as a test reads them.
enum SourceTree {
  /// A Swift file by its path from the package's root.
  struct File: Sendable, CustomStringConvertible {
    var path: String
    var text: String
    /// The lines without comments and without what stands in quotes.
    var code: [String]

    init(path: String, text: String) {
      self.path = path
      self.text = text
      code = CodeText.lines(of: text)
    }

    var description: String { path }

    /// The module or test target that the file belongs to.
    var target: String {
      path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sources = files(in: "Sources")
  static let tests = files(in: "Tests")

  private static func files(in folder: String) -> [File] {
    let base = root.appending(path: folder).path
    guard let names = FileManager.default.enumerator(atPath: base) else { return [] }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
      .sorted()
      .compactMap { name in
        (try? String(contentsOfFile: base + "/" + name, encoding: .utf8))
          .map { File(path: folder + "/" + name, text: $0) }
      }
  }
}
