package import SyncEvents

/// What works in one group of launches and not in another, and every difference that may be why.
///
/// What only one side tells is no difference: it is kept apart as not known of the other.
package struct Comparison: Sendable {
  /// A thing that both sides tell, and tell differently.
  package struct Difference: Sendable, Hashable {
    package var what: String
    package var a: String
    package var b: String
  }

  /// A thing that only one side tells.
  package struct OneSided: Sendable, Hashable {
    package var what: String
    package var a: String?
    package var b: String?
  }

  /// The first step of setup, import, export and server whose outcomes differ; nil where none does
  /// as far as both are known.
  package var firstDivergence: Difference?
  /// Those of the steps first, then of the device, the build, the stores, the errors, the fields.
  package var differences: [Difference] = []
  package var oneSided: [OneSided] = []

  package init(_ a: Facts, _ b: Facts) {
    for (what, values) in zip(Self.steps(a), Self.steps(b)).map({ ($0.what, ($0.value, $1.value)) })
    {
      add(what, values.0, values.1)
    }
    firstDivergence = differences.first
    for (what, read) in Self.properties { add(what, Self.text(a, read), Self.text(b, read)) }
    compare(Self.stores(a), Self.stores(b))
    compareErrors(a, b)
    compareFields(a, b)
  }

  private mutating func add(_ what: String, _ a: String?, _ b: String?) {
    if let a, let b {
      if a != b { differences.append(Difference(what: what, a: a, b: b)) }
    } else if a != nil || b != nil {
      oneSided.append(OneSided(what: what, a: a, b: b))
    }
  }

  // MARK: Steps

  private static func steps(_ facts: Facts) -> [(what: String, value: String?)] {
    var steps: [(String, String?)] = [SyncType.setup, .import, .export].map { type in
      let verdict = ActivityAnswer(type, facts: facts).verdict
      return (type.name, verdict == .unknown ? nil : verdict.rawValue)
    }
    let server = RecordSavesAnswer(facts: facts).verdict
    let isKnown = server == .zero || server == .some
    steps.append(("server", isKnown ? "\(server.rawValue) RecordSave" : nil))
    return steps
  }

  // MARK: Launches

  private static let properties: [(String, @Sendable (SessionFacts) -> [String?])] = [
    ("OS", { [$0.os] }),
    ("device model", { [$0.model] }),
    ("app version", { [$0.app?.version] }),
    ("build", { [$0.app?.build] }),
    ("environment", { [$0.app?.environment] }),
    ("container", { [$0.container] }),
    ("role", { [$0.role] }),
    ("account", { $0.accounts.map { $0.reading.status?.name } }),
    ("expected stores", { [$0.expectedStores.map(String.init)] }),
    ("stores loaded before the recorder", { [$0.storesLoaded.map { $0 ? "yes" : "no" }] }),
    ("debugger", { [$0.debugger.map { $0 ? "yes" : "no" }] }),
  ]

  /// The values of all launches, sorted; nil where none tells.
  private static func text(_ facts: Facts, _ read: (SessionFacts) -> [String?]) -> String? {
    let values = facts.sessions.values.filter(\.isLaunch).flatMap(read).compactMap(\.self)
    return values.isEmpty ? nil : Set(values).sorted().joined(separator: ", ")
  }

  // MARK: Stores

  private static func stores(_ facts: Facts) -> [String: [String: String]] {
    var stores: [String: [String: String]] = [:]
    for launch in facts.sessions.values {
      for store in launch.stores {
        let name = store.name ?? "a store"
        let description = store.description
        var told = stores[name] ?? [:]
        told["scope"] = store.scope?.name
        if description.tellsConfiguration {
          told["configuration"] = description.configuration ?? "none"
        }
        for (what, flag) in [
          ("history tracking", description.historyTracking),
          ("CloudKit options", description.cloudKitOptions), ("loaded", description.loaded),
          ("remote change notices", description.remoteChangeNotifications),
        ] {
          if let flag { told[what] = flag ? "yes" : "no" }
        }
        stores[name] = told
      }
    }
    return stores
  }

  private mutating func compare(
    _ a: [String: [String: String]],
    _ b: [String: [String: String]]
  ) {
    guard !a.isEmpty, !b.isEmpty else {
      let names: ([String: [String: String]]) -> String? = {
        $0.isEmpty ? nil : $0.keys.sorted().joined(separator: ", ")
      }
      return add("stores", names(a), names(b))
    }
    for name in Set(a.keys).union(b.keys).sorted() {
      guard let left = a[name], let right = b[name] else {
        differences.append(
          Difference(
            what: "store \(name)",
            a: a[name] == nil ? "not there" : "there",
            b: b[name] == nil ? "not there" : "there"
          )
        )
        continue
      }
      for what in Set(left.keys).union(right.keys).sorted() {
        add("store \(name): \(what)", left[what], right[what])
      }
    }
  }

  // MARK: Errors

  /// Errors that came up on one side only; that the other side has launches at all is what makes
  /// their absence tell something.
  private mutating func compareErrors(_ a: Facts, _ b: Facts) {
    guard a.sessions.values.contains(where: \.isLaunch),
      b.sessions.values.contains(where: \.isLaunch)
    else { return }
    func signatures(_ facts: Facts) -> [String: Int] {
      facts.errors.values.filter { $0.noise == nil }
        .reduce(into: [:]) { $0[$1.signature, default: 0] += $1.count }
    }
    let (left, right) = (signatures(a), signatures(b))
    for signature in Set(left.keys).union(right.keys).sorted()
    where (left[signature] == nil) != (right[signature] == nil) {
      differences.append(
        Difference(
          what: "error \(signature)",
          a: left[signature].map { "\($0) ×" } ?? "none",
          b: right[signature].map { "\($0) ×" } ?? "none"
        )
      )
    }
  }

  // MARK: Fields

  /// So many records must have a field, or lack it, before its absence tells something.
  private static let enoughRecords = 3

  private mutating func compareFields(_ a: Facts, _ b: Facts) {
    func presence(_ facts: Facts) -> [String: (present: Int, records: Int)] {
      var fields: [String: (present: Int, records: Int)] = [:]
      for (key, record) in facts.records {
        for (field, state) in record.fields {
          let name = "\(key.entity).\(field)"
          fields[name, default: (0, 0)].records += 1
          if state == "present" { fields[name]?.present += 1 }
        }
      }
      return fields
    }
    let (left, right) = (presence(a), presence(b))
    for field in Set(left.keys).intersection(right.keys).sorted() {
      guard let one = left[field], let other = right[field],
        min(one.records, other.records) >= Self.enoughRecords,
        (one.present == 0) != (other.present == 0)
      else { continue }
      differences.append(
        Difference(
          what: "field \(field)",
          a: "\(one.present) of \(one.records) have a value",
          b: "\(other.present) of \(other.records) have a value"
        )
      )
    }
  }

  // MARK: JSON

  /// The comparison as the command line gives it.
  package var json: JSONValue {
    [
      "firstDivergence": firstDivergence.map(Self.json) ?? .null,
      "differences": .array(differences.map(Self.json)),
      "oneSided": .array(
        oneSided.map {
          ["what": .string($0.what), "a": .optional($0.a), "b": .optional($0.b)]
        }
      ),
    ]
  }

  private static func json(_ difference: Difference) -> JSONValue {
    [
      "what": .string(difference.what), "a": .string(difference.a), "b": .string(difference.b),
    ]
  }
}
