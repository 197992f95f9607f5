/// What is known of a kind of error, as words under its name.
package enum ExplanationText {
  /// A title, and below it what there is to say, each with a word before it or none.
  package static func render(
    title: String,
    _ paragraphs: [(label: String, words: String)],
    style: TextStyle
  ) -> String {
    var page = TextPage(style: style)
    page.paragraph(title, tone: .strong)
    for (label, words) in paragraphs {
      page.item(label.isEmpty ? "" : label + ":", words, indent: 2, markTone: .quiet)
    }
    return page.text
  }
}
