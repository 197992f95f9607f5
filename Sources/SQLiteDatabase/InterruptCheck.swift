internal import CSQLite

/// The question that SQLite asks now and then during a statement: shall it stop?
final class InterruptCheck {
  private let instructions: Int32
  private let shouldStop: @Sendable () -> Bool

  init(every instructions: Int, shouldStop: @escaping @Sendable () -> Bool) {
    self.instructions = Int32(clamping: max(1, instructions))
    self.shouldStop = shouldStop
  }

  /// Lets SQLite ask; the check must live until it is removed.
  func install(on handle: DatabaseHandle) {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe sqlite3_progress_handler(handle.pointer, instructions, askInterruptCheck, context)
  }

  static func remove(from handle: DatabaseHandle) {
    unsafe sqlite3_progress_handler(handle.pointer, 0, nil, nil)
  }

  fileprivate func ask() -> Int32 {
    shouldStop() ? 1 : 0
  }
}

/// SQLite's callback: a plain function, since a closure could belong to an actor.
private func askInterruptCheck(_ context: UnsafeMutableRawPointer?) -> Int32 {
  guard let context = unsafe context else { return 0 }
  return unsafe Unmanaged<InterruptCheck>.fromOpaque(context).takeUnretainedValue().ask()
}
