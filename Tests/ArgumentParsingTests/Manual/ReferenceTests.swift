import Testing

@testable import ArgumentParsing

struct ReferenceTests {
  private let sections = Reference.markdown(root: Depot.self).replacing("\n## ", with: "\n\u{1}## ")
    .split(separator: "\u{1}").map(String.init)

  @Test func `there is a section for every command, in order`() {
    #expect(
      sections.compactMap { $0.split(separator: "\n").first } == [
        "# depot", "## depot list", "## depot copy", "## depot ask", "## depot ask setup",
        "## depot server", "## depot server start", "## depot help",
      ]
    )
  }

  @Test func `a section holds what the command itself declares`() {
    #expect(
      sections[1] == #"""
        ## depot list

        Show parcels \[all\] of 'them': now.

        ```text
        depot list [OPTIONS] [FILE ...]
        ```

        **Arguments**

        - `FILE`: What to read

        **Options**

        - `-v`, `--verbose`: Say more
        - `-n`, `--limit COUNT`: At most so many (default 50)
        - `--format FORMAT`: How to print (table or json; default table)
        - `--[no-]follow`: Wait for more
        - `--[no-]color`: Use colors (default on)

        **Filters**

        - `--since TIME`: Only from then on
        - `-t`, `--tag TAG`: Only with this tag (repeatable)


        """#
    )
  }

  @Test(
    arguments: [
      ("a *b* <c> [d] | e_f", #"a \*b\* \<c\> \[d\] \| e\_f"#),
      ("run `a_b *` now_", #"run `a_b *` now\_"#),
    ]
  )
  func `only code keeps its marks`(text: String, markdown: String) {
    #expect(Markdown.text(text) == markdown)
  }
}
