import Codecs
import SyncEvents

/// A block as a row of the store: columns, deflated, and what a query needs to pass it over.
struct SealedBlock {
  var firstOrdinal: Int64
  var count: Int
  var firstTime: Timestamp?
  var lastTime: Timestamp?
  var kinds: KindSet
  var expandedBytes: Int
  var columns: [UInt8]
  var devices: Set<String>

  /// Seals events that follow each other in order of arrival.
  init(_ events: ArraySlice<SyncEvent>, firstOrdinal: Int64, deflater: Deflater) throws {
    var encoder = BlockEncoder()
    for event in events { encoder.append(event.body) }
    let expanded = encoder.finish()
    self.firstOrdinal = firstOrdinal
    count = events.count
    expandedBytes = expanded.count
    columns = try deflater.compress(expanded)
    firstTime = Timestamp(nanoseconds: .max)
    lastTime = Timestamp(nanoseconds: .min)
    kinds = []
    devices = []
    for event in events {
      kinds.insert(KindSet(event.kind))
      if let device = event.device { devices.insert(device) }
      // A block with an event of unknown time is never passed over for its time.
      guard let time = event.time, let first = firstTime, let last = lastTime else {
        (firstTime, lastTime) = (nil, nil)
        continue
      }
      (firstTime, lastTime) = (min(first, time), max(last, time))
    }
  }

  init(
    firstOrdinal: Int64,
    count: Int,
    firstTime: Timestamp?,
    lastTime: Timestamp?,
    kinds: KindSet,
    expandedBytes: Int,
    columns: [UInt8]
  ) {
    self.firstOrdinal = firstOrdinal
    self.count = count
    self.firstTime = firstTime
    self.lastTime = lastTime
    self.kinds = kinds
    self.expandedBytes = expandedBytes
    self.columns = columns
    devices = []
  }

  /// CRC-32 over the row's numbers and its columns, so that a flipped bit anywhere is found.
  var checksum: UInt32 {
    var header = ByteWriter()
    header.writeFixed(firstOrdinal)
    header.writeFixed(Int64(count))
    header.writeFixed(firstTime?.nanoseconds ?? .min)
    header.writeFixed(lastTime?.nanoseconds ?? .min)
    header.writeFixed(kinds.rawValue)
    header.writeFixed(Int64(expandedBytes))
    return Checksum.crc32(columns, continuing: Checksum.crc32(header.bytes))
  }

  /// The bodies of the block's events, in order of arrival.
  func bodies(inflater: Inflater) throws -> [JSONObject] {
    guard expandedBytes <= Limits.expandedBlockBytes else {
      throw BlockError.malformed("an expanded size of \(expandedBytes)")
    }
    var decoder = try BlockDecoder(inflater.decompress(columns, expectedSize: expandedBytes))
    guard decoder.count == count else { throw BlockError.malformed("\(decoder.count) events") }
    var bodies: [JSONObject] = []
    bodies.reserveCapacity(count)
    for _ in 0..<count { bodies.append(try decoder.next()) }
    return bodies
  }
}
