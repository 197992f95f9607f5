import ErrorText
import Ingest
import KnowledgeBase
import Reports
import SyncEvents

/// Finds errors in what the user typed or piped, and says what is known of them.
enum Explaining {
  /// The chains of `DOMAIN CODE`, of a text, or of standard input.
  static func chains(of words: [String]) throws -> [ErrorChain] {
    if words.count == 2, let code = Int(words[1]) {
      return [ErrorChain(domain: words[0], code: code)]
    }
    let text =
      words.isEmpty || words == ["-"]
      ? try InputText.standardInput() : words.joined(separator: " ")
    return distinct(ErrorText.errors(in: text).map(\.chain) + alerts(in: text))
  }

  /// The alert of the field notes spreads one error over lines, which only a reader joins.
  private static func alerts(in text: String) -> [ErrorChain] {
    AlertText.errors(in: text)
  }

  private static func distinct(_ chains: [ErrorChain]) -> [ErrorChain] {
    var seen: Set<ErrorChain> = []
    return chains.filter { seen.insert($0).inserted }
  }

  static func text(_ chains: [ErrorChain], style: TextStyle) -> String {
    chains.map { chain in
      var text = ErrorTreeText.render(
        chain,
        style: style,
        explain: { ErrorCatalog.entry(for: $0)?.meaning }
      )
      var told: Set<String> = []
      for link in chain.links {
        guard let entry = ErrorCatalog.entry(for: link),
          told.insert(entry.domain + entry.name).inserted
        else { continue }
        text += "\n" + describe(entry, link, style: style)
      }
      return text
    }.joined(separator: "\n")
  }

  private static func describe(
    _ entry: ErrorEntry,
    _ link: ErrorChain,
    style: TextStyle
  ) -> String {
    let correction = link.code.flatMap { ErrorCatalog.correction(domain: link.domain, code: $0) }
    let paragraphs = [
      ("", entry.meaning), ("Often", entry.likelyCauses.joined(separator: "; ")),
      ("Do", entry.remedy), ("Note", correction ?? ""), ("How sure", entry.verification),
    ]
    let title = [entry.domain, entry.code.map(String.init), entry.name].compactMap(\.self)
    return ExplanationText.render(
      title: title.joined(separator: " "),
      paragraphs.filter { !$0.1.isEmpty },
      style: style
    )
  }

  static func json(_ chains: [ErrorChain]) -> JSONValue {
    ["errors": .array(chains.map(explained))]
  }

  /// The chain with name, meaning and remedy in each link where they are known.
  private static func explained(_ chain: ErrorChain) -> JSONValue {
    guard var object = chain.json.object else { return .null }
    if let entry = ErrorCatalog.entry(for: chain) {
      object["name"] = .string(entry.name)
      object.append("meaning", text: entry.meaning)
      object.append("remedy", text: entry.remedy)
      object.append("verification", text: entry.verification)
    }
    if let code = chain.code,
      let correction = ErrorCatalog.correction(domain: chain.domain, code: code)
    {
      object.append("correction", text: correction)
    }
    if let underlying = chain.underlying { object["underlying"] = explained(underlying) }
    if let multiple = chain.multiple { object["multiple"] = .array(multiple.map(explained)) }
    if let detailed = chain.detailed { object["detailed"] = .array(detailed.map(explained)) }
    if let partial = chain.partial {
      object["partial"] = .array(
        partial.map { ["item": .string($0.item), "error": explained($0.error)] }
      )
    }
    return .object(object)
  }
}
