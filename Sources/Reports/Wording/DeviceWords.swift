import Questions
import SyncEvents

extension DeviceRow {
  /// What the short words of the table of devices mean.
  static let legend =
    "ok: ended well. never: did not begin though it should have. open: began, no end seen. "
    + "zero: saves and no RecordSave. ?: can't be known. –: nothing to judge."

  var setupLabel: Label { setup?.shortLabel ?? .none }
  var importsLabel: Label { imports?.shortLabel ?? .none }
  var exportsLabel: Label { exports?.shortLabel ?? .none }

  var serverLabel: Label {
    switch server {
    case nil, .noSaves: .none
    case .unknown: .unknown
    case let verdict?: verdict.label
    }
  }

  var accountLabel: Label {
    switch account {
    case nil: .unknown
    case .available: Label("✓", "available", .good)
    case let status?: Label("✗", status.name, .bad)
    }
  }

  /// Build, system and model, as far as they are known.
  var details: String {
    [app?.versionText, app?.environment, os, model].compactMap(\.self).joined(separator: " · ")
  }
}

extension DeviceTimeline {
  /// Role, build, system and model, as far as they are known.
  var details: String {
    [role, app?.versionText, app?.environment, os, model].compactMap(\.self)
      .joined(separator: " · ")
  }

  /// The device with what tells it from others.
  var caption: String { details.isEmpty ? device : "\(device) · \(details)" }
}
