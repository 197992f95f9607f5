import SyncEvents

/// What stands before the message of a log line, in the styles of Xcode, Console.app and `log`.
struct LinePrefix {
  var time: Timestamp?
  var timeText: String?
  var process: String?
  var processID: Int?
  var subsystem: String?
  var category: String?
  var level: String?
  /// Where the message begins.
  var messageStart: Int

  /// The prefix of a line; nil where it has none that is known.
  init?(_ line: [UInt8]) {
    guard
      let found = Self.tabbed(line) ?? Self.dated(line) ?? Self.timed(line) ?? Self.bracketed(line)
    else { return nil }
    self = found
  }

  private init(messageStart: Int) {
    self.messageStart = messageStart
  }

  // MARK: Styles

  /// Console.app's columns: `type TAB time TAB process TAB message`.
  private static func tabbed(_ line: [UInt8]) -> LinePrefix? {
    var fields: [Range<Int>] = []
    var start = 0
    for index in line.indices where line[index] == 0x09 {
      fields.append(start..<index)
      start = index + 1
      if fields.count == 3 { break }
    }
    guard fields.count == 3, var clock = ClockReader(line, fields[1].lowerBound),
      clock.position == fields[1].upperBound
    else { return nil }
    var prefix = LinePrefix(messageStart: start)
    prefix.level = line.string(fields[0])
    prefix.setTime(&clock, line)
    prefix.process = line.string(fields[2])
    return prefix
  }

  /// A date at the beginning: Xcode, NSLog, old Console.app, `log show` in three styles.
  private static func dated(_ line: [UInt8]) -> LinePrefix? {
    guard var clock = ClockReader(dated: line, 0) else { return nil }
    var prefix = LinePrefix(messageStart: clock.position)
    prefix.setTime(&clock, line)
    let position = line.afterBlanks(clock.position)
    if line.has("0x", at: position), let found = prefix.unifiedDefault(line, position) {
      return found
    }
    if let found = prefix.compact(line, position) { return found }
    if line.has("localhost ", at: position) {
      return prefix.processed(line, position + 10) ?? prefix.plain(line, position)
    }
    return prefix.processed(line, position) ?? prefix.plain(line, position)
  }

  /// A clock without a date: home-made dumps such as `20:48:27.339 E  proc [sub:cat] msg`.
  private static func timed(_ line: [UInt8]) -> LinePrefix? {
    guard var clock = ClockReader(line, 0), clock.hasFraction else { return nil }
    var prefix = LinePrefix(messageStart: clock.position)
    prefix.setTime(&clock, line)
    let position = line.afterBlanks(clock.position)
    return prefix.compact(line, position) ?? prefix.processed(line, position)
      ?? prefix.plain(line, position)
  }

  /// `[2026-04-10 11:22:49] msg` and `[  0.117]   msg`.
  private static func bracketed(_ line: [UInt8]) -> LinePrefix? {
    guard line.first == UInt8(ascii: "["),
      let close = line.prefix(40).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    var prefix = LinePrefix(messageStart: line.afterBlanks(close + 1))
    if var clock = ClockReader(dated: line, 1), clock.position == close {
      prefix.setTime(&clock, line)
      return prefix
    }
    let inner = line.string(1..<close).filter { $0 != " " }
    guard inner.contains("."), Double(inner) != nil else { return nil }
    prefix.timeText = inner
    return prefix
  }

  // MARK: Parts

  private mutating func setTime(_ clock: inout ClockReader, _ line: [UInt8]) {
    time = clock.time
    if time == nil { timeText = line.string(clock.start..<clock.position) }
  }

  /// `0xTID  Type  0xACT  PID  TTL  process: (lib) [sub:cat] message`.
  private func unifiedDefault(_ line: [UInt8], _ start: Int) -> LinePrefix? {
    var position = start
    var words: [String] = []
    for _ in 0..<5 {
      let end = line.wordEnd(position)
      guard end > position else { return nil }
      words.append(line.string(position..<end))
      position = line.afterBlanks(end)
    }
    guard words[2].hasPrefix("0x"), let pid = Int(words[3]), Int(words[4]) != nil else {
      return nil
    }
    var prefix = self
    prefix.level = words[1]
    prefix.processID = pid
    return prefix.named(line, position)
  }

