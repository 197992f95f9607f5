/// Which facts an answer needs; what it doesn't need is not read.
package struct FactsParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Stores, activities, saves and account readings of each launch.
  package static let activities = FactsParts(rawValue: 1)
  package static let server = FactsParts(rawValue: 2)
  package static let records = FactsParts(rawValue: 4)
  package static let errors = FactsParts(rawValue: 8)
  package static let signals = FactsParts(rawValue: 16)
  /// Models and schemas.
  package static let documents = FactsParts(rawValue: 32)
  /// Events that are kept whole.
  package static let notes = FactsParts(rawValue: 64)
  package static let all: FactsParts = [
    .activities, .server, .records, .errors, .signals, .documents, .notes,
  ]
}
