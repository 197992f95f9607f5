import SyncEvents
import Testing

struct ErrorChainCodingTests {
  static func chain(_ json: String) throws -> ErrorChain {
    try ErrorChain(try #require(try JSONScanner.value(in: json).object))
  }

  static let whole = #"""
    {"domain":"CKErrorDomain","code":2,"name":"partialFailure","description":"d",\#
    "failureReason":"f","recoverySuggestion":"r","ckErrorDescription":"c",\#
    "serverErrorDescription":"s","retryAfter":31.2,"requestUUID":"u","containerID":"i",\#
    "userInfo":{"k":[1,null]},"underlying":{"domain":"CKInternalErrorDomain","code":1011},\#
    "multiple":[],"detailed":[{"domain":"D"}],\#
    "partial":[{"item":"recordName=A1","error":{"domain":"E","code":-1}}],"partialOmitted":44,\#
    "later":{"x":1}}
    """#

  @Test
  func `a chain with every member comes back letter for letter`() throws {
    #expect(JSONWriter.line(try Self.chain(Self.whole).json) == Self.whole)
  }

  @Test
  func `reads every member`() throws {
    let chain = try Self.chain(Self.whole)
    #expect(chain.domain == "CKErrorDomain")
    #expect(chain.code == 2)
    #expect(chain.name == "partialFailure")
    #expect(chain.description == "d")
    #expect(chain.failureReason == "f")
    #expect(chain.recoverySuggestion == "r")
    #expect(chain.ckErrorDescription == "c")
    #expect(chain.serverErrorDescription == "s")
    #expect(chain.retryAfter == 31.2)
    #expect(chain.requestUUID == "u")
    #expect(chain.containerID == "i")
    #expect(chain.userInfo == ["k": [1, nil]])
    #expect(chain.underlying == ErrorChain(domain: "CKInternalErrorDomain", code: 1_011))
    #expect(chain.multiple == [])
    #expect(chain.detailed == [ErrorChain(domain: "D")])
    let item = PartialError(item: "recordName=A1", error: ErrorChain(domain: "E", code: -1))
    #expect(chain.partial == [item])
    #expect(chain.partialOmitted == 44)
    #expect(chain.other == ["later": ["x": 1]])
  }

  @Test
  func `absent members and nulls are absent, not empty`() throws {
    let chain = try Self.chain(#"{"domain":"D","code":null,"partial":null,"underlying":null}"#)
    #expect(chain == ErrorChain(domain: "D"))
    #expect(JSONWriter.line(chain.json) == #"{"domain":"D"}"#)
  }

  @Test
  func `an empty partial is there and empty, which is a clue`() throws {
    let chain = try Self.chain(#"{"domain":"D","code":2,"partial":[]}"#)
    #expect(chain.partial == [])
    #expect(JSONWriter.line(chain.json) == #"{"domain":"D","code":2,"partial":[]}"#)
  }

  static func deep(_ depth: Int, through key: String) -> String {
    let (open, close) = key == "underlying" ? ("", "") : ("[", "]")
    return (1..<depth).map { #"{"domain":"D","code":\#($0),"\#(key)":\#(open)"# }.joined()
      + #"{"domain":"D","code":\#(depth)}"# + String(repeating: close + "}", count: depth - 1)
  }

  @Test(arguments: [("underlying", 1_000), ("multiple", 500), ("detailed", 500)])
  func `a chain of a thousand levels comes back`(key: String, depth: Int) throws {
    let text = Self.deep(depth, through: key)
    let chain = try Self.chain(text)
    #expect(JSONWriter.line(chain.json) == text)
    #expect(chain.links.map(\.code) == (1...depth).map(Optional.some))
    #expect(chain.spine.count == depth)
    #expect(try chain == Self.chain(text))
  }

  @Test
  func `partial errors within partial errors come back`() throws {
    let depth = 330
    let text =
      String(repeating: #"{"domain":"D","partial":[{"item":"i","error":"#, count: depth)
      + #"{"domain":"E"}"# + String(repeating: "}]}", count: depth)
    let chain = try Self.chain(text)
    #expect(JSONWriter.line(chain.json) == text)
    #expect(chain.links.last?.domain == "E")
  }

  @Test
  func `ten thousand items come back in order`() throws {
    let items = (0..<10_000).map {
      #"{"item":"recordName=\#($0)","error":{"domain":"D","code":\#($0)}}"#
    }
    let text = #"{"domain":"CKErrorDomain","code":2,"partial":[\#(items.joined(separator: ","))]}"#
    let chain = try Self.chain(text)
    #expect(chain.partial?.count == 10_000)
    #expect(chain.partial?.last?.error.code == 9_999)
    #expect(JSONWriter.line(chain.json) == text)
  }

  @Test
  func `an item may lack its name`() throws {
    let chain = try Self.chain(#"{"domain":"D","partial":[{"error":{"domain":"E"}}]}"#)
    #expect(chain.partial?.map(\.item) == [""])
  }

  @Test(arguments: [
    (#"{}"#, "'error.domain' is missing"),
    (#"{"domain":null}"#, "'error.domain' is missing"),
    (#"{"domain":1}"#, "'error.domain' must be a string, not a whole number"),
    (
      #"{"domain":"D","code":"1"}"#,
      "'error.code' must be a whole number of at most 64 bits, not a string"
    ),
    (
      #"{"domain":"D","code":1.5}"#,
      "'error.code' must be a whole number of at most 64 bits, not a number"
    ),
    (#"{"domain":"D","name":1}"#, "'error.name' must be a string, not a whole number"),
    (#"{"domain":"D","description":[]}"#, "'error.description' must be a string, not an array"),
    (
      #"{"domain":"D","failureReason":{}}"#, "'error.failureReason' must be a string, not an object"
    ),
    (
      #"{"domain":"D","recoverySuggestion":true}"#,
      "'error.recoverySuggestion' must be a string, not true or false"
    ),
    (
      #"{"domain":"D","ckErrorDescription":1}"#,
      "'error.ckErrorDescription' must be a string, not a whole number"
    ),
    (
      #"{"domain":"D","serverErrorDescription":1}"#,
      "'error.serverErrorDescription' must be a string, not a whole number"
    ),
    (
      #"{"domain":"D","retryAfter":"1"}"#,
      "'error.retryAfter' must be a number in range, not a string"
    ),
    (
      #"{"domain":"D","retryAfter":1e999}"#,
      "'error.retryAfter' must be a number in range, not a number"
    ),
    (
      #"{"domain":"D","requestUUID":1}"#, "'error.requestUUID' must be a string, not a whole number"
    ),
    (
      #"{"domain":"D","containerID":1}"#, "'error.containerID' must be a string, not a whole number"
    ),
    (#"{"domain":"D","userInfo":[]}"#, "'error.userInfo' must be an object, not an array"),
    (#"{"domain":"D","underlying":"E"}"#, "'error.underlying' must be an object, not a string"),
    (#"{"domain":"D","underlying":{"code":1}}"#, "'…underlying.domain' is missing"),
    (#"{"domain":"D","multiple":{}}"#, "'error.multiple' must be an array, not an object"),
    (#"{"domain":"D","multiple":[1]}"#, "'…multiple.' must be an object, not a whole number"),
    (#"{"domain":"D","detailed":[{}]}"#, "'…detailed.domain' is missing"),
    (#"{"domain":"D","partial":{}}"#, "'error.partial' must be an array, not an object"),
    (#"{"domain":"D","partial":[1]}"#, "'…partial' must be an object, not a whole number"),
    (#"{"domain":"D","partial":[{"item":"a"}]}"#, "'…partial.error' is missing"),
    (
      #"{"domain":"D","partial":[{"item":1,"error":{"domain":"E"}}]}"#,
      "'…partial.item' must be a string, not a whole number"
    ),
    (
      #"{"domain":"D","partialOmitted":"1"}"#,
      "'error.partialOmitted' must be a whole number of at most 64 bits, not a string"
    ),
  ])
  func `refuses a member of another type and names it`(json: String, message: String) {
    #expect {
      try Self.chain(json)
    } throws: { error in
      "\(error)" == message
    }
  }
}
