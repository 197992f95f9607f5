internal import CLibXML2

/// The one holder of a libxml2 parser, which turns bytes into an element tree.
///
/// A document type stops it at once, before any declaration is read, so no entity is ever defined:
/// none is expanded but the five of XML, and nothing is fetched.
@safe
struct MarkupParser: ~Copyable {
  private let context: xmlParserCtxtPtr
  private let session: MarkupSession

  /// libxml2's own start, to be done once before parsers run on several threads (parser.h).
  private static let libraryIsReady: Void = xmlInitParser()

  /// Fails only if memory runs out.
  init?() {
    Self.libraryIsReady
    var handler = unsafe MarkupCallbacks.handler()
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil) else {
      return nil
    }
    unsafe self.context = context
    session = unsafe MarkupSession(context: context)
    unsafe xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue))
    unsafe context.pointee.userData = Unmanaged.passUnretained(session).toOpaque()
  }

  deinit {
    // Without handlers of its own, libxml2 may make a document for what it finds; it isn't freed
    // with the parser (parser.h: xmlFreeParserCtxt), and shares its dictionary, so it goes first.
    if let document = unsafe context.pointee.myDoc { unsafe xmlFreeDoc(document) }
    unsafe xmlFreeParserCtxt(context)
  }

  /// The root element of the text.
  static func tree(of bytes: [UInt8]) throws(MarkupFailure) -> MarkupElement {
    guard let parser = MarkupParser() else {
      throw .malformed(line: 0, column: 0, found: "out of memory")
    }
    return try parser.tree(of: bytes)
  }

  private consuming func tree(of bytes: [UInt8]) throws(MarkupFailure) -> MarkupElement {
    let builder = session.builder
    var start = 0
    var quietBytes = 0
    while start < bytes.count, builder.failure == nil {
      let end = min(start + Limits.parserChunkBytes, bytes.count)
      let boundaries = builder.boundaryCount
      feed(bytes[start..<end], isLast: false)
      quietBytes = builder.boundaryCount == boundaries ? quietBytes + (end - start) : 0
      if quietBytes > Limits.maxBytesWithoutElement {
        builder.fail(.tagTooLong(line: line))
      }
      start = end
    }
    if builder.failure == nil { feed([], isLast: true) }
    if let failure = builder.failure { throw failure }
    guard let root = builder.root else {
      throw .malformed(line: line, column: 0, found: "no element")
    }
    return root
  }

  private var line: Int { unsafe Int(xmlSAX2GetLineNumber(context)) }

  private func feed(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    let terminate: Int32 = isLast ? 1 : 0
    unsafe bytes.withUnsafeBytes { buffer in
      let text = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      // Its result is dropped: the callbacks have the error with its place.
      _ = unsafe xmlParseChunk(context, text, Int32(buffer.count), terminate)
    }
  }
}
