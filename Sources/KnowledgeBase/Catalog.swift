internal import CCatalog
import SyncEvents

/// The embedded data, read once each when they are first needed.
enum Catalog {
  /// The entries of a JSON array of objects.
  static func entries(_ bytes: [UInt8]) -> [JSONObject] {
    // The data are part of the program, and a test reads them: a fault here can't reach a user.
    guard let value = try? JSONScanner.value(in: bytes.span), let array = value.array else {
      return []
    }
    return array.compactMap(\.object)
  }

  static var errors: [UInt8] {
    // The functions give the bounds of constants that live as long as the program.
    unsafe Array(UnsafeBufferPointer(start: catalog_errors(), count: catalog_errors_size()))
  }

  static var listener: [UInt8] {
    // As above.
    unsafe Array(UnsafeBufferPointer(start: catalog_listener(), count: catalog_listener_size()))
  }

  static var signals: [UInt8] {
    // As above.
    unsafe Array(UnsafeBufferPointer(start: catalog_signals(), count: catalog_signals_size()))
  }
}
