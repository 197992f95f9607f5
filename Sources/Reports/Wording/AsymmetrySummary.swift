import Questions

/// An answer about fields across a share in one sentence.
enum AsymmetrySummary {
  static func label(_ answer: AsymmetryAnswer) -> Label {
    switch answer.verdict {
    case .asymmetric: Label("✗", answer.verdict.rawValue, .bad)
    case .symmetric: Label("✓", answer.verdict.rawValue, .good)
    case .unknown: Label("?", answer.verdict.rawValue, .quiet)
    }
  }

  static func sentence(_ answer: AsymmetryAnswer) -> String {
    switch answer.verdict {
    case .asymmetric: "Owner and recipient do not see the same fields.\(pattern(answer))"
    case .symmetric: "Owner and recipient see the same fields."
    case .unknown: "No field can be compared between owner and recipient."
    }
  }

  private static func pattern(_ answer: AsymmetryAnswer) -> String {
    guard let pattern = answer.pattern else { return "" }
    let share =
      " \(pattern.lost) of \(plural(pattern.of, "\(pattern.attributeType) field")) that the owner "
      + "filled \(pattern.of == 1 ? "is" : "are") lost"
    return share + (pattern.explainsAll ? ", and no field of another type." : ".")
  }

  static func records(_ entity: EntityAsymmetry) -> String {
    "\(entity.entity): \(plural(entity.ownerRecords, "record")) at the owner, "
      + "\(entity.recipientRecords) at the recipient, \(entity.sharedRecords) at both"
  }

  /// In how many of the records the field has a value.
  static func presence(_ presence: FieldAsymmetry.Presence) -> String {
    "\(presence.present) of \(presence.present + presence.absent)"
  }
}
