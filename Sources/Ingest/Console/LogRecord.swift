import SyncEvents

/// One record of a console or log: a line with what is folded into it.
struct LogRecord {
  /// The number of its first line.
  var line: Int
  /// The whole as it stood, line feeds included.
  var text: String
  /// What is left without time, process and category; line feeds included.
  var message: String
  /// Known only where date and zone were printed.
  var time: Timestamp?
  /// The time as it stood, where it has no date or no zone.
  var timeText: String?
  var process: String?
  var processID: Int?
  var subsystem: String?
  var category: String?
  var level: String?
}
