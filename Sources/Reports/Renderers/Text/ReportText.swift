

/// A report for a terminal.
package enum ReportText {
  package static func render(_ report: Report, style: TextStyle) -> String {
    ""
  }
}
