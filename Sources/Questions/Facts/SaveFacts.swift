package import SyncEvents

/// The local saves into one store.
package struct SaveFacts: Sendable, Hashable {
  package var series = TimeSeries()
  package var firstReference: EventReference?
  package var lastReference: EventReference?

  package init() {}

  mutating func add(at time: Timestamp?, _ reference: EventReference) {
    series.insert(time)
    firstReference = firstReference ?? reference
    lastReference = reference
  }
}
