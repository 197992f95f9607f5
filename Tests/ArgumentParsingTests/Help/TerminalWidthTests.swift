import Testing

@testable import ArgumentParsing

struct TerminalWidthTests {
  @Test(
    arguments: [
      (90, "70", 90), (nil, "70", 70), (nil, nil, 80), (nil, "wide", 80), (nil, "0", 80),
      (250, nil, 100), (nil, "250", 100), (5, nil, 32),
    ] as [(Int?, String?, Int)]
  )
  func `the terminal goes before the environment, within limits`(
    terminal: Int?,
    columns: String?,
    width: Int
  ) {
    #expect(TerminalWidth.chosen(terminal: terminal, columns: columns) == width)
  }
}
