internal import CSQLite

/// Stops the statements of a connection, from any thread.
package struct Interrupter: Sendable {
  let handle: DatabaseHandle

  /// Makes the running statements throw `.interrupted`; those that start later are not touched.
  ///
  /// Does no more than set a flag, so it may be called from a signal handler.
  package func interrupt() {
    unsafe sqlite3_interrupt(handle.pointer)
  }
}
