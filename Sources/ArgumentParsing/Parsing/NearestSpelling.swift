/// Finds the known word that a misspelt one most likely stands for.
enum NearestSpelling {
  /// The nearest of the known words, the first of them where several are as near; nil if all are
  /// too far to be meant.
  static func of(_ word: String, among known: [String]) -> String? {
    let typed = word.lowercased()
    let letters = typed.drop { $0 == "-" }
    let tolerance = max(1, letters.count / 3)
    var nearest: (word: String, distance: Int)?
    for candidate in known {
      let distance = distance(Array(typed), Array(candidate.lowercased()))
      if distance <= tolerance, distance < nearest?.distance ?? .max {
        nearest = (candidate, distance)
      }
    }
    if let nearest { return nearest.word }
    // Abbreviations are not accepted, but someone who types one deserves to be told the whole word.
    return letters.count < 2 ? nil : known.first { $0.lowercased().hasPrefix(typed) }
  }

  /// How many letters must be added, removed, changed or swapped with their neighbour.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
