internal import CLibXML2

/// The functions libxml2 calls, none of which holds state.
enum MarkupCallbacks {
  /// A handler with only what an element tree needs.
  ///
  /// All else stays nil, above all `getEntity` and `resolveEntity`: what isn't found can't expand.
  static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.internalSubset = { context, _, _, _ in
      guard let session = unsafe MarkupSession.from(context) else { return }
      session.builder.fail(.documentType(line: session.line))
      session.stop()
    }
    unsafe handler.startElementNs = { context, name, _, _, _, _, attributeCount, _, attributes in
      guard let session = unsafe MarkupSession.from(context), let name = unsafe name else { return }
      session.builder.begin(
        MarkupElement(
          name: unsafe String(cString: name),
          line: session.startTagLine,
          attributes: unsafe MarkupCallbacks.dictionary(attributes, count: Int(attributeCount))
        )
      )
    }
    unsafe handler.endElementNs = { context, _, _, _ in
      unsafe MarkupSession.from(context)?.builder.end()
    }
    // No types on this closure: libxml2 2.12 made the error's pointer const.
    unsafe handler.serror = { context, error in
      guard let error = unsafe error?.pointee, unsafe error.level == XML_ERR_FATAL else { return }
      guard let builder = unsafe MarkupSession.from(context)?.builder else { return }
      let message = unsafe error.message.map { unsafe String(cString: $0) } ?? "unknown"
      // libxml2 has one code for text after the root and for a root that doesn't end.
      let endsEarly = unsafe error.code == XML_ERR_DOCUMENT_END.rawValue && builder.root == nil
      let found = endsEarly ? "the end, before that of the root" : MarkupCallbacks.quoted(message)
      builder.fail(
        .malformed(line: unsafe Int(error.line), column: unsafe Int(error.int2), found: found)
      )
    }
    return unsafe handler
  }

  /// Attributes as libxml2 hands them over: name, prefix, namespace, value, end of value, repeated.
  private static func dictionary(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    count: Int
  ) -> [String: String] {
    var dictionary: [String: String] = [:]
    for index in 0..<count {
      guard let name = unsafe attributes?[index * 5],
        let start = unsafe attributes?[index * 5 + 3],
        let end = unsafe attributes?[index * 5 + 4]
      else { continue }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      dictionary[unsafe String(cString: name)] = unsafe String(decoding: value, as: UTF8.self)
    }
    return dictionary
  }

  /// A message without its line end, and no longer than an error should be.
  private static func quoted(_ message: String) -> String {
    String(message.prefix(Limits.maxQuotedCharacters).filter { !$0.isNewline })
  }
}
