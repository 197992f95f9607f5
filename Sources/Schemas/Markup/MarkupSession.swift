internal import CLibXML2

/// What libxml2's callbacks are given: the tree so far, and the parser for its place in the text.
@safe
final class MarkupSession {
  let builder = MarkupTreeBuilder()

  /// Valid as long as the ``MarkupParser`` that owns it, which also owns this object.
  private let context: xmlParserCtxtPtr

  init(context: xmlParserCtxtPtr) {
    unsafe self.context = context
  }

  /// The line on which the tag being reported begins.
  var startTagLine: Int { unsafe Int(syncscope_start_tag_line(context)) }

  /// The line the parser is on.
  var line: Int { unsafe Int(xmlSAX2GetLineNumber(context)) }

  /// Ends the parse inside a callback.
  func stop() { unsafe xmlStopParser(context) }

  /// The session behind a callback's context.
  static func from(_ pointer: UnsafeMutableRawPointer?) -> MarkupSession? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<MarkupSession>.fromOpaque(pointer).takeUnretainedValue()
  }
}
