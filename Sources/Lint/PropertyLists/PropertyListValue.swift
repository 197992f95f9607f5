/// A value of a property list, with the line it begins on.
package struct PropertyListValue: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case string(String)
    case flag(Bool)
    /// Numbers, dates and data: kept as their text, since no check reads more of them.
    case other(String)
    case array([PropertyListValue])
    case dictionary([PropertyListEntry])
  }

  package let content: Content

  package let line: Int
}

/// A key of a dictionary with its value.
package struct PropertyListEntry: Sendable, Equatable {
  package let key: String

  /// The line of the key.
  package let line: Int

  package let value: PropertyListValue
}

extension PropertyListValue {
  package var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }

  /// The texts of an array, or the one text there is.
  package var texts: [String] {
    switch content {
    case .string(let text): [text]
    case .array(let values): values.compactMap(\.text)
    default: []
    }
  }

  package var entries: [PropertyListEntry] {
    if case .dictionary(let entries) = content { entries } else { [] }
  }

  /// The last entry of the key, as Foundation takes it.
  package func entry(_ key: String) -> PropertyListEntry? { entries.last { $0.key == key } }

  package subscript(_ key: String) -> PropertyListValue? { entry(key)?.value }
}
