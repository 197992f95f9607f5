/// The limits of store format 1.
package enum Limits {
  /// The most events of a block: what a query must expand whole.
  package static let eventsPerBlock = 4_096

  /// A block is closed early where its lines have so many bytes, so that a few huge events
  /// neither swell the tail nor a block.
  package static let bytesPerBlock = 4 << 20

  /// How many events one transaction takes: four blocks, so that a commit costs little beside
  /// them and a writer that waits gets its turn.
  package static let eventsPerTransaction = 4 * eventsPerBlock

  /// The most bytes of lines that wait for a commit.
  package static let bytesPerTransaction = 16 << 20

  /// Launches whose facts a writer keeps at hand; beyond that it forgets them and reads again.
  package static let cachedSessions = 4_096

  /// The most values of all columns of a block; a hostile file must not make a reader take more.
  package static let valuesPerBlock = 1 << 23

  /// The largest expanded block; a line may have 128 MiB, and columns add little to it.
  package static let expandedBlockBytes = 1 << 29
}
