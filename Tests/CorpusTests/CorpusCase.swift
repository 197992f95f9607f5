import Foundation
import SyncEvents
import Testing

/// A capture of a real failure with the answers that were worked out by hand.
struct CorpusCase: CustomTestStringConvertible, Sendable {
  let id: String
  let inputs: [String]
  let expected: JSONObject

  var testDescription: String { id }

  static let all: [CorpusCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let path = folder.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: path.appendingPathComponent("case.json")),
        let object = (try? JSONScanner.value(in: Array(data).span))?.object,
        let expected = object["expected"]?.object
      else { return nil }
      let inputs = object["inputs"]?.array?.compactMap(\.text) ?? []
      return CorpusCase(
        id: name,
        inputs: inputs.map { path.appendingPathComponent($0).path },
        expected: expected
      )
    }
  }()
}

/// A link that a case expects.
struct ExpectedLink {
  var domain: String
  var code: Int?
  var texts: [String]

  init?(_ value: JSONValue) {
    guard let object = value.object, let domain = object["domain"]?.text else { return nil }
    self.domain = domain
    code = object["code"]?.integer.map(Int.init)
    texts = [object["description"]?.text, object["serverMessage"]?.text].compactMap(\.self)
  }

  func isTold(by link: ErrorChain) -> Bool {
    link.domain == domain && (code == nil || link.code == code)
  }
}

extension CorpusCase {
  /// The chains that must be found, outermost link first.
  var chains: [[ExpectedLink]] {
    let main = expected["errorChain"]?.array ?? []
    let others = (expected["otherErrors"]?.array ?? []).map { $0.array ?? [$0] }
    return ([main] + others).map { $0.compactMap(ExpectedLink.init) }.filter { !$0.isEmpty }
  }
}
