/// A file in an archive.
package struct ArchiveEntry: Sendable, Equatable {
  /// The path within the archive, as it stands there.
  package var path: String
  /// Seconds since 1970, where the archive tells when the file was changed.
  package var modified: Int64?

  package init(path: String, modified: Int64? = nil) {
    self.path = path
    self.modified = modified
  }
}
