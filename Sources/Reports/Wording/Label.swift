import Findings
import Questions

/// A verdict as people read it: a sign, a word and a tone that all say the same.
struct Label: Sendable, Hashable {
  var sign: String
  var word: String
  var tone: Tone

  init(_ sign: String, _ word: String, _ tone: Tone) {
    self.sign = sign
    self.word = word
    self.tone = tone
  }

  /// Sign and word; a no-break space keeps them on one line.
  var text: String { word.isEmpty ? sign : "\(sign)\u{a0}\(word)" }

  /// Where there is nothing to judge.
  static let none = Label("–", "", .quiet)
  static let unknown = Label("?", "", .quiet)
}

extension TextTable.Cell {
  init(_ label: Label) { self.init(label.text, label.tone) }
}

extension ActivityVerdict {
  var label: Label {
    switch self {
    case .failed: Label("✗", "failed", .bad)
    case .neverBegan: Label("✗", "never began", .bad)
    case .beganNotEnded: Label("!", "not ended", .warning)
    case .unknown: Label("?", "unknown", .quiet)
    case .succeeded: Label("✓", "succeeded", .good)
    }
  }

  /// The verdict in a table of many.
  var shortLabel: Label {
    switch self {
    case .neverBegan: Label("✗", "never", .bad)
    case .beganNotEnded: Label("!", "open", .warning)
    case .succeeded: Label("✓", "ok", .good)
    case .unknown: .unknown
    case .failed: label
    }
  }

  /// The verdict after a number: `3 never began`.
  var words: String {
    self == .beganNotEnded ? "began and have no end" : label.word
  }
}

extension RecordSavesVerdict {
  var label: Label {
    switch self {
    case .zero: Label("✗", "zero", .bad)
    case .unknown: Label("?", "unknown", .quiet)
    case .some: Label("✓", "some", .good)
    case .noSaves: Label("–", "no saves", .quiet)
    }
  }
}

extension FieldVerdict {
  var label: Label {
    switch self {
    case .lostOnRecipient: Label("✗", "lost on recipient", .bad)
    case .lostOnOwner: Label("✗", "lost on owner", .bad)
    case .symmetric: Label("✓", "symmetric", .good)
    case .unknown: Label("?", "unknown", .quiet)
    }
  }
}

extension Severity {
  var label: Label {
    switch self {
    case .error: Label("✗", "error", .bad)
    case .warning: Label("!", "warning", .warning)
    case .info: Label("i", "info", .quiet)
    }
  }
}

extension ChecklistStep {
  var label: Label {
    switch answer {
    case "yes": Label("✓", answer, .good)
    case "no": Label("✗", answer, .bad)
    default: Label("?", answer, .quiet)
    }
  }
}

extension Coverage {
  /// How much of the server's log was read.
  var word: String { rawValue }
}
