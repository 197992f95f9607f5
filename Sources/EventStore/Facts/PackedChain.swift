import Codecs
import SyncEvents

/// An error chain as it stands in a fact's row: its JSON line, deflated, after the line's length.
enum PackedChain {
  static func pack(_ chain: ErrorChain) throws -> [UInt8] {
    let line = Array(JSONWriter.line(chain.json).utf8)
    var writer = ByteWriter()
    writer.writeVarint(line.count)
    writer.write(try Deflate.compress(line))
    return writer.bytes
  }

  static func unpack(_ bytes: [UInt8]) throws -> ErrorChain {
    var reader = ByteReader(bytes)
    let size = try reader.readCount(atMost: Limits.expandedBlockBytes)
    let line = try Deflate.decompress(reader.readBytes(reader.remaining), expectedSize: size)
    guard case .object(let object) = try JSONScanner.value(in: line.span) else {
      throw BlockError.malformed("a chain that is no object")
    }
    return try ErrorChain(object)
  }
}
