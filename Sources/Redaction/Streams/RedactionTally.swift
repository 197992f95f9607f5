package import SyncEvents

/// What was replaced in a text: how often, and a few examples of each kind.
package struct RedactionTally: Sendable, Hashable {
  package private(set) var kinds: [PrivateKind: Entry] = [:]

  /// The replacements of one kind.
  package struct Entry: Sendable, Hashable {
    package fileprivate(set) var count = 0
    package fileprivate(set) var examples: [Example] = []
  }

  /// A replacement and its line.
  package struct Example: Sendable, Hashable {
    package var line: Int
    package var replacement: Replacement
  }

  package init() {}

  /// How often anything was replaced.
  package var count: Int { kinds.values.reduce(0) { $0 + $1.count } }

  mutating func add(_ replacements: [Replacement], line: Int) {
    for replacement in replacements {
      var entry = kinds[replacement.kind] ?? Entry()
      entry.count += 1
      let isNew = !entry.examples.contains { $0.replacement == replacement }
      if isNew, entry.examples.count < Limits.examples {
        entry.examples.append(Example(line: line, replacement: replacement))
      }
      kinds[replacement.kind] = entry
    }
  }

  /// The tally as data, most frequent kind first.
  package var json: JSONValue {
    [
      "replacements": .integer(Int64(count)),
      "kinds": .array(
        ordered.map { kind, entry in
          [
            "kind": .string(kind.rawValue), "count": .integer(Int64(entry.count)),
            "examples": .array(
              entry.examples.map { example in
                [
                  "line": .integer(Int64(example.line)),
                  "text": .string(example.replacement.text),
                  "pseudonym": .string(example.replacement.pseudonym),
                ]
              }
            ),
          ]
        }
      ),
    ]
  }

  /// The kinds, most frequent first.
  package var ordered: [(kind: PrivateKind, entry: Entry)] {
    kinds.map { (kind: $0.key, entry: $0.value) }.sorted {
      ($1.entry.count, $0.kind.rawValue) < ($0.entry.count, $1.kind.rawValue)
    }
  }
}
