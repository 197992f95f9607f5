import SyncEvents
import Testing

@testable import ErrorText

struct ErrorTextTests {
  private func only(_ text: String) throws -> ErrorChain {
    let found = ErrorText.errors(in: text)
    try #require(found.count == 1)
    return found[0].chain
  }

  @Test
  func `a description without one is none`() throws {
    let chain = try only("Error Domain=BGSystemTaskSchedulerErrorDomain Code=3 \"(null)\"")
    #expect(chain == ErrorChain(domain: "BGSystemTaskSchedulerErrorDomain", code: 3))
  }

  @Test
  func `quotes in a description do not end it`() throws {
    let chain = try only(
      #"Error Domain=D Code=12 "bad <"k" == "v">" UserInfo={NSLocalizedDescription=x}"#
    )
    #expect(chain.description == #"bad <"k" == "v">"#)
  }

  @Test
  func `a newest description has no quotes at all`() throws {
    let chain = try only("Error Domain=D Code=2 UserInfo={k=<private>}")
    #expect(chain.description == nil)
    #expect(chain.userInfo?["k"] == "<private>")
  }

  @Test
  func `an address before the dictionary is passed over`() throws {
    let chain = try only("Error Domain=D Code=-7 \"x\" UserInfo=0x1e0010 {a=b}")
    #expect(chain.code == -7)
    #expect(chain.userInfo?["a"] == "b")
  }

  @Test(arguments: [
    "NSUnderlyingError=0x1 {Error Domain=I Code=2 \"in\" UserInfo={a=b}}",
    "NSUnderlyingError=Error Domain=I Code=2 \"in\"",
  ])
  func `an underlying error stands with and without its address`(pair: String) throws {
    let chain = try only("Error Domain=O Code=1 \"out\" UserInfo={\(pair), after=kept}")
    #expect(chain.underlying?.domain == "I")
    #expect(chain.underlying?.code == 2)
  }

  @Test
  func `values hold commas and equals signs`() throws {
    let chain = try only("Error Domain=D Code=1 UserInfo={a=one, two = three, b=x=y, (p, q=r)}")
    #expect(chain.userInfo?["a"] == "one, two = three")
    #expect(chain.userInfo?["b"] == "x=y, (p, q=r)")
  }

  @Test
  func `lists of errors are escaped once a level`() throws {
    let inner = #"Error Domain=C Code=9 \\\"deep\\\""#
    let chain = try only(
      """
      Error Domain=A Code=1560 "many" UserInfo={NSDetailedErrors=(
          "Error Domain=B Code=1 \\"one\\" UserInfo={NSUnderlyingError=0x1 {\(inner)}}",
          "Error Domain=B Code=2 \\"two\\""
      )}
      """
    )
    #expect(chain.detailed?.map(\.code) == [1, 2])
    #expect(chain.detailed?.first?.description == "one")
    #expect(chain.detailed?.first?.underlying?.code == 9)
  }

  @Test
  func `an empty list is an empty list`() throws {
    let chain = try only("Error Domain=A Code=1 UserInfo={NSMultipleUnderlyingErrorsKey=(\n)}")
    #expect(chain.multiple == [])
  }

  @Test
  func `an error that is printed twice is found once`() throws {
    let chain = try only(
      """
      Error Domain=NSCocoaErrorDomain Code=134060 "A" UserInfo={NSLocalizedFailureReason=why} with \
      userInfo {
          NSLocalizedFailureReason = "why";
          other = "told only here";
      }
      """
    )
    #expect(chain.failureReason == "why")
    #expect(chain.userInfo?["other"] == "told only here")
  }

  @Test
  func `a chain in prose is underlying`() throws {
    let chain = try only(
      """
      Error Domain=NSCocoaErrorDomain Code=134406 "Request aborted due to error: <CKError 0x1: \
      "Partial Failure" (2/1011); "Failed">" UserInfo={NSLocalizedFailureReason=same}
      """
    )
    #expect(chain.underlying?.matches("CKErrorDomain", 2) == true)
    #expect(chain.underlying?.underlying?.matches("CKInternalErrorDomain", 1_011) == true)
  }

