import Testing

@testable import ArgumentParsing

struct HelpPageTests {
  @Test func `the page of a group lists what it holds and how it ends`() {
    #expect(
      Depot.given(["--help"]) == """
        Keep parcels

        USAGE
          depot [OPTIONS] COMMAND

        DESCRIPTION
          Looks at the depot in the current folder. Say --store to look at another.

          - It never writes without being told
          - Nor does it ask

            depot list

        SUBCOMMANDS
          list              Show parcels [all] of 'them': now
          copy              Copy parcels
          ask               Answer a question
          server            Serve parcels
          help              Print the help of a command

        OPTIONS
          -s, --store PATH  Where it is
          -q, --quiet       Say only results
              --version     Print the version and exit
          -h, --help        Print this help and exit

        EXAMPLES
          depot list --since -30m

        EXIT STATUS
          0    all is well
          64   the command line is wrong

        See 'depot help COMMAND' for one command.
        """
    )
  }

  @Test func `the page of a command lists its options by section, inherited ones last`() {
    #expect(
      Depot.given(["help", "list"]) == """
        Show parcels [all] of 'them': now

        USAGE
          depot list [OPTIONS] [FILE ...]

        ARGUMENTS
          FILE                 What to read

        OPTIONS
          -v, --verbose        Say more
          -n, --limit COUNT    At most so many (default 50)
              --format FORMAT  How to print (table or json; default table)
              --[no-]follow    Wait for more
              --[no-]color     Use colors (default on)

        FILTERS
              --since TIME     Only from then on
          -t, --tag TAG        Only with this tag (repeatable)

        GLOBAL OPTIONS
          -s, --store PATH     Where it is
          -q, --quiet          Say only results
          -h, --help           Print this help and exit
        """
    )
  }

  @Test(arguments: [32, 40, 60, 80, 100])
  func `no line is wider than the terminal`(width: Int) {
    for node in CommandNode(root: Depot.self).all {
      for line in HelpPage(node: node, width: width).text.split(separator: "\n") {
        #expect(line.count <= width)
      }
    }
  }
}
