import Foundation
import Testing

@testable import KnowledgeBase

/// The listener is for Apple's systems; here it is held against what they declare, as far as
/// declarations can tell.
struct ListenerSourceTests {
  private static let stubs = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "Fixtures/apple-stubs")

  /// Runs the compiler; returns its status and what it said.
  private func compile(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-parse-as-library"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  #if os(Linux)
    @Test func `the listener fits what Apple declares, in both language modes`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // try? since a folder left in /tmp fails no test.
      defer { try? FileManager.default.removeItem(at: folder) }
      for module in ["CloudKit", "CoreData"] {
        let source = folder.appending(path: "\(module).swift")
        try Data(contentsOf: Self.stubs.appending(path: "\(module).swift.txt")).write(to: source)
        // As the system's modules: their enums may get cases.
        let built = try compile([
          "-emit-module", "-module-name", module, "-enable-library-evolution",
          "-suppress-warnings", "-swift-version", "6", "-I", folder.path, "-emit-module-path",
          folder.appending(path: "\(module).swiftmodule").path,
          source.path,
        ])
        try #require(built.status == 0, "\(built.text)")
      }
      let listener = folder.appending(path: "CloudSyncMonitor.swift")
      try Data(ListenerSource.text.utf8).write(to: listener)
      for version in ["5", "6"] {
        let checked = try compile([
          "-typecheck", "-warnings-as-errors", "-swift-version", version, "-I", folder.path,
          listener.path,
        ])
        #expect(checked.status == 0, "Swift \(version): \(checked.text)")
      }
      // What doesn't fit is seen: the check can fail.
      let wrong = ListenerSource.text.replacing(".storeIdentifier", with: ".storeName")
      try Data(wrong.utf8).write(to: listener)
      let refused = try compile(["-typecheck", "-I", folder.path, listener.path])
      #expect(refused.status != 0)
    }
  #endif
}
