/// An error with everything that it wraps: underlying, multiple, detailed and per-item errors.
///
/// Any depth, any number; nothing is cut. Members that are absent are nil, not empty: an empty
/// `partial` says that the dictionary was there and empty, which is a clue.
package struct ErrorChain: Sendable, Hashable {
  /// NSError's domain, or the type's name where there is no NSError.
  package var domain: String
  /// NSError's code; nil for errors that have none.
  package var code: Int?
  /// The code's name in the SDK, for example `partialFailure`.
  package var name: String?
  package var description: String?
  package var failureReason: String?
  package var recoverySuggestion: String?
  package var ckErrorDescription: String?
  /// What the server itself said.
  package var serverErrorDescription: String?
  /// Seconds.
  package var retryAfter: Double?
  package var requestUUID: String?
  package var containerID: String?
  package var userInfo: JSONObject?
  /// NSMultipleUnderlyingErrors.
  package var multiple: [ErrorChain]?
  /// NSDetailedErrors.
  package var detailed: [ErrorChain]?
  /// CKPartialErrorsByItemID.
  package var partial: [PartialError]?
  /// How many items a text says that it left out.
  package var partialOmitted: Int?
  /// Members that this version does not know.
  package var other = JSONObject()

  /// None or one: a struct can't hold itself, an array of it can.
  private var underlyingErrors: [ErrorChain] = []

  /// NSUnderlyingError.
  package var underlying: ErrorChain? {
    get { underlyingErrors.first }
    set { underlyingErrors = newValue.map { [$0] } ?? [] }
  }

  package init(domain: String, code: Int? = nil, description: String? = nil) {
    self.domain = domain
    self.code = code
    self.description = description
  }
}

/// The error of one item of a batch.
package struct PartialError: Sendable, Hashable {
  /// The item's identifier as it was given.
  package var item: String
  package var error: ErrorChain

  package init(item: String, error: ErrorChain) {
    self.item = item
    self.error = error
  }
}

extension ErrorChain {
  /// The errors that this one wraps: underlying, multiple, detailed, then those of its items.
  package var children: [ErrorChain] {
    underlyingErrors + (multiple ?? []) + (detailed ?? []) + (partial ?? []).map(\.error)
  }

  /// This error and all that it wraps, at any depth, outermost first.
  package var links: [ErrorChain] {
    var links: [ErrorChain] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      links.append(next)
      waiting.append(contentsOf: next.children.reversed())
    }
    return links
  }

  /// What the server or CloudKit said, most trustworthy first.
  package var message: String? {
    serverErrorDescription ?? ckErrorDescription ?? description ?? failureReason
  }

  /// Every text of this link alone, in which a rule may look for the server's words.
  package var texts: [String] {
    [serverErrorDescription, ckErrorDescription, description, failureReason].compactMap(\.self)
      + (userInfo?.members.compactMap(\.value.text) ?? [])
  }

  /// Whether it is the error of that domain and code.
  package func matches(_ domain: String, _ code: Int) -> Bool {
    self.code == code && self.domain == domain
  }
}
