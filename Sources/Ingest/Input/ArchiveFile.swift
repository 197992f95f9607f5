import Archives

/// A file in an archive, as long as the archive stands at it.
final class ArchiveFile: PieceSource {
  private let archive: ArchiveReader

  init(_ archive: ArchiveReader) {
    self.archive = archive
  }

  func next() throws -> [UInt8]? {
    try archive.nextPiece()
  }
}
