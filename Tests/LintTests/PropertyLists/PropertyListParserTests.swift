import TestSupport
import Testing

@testable import Lint

struct PropertyListParserTests {
  private static func value(_ text: String) throws -> PropertyListValue {
    try PropertyListParser.value(in: Array(text.utf8))
  }

  @Test func `what Xcode writes is read, with lines`() throws {
    let list = try Self.value(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/x.dtd">
      <plist version="1.0">
      <dict>
      	<!-- <key>no</key> -->
      	<key>names</key>
      	<array>
      		<string>a &amp; b&#x41;</string>
      		<string/>
      		<string><![CDATA[<c>]]></string>
      	</array>
      	<key>on</key><true/>
      	<key>count</key><integer>3</integer>
      	<key>none</key><dict/>
      </dict>
      </plist>
      """
    )
    #expect(list.line == 4)
    #expect(list["names"]?.texts == ["a & bA", "", "<c>"])
    #expect(list["names"]?.line == 7)
    #expect(list.entry("names")?.line == 6)
    #expect(list["on"]?.flag == true)
    #expect(list["count"]?.content == .other("3"))
    #expect(list["none"]?.entries == [])
    #expect(list["absent"] == nil)
  }

  @Test(
    arguments: [
      ("", 1), ("<html/>", 1), ("<plist><dict><string/></dict></plist>", 1),
      ("<plist>\n<dict><key>a</key></dict></plist>", 2), ("<plist><dict>", 1),
      ("<plist>\n\n<widget/></plist>", 3), ("<plist><string>a", 1), ("<plist", 1),
      ("<plist><string>a<b></string></plist>", 1),
    ])
  func `what is no property list says where`(text: String, line: Int) {
    let error = #expect(throws: PropertyListError.self) { try Self.value(text) }
    #expect(error?.line == line)
  }

  @Test func `nesting is bounded`() {
    let text = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(throws: PropertyListError.self) { try Self.value(text) }
  }

  @Test func `no text makes it hang`() {
    var generator = SeededGenerator(seed: 3)
    let pieces = [
      "<plist>", "<dict>", "</dict>", "<key>", "</key>", "<array>", "</array>", "<string>", "&",
      "</string>", "<!--", "-->", "<![CDATA[", "]]>", "<", ">", "/", "a", "\n", "&#xffffffff;",
    ]
    for _ in 0..<500 {
      let text = (0..<40).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }
      // try? since either answer is right: it must only come.
      _ = try? Self.value("<plist>" + text.joined())
    }
    #expect(throws: PropertyListError.self) { try Self.value("<plist>") }
  }

  @Test func `a binary list, and one of another kind, are said to be so`() throws {
    let error = #expect(throws: LintError.self) {
      try AppSettings(bytes: Array("bplist00".utf8), file: "Info.plist")
    }
    #expect(error == .binaryPropertyList(file: "Info.plist"))
    #expect(error?.description.contains("plutil -convert xml1") == true)
    #expect(throws: LintError.otherPropertyList(file: "x.plist")) {
      try Given.settings("<key>a</key><true/>", file: "x.plist")
    }
    #expect(try Given.settings("", file: "App-Info.plist").kind == .information)
    #expect(
      try Given.settings("<key>aps-environment</key><true/>", file: "x").kind == .entitlements
    )
  }
}