  @Test(
    arguments: [
      (#"<CKError 0x1: "Not Authenticated" (9); "m">"#, "CKErrorDomain", 9, nil),
      (
        #"<CKError 0x1: "Partial Failure" (2/1011)>"#, "CKErrorDomain", 2,
        "CKInternalErrorDomain 1011"
      ),
      (
        #"<CKError 0x1: "Service Unavailable" (6/NSCocoaErrorDomain:4099)>"#, "CKErrorDomain", 6,
        "NSCocoaErrorDomain 4099"
      ),
      (#"<CKError 0x1: "Odd" (2001)>"#, "CKInternalErrorDomain", 2001, nil),
      (
        #"<CKUnderlyingError 0x1: "Bad" (1029/2011); "m">"#, "CKInternalErrorDomain", 1029,
        "CKInternalErrorDomain 2011"
      ),
      (#"<CKUnderlyingError: "BadContainer" (1014)>"#, "CKInternalErrorDomain", 1014, nil),
    ] as [(String, String, Int, String?)]
  )
  func `the numbers of a label say which code is whose`(
    text: String,
    domain: String,
    code: Int,
    underlying: String?
  ) throws {
    let chain = try only(text)
    #expect(chain.domain == domain)
    #expect(chain.code == code)
    #expect(chain.underlying?.signature == underlying)
  }

  @Test(arguments: ["CKError's omited", "CKErrors omitted"])
  func `items that a text leaves out are counted in both spellings`(words: String) throws {
    let chain = try only(
      """
      <CKError 0x1: "Partial Failure" (2/1011); partial errors: {
      \tA B.c-1:(zone:__defaultOwner__) = <CKError 0x2: "Quota Exceeded" (25/2035); server message \
      = "full"; Retry after 31.5 seconds>
      \t... 44 "Batch Request Failed" \(words) ...
      }>
      """
    )
    #expect(chain.partialOmitted == 44)
    #expect(chain.partial?.map(\.item) == ["A B.c-1:(zone:__defaultOwner__)"])
    #expect(chain.partial?.first?.error.retryAfter == 31.5)
    #expect(chain.partial?.first?.error.serverErrorDescription == "full")
  }

  @Test(arguments: [
    ("Failed to recover from error: NSCocoaErrorDomain:134400", "NSCocoaErrorDomain", 134_400),
    ("(SampleErrorDomain error 4.)", "SampleErrorDomain", 4),
    ("Der Vorgang wurde abgebrochen. (SampleErrorDomain-Fehler -3.)", "SampleErrorDomain", -3),
    ("未能完成操作。（CKErrorDomain错误2。）", "CKErrorDomain", 2),
    ("CKErrorDomain #12 – refused", "CKErrorDomain", 12),
    (
      "NSCocoaErrorDomain(134110) with userInfo dictionary {\n a = b;\n}", "NSCocoaErrorDomain",
      134_110
    ),
    ("Cocoa 4097 \"no service\"", "NSCocoaErrorDomain", 4_097),
    ("export failed domain=CKErrorDomain code=2", "CKErrorDomain", 2),
    ("Optional(CKError(_nsError: Error Domain=CKErrorDomain Code=26 \"x\"))", "CKErrorDomain", 26),
  ])
  func `short forms are read in every spelling`(text: String, domain: String, code: Int) throws {
    let chain = try only(text)
    #expect(chain.domain == domain)
    #expect(chain.code == code)
  }

  @Test(arguments: ["(null):0", "the domain of 12", "Domain 3", "f(4)", "(x error 2)", "#5", ""])
  func `what is no error is none`(text: String) {
    #expect(ErrorText.errors(in: text).isEmpty)
  }

  @Test
  func `a text may be cut anywhere`() {
    let whole = """
      Error Domain=NSCocoaErrorDomain Code=134406 "because: <CKError 0x1: "Partial Failure" (2/1011); \
      "Failed"; partial errors: {
      \tA:(z:o) = <CKError 0x2: "Invalid Arguments" (12/2006); server message = "m"; uuid = U>
      \t... 4 "Batch Request Failed" CKErrors omitted ...
      }>" UserInfo={NSUnderlyingError=0x3 {Error Domain=E Code=5 "in \\"side\\"" UserInfo={a=(
          "x"
      )}}, k=v}
      """
    let bytes = Array(whole.utf8)
    for length in bytes.indices {
      let cut = String(decoding: bytes.prefix(length), as: UTF8.self)
      for found in ErrorText.errors(in: cut) {
        #expect(found.range.upperBound <= length)
        #expect(!found.chain.domain.isEmpty)
      }
    }
  }

  @Test(arguments: [
    "Error Domain=A Code=1 \"", "Error Domain=A Code=1 UserInfo={NSUnderlyingError=0x1 {",
    "<CKError 0x1: \"P\" (2/1011); partial errors: {a = ", "<CKError 0x1: \\\"", "(ADomain ",
    "Error Domain=A Code=1 UserInfo={k=(\n(\n", "\"x\" (1/", "... 1 ", "ADomain:",
  ])
  func `what is repeated ten thousand times is read once over`(part: String) {
    // A square of the length would take hours, not the test's minute.
    let text = String(repeating: part, count: 10_000)
    let found = ErrorText.errors(in: text)
    #expect(found.allSatisfy { $0.chain.links.count <= 10_001 })
  }

  @Test
  func `nesting beyond all measure is kept as text`() throws {
    let text =
      String(repeating: "Error Domain=A Code=1 UserInfo={NSUnderlyingError=0x1 {", count: 500)
    let chain = try only(text)
    #expect(chain.links.count == ErrorText.maximumDepth)
  }
}
