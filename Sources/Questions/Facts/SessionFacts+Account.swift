package import SyncEvents

extension SessionFacts {
  /// The user whose account was in force at a moment, where it is known.
  package func user(at time: Timestamp) -> String? {
    let known = accountsByTime.filter { $0.reading.userRecordID != nil }
    let before = known.last { $0.time ?? time <= time }
    return (before ?? known.first)?.reading.userRecordID
  }

  /// The newest reading that tells a status.
  package var lastStatus: AccountFacts? {
    accountsByTime.last { $0.reading.status != nil }
  }

  /// The readings in order of time; one without a time stays behind the one it was read after.
  package var accountsByTime: [AccountFacts] {
    var ordered: [AccountFacts] = []
    for account in accounts {
      ordered.insert(account, at: Self.place(of: account.time, in: ordered))
    }
    return ordered
  }

  /// The reading that was in force just before a moment; reports may come late.
  func accountBefore(_ time: Timestamp?) -> AccountFacts? {
    let ordered = accountsByTime
    let index = Self.place(of: time, in: ordered)
    return index > 0 ? ordered[index - 1] : nil
  }

  private static func place(of time: Timestamp?, in ordered: [AccountFacts]) -> Int {
    guard let time else { return ordered.count }
    // From the end, since reports are nearly always in order.
    let earlier = ordered.lastIndex { account in account.time.map { $0 <= time } ?? false }
    if let earlier {
      return ordered[(earlier + 1)...].firstIndex { $0.time != nil } ?? ordered.count
    }
    return ordered.firstIndex { $0.time != nil } ?? ordered.count
  }
}
