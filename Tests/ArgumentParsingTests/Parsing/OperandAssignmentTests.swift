import Testing

@testable import ArgumentParsing

struct OperandAssignmentTests {
  @Test(
    arguments: [
      (["copy", "a", "z"], "[\"a\"] to z"),
      (["copy", "a", "b", "z"], "[\"a\", \"b\"] to z"),
      (["ask", "setup", "small"], "small in here"),
      (["ask", "setup", "small", "x"], "small in x"),
    ]
  )
  func `each positional takes what those after it can spare`(words: [String], given: String) {
    #expect(Depot.given(words) == given)
  }

  @Test(
    arguments: [
      (["copy"], "missing SOURCE: What to copy"),
      (["copy", "a"], "missing TARGET: Where to"),
      (["ask"], "missing QUESTION: What to answer"),
      (["ask", "a", "b"], "unexpected argument 'b'; 'depot ask' takes only QUESTION"),
      (
        ["ask", "setup", "small", "x", "y"],
        "unexpected argument 'y'; 'depot ask setup' takes at most 2 arguments"
      ),
      (
        ["server", "start", "x"], "unexpected argument 'x'; 'depot server start' takes no arguments"
      ),
      (["ask", "setup", "smal"], "MODEL takes small or large, not 'smal'; did you mean 'small'?"),
    ]
  )
  func `too few, too many and unknown words are told apart`(words: [String], complaint: String) {
    #expect(Depot.complaint(words) == "depot: \(complaint)")
  }
}
