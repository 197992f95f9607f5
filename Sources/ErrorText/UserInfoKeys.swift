import SyncEvents

/// What the keys of a userInfo dictionary mean to an error chain.
enum UserInfoKeys {
  static let partialErrors: Set<String> = ["CKPartialErrors", "CKPartialErrorsByItemID"]

  /// Takes a key's value; what the chain has already stays as it is.
  static func take(
    _ key: String,
    text: String?,
    errors: [ErrorChain],
    into chain: inout ErrorChain
  ) {
    switch key {
    case "NSUnderlyingError":
      // An underlying error in so many words beats one that was found in prose.
      if let error = errors.first { chain.underlying = error } else { keep(key, text, in: &chain) }
    case "NSMultipleUnderlyingErrorsKey", "NSMultipleUnderlyingErrors":
      chain.multiple = errors
    case "NSDetailedErrors": chain.detailed = errors
    case "CKErrorDescription": chain.ckErrorDescription = chain.ckErrorDescription ?? text
    case "ServerErrorDescription":
      chain.serverErrorDescription = chain.serverErrorDescription ?? text
    case "NSLocalizedDescription":
      chain.description = chain.description ?? text
    case "NSLocalizedFailureReason", "reason":
      chain.failureReason = chain.failureReason ?? text
      takeProse(errors, into: &chain)
    case "NSLocalizedRecoverySuggestion":
      chain.recoverySuggestion = chain.recoverySuggestion ?? text
    case "CKRetryAfter", "RetryAfter":
      chain.retryAfter = text.flatMap { Double($0) } ?? chain.retryAfter
    case "RequestUUID": chain.requestUUID = chain.requestUUID ?? text
    case "ContainerID": chain.containerID = chain.containerID ?? text
    default:
      keep(key, text, in: &chain)
      takeProse(errors, into: &chain)
    }
  }

  /// An error that stands in prose is what the sentence is about.
  private static func takeProse(_ errors: [ErrorChain], into chain: inout ErrorChain) {
    if chain.underlying == nil { chain.underlying = errors.first }
  }

  private static func keep(_ key: String, _ text: String?, in chain: inout ErrorChain) {
    guard let text else { return }
    chain.userInfo = chain.userInfo ?? JSONObject()
    chain.userInfo?.append(key, .string(text))
  }

  /// Drops what was told again; a look for each key as it comes would take the square of their
  /// number.
  static func dropRepeated(in chain: inout ErrorChain) {
    guard let members = chain.userInfo?.members, members.count > 1 else { return }
    var names: Set<String> = []
    chain.userInfo = JSONObject(members.filter { names.insert($0.name).inserted })
  }
}
