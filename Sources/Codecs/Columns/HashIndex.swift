/// A hash table from values to their numbers, in order of appearance; the values live elsewhere.
///
/// Search and insertion take the hash, so that a value is hashed once.
struct HashIndex: Sendable {
  /// The number of a value plus one; 0 is a free slot.
  private var slots: [UInt32]
  /// The values' hashes, by their numbers.
  private var hashes: [UInt64] = []

  init() {
    slots = Array(repeating: 0, count: 64)
  }

  /// The number of the value with this hash that `isEqual` knows by its number.
  @inline(__always)
  func number(hash: UInt64, isEqual: (Int) -> Bool) -> Int? {
    var slot = slot(of: hash)
    while true {
      let entry = Int(slots[slot])
      if entry == 0 {
        return nil
      }
      if hashes[entry - 1] == hash, isEqual(entry - 1) {
        return entry - 1
      }
      slot = next(slot)
    }
  }

  /// Gives the next number to a value that was not found.
  mutating func insert(hash: UInt64) -> Int {
    hashes.append(hash)
    // At most half full, so that the searches stay short.
    if hashes.count * 2 > slots.count {
      grow()
    } else {
      place(hashes.count - 1, hash: hash)
    }
    return hashes.count - 1
  }

  mutating func removeAll() {
    guard !hashes.isEmpty else { return }
    hashes.removeAll(keepingCapacity: true)
    unsafe slots.withUnsafeMutableBufferPointer { unsafe $0.update(repeating: 0) }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      place(number, hash: hash)
    }
  }

  private mutating func place(_ number: Int, hash: UInt64) {
    var slot = slot(of: hash)
    while slots[slot] != 0 {
      slot = next(slot)
    }
    slots[slot] = UInt32(number + 1)
  }

  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  @inline(__always)
  private func next(_ slot: Int) -> Int {
    (slot + 1) & (slots.count - 1)
  }
}
