package import SyncEvents

/// What a diagnosis comes to.
package enum Verdict: String, Sendable, Hashable {
  case problem
  /// There is evidence of working sync.
  case healthy
  /// Nothing can be decided, noise included.
  case insufficientEvidence = "insufficient-evidence"
  /// Errors, but none of sync.
  case unrelated
}

/// A cause that the evidence excludes, and what excludes it.
package struct RuledOut: Sendable, Hashable {
  package var id: String
  package var because: String

  package init(_ id: String, because: String) {
    self.id = id
    self.because = because
  }
}

/// Lines that mean nothing, and how many there were.
package struct NoiseCount: Sendable, Hashable {
  package var id: String
  package var meaning: String
  package var count: Int

  package init(id: String, meaning: String, count: Int) {
    self.id = id
    self.meaning = meaning
    self.count = count
  }
}

/// A step of the field notes' checklist: setup? account? export? server?
package struct ChecklistStep: Sendable, Hashable {
  package var step: String
  /// `yes`, `no` or `unknown`.
  package var answer: String
  package var detail: String

  package init(step: String, answer: String, detail: String) {
    self.step = step
    self.answer = answer
    self.detail = detail
  }
}

/// How often something began and ended.
package struct PhaseCounts: Sendable, Hashable {
  package var began = 0
  package var ended = 0

  package init() {}
}

/// An error that was met, and how often.
package struct ErrorCount: Sendable, Hashable {
  package var count: Int
  /// The noise that it is, if it is.
  package var noise: String?
  package var error: ErrorChain

  package init(count: Int, noise: String?, error: ErrorChain) {
    self.count = count
    self.noise = noise
    self.error = error
  }
}

/// What was made of the tester's words; they are no evidence.
package struct SymptomReading: Sendable, Hashable {
  package var asked: String
  /// The known symptom that they describe; nil where none fits.
  package var id: String?
  /// What is seen, or which symptoms are known where none fits.
  package var meaning: String

  package init(asked: String, id: String?, meaning: String) {
    self.asked = asked
    self.id = id
    self.meaning = meaning
  }

  package var json: JSONValue {
    [
      "asked": .string(asked), "id": id.map(JSONValue.string) ?? .null,
      "meaning": .string(meaning),
    ]
  }
}

/// A verdict with everything that it stands on.
package struct DiagnosisResult: Sendable {
  package var verdict: Verdict
  /// The root cause first, then what contributes.
  package var findings: [Finding]
  package var ruledOut: [RuledOut]
  package var noise: [NoiseCount]
  package var checklist: [ChecklistStep]
  /// Nil where it can't be known.
  package var setupBegan: Bool?
  package var setupBecause: String
  package var setup = PhaseCounts()
  package var imports = PhaseCounts()
  package var exports = PhaseCounts()
  package var errors: [ErrorCount]
  /// What to capture next; empty where the cause is found.
  package var captureNext: [String] = []
  /// The tester's words, if they were given.
  package var symptom: SymptomReading?

  package init(
    verdict: Verdict,
    findings: [Finding],
    ruledOut: [RuledOut],
    noise: [NoiseCount],
    checklist: [ChecklistStep],
    setupBegan: Bool?,
    setupBecause: String,
    errors: [ErrorCount]
  ) {
    self.verdict = verdict
    self.findings = findings
    self.ruledOut = ruledOut
    self.noise = noise
    self.checklist = checklist
    self.setupBegan = setupBegan
    self.setupBecause = setupBecause
    self.errors = errors
  }

  /// The worst severity among the findings.
  package var worst: Severity? { findings.map(\.severity).max() }

  /// The result as the command line gives it.
  package var json: JSONValue {
    var object = body
    object.append("captureNext", .array(captureNext.map(JSONValue.string)))
    object.append("symptom", symptom?.json)
    return .object(object)
  }

  private var body: JSONObject {
    [
      "verdict": .string(verdict.rawValue),
      "findings": .array(findings.map(\.json)),
      "ruledOut": .array(
        ruledOut.map { ["id": .string($0.id), "because": .string($0.because)] }
      ),
      "noise": .array(
        noise.map {
          [
            "id": .string($0.id), "count": .integer(Int64($0.count)),
            "meaning": .string($0.meaning),
          ]
        }
      ),
      "checklist": .array(
        checklist.map {
          [
            "step": .string($0.step), "answer": .string($0.answer),
            "detail": .string($0.detail),
          ]
        }
      ),
      "setup": [
        "began": setupBegan.map(JSONValue.bool) ?? .null, "because": .string(setupBecause),
      ],
      "events": [
        "setup": setup.json, "import": imports.json, "export": exports.json,
      ],
      "errors": .array(errors.map(\.json)),
    ]
  }
}

extension PhaseCounts {
  fileprivate var json: JSONValue {
    ["began": .integer(Int64(began)), "ended": .integer(Int64(ended))]
  }
}

extension ErrorCount {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["count": .integer(Int64(count))]
    object.append("noise", text: noise)
    object.append("error", error.json)
    return .object(object)
  }
}
