import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-C and SIGTERM: the work is asked to stop at the next place where it can.
enum Interruption {
  private static let requested = Atomic<Bool>(false)

  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Catches the signals; a second one ends the program at once, which a store survives.
  static func install() {
    // A parent hands on what its thread blocks, and a thread of a dispatch queue blocks them all.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      catchSignal(number) { _ in
        // Storing an atomic is all that a signal handler may do here.
        if Interruption.requested.exchange(true, ordering: .relaxed) { _exit(130) }
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Has a signal handled without restarting what it interrupts: a read that waits for a paste must
  /// end, which `signal` would not let it.
  private static func catchSignal(
    _ number: Int32,
    _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    sigaction(number, &action, nil)
  }

  /// Stops the work if it was asked to.
  static func check() throws {
    if isRequested { throw InterruptionError() }
  }
}

/// The user stopped the work.
struct InterruptionError: Error, CustomStringConvertible {
  var description: String { "interrupted; what was committed is kept" }
}
