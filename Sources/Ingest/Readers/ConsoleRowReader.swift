import SyncEvents

/// Turns rows of the iCloud Console's log into `server` events.
struct ConsoleRowReader {
  private let source: InputOrigin
  private let console: ConsoleLogOptions
  private var identity: TextIdentity
  private var spans = RowSpans()

  init(source: InputOrigin, console: ConsoleLogOptions) {
    self.source = source
    self.console = console
    identity = TextIdentity(format: "icloud-console", salt: source.salt)
  }

  mutating func read(
    _ row: JSONObject,
    text: String,
    line: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    var members: JSONObject = ["kind": "server"]
    var time: Timestamp?
    var timeText: String?
    var isWeb = false
    var platform: JSONValue?
    for column in row.members {
      let cell = column.value
      guard let member = console.aliases.member(column.name) else {
        // A column that is not known is kept under its own name, out of the way of those that are.
        members.append("console.\(column.name)", cell)
        continue
      }
      switch member {
      case "ts":
        time = cell.text.flatMap(ConsoleTime.time)
        if time == nil { timeText = cell.text }
      case "durationMs", "recordCount", "bytesIn", "bytesOut":
        members.append(member, Self.number(cell) ?? cell)
      case "interfaceType":
        members.append(member, cell)
        // The console's own page asks as WEB; such rows say nothing of a device.
        if cell.text?.uppercased() == "WEB" { isWeb = true }
      case "platform": platform = platform ?? cell
      case "database": members.append(member, cell.text.map { .string($0.uppercased()) } ?? cell)
      case "environment": members.append(member, cell.text.map { .string($0.lowercased()) } ?? cell)
      default: members.append(member, cell)
      }
    }
    members.append("platform", isWeb ? "web" : platform)
    // What the query's filters were is true of its rows, whose columns may not say it.
    for (member, text) in console.query.members where members[member] == nil {
      members[member] = .string(text)
    }
    spans.add(members, at: time, line: line)
    try hand(members, time, timeText, text, line, into: sink)
  }

  /// Hands over which spans the rows reach over, unless it is stated which were read.
  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    guard console.query.coverage == nil else { return }
    for event in try spans.events() { try sink(.event(event)) }
  }

  private static func number(_ cell: JSONValue) -> JSONValue? {
    if cell.integer != nil || cell.double != nil { return cell }
    guard let text = cell.text, let value = Double(text.trimmed) else { return nil }
    return .double(value)
  }

  private mutating func hand(
    _ members: JSONObject,
    _ time: Timestamp?,
    _ timeText: String?,
    _ text: String,
    _ line: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    var body: JSONObject = ["v": .integer(SyncEvents.Limits.reportVersion)]
    body.append("ts", text: time?.description)
    body.append("timeText", text: timeText)
    body.append(
      "id",
      text: identity.id(time: time?.description ?? timeText, text: text, line: line)
    )
    body.members += members.members
    body.append(
      "source",
      EventSource(format: "icloud-console", name: source.name, line: line).json
    )
    let event: SyncEvent
    do throws(EventError) {
      event = try SyncEvent(body)
    } catch {
      return try sink(.rejection(Rejection(line: line, reason: "\(error)")))
    }
    try sink(.event(ReadEvent(event: event, line: line, byteCount: text.utf8.count)))
  }
}

/// Reads the times of the iCloud Console: ISO 8601, `20/09/2026, 10:22:47 UTC`, epoch numbers.
enum ConsoleTime {
  static func time(_ text: String) -> Timestamp? {
    if let time = Timestamp(text) ?? ListenerForms.date(text) { return time }
    let parts = text.split { ", /:".contains($0) }.map(String.init)
    // Day first, as the console prints it in most languages; a month above 12 shows the other.
    guard parts.count >= 6, let first = Int(parts[0]), let second = Int(parts[1]),
      let year = Int(parts[2]), year > 1_000, let hour = Int(parts[3]),
      let minute = Int(parts[4]), let seconds = Int(parts[5].prefix(2)),
      parts.last == "UTC" || parts.last == "GMT"
    else { return nil }
    let (day, month) = second > 12 ? (second, first) : (first, second)
    let civil = CivilTime(
      year: year,
      month: month,
      day: day,
      hour: hour,
      minute: minute,
      second: seconds
    )
    return Timestamp(civil, offsetMinutes: 0)
  }
}
