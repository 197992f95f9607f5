/// Text of HTML, SVG or XML in which data can't become markup.
///
/// Literals are taken as they stand; whatever is put into them as a `String` is escaped. So an
/// escape can't be forgotten: `Markup("<b>\(name)</b>")`.
struct Markup: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  init() { text = "" }

  static func += (left: inout Markup, right: Markup) { left.text += right.text }

  static func + (left: Markup, right: Markup) -> Markup {
    var sum = left
    sum += right
    return sum
  }

  /// Collects what stands between the literals.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ data: String) { text += Markup.escaped(data) }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// A coordinate, to a tenth.
    mutating func appendInterpolation(_ number: Double) {
      let tenths = number.isFinite ? (number * 10).rounded() / 10 : 0
      text += JSONNumber.shortest(tenths)
    }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    mutating func appendInterpolation(_ list: [Markup]) {
      for markup in list { text += markup.text }
    }
  }

  /// The text on one line, with what HTML and XML take for markup, or forbid, written otherwise.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in VisibleText.line(text).unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
