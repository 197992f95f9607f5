import SyncEvents
import Testing

struct JSONValueTests {
  @Test(arguments: [
    (1.0, JSONValue.integer(1)), (-0.0, .integer(0)), (1.5, .number("1.5")),
    (1e18, .integer(1_000_000_000_000_000_000)), (1e300, .number("1e+300")),
    (.infinity, .null), (-.infinity, .null), (.nan, .null),
    (9_223_372_036_854_775_808, .number("9.223372036854775808e+18")),
  ])
  func `makes a number of a double, or none of what JSON can't say`(
    double: Double,
    value: JSONValue
  ) {
    #expect(JSONValue.double(double).double == value.double)
    #expect(JSONValue.double(double).typeName == value.typeName)
  }

  static let all: [(JSONValue, String)] = [
    (nil, "null"), (true, "true or false"), (1, "a whole number"), (.number("1.5"), "a number"),
    ("a", "a string"), ([1], "an array"), (["a": 1], "an object"),
  ]

  @Test(arguments: all)
  func `is of one type only`(value: JSONValue, name: String) {
    #expect(value.typeName == name)
    #expect(value.isNull == (name == "null"))
    #expect((value.bool != nil) == (name == "true or false"))
    #expect((value.integer != nil) == (name == "a whole number"))
    #expect((value.double != nil) == name.hasSuffix("number"))
    #expect((value.text != nil) == (name == "a string"))
    #expect((value.array != nil) == (name == "an array"))
    #expect((value.object != nil) == (name == "an object"))
  }

  @Test
  func `an optional text is the text or null`() {
    #expect(JSONValue.optional("a") == "a")
    #expect(JSONValue.optional(nil) == .null)
  }
}
