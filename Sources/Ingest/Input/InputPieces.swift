/// The bytes of an input of any kind, expanded where they are compressed, a piece at a time.
package struct InputPieces {
  private let file: InputFile
  private let source: ExpandedSource

  /// Opens a file; `-` is standard input.
  package init(_ path: String) throws(IngestError) {
    file = try InputFile(path)
    source = try ExpandedSource(opening: file, path: path)
  }

  /// The next piece; nil at the end.
  ///
  /// It throws an `IngestError` where the input can't be read, and a `CodecError` where compressed
  /// data are damaged or cut; the pieces before it are whole.
  package func next() throws -> [UInt8]? {
    try source.next()
  }

  /// Bytes read so far, as they stand in the file.
  package var bytesRead: Int { file.bytesRead }
}
