import Diagnosis
import Findings
import Ingest
import Questions
import SyncEvents
import Testing

/// Every capture is read as a user would give it, and what is found is held against what people
/// worked out by reading it.
struct CorpusTests {
  /// Every way from an error down to a leaf.
  private func ways(_ error: ErrorChain) -> [[ErrorChain]] {
    let further = error.children.flatMap(ways)
    return further.isEmpty ? [[error]] : further.map { [error] + $0 }
  }

  private func holds(_ way: [ErrorChain], _ chain: [ExpectedLink]) -> Bool {
    var next = 0
    for link in way where next < chain.count && chain[next].isTold(by: link) { next += 1 }
    return next == chain.count
  }

  @Test
  func `the corpus is there`() {
    #expect(CorpusCase.all.count == 48)
  }

  @Test(arguments: CorpusCase.all)
  func `every chain of a capture is found, in order`(capture: CorpusCase) throws {
    let ways = try capture.result().errors.flatMap { self.ways($0.error) }
    for chain in capture.chains {
      #expect(
        ways.contains { holds($0, chain) },
        "missing \(chain.map { "\($0.domain) \($0.code.map(String.init) ?? "")" })"
      )
    }
  }

  @Test(arguments: CorpusCase.all)
  func `every description and server message of a capture is kept`(capture: CorpusCase) throws {
    let links = try capture.result().errors.flatMap(\.error.links)
    for link in capture.chains.joined() {
      for text in link.texts {
        #expect(
          links.contains { found in
            link.isTold(by: found) && found.texts.contains { $0.contains(text) }
          },
          "missing \(text)"
        )
      }
    }
  }

  @Test(arguments: CorpusCase.all.filter { $0.expected["partialErrors"]?.object != nil })
  func `items that are listed and items that are omitted are counted`(capture: CorpusCase) throws {
    let partial = try #require(capture.expected["partialErrors"]?.object)
    guard partial["redacted"]?.bool != true else { return }
    let listed = Int(partial["listed"]?.integer ?? 0)
    let omitted = Int(partial["omitted"]?.integer ?? 0)
    let links = try capture.result().errors.flatMap(\.error.links)
    let items = partial["items"]?.array?.compactMap(ExpectedLink.init) ?? []
    let counted = links.contains { link in
      (link.partial?.count ?? 0) == listed && (link.partialOmitted ?? 0) == omitted
        && items.allSatisfy { item in
          (link.partial ?? []).contains { item.isTold(by: $0.error) }
        }
    }
    // Items that a text prints without an outer error stand alone.
    let alone = omitted == 0 && items.allSatisfy { item in links.contains(where: item.isTold) }
    #expect(counted || alone)
  }

  @Test(arguments: CorpusCase.all)
  func `whether setup began is known, or known to be unknown`(capture: CorpusCase) throws {
    let began = try capture.result().setupBegan
    #expect(began == capture.expected["setupBegan"]?.bool)
  }

  @Test(arguments: CorpusCase.all)
  func `a listener's events are counted`(capture: CorpusCase) throws {
    let result = try capture.result()
    let counts = ["setup": result.setup, "import": result.imports, "export": result.exports]
    for (name, found) in counts {
      let wanted = capture.expected["events"]?.object?[name]?.object
      if let began = wanted?["began"]?.integer { #expect(found.began == Int(began), "\(name)") }
      if let ended = wanted?["ended"]?.integer { #expect(found.ended == Int(ended), "\(name)") }
    }
  }
}
