

/// A report as Markdown.
package enum ReportMarkdown {
  package static func render(_ report: Report) -> String {
    ""
  }
}
