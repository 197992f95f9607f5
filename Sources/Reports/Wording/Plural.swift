/// A number and what it counts: `1 export`, `2 exports`.
func plural(_ count: Int, _ noun: String) -> String {
  "\(count) \(pluralNoun(count, noun))"
}

/// The noun as it stands after the number.
func pluralNoun(_ count: Int, _ noun: String) -> String {
  guard count != 1 else { return noun }
  let endsInSibilant = ["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) }
  return noun + (endsInSibilant ? "es" : "s")
}

/// The texts as people list them: `a, b and c`.
func listed(_ texts: [String]) -> String {
  guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
  return texts.dropLast().joined(separator: ", ") + " and " + last
}

/// The first texts, and how many more there are.
func listed(_ texts: [String], first limit: Int) -> String {
  guard texts.count > limit else { return listed(texts) }
  return texts.prefix(limit).joined(separator: ", ") + " and \(texts.count - limit) more"
}
