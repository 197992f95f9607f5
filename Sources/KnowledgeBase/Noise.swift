package import SyncEvents

/// Noise: console lines, and the errors in them, that people take for a cause and that are none.
package enum Noise {
  /// The noise signal of that name.
  package static func named(_ id: String) -> Signal? {
    SignalCatalog.signal(id).flatMap { $0.kind == .noise ? $0 : nil }
  }

  /// The noise that an error is, wherever it is met.
  package static func noise(of error: ErrorChain) -> Signal? {
    switch (error.domain, error.code) {
    case ("BGSystemTaskSchedulerErrorDomain", 3): return named("noise.bgst.code3")
    case ("BGTaskSchedulerErrorDomain", let code?) where (1...4).contains(code):
      return named("noise.bgtask.app")
    case ("NSCocoaErrorDomain", 134_417): return named("noise.134417")
    default: return nil
    }
  }
}
