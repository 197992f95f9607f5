package import Lint
package import SyncEvents

/// Lint's results as SARIF 2.1.0, which code scanning services read.
package enum LintSARIF {
  package static func render(_ report: LintReport, version: String) -> JSONValue {
    let rules = report.rules
    let indexes = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    var fingerprints: [String: Int] = [:]
    let results = report.results.prefix(maximumResults).map { result in
      self.result(result, index: indexes[result.rule], &fingerprints)
    }
    let driver: JSONObject = [
      "name": "syncscope",
      "semanticVersion": .string(version),
      "rules": .array(rules.map(rule)),
    ]
    return .object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": .array([
        .object([
          "tool": .object(["driver": .object(driver)]),
          "columnKind": "unicodeCodePoints",
          "results": .array(Array(results)),
        ])
      ]),
    ])
  }

  /// GitHub takes so many results of one run.
  private static let maximumResults = 25_000

  private static func rule(_ rule: LintRule) -> JSONValue {
    var object: JSONObject = [
      "id": .string(rule.id),
      "shortDescription": text(rule.title),
      "fullDescription": text(rule.meaning),
      "help": text("\(rule.fix) (\(rule.source.title))"),
    ]
    object.append("helpUri", text: rule.source.url)
    object.append(
      "defaultConfiguration",
      .object(["level": .string(rule.level.rawValue)])
    )
    let precision = precision(rule.certainty)
    object.append(
      "properties",
      .object(["tags": ["cloudkit"], "precision": .string(precision)])
    )
    return .object(object)
  }

  private static func precision(_ certainty: LintCertainty) -> String {
    switch certainty {
    case .certain: "very-high"
    case .strong: "high"
    case .likely: "medium"
    case .possible: "low"
    }
  }

  private static func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  private static func result(
    _ result: LintResult,
    index: Int?,
    _ fingerprints: inout [String: Int]
  ) -> JSONValue {
    var region: JSONObject = ["startLine": .integer(Int64(result.line))]
    region.append("startColumn", integer: result.column)
    let place: JSONObject = [
      "artifactLocation": artifact(result.file), "region": .object(region),
    ]
    // Lines move; what a result is about doesn't.
    let identity = [
      result.rule, result.file, result.entity ?? "", result.field ?? "", result.message,
    ].joined(separator: "\u{0}")
    let fingerprint = SHA256.digest(of: identity).prefix(8).map(hex).joined()
    fingerprints[fingerprint, default: 0] += 1
    var object: JSONObject = ["ruleId": .string(result.rule)]
    object.append("ruleIndex", integer: index)
    object.append("level", text: result.level.rawValue)
    object.append("message", text("\(result.message). \(result.fix)"))
    object.append("locations", .array([.object(["physicalLocation": .object(place)])]))
    object.append(
      "partialFingerprints",
      .object([
        "primaryLocationLineHash": .string(
          "\(fingerprint):\(fingerprints[fingerprint, default: 1])"
        )
      ])
    )
    return .object(object)
  }

  /// A path below the sources' root; one that isn't is a file address.
  private static func artifact(_ file: String) -> JSONValue {
    if file.hasPrefix("/") { return .object(["uri": .string("file://" + encoded(file))]) }
    return .object(["uri": .string(encoded(file)), "uriBaseId": "%SRCROOT%"])
  }

  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(decoding: [byte], as: UTF8.self)
      default: "%" + hex(byte).uppercased()
      }
    }.joined()
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }
}
