import Findings
import Questions
import SyncEvents

/// R45: records arrive without values that the local model requires.
///
/// Strong (0.85) where an import ended in Core Data's validation error; likely (0.5) from the error
/// alone, which the app's own saves raise, too. Errors that a save of the app met say nothing here.
struct ImportViolatesModelValidation: Rule {
  static let identifiers = ["import-violates-model-validation"]
  static let stage = Stage.server

  /// Core Data's validation codes; of several errors at once (1560) the details count.
  private static let codes = 1_550...1_699

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let met = timeline.errors { link, _ in
      link.domain == "NSCocoaErrorDomain" && link.code.map(Self.codes.contains) == true
        && link.code != 1_560
    }.filter { !$0.facts.isOver(in: timeline) }
    let imports = met.filter { isOfImport($0.facts) }
    let alone = met.filter { !isOfImport($0.facts) && isOfUnknownOrigin($0.facts) }
    let isSure = !imports.isEmpty
    var collection = EvidenceCollection()
    collection.add(isSure ? imports : alone, in: timeline)
    guard !collection.isEmpty else { return .nothing }
    let fields = fields(isSure ? imports : alone)
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "Imported records break the model's own rules",
      severity: isSure ? .error : .warning,
      confidence: isSure ? 0.85 : 0.5,
      summary: (isSure ? "An import" : "Most likely an import")
        + " could not be saved, since objects lack what the model requires"
        + (fields.isEmpty ? "." : ": \(fields.prefix(8).joined(separator: ", ")).")
    )
    if !isSure {
      finding.against = [Evidence("nothing tells whether the app's own save or an import met it")]
      finding.captureNext = [
        "The same error with its event: `syncscope listener` prints a file that tells setup, import "
          + "and export with their errors."
      ]
    }
    finding.captureNext.append("NSDetailedErrors of the error, each with entity and key.")
    finding.fix = [
      "Make every synced attribute and relationship optional, or give it a default: records of "
        + "older builds and half-arrived graphs lack them.",
      "Fill what lacks at use, not by validation.",
      "Repair the records on the server, from a device that has the values.",
    ]
    finding.verify = ["An import that ends well over the same records."]
    finding.notWorthTrying = ["Deleting the app: the same records come again."]
    finding.lookAlikes = [
      "import-fails-export-fine", "import-order-nil-parent",
      "model-incompatible-non-optional-attributes",
    ]
    return .found(finding)
  }

  private func isOfImport(_ error: ErrorFacts) -> Bool {
    if error.example.links.contains(where: { $0.matches("NSCocoaErrorDomain", 134_404) }) {
      return true
    }
    return error.places.keys.contains { place in
      let context = place.context.lowercased()
      return context.contains("import") || context.contains("fetch") || context.contains("download")
    }
  }

  /// Whether nothing says that the app's own save, or another phase, met it.
  private func isOfUnknownOrigin(_ error: ErrorFacts) -> Bool {
    error.places.keys.allSatisfy { place in
      ["error", "error console", "log"].contains(place.context)
    }
  }

  /// Entity and key of each object, as far as the errors tell.
  private func fields(_ met: [MetError]) -> [String] {
    let names = met.flatMap { $0.facts.example.links }.compactMap { link -> String? in
      guard let key = link.userInfo?["NSValidationErrorKey"]?.text else { return nil }
      let entity = link.userInfo?["NSValidationErrorObject"]?.text?.between("(entity: ", ";")
      return entity.map { "\($0).\(key)" } ?? key
    }
    return Set(names).sorted()
  }
}
