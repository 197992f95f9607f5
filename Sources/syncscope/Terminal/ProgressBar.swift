import ArgumentParsing

/// A bar on standard error for work that takes more than half a second, only on a terminal.
struct ProgressBar {
  private let total: Int?
  private let unit: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastDrawn = ContinuousClock.now
  private var isDrawn = false

  /// A bar towards `total`, or of an unknown length; `unit` is what `update` counts beside it.
  init(total: Int?, unit: String, isQuiet: Bool) {
    self.total = total
    self.unit = unit
    isShown = !isQuiet && StandardError.isTerminal
  }

  /// Draws the state of the work, a few times a second.
  mutating func update(done: Int, count: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start > .milliseconds(500), now - lastDrawn > .milliseconds(100) else { return }
    lastDrawn = now
    isDrawn = true
    StandardError.write("\r\u{1b}[2K" + line(done: done, count: count, elapsed: now - start))
  }

  /// Takes the bar away.
  mutating func finish() {
    if isDrawn { StandardError.write("\r\u{1b}[2K") }
    isDrawn = false
  }

  private func line(done: Int, count: Int, elapsed: Duration) -> String {
    let seconds = max(Double(elapsed.components.seconds), 0.1)
    let rate = Int(Double(count) / seconds)
    var line = "\(count) \(unit), \(rate)/s"
    if let total, total > 0 {
      let share = min(Double(done) / Double(total), 1)
      let filled = Int(share * 24)
      let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: 24 - filled)
      let left = share > 0.01 ? Int(seconds / share - seconds) : nil
      line = "[\(bar)] \(Int(share * 100)) %  \(line)" + (left.map { ", \($0) s left" } ?? "")
    } else {
      line += ", \(ByteText.text(done)) read"
    }
    return String(line.prefix(max(TerminalWidth.current - 1, 20)))
  }
}

/// Bytes for people.
enum ByteText {
  static func text(_ bytes: Int) -> String {
    let units = ["bytes", "KiB", "MiB", "GiB", "TiB"]
    var value = Double(bytes)
    var unit = 0
    while value >= 1_024, unit < units.count - 1 {
      value /= 1_024
      unit += 1
    }
    let rounded = (value * 10).rounded() / 10
    return "\(unit == 0 ? "\(bytes)" : "\(rounded)") \(units[unit])"
  }
}
