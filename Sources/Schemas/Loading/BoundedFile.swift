internal import FoundationEssentials

/// Reads whole files, but only regular ones and only up to a size.
package enum BoundedFile {
  /// The bytes of a regular file that has no more of them than the limit.
  package static func bytes(path: String, limit: Int) throws(SchemaError) -> [UInt8] {
    // The attributes are those of what a link leads to; a pipe or device would never end.
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: resolved) else { throw .missing(file: path) }
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: resolved)
    } catch {
      throw .unreadable(file: path)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw .notAFile(file: path)
    }
    let size = size(attributes[.size])
    guard let size, size <= limit else {
      throw .tooLarge(file: path, bytes: size ?? 0, limit: limit)
    }
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: resolved)))
    } catch {
      throw .unreadable(file: path)
    }
  }

  /// The names in a folder, in no order.
  package static func names(inFolder folder: String) throws(SchemaError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unreadable(file: folder)
    }
  }

  /// The size, which is a number object where all of Foundation is linked, and a plain integer of
  /// whatever width where only its essentials are.
  private static func size(_ value: Any?) -> Int? {
    (value as? UInt64).map { Int(clamping: $0) }
      ?? (value as? any BinaryInteger).map { Int(clamping: $0) }
  }
}
