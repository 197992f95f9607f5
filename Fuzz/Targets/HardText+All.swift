import Ingest

extension HardText {
  /// Every text in which a reader that looks ahead, or back, could take the square of its length.
  package static let all: [HardText] = errorTexts + inputs

  private static let errorTexts: [HardText] = [
    // Nesting, never closed.
    HardText("Error Domain=A Code=1 UserInfo={NSUnderlyingError=0x1 {"),
    HardText("Error Domain=A Code=1 \""),
    HardText("Error Domain=A Code=1 \\\""),
    HardText("Error Domain=A Code=1 UserInfo={k=(\n(\n"),
    HardText("Error Domain=A Code=1 UserInfo={CKPartialErrors={\n\"a\" = \""),
    HardText("<CKError 0x1: \"P\" (2/1011); partial errors: {\n a = "),
    HardText("<CKError 0x1: \\\""),
    HardText("<CKError: \\"),
    HardText("<CKError: \\a"),
    HardText("<CKError: \"a"),
    HardText("<CKError 0x1: \"P\" (2"),
    HardText("<CKError 0x1: \"P\" (2); \"m"),
    HardText("<CKError 0x1: \"P\" (2); x = y"),
    // Brackets, quotes and backslashes alone.
    HardText("{"), HardText("("), HardText("\""), HardText("\\"), HardText("\\\""),
    HardText("<"), HardText("}"), HardText("\n"), HardText("="), HardText("."),
    // An error's beginning, over and over.
    HardText("Error Domain="), HardText("Error Domain=A "), HardText("Error Domain=A\n"),
    HardText("Error Domain=A Code="), HardText("Error Domain=A Code=1 "),
    HardText("Error Domain=A Code=1 \"x\" UserInfo=0x1 "),
    HardText("Error Domain=A Code=1 \"(null)\" with userInfo {"),
    HardText("Error Domain=A Code=1 with userInfo {a = {b = ("),
    // One error whose dictionary never ends.
    HardText("k=v, ", start: "Error Domain=A Code=1 UserInfo={"),
    HardText("keys", start: "Error Domain=A Code=1 UserInfo={", end: "}") { "k\($0)=v, " },
    HardText(", a ", start: "Error Domain=A Code=1 UserInfo={k="),
    HardText("(", start: "Error Domain=A Code=1 UserInfo={k="),
    HardText("\" UserInfo", start: "Error Domain=A Code=1 \""),
    HardText("items", start: "Error Domain=A Code=1 UserInfo={CKPartialErrors={\n", end: "}}") {
      "  \"r\($0)\" = \"<CKError 0x1: \\\"P\\\" (2)>\";\n"
    },
    HardText("listed", start: "Error Domain=A Code=1 UserInfo={NSDetailedErrors=(\n", end: ")}") {
      "  \"Error Domain=B Code=\($0) \\\"x\\\"\",\n"
    },
    HardText("labelled", start: "<CKError 0x1: \"P\" (2); partial errors: {\n", end: "}>") {
      " r\($0) = <CKError 0x2: \"Q\" (25)>\n"
    },
    HardText("fields", start: "<CKError 0x1: \"P\" (2); ", end: ">") { "f\($0) = v; " },
    // Short forms.
    HardText("ADomain:"), HardText("ADomain:1 "), HardText("ADomain("), HardText("ADomain(1) "),
    HardText("ADomain(1) with userInfo {"), HardText("ADomain #1"), HardText("(ADomain "),
    HardText("It failed. (ADomain error 4.) "), HardText("(ADomain error 4."),
    HardText("a.Error(_error: "), HardText("AError(_error: "), HardText("AError(_error: a,"),
    HardText("Cocoa 1 "), HardText("Cocoa 1 \""), HardText("domain=A code="),
    HardText("#1 \"x"), HardText("#1 \"x\"(2) "), HardText("\"x\" ("), HardText("\"x\" (1/"),
    HardText("\n  r → \"x\" (12)", start: "\"Partial Failure\" (2/1011)"),
    HardText("a", start: "Domain"), HardText("(a"), HardText("（a"),
  ]

  private static let time = "2026-11-30 08:00:00.000000+0000 "

