/// How rows of the iCloud Console's log are read.
package struct ConsoleLogOptions: Sendable {
  /// What its columns mean.
  package var aliases = ColumnAliases.standard
  /// What is said of the query that gave them.
  package var query = ConsoleQuery()

  package init() {}
}
