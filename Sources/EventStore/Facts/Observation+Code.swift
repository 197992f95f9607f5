import SyncEvents

extension Observation {
  /// The number that stands for it in the column `observed`; part of format 1.
  var code: Int {
    switch self {
    case .live: 0
    case .history: 1
    case .log: 2
    }
  }
}
