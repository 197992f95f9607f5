import SyncEvents
import TestSupport

/// A report of many events, each with a number of its own.
enum BigReport {
  static let session = "5E550000-0000-4000-8000-00000000B160"

  /// The lines, with a report's opening where they begin with the first event.
  static func text(events count: Int, from first: Int = 0) -> String {
    var text = ""
    if first == 0 {
      text +=
        #"{"v":1,"kind":"report","ts":"2026-11-02T08:00:00.000Z","id":"big","device":"big-phone"}"#
        + "\n"
    }
    for number in first..<first + count {
      text +=
        #"{"v":1,"kind":"save","ts":"\#(Scene.time(Double(number)))","device":"big-phone","#
        + #""session":"\#(session)","seq":\#(number),"inserted":{"CareEvent":\#(number % 7)}}"#
        + "\n"
    }
    return text
  }
}
