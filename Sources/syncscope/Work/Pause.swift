#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The wait between two looks at a store that grows.
enum Pause {
  /// Waits half a second; false where the user wants to stop.
  static func untilNextLook() -> Bool {
    usleep(500_000)
    return !Interruption.isRequested
  }
}
