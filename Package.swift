// swift-tools-version: 6.2
import PackageDescription

// One place for the settings, applied to every Swift target below.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Targets that hold pointers are checked for it, too.
let pointerSettings = settings + [.strictMemorySafety()]

let package = Package(
  name: "syncscope",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "syncscope", targets: ["syncscope"])
  ],
  targets: [
    // C libraries: a module map and a shim each.
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .systemLibrary(
      name: "CArchive",
      pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]
    ),
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),

    // Vocabulary
    .target(name: "SyncEvents", swiftSettings: pointerSettings),
    .target(name: "Findings", dependencies: ["SyncEvents"], swiftSettings: settings),
    .target(name: "Questions", dependencies: ["SyncEvents"], swiftSettings: settings),
    .target(name: "ArgumentParsing", swiftSettings: settings),

    // Knowledge
    .target(
      name: "CCatalog",
      // #embed is of C23, which the toolchain's clang takes in older modes with a warning.
      cSettings: [.unsafeFlags(["-Wno-c23-extensions"])]
    ),
    .target(name: "ErrorText", dependencies: ["SyncEvents"], swiftSettings: settings),
    .target(
      name: "KnowledgeBase",
      dependencies: ["CCatalog", "SyncEvents"],
      swiftSettings: pointerSettings
    ),

    // Storage
    .target(name: "SQLiteDatabase", dependencies: ["CSQLite"], swiftSettings: pointerSettings),
    .target(name: "Codecs", dependencies: ["CZlib"], swiftSettings: pointerSettings),
    .target(name: "Archives", dependencies: ["CArchive"], swiftSettings: pointerSettings),
    .target(
      name: "EventStore",
      dependencies: ["SyncEvents", "Questions", "SQLiteDatabase", "Codecs"],
      swiftSettings: settings
    ),
    .target(name: "Schemas", dependencies: ["CLibXML2"], swiftSettings: pointerSettings),

    // Work
    .target(name: "Redaction", dependencies: ["SyncEvents"], swiftSettings: settings),
    .target(
      name: "Ingest",
      dependencies: [
        "Archives", "SyncEvents", "Schemas", "ErrorText", "KnowledgeBase", "Codecs",
      ],
      swiftSettings: pointerSettings
    ),
    .target(
      name: "Diagnosis",
      dependencies: ["SyncEvents", "Questions", "Schemas", "Findings", "KnowledgeBase", "Lint"],
      swiftSettings: settings
    ),
    .target(name: "Lint", dependencies: ["SyncEvents", "Schemas"], swiftSettings: settings),
    .target(
      name: "Reports",
      dependencies: ["SyncEvents", "Questions", "Findings", "Lint"],
      swiftSettings: settings
    ),

    // Tools
    .executableTarget(
      name: "syncscope",
      dependencies: [
        "ArgumentParsing", "Diagnosis", "ErrorText", "EventStore", "Findings", "Ingest",
        "KnowledgeBase", "Lint",
        "Questions", "Redaction", "Reports", "Schemas", "SyncEvents", "Codecs",
      ],
      swiftSettings: settings
    ),

    // What takes anybody's bytes, with the laws that tests and the fuzzer hold it to.
    .target(
      name: "FuzzTargets",
      dependencies: ["Codecs", "ErrorText", "Ingest", "Schemas", "SyncEvents"],
      path: "Fuzz/Targets",
      swiftSettings: settings
    ),

    // Tests; a folder of Fixtures is read by path, so it is no resource.
    .target(
      name: "TestSupport",
      dependencies: ["SyncEvents"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ArchivesTests",
      dependencies: ["Archives"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ArgumentParsingTests",
      dependencies: ["ArgumentParsing"],
      swiftSettings: settings
    ),
    .testTarget(name: "CodecsTests", dependencies: ["Codecs"], swiftSettings: settings),
    .testTarget(
      name: "CorpusTests",
      dependencies: ["Diagnosis", "Findings", "Ingest", "Lint", "Questions", "SyncEvents"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ErrorTextTests",
      dependencies: ["ErrorText", "SyncEvents"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DiagnosisTests",
      dependencies: [
        "Diagnosis", "Findings", "Ingest", "Questions", "Schemas", "SyncEvents", "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "EventStoreTests",
      dependencies: [
        "Codecs", "EventStore", "Questions", "SQLiteDatabase", "SyncEvents", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExamplesTests",
      dependencies: ["ArgumentParsing", "SyncEvents", "TestSupport", "syncscope"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzTargets", "Ingest"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "IngestTests",
      dependencies: ["Codecs", "Ingest", "KnowledgeBase", "Schemas", "SyncEvents", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "KnowledgeBaseTests",
      dependencies: ["KnowledgeBase", "SyncEvents"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LintTests",
      dependencies: ["Lint", "Schemas", "SyncEvents", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "QuestionsTests",
      dependencies: ["Questions", "SyncEvents", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RedactionTests",
      dependencies: [
        "Diagnosis", "Findings", "Ingest", "Questions", "Redaction", "SyncEvents", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Findings", "Lint", "Questions", "Reports", "Schemas", "SyncEvents"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SQLiteDatabaseTests",
      dependencies: ["SQLiteDatabase"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SchemasTests",
      dependencies: ["Schemas"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SyncEventsTests",
      dependencies: ["SyncEvents", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SyncScopeTests",
      dependencies: [
        "ArgumentParsing", "Codecs", "Redaction", "SQLiteDatabase", "SyncEvents", "TestSupport",
        "syncscope",
      ],
      swiftSettings: settings
    ),
  ]
)

// Only scripts build these: libFuzzer needs every module to be instrumented.
if Context.environment["SYNCSCOPE_FUZZ"] != nil {
  package.targets += [
    .executableTarget(
      name: "syncscope-fuzz",
      dependencies: ["FuzzTargets"],
      path: "Fuzz/Driver",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "syncscope-measure",
      dependencies: ["ErrorText", "FuzzTargets", "Ingest"],
      path: "Fuzz/Measure",
      swiftSettings: settings
    ),
  ]
}
