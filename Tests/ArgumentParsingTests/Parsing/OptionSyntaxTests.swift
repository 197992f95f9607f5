import Testing

@testable import ArgumentParsing

struct OptionSyntaxTests {
  @Test(
    arguments: [
      ("list --limit 3", "limit=3 format=table color"),
      ("list --limit=3", "limit=3 format=table color"),
      ("list -n 3", "limit=3 format=table color"),
      ("list -n3", "limit=3 format=table color"),
      ("list -n=3", "limit=3 format=table color"),
      ("list -vqn3", "limit=3 format=table verbose quiet color"),
      ("list -vqn 3", "limit=3 format=table verbose quiet color"),
      ("list --since -30m", "since=[\"-30m\"] limit=50 format=table color"),
      ("list --since --follow", "since=[\"--follow\"] limit=50 format=table color"),
      ("list --since=a=b", "since=[\"a=b\"] limit=50 format=table color"),
      ("list --since=", "since=[\"\"] limit=50 format=table color"),
      ("list --since a --since b", "since=[\"b\"] limit=50 format=table color"),
      ("list -ta --tag b", "tag=[\"a\", \"b\"] limit=50 format=table color"),
      ("list --follow --no-color", "limit=50 format=table follow"),
      ("list --follow --no-follow", "limit=50 format=table color"),
      ("list a -v b", "file=[\"a\", \"b\"] limit=50 format=table verbose color"),
      ("list -", "file=[\"-\"] limit=50 format=table color"),
      ("list -- -v --help", "file=[\"-v\", \"--help\"] limit=50 format=table color"),
      ("list a -- --", "file=[\"a\", \"--\"] limit=50 format=table color"),
      ("list list", "file=[\"list\"] limit=50 format=table color"),
      ("-s x list", "store=[\"x\"] limit=50 format=table color"),
      ("list -s x", "store=[\"x\"] limit=50 format=table color"),
      ("-s x list -s y", "store=[\"y\"] limit=50 format=table color"),
      ("-- list", "limit=50 format=table color"),
      ("server --port 8 start", "port 8"),
      ("server start --port 8", "port 8"),
      ("ask setup large", "large in here"),
      ("ask -- setup", "setup"),
    ]
  )
  func `every way to write an option gives its value`(line: String, given: String) {
    #expect(Depot.given(words(line)) == given)
  }

  @Test(
    arguments: [
      ("list --limt 3", "unknown option '--limt'; did you mean '--limit'?"),
      ("list --lim 3", "unknown option '--lim'; did you mean '--limit'?"),
      ("list --no-colour", "unknown option '--no-colour'; did you mean '--no-color'?"),
      ("list --no-verbose", "unknown option '--no-verbose'"),
      ("list --zzz", "unknown option '--zzz'"),
      ("list -x", "unknown option '-x'"),
      ("list -vx", "unknown option '-x' in '-vx'; put '--' before it if it is no option"),
      ("list -limit 3", "unknown option '-limit'; did you mean '--limit'?"),
      ("list --limit", "--limit needs a value: --limit COUNT"),
      ("list -n", "-n needs a value: -n COUNT"),
      ("list --follow=1", "--follow takes no value"),
      ("list --version", "unknown option '--version'"),
      ("--limit 3 list", "--limit belongs to 'depot list'; put it after that command"),
      ("-n3 list", "-n belongs to 'depot list'; put it after that command"),
      (
        "ask --offline setup small",
        "--offline is for 'depot ask' alone; leave it out before 'setup'"
      ),
      ("list --format=jsn", "--format takes table or json, not 'jsn'; did you mean 'json'?"),
      ("list --format xml", "--format takes table or json, not 'xml'"),
      ("list --limit x", "--limit takes a whole number of at least 1, not 'x'"),
      ("list --limit 0", "--limit takes a whole number of at least 1, not '0'"),
      ("server start --port x", "--port takes a whole number, not 'x'"),
    ]
  )
  func `a wrong option is told with what to do`(line: String, complaint: String) {
    #expect(Depot.complaint(words(line)) == "depot: \(complaint)")
  }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}
