/// The listener for an app that takes no package: one Swift file without dependencies.
package enum ListenerSource {
  package static var text: String { String(decoding: Catalog.listener, as: UTF8.self) }
}
