/// How bad a result is.
package enum LintLevel: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing, and often right as it is.
  case note
  /// Sync is at risk.
  case warning
  /// Mirroring refuses it, or it will surely fail.
  case error

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
