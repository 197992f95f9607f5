import Findings
import Foundation
import SyncEvents
import Testing

@testable import Diagnosis

/// Cases of the corpus: captures whose cause is known.
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures").path

  private static let cases = [
    "023-dual-store-no-configuration-silent", "025-cloudkit-share-type-missing-alert",
    "026-healthy-dual-store-listener",
  ]

  private static func read(_ name: String) throws -> (expected: JSONObject, result: DiagnosisResult)
  {
    let text = try String(contentsOfFile: "\(folder)/\(name)/case.json", encoding: .utf8)
    let json = try #require(try JSONScanner.value(in: text).object)
    let inputs = json["inputs"]?.array?.compactMap(\.text) ?? []
    let timeline = try Given.timeline(ofFiles: inputs.map { "\(folder)/\(name)/\($0)" })
    return (try #require(json["expected"]?.object), Diagnosis.result(of: timeline))
  }

  @Test(arguments: cases)
  func `the cause is the one that is known`(name: String) throws {
    let (expected, result) = try Self.read(name)
    let cause = try #require(expected["rootCause"]?.text)
    if cause == "healthy" {
      #expect(result.verdict == .healthy)
      #expect(result.findings.allSatisfy { $0.severity != .error })
    } else {
      #expect(result.findings.first?.id == cause)
    }
  }

  @Test(arguments: cases)
  func `whether setup began, and how often what began, is as it was seen`(name: String) throws {
    let (expected, result) = try Self.read(name)
    let began = expected["setupBegan"]
    #expect(result.setupBegan == (began == "unknown" ? nil : began?.bool))
    let told = try #require(result.json.object?["events"]?.object)
    for event in try #require(expected["events"]?.object).members where event.value != .null {
      #expect(told[event.name] == event.value, "\(event.name)")
    }
  }

  @Test(arguments: cases)
  func `the chain is told whole`(name: String) throws {
    let (expected, result) = try Self.read(name)
    let wanted = expected["errorChain"]?.array?.compactMap(\.object) ?? []
    let links = result.errors.flatMap(\.error.links)
    for link in wanted {
      let isTold = links.contains { found in
        found.domain == link["domain"]?.text && found.code.map(Int64.init) == link["code"]?.integer
          && (link["description"]?.text.map { words in found.texts.contains { $0.contains(words) } }
            ?? true)
      }
      #expect(isTold, "\(link)")
    }
  }
}
