import SyncEvents

extension Sample {
  /// Two stores without configuration, saves, a log that was read, and nothing else.
  static func silent() throws -> Sample {
    var sample = Sample()
    try sample.open("silent-phone")
    try sample.add(0.4, "account", ["status": "available", "userRecordID": "h:1"])
    for minute in stride(from: 0.0, to: 40, by: 4) {
      try sample.add(60 * minute + 30, "save", ["inserted": ["CareEvent": 3]])
    }
    try sample.coverage(from: 0, to: 3_600)
    return sample
  }

  /// Both setups refused for a type that production lacks; sixty items, one with a cause.
  static func failed() throws -> Sample {
    var sample = Sample()
    try sample.open("failed-phone")
    try sample.sync(1, "setup", "private", error: refusal(items: 60))
    try sample.sync(3, "setup", "shared", error: refusal(items: 60))
    return sample
  }

  /// Names and words that would be markup, escape sequences or line ends if they were let.
  static func hostile() throws -> Sample {
    var sample = Sample()
    try sample.open(hostileName)
    try sample.sync(1, "setup", "<b>|`private`\u{7}", ends: false)
    let error: JSONValue = [
      "domain": "CKErrorDomain", "code": 15, "description": .string(hostileWords),
    ]
    try sample.sync(30, "export", "private", error: error)
    try sample.sync(900_000, "export", "private", error: error)
    try sample.add(900_100, "save", ["inserted": ["照護|紀錄": 2], "store": "private"])
    try sample.add(900_200, "log", ["message": .string(hostileWords)])
    try sample.add(900_300, "gadget", ["colour": .string(hostileWords), "n": [1, 2]])
    return sample
  }

  static let hostileName = "林小美的 iPhone 📱 <script>alert('x')</script> | `a` *b* \u{1b}[2J"
  static let hostileWords =
    "\u{1b}[31mred\r\n::error::x\u{0}\u{9b}1m \u{202e}exe.png " + String(repeating: "A", count: 300)
    + " 第二行：伺服器錯誤，請稍後再試，這是一個非常長的訊息。@everyone #12 ]]> --> &amp; \"q\""

  static func refusal(items: Int) -> JSONValue {
    let partial = (0..<items).map { index -> JSONValue in
      [
        "item": .string("recordName=R\(index)"),
        "error": [
          "domain": "CKErrorDomain", "code": index == 0 ? 12 : 22,
          "description": index == 0
            ? "Cannot create new type cloudkit.share in production schema" : "Batch Request Failed",
        ],
      ]
    }
    return [
      "domain": "NSCocoaErrorDomain", "code": 134406, "description": "setup failed",
      "underlying": [
        "domain": "CKErrorDomain", "code": 2, "name": "partialFailure",
        "description": "Failed to modify some records", "partial": .array(partial),
      ],
    ]
  }
}
