extension Connection {
  /// What another thread, or a signal handler, may keep to stop this connection's statements.
  package var interrupter: Interrupter {
    Interrupter(handle: handle)
  }

  package func interrupt() {
    interrupter.interrupt()
  }

  /// Has SQLite ask every so many virtual machine instructions whether to stop, in which case the
  /// statement throws `.interrupted`; nil takes the check away.
  ///
  /// Ten thousand instructions pass faster than a person notices.
  package func setInterruptCheck(
    every instructions: Int = 10_000,
    _ shouldStop: (@Sendable () -> Bool)?
  ) {
    // Off first: SQLite must not hold the address of a check that is gone.
    InterruptCheck.remove(from: handle)
    interruptCheck = shouldStop.map { InterruptCheck(every: instructions, shouldStop: $0) }
    interruptCheck?.install(on: handle)
  }
}
