import Foundation
import Testing

/// The table of layers: arrows point up only.
struct LayersTests {
  /// What each module may import of the package.
  private static let layers: [String: Set<String>] = [
    // Vocabulary
    "SyncEvents": [],
    "Findings": ["SyncEvents"],
    "Questions": ["SyncEvents"],
    "ArgumentParsing": [],
    // Knowledge
    "ErrorText": ["SyncEvents"],
    "KnowledgeBase": ["CCatalog", "SyncEvents"],
    // Storage
    "SQLiteDatabase": ["CSQLite"],
    "Archives": ["CArchive"],
    "Codecs": ["CZlib"],
    "EventStore": ["SyncEvents", "Questions", "SQLiteDatabase", "Codecs"],
    "Schemas": ["CLibXML2"],
    // Work
    "Redaction": ["SyncEvents"],
    "Ingest": ["Archives", "SyncEvents", "Schemas", "ErrorText", "KnowledgeBase", "Codecs"],
    "Diagnosis": [
      "SyncEvents", "Questions", "Schemas", "Findings", "KnowledgeBase", "Lint",
    ],
    "Lint": ["SyncEvents", "Schemas"],
    "Reports": ["SyncEvents", "Questions", "Findings", "Lint"],
    // Tools
    "syncscope": [
      "ArgumentParsing", "Codecs", "Diagnosis", "ErrorText", "EventStore", "Findings", "Ingest",
      "KnowledgeBase", "Lint", "Questions", "Redaction", "Reports", "SQLiteDatabase", "Schemas",
      "SyncEvents",
    ],
  ]

  /// Modules of the system and the toolchain; never `Foundation`, which costs 50 MB and 5 ms.
  private static let system: Set<String> = [
    "FoundationEssentials", "Dispatch", "_StringProcessing", "Synchronization", "Glibc", "Darwin",
  ]

  private static let modules = Set(SourceTree.sources.map(\.target))

  /// The modules that a file imports.
  private static func imports(_ file: SourceTree.File) -> [String] {
    file.code.compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == ")" })
      guard let index = words.firstIndex(of: "import"), index < 4 else { return nil }
      // `import struct Module.Type` names the module before the first point.
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "func", "protocol", "typealias", "var",
      ]
      return words[(index + 1)...].first { !kinds.contains($0) }
        .flatMap { $0.split(separator: ".").first }.map(String.init)
    }
  }

  @Test func `the table names every module, and no other`() {
    #expect(Self.modules == Set(Self.layers.keys))
  }

  @Test(arguments: layers.keys.sorted())
  func `a module imports only what stands above it`(module: String) throws {
    let allowed = try #require(Self.layers[module]).union(Self.system)
    for file in SourceTree.sources where file.target == module {
      let strange = Self.imports(file).filter { !allowed.contains($0) }
      #expect(strange.isEmpty, "\(file) imports \(strange)")
    }
  }

  @Test func `the vocabulary stands on nothing but the language`() {
    for file in SourceTree.sources where file.target == "SyncEvents" {
      #expect(Self.imports(file).isEmpty, "\(file)")
    }
  }

  @Test func `imports are read, of whatever access`() {
    let text = """
      package import SyncEvents
      internal import struct Codecs.Deflate
      @testable import EventStore // import Nothing
      #if canImport(Glibc)
        import Glibc
      #endif
      """
    let file = SourceTree.File(path: "Sources/A/B.swift", text: text)
    #expect(Self.imports(file) == ["SyncEvents", "Codecs", "EventStore", "Glibc"])
  }

  @Test func `the package says the same`() throws {
    let manifest = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"),
      encoding: .utf8
    )
    for (module, allowed) in Self.layers {
      let target = try #require(
        manifest.firstRange(of: "name: \"\(module)\"").map { manifest[$0.upperBound...] }
      )
      let declaration = target[
        ..<(target.firstRange(of: "swiftSettings")?.lowerBound ?? target.endIndex)
      ]
      let named = Self.layers.keys.filter { $0 != module && declaration.contains("\"\($0)\"") }
      #expect(Set(named).isSubset(of: allowed), "\(module)")
    }
  }
}
