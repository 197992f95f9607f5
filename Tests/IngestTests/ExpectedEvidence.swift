/// The part of a `case.json` that speaks of events and errors.
struct ExpectedEvidence: Decodable {
  let errorChain: [Link]
  let events: [String: Count?]

  struct Link: Decodable {
    let domain: String
    let code: Int?
    let description: String?
  }

  struct Count: Decodable {
    let began: Int
    let ended: Int
  }
}
