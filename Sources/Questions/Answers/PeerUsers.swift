import SyncEvents

/// Which user each device had, and when.
struct PeerUsers {
  private var readings: [String: [(time: Timestamp?, user: String)]] = [:]

  init(_ facts: Facts) {
    for session in facts.sessions.values {
      guard let device = session.key.device else { continue }
      for account in session.accounts {
        guard let user = account.reading.userRecordID else { continue }
        readings[device, default: []].append((account.time, user))
      }
    }
    for device in readings.keys {
      readings[device]?.sort { left, right in
        (left.time?.nanoseconds ?? .min, left.user) < (right.time?.nanoseconds ?? .min, right.user)
      }
    }
  }

  /// The user of the last reading before the moment, else of the first one after it.
  func user(of device: String, at time: Timestamp) -> String? {
    let known = readings[device] ?? []
    return (known.last { $0.time ?? time <= time } ?? known.first)?.user
  }
}
