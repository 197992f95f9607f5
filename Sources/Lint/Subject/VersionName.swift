/// A version's name in the order people count: "Model 2" before "Model 10".
struct VersionName: Comparable {
  private let parts: [Part]

  private enum Part: Equatable {
    case number(digits: String)
    case text(String)
  }

  init(_ name: String) {
    var parts: [Part] = []
    var rest = Substring(name)
    while let first = rest.first {
      let isNumber = first.isASCII && first.isNumber
      let run = rest.prefix { ($0.isASCII && $0.isNumber) == isNumber }
      rest = rest.dropFirst(run.count)
      // Zeros in front don't count; the digits may be more than a number holds.
      parts.append(
        isNumber
          ? .number(digits: String(run.drop { $0 == "0" })) : .text(run.lowercased())
      )
    }
    self.parts = parts
  }

  static func < (left: Self, right: Self) -> Bool {
    for (one, other) in zip(left.parts, right.parts) where one != other {
      switch (one, other) {
      case (.number(let one), .number(let other)):
        return one.count != other.count ? one.count < other.count : one < other
      case (.text(let one), .text(let other)): return one < other
      case (.number, .text): return true
      case (.text, .number): return false
      }
    }
    return left.parts.count < right.parts.count
  }
}
