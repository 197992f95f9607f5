import Questions
import SyncEvents

/// The table of devices and the steps of sync.
enum DevicesSection {
  static func markup(_ report: Report) -> Markup {
    let rows = report.devices.prefix(AnswerRows.maximum).map { row -> [Markup] in
      [
        "\(row.device)<span class=\"place\">\(row.details)</span>", "\(row.role ?? "–")",
        Page.label(row.setupLabel), Page.label(row.importsLabel), Page.label(row.exportsLabel),
        Page.label(row.accountLabel), Page.label(row.serverLabel),
      ]
    }
    let table = Page.table(
      "Devices and the steps of sync",
      columns: ["Device", "Role", "Setup", "Import", "Export", "Account", "Server"],
      rows: rows
    )
    guard !rows.isEmpty else { return Markup() }
    return Page.section(
      "devices",
      "Devices",
      "\(table)\(Page.more(report.devices.count - AnswerRows.maximum, "device"))"
        + "<p class=\"small quiet\">\(DeviceRow.legend)</p>\n"
    )
  }
}
