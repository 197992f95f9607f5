extension Argument {
  /// How many words a positional takes.
  package enum Arity: Equatable, Sendable {
    case one
    case optional
    case any
    case oneOrMore

    var minimum: Int {
      switch self {
      case .one, .oneOrMore: 1
      case .optional, .any: 0
      }
    }

    var repeats: Bool {
      switch self {
      case .any, .oneOrMore: true
      case .one, .optional: false
      }
    }
  }
}