  /// `Df process[pid:tid] [sub:cat] message`, or without the brackets after the process.
  private func compact(_ line: [UInt8], _ start: Int) -> LinePrefix? {
    let levels = ["Df", "I", "Db", "E", "F"]
    let end = line.wordEnd(start)
    let word = line.string(start..<end)
    guard levels.contains(word) else { return nil }
    var prefix = self
    prefix.level = word
    let position = line.afterBlanks(end)
    if let found = prefix.processed(line, position) { return found.categorised(line) }
    let processEnd = line.wordEnd(position)
    guard processEnd > position, processEnd < line.count else { return nil }
    prefix.process = line.string(position..<processEnd)
    prefix.messageStart = line.afterBlanks(processEnd)
    return prefix.categorised(line)
  }

  /// `App Name[pid:tid] message` or `App[pid]: message`; the name may hold spaces.
  private func processed(_ line: [UInt8], _ start: Int) -> LinePrefix? {
    guard let open = line[start...].prefix(64).firstIndex(of: UInt8(ascii: "[")), open > start,
      let close = line[open...].prefix(32).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let inner = line.string(open + 1..<close)
    let numbers = inner.split(separator: ":")
    guard let pid = numbers.first.flatMap({ Int($0) }),
      numbers.dropFirst().allSatisfy({ $0.allSatisfy(\.isHexDigit) })
    else { return nil }
    var prefix = self
    prefix.process = line.string(start..<open)
    prefix.processID = pid
    var position = close + 1
    if position < line.count, line[position] == UInt8(ascii: ":") { position += 1 }
    prefix.messageStart = line.afterBlanks(position)
    if prefix.messageStart < line.count, line[prefix.messageStart] == UInt8(ascii: "(") {
      return prefix.afterLibrary(line, prefix.messageStart)
    }
    return prefix
  }

  /// `process: (lib) [sub:cat] message`.
  private func named(_ line: [UInt8], _ start: Int) -> LinePrefix {
    guard let colon = line[start...].firstIndex(of: UInt8(ascii: ":")), colon - start < 64 else {
      return plain(line, start)
    }
    var prefix = self
    prefix.process = line.string(start..<colon)
    return prefix.afterLibrary(line, line.afterBlanks(colon + 1))
  }

  /// `(lib) [sub:cat] message`; the library says nothing that the category doesn't.
  private func afterLibrary(_ line: [UInt8], _ start: Int) -> LinePrefix {
    var prefix = self
    var position = start
    if position < line.count, line[position] == UInt8(ascii: "("),
      let close = line[position...].prefix(80).firstIndex(of: UInt8(ascii: ")"))
    {
      position = line.afterBlanks(close + 1)
    }
    prefix.messageStart = position
    return prefix.categorised(line)
  }

  /// `[sub:cat] message`.
  private func categorised(_ line: [UInt8]) -> LinePrefix {
    guard messageStart < line.count, line[messageStart] == UInt8(ascii: "["),
      let close = line[messageStart...].prefix(128).firstIndex(of: UInt8(ascii: "]"))
    else { return self }
    let parts = line.string(messageStart + 1..<close).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].contains(".") else { return self }
    var prefix = self
    prefix.subsystem = String(parts[0])
    prefix.category = String(parts[1])
    prefix.messageStart = line.afterBlanks(close + 1)
    return prefix
  }

  private func plain(_ line: [UInt8], _ start: Int) -> LinePrefix {
    var prefix = self
    prefix.messageStart = start
    return prefix
  }
}

extension [UInt8] {
  func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  func afterBlanks(_ position: Int) -> Int {
    var position = position
    while position < count, self[position] == 0x20 || self[position] == 0x09 { position += 1 }
    return position
  }

  func wordEnd(_ position: Int) -> Int {
    var position = position
    while position < count, self[position] != 0x20, self[position] != 0x09 { position += 1 }
    return position
  }

  func has(_ text: String, at position: Int) -> Bool {
    guard position + text.utf8.count <= count else { return false }
    return self[position..<position + text.utf8.count].elementsEqual(text.utf8)
  }
}
