import Testing

@testable import Reports

struct StylesheetTests {
  /// The colours of the light scheme and of the dark one.
  private static var schemes: [[String: Double]] {
    Stylesheet.rules.text.split(separator: "@media (prefers-color-scheme: dark)").prefix(2).map {
      part in
      var luminances: [String: Double] = [:]
      for match in part.matches(of: #/--([a-z-]+): #([0-9a-f]{6})/#) {
        luminances[String(match.1)] = luminance(UInt32(match.2, radix: 16) ?? 0)
      }
      return luminances
    }
  }

  /// Relative luminance as in WCAG 2.2.
  private static func luminance(_ color: UInt32) -> Double {
    let parts = [color >> 16, color >> 8, color].map { part -> Double in
      let value = Double(part & 0xff) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The 2.4th power by Newton's method: the fifth root of the twelfth power.
  private static func power(_ value: Double) -> Double {
    let twelfth = (0..<12).reduce(1) { product, _ in product * value }
    var root = 1.0
    for _ in 0..<200 { root = (4 * root + twelfth / (root * root * root * root)) / 5 }
    return root
  }

  @Test(arguments: [
    "text", "quiet", "good", "warning", "bad", "accent",
  ])
  func `words stand out from every ground in both schemes`(color: String) throws {
    for scheme in Self.schemes {
      let own = try #require(scheme[color])
      for ground in ["ground", "card", "good-ground", "warning-ground", "bad-ground", "band"] {
        let other = try #require(scheme[ground])
        let contrast = (max(own, other) + 0.05) / (min(own, other) + 0.05)
        #expect(contrast >= 4.5, "\(color) on \(ground): \(contrast)")
      }
    }
  }

  @Test func `bars and bands stand out from the ground`() throws {
    for scheme in Self.schemes {
      let bar = try #require(scheme["bar"])
      let ground = try #require(scheme["ground"])
      #expect((max(bar, ground) + 0.05) / (min(bar, ground) + 0.05) >= 3)
    }
  }
}
