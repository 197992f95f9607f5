extension ErrorChain {
  /// Domain and code of each link, outermost first, joined by ` > `.
  ///
  /// The way goes down the underlying errors, and where there is none on to the first of the
  /// multiple or detailed errors, or to the first item that failed for a reason of its own.
  package var signature: String {
    spine.map { link in link.code.map { "\(link.domain) \($0)" } ?? link.domain }
      .joined(separator: " > ")
  }

  /// The links that `signature` names.
  package var spine: [ErrorChain] {
    var links = [self]
    while let last = links.last, let next = last.next { links.append(next) }
    return links
  }

  private var next: ErrorChain? {
    underlying ?? multiple?.first ?? detailed?.first
      ?? partial?.first { !$0.error.isCollateral }?.error ?? partial?.first?.error
  }

  /// Whether the item failed only because another of its batch did.
  package var isCollateral: Bool { matches("CKErrorDomain", 22) }

  /// A short text that is the same for the same fault, whoever met it and however often.
  ///
  /// Pointers, UUIDs, record names, numbers and times in the server's words do not change it, nor
  /// does the number of items. The number before the colon is the method's version: people keep
  /// fingerprints, so a new method gets a new number.
  package var fingerprint: String {
    var hash = FNV1a()
    combine(into: &hash)
    return "1:" + hash.hex
  }

  private func combine(into hash: inout FNV1a) {
    hash.combine(domain)
    hash.combine(code.map(String.init) ?? "-")
    // Other domains' descriptions are translated; CloudKit's come from the server, in English.
    if domain.hasPrefix("CK"), let message { hash.combine(VariableText.masked(message)) }
    combine([underlying].compactMap(\.self), as: "underlying", into: &hash)
    combine(multiple ?? [], as: "multiple", into: &hash)
    combine(detailed ?? [], as: "detailed", into: &hash)
    let items = (partial ?? []).map(\.error)
    let ownFaults = items.filter { !$0.isCollateral }
    let distinct = Set((ownFaults.isEmpty ? items : ownFaults).map(\.fingerprint))
    if partial != nil { hash.combine("partial") }
    for fingerprint in distinct.sorted() { hash.combine(fingerprint) }
  }

  private func combine(_ errors: [ErrorChain], as role: String, into hash: inout FNV1a) {
    for error in errors {
      hash.combine(role)
      error.combine(into: &hash)
      hash.combine("end")
    }
  }
}
