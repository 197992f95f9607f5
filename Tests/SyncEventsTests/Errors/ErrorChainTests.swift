import SyncEvents
import Testing

struct ErrorChainTests {
  static func chain(_ domain: String, _ code: Int? = nil) -> ErrorChain {
    ErrorChain(domain: domain, code: code)
  }

  @Test
  func `names every link, outermost first, each branch to its end`() {
    var chain = Self.chain("A")
    var underlying = Self.chain("B")
    underlying.underlying = Self.chain("C")
    chain.underlying = underlying
    chain.multiple = [Self.chain("D")]
    chain.detailed = [Self.chain("E")]
    chain.partial = [
      PartialError(item: "1", error: Self.chain("F")),
      PartialError(item: "2", error: Self.chain("G")),
    ]
    #expect(chain.links.map(\.domain) == ["A", "B", "C", "D", "E", "F", "G"])
    #expect(chain.children.map(\.domain) == ["B", "D", "E", "F", "G"])
  }

  @Test
  func `an underlying error can be taken away`() {
    var chain = Self.chain("A")
    chain.underlying = Self.chain("B")
    chain.underlying = nil
    #expect(chain == Self.chain("A"))
  }

  @Test
  func `the server's own words come before all others`() {
    var chain = Self.chain("CKErrorDomain", 12)
    #expect(chain.message == nil)
    chain.failureReason = "reason"
    #expect(chain.message == "reason")
    chain.description = "description"
    #expect(chain.message == "description")
    chain.ckErrorDescription = "CloudKit"
    #expect(chain.message == "CloudKit")
    chain.serverErrorDescription = "server"
    #expect(chain.message == "server")
  }

  @Test
  func `its texts are its own and those of its user info`() {
    var chain = Self.chain("A")
    chain.description = "one"
    chain.userInfo = ["x": "two", "y": 3, "z": ["three"]]
    chain.underlying = ErrorChain(domain: "B", description: "not mine")
    #expect(chain.texts == ["one", "two"])
  }

  @Test
  func `matches by domain and code together`() {
    #expect(Self.chain("A", 1).matches("A", 1))
    #expect(!Self.chain("A", 1).matches("B", 1))
    #expect(!Self.chain("A", 1).matches("A", 2))
    #expect(!Self.chain("A").matches("A", 0))
  }
}
