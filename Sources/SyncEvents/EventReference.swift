/// Where an event can be found again, so that a verdict can show its evidence.
package enum EventReference: Sendable, Hashable {
  /// A line of an input; lines count from 1.
  case line(file: String, line: Int)
  /// The place of an event in a store, in order of arrival.
  case ordinal(Int64)
}
