import Foundation
import Testing

/// Rules for the tests themselves.
struct TestRulesTests {
  /// Test targets that are not named after their one module.
  private static let otherNames = [
    "syncscope": "SyncScopeTests",
    // Values with a JSON form, held where they are made.
    "Findings": "DiagnosisTests",
  ]

  @Test func `each module has tests`() {
    let targets = Set(SourceTree.tests.map(\.target))
    for module in Set(SourceTree.sources.map(\.target)) {
      let tests = Self.otherNames[module] ?? module + "Tests"
      #expect(targets.contains(tests), "\(module)")
    }
  }

  @Test func `every file of tests expects something`() {
    for file in SourceTree.tests where file.path.hasSuffix("Tests.swift") {
      let expects = ["#expect(", "#require("].contains { file.text.contains($0) }
      #expect(expects, "\(file)")
      #expect(file.text.contains("@Test"), "\(file)")
    }
  }

  @Test func `a file with tests is called so`() {
    for file in SourceTree.tests where file.code.contains(where: { $0.contains("@Test") }) {
      #expect(file.path.hasSuffix("Tests.swift"), "\(file)")
    }
  }

  @Test func `no test sleeps for a fixed time to wait for something`() {
    for file in SourceTree.tests where !file.path.hasSuffix("KillTests.swift") {
      let sleeps = file.code.filter { $0.contains("Thread.sleep(") || $0.contains(" usleep(") }
      #expect(sleeps == [], "\(file)")
    }
  }

  @Test func `no test looks at the user's home`() {
    for file in SourceTree.tests {
      let homes = file.code.filter {
        $0.contains("NSHomeDirectory") || $0.contains("homeDirectory")
      }
      #expect(homes == [], "\(file)")
    }
  }

  @Test func `a test's name is a sentence`() {
    for file in SourceTree.tests {
      for line in file.code where line.contains("@Test") && line.contains(" func ") {
        #expect(line.contains("func `"), "\(file): \(line)")
      }
    }
  }
}
