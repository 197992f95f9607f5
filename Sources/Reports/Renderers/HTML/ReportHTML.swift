

/// A report as a page.
package enum ReportHTML {
  package static func render(_ report: Report) -> String {
    ""
  }
}
