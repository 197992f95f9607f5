import Diagnosis
import EventStore
import Findings
import Questions
import Redaction
import Reports
import SyncEvents

/// Gathers what a report shows.
enum ReportBuilder {
  /// More timelines than these are no picture; the others are in the tables.
  private static let drawnDevices = 20

  static func report(
    of store: Store,
    filter: EventFilter,
    redactor: Redactor?
  ) throws -> Report {
    var redactor = redactor
    var timeline = try StoreTimeline.timeline(of: store, filter: filter)
    let names = Dictionary(
      timeline.launches.compactMap(\.key.device).map { (redactor?.text($0) ?? $0, $0) }
    ) { first, _ in first }
    timeline = try timeline.redacted(by: &redactor)
    let diagnosis = Diagnosis.result(of: timeline)
    let devices = Set(timeline.launches.compactMap(\.key.device)).sorted()
    let suspects = diagnosis.findings.flatMap(\.devices)
    let order = suspects + devices
    var drawn: [String] = []
    for device in order where !drawn.contains(device) && devices.contains(device) {
      drawn.append(device)
      if drawn.count == drawnDevices { break }
    }
    let subject = filter.device.map { "device \($0)" } ?? "all devices"
    return Report(
      subject: subject,
      made: Clock.now,
      diagnosis: diagnosis,
      facts: timeline.facts,
      filter: filter,
      timelines: try drawn.map { device in
        try deviceTimeline(device, names[device] ?? device, store, filter, &redactor)
      },
      deviceCount: devices.count,
      eventCount: timeline.facts.sessions.values.reduce(0) { $0 + $1.events }
    )
  }

  private static func deviceTimeline(
    _ device: String,
    _ storedName: String,
    _ store: Store,
    _ filter: EventFilter,
    _ redactor: inout Redactor?
  ) throws -> DeviceTimeline {
    var filter = filter
    filter.device = storedName
    var timeline = DeviceTimeline(device: device)
    for event in try TimeOrder.events(of: store, filter: filter) {
      timeline.add(try redactor?.event(event) ?? event)
    }
    return timeline
  }
}
