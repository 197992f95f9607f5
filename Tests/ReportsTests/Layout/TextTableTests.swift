import Testing

@testable import Reports

struct TextTableTests {
  @Test func `aligns columns by what is shown, not by how many letters there are`() {
    var table = TextTable(["NAME", .number("COUNT"), "RESULT"])
    table.rows = [["林小美", "7", "ok"], ["ab", "1200", "bad"]]
    #expect(
      table.lines(width: 80, style: TextStyle()) == [
        "NAME    COUNT  RESULT", "林小美      7  ok", "ab       1200  bad",
      ]
    )
  }

  @Test func `wraps the widest cells and keeps words whole while it can`() {
    var table = TextTable(["A", "B"], hasHead: false)
    table.rows = [["identifier", "some words that are too many"]]
    #expect(
      table.lines(width: 24, style: TextStyle()) == [
        "identifier  some words", "            that are too", "            many",
      ]
    )
  }

  @Test(arguments: [20, 40, 80])
  func `is no wider than asked for, whatever the data`(width: Int) {
    var table = TextTable(["A", "B", "C"])
    table.rows = [[.init(Sample.hostileWords), .init(Sample.hostileName), "x"]]
    let lines = table.lines(width: width, style: TextStyle())
    #expect(lines.allSatisfy { $0.columns <= width })
    #expect(lines.joined().controlCharacters.isEmpty)
  }

  @Test func `colours do not move columns`() {
    var table = TextTable(["A", "B"], hasHead: false)
    table.rows = [[.init("x", .bad), "y"]]
    let plain = table.lines(width: 40, style: TextStyle())
    let coloured = table.lines(width: 40, style: TextStyle(width: 40, usesColor: true))
    #expect(plain == ["x  y"])
    #expect(coloured == ["\u{1b}[31mx\u{1b}[0m  y"])
  }
}