  private static let inputs: [HardText] = [
    // Console text: one line, many lines, one record.
    HardText("ADomain:1 ", as: .console), HardText("{", as: .console),
    HardText("a=b ", as: .console, start: "type=setup succeeded=true "),
    HardText("=", as: .console, start: "type=setup \(String(repeating: "a", count: 20_000))"),
    HardText("odd line\n", as: .console, start: time + "a\n", named: "odd lines after one"),
    HardText("A: b\n", as: .console, start: "CloudKit integration requires:\n"),
    HardText("x\n", as: .console, start: "Error Domain=A Code=1 {\n"),
    HardText("CoreData: error: x\n", as: .console, start: "error: x\n"),
    HardText("error=x\n", as: .console, start: "type=setup\n", named: "a dump without an end"),
    HardText(
      "export failed record=R code=12\n",
      as: .console,
      start: "export failed store=a Error Domain=CKErrorDomain Code=2 \"x\"\n"
    ),
    HardText("<NSCloudKitMirroringX ", as: .console, start: "CoreData+CloudKit: "),
    HardText("<NSPersistentCloudKitContainerEvent: type: ", as: .console),
    HardText("[", as: .console), HardText("[\n", as: .console), HardText("Type: | ", as: .console),
    HardText("domain: a\ncode: 1\n", as: .console), HardText("[CloudSyncMonitor] ", as: .console),
    HardText("[CloudSyncMonitor] {\"a\":1}\n", as: .console), HardText("\t", as: .console),
    HardText("\r", as: .console), HardText("\u{301}", as: .console, start: "a"),
    HardText(" ", as: .console, start: "a", end: "b"),
    HardText("Failed to ", as: .console, start: "CoreData: error: "),
    // JSON.
    HardText("[", as: .jsonLines, start: "{\"a\":"), HardText("{\"a\":", as: .jsonLines),
    HardText("members", as: .own, start: "{\"v\":1,\"kind\":\"log\"", end: "}") { ",\"m\($0)\":1" },
    HardText(
      "columns",
      as: .jsonLines,
      start: "{\"operationType\":\"a\",\"database\":\"b\"",
      end: "}"
    ) { ",\"status\($0)\":\"1\"" },
    HardText(
      "{},",
      as: .json,
      start: "{\"timeStampBegin\":\"a\",\"timeStampEnd\":\"b\",\n\"xDiagnostics\":[",
      end: "{}]}",
      named: "diagnostics"
    ),
    HardText(
      "{},",
      as: .json,
      start: "{\"exception\":{\"values\":[",
      end: "{}]}}",
      named: "exceptions"
    ),
    HardText(
      "{\"message\":\"a\"},",
      as: .json,
      start: "{\"exception\":{},\"breadcrumbs\":[",
      end: "{}]}",
      named: "breadcrumbs"
    ),
    HardText(
      "data",
      as: .json,
      start: "{\"exception\":{\"values\":[{\"type\":\"A\",\"mechanism\":{\"data\":{\"a\":1",
      end: "}}}]}}"
    ) { ",\"d\($0)\":1" },
    HardText(
      "{},",
      as: .json,
      start: "{\"resourceLogs\":[{\"scopeLogs\":[{\"logRecords\":[",
      end: "{}]}]}]}",
      named: "log records"
    ),
    // Tables.
    HardText("\n", as: .csv, start: "a,b,c\n\"", named: "a cell without an end"),
    HardText("\"\"", as: .csv, start: "a,b,c\n\"", named: "a cell of quotes"),
    HardText(",", as: .csv, start: "operationType,database,status\n", named: "a row of commas"),
    HardText("columns of a table", as: .csv, end: "\n1,2,3\n") { "c\($0)," },
    HardText("pasted columns", as: .pastedRows) { "a\($0): b\n" },
    HardText("text that goes on\n", as: .pastedRows, start: "operationType: a\n"),
    // Envelopes.
    HardText(
      "a\n",
      as: .sentryEnvelope,
      start: "{}\n{\"type\":\"event\",\"length\":9000000}\n",
      named: "a payload of lines"
    ),
    HardText("{\"type\":\"a\"}\n", as: .sentryEnvelope, start: "{}\n"),
  ]
}
