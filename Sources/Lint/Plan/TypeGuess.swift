internal import Schemas

/// The native type for values of a class, as far as it can be told.
struct TypeGuess {
  let type: AttributeType
  let isGuessed: Bool
  let reason: String
  let conversion: FieldConversion

  init(for attribute: ModelAttribute, named base: String) {
    let name = Self.className(attribute.customClassName)
    if let (type, conversion) = Self.known[name] {
      self.init(type, false, "values are \(name)", conversion)
    } else if name == "NSNumber" {
      let (type, word) = Self.number(base)
      self.init(
        type,
        true,
        word.map { "a number; its name has \"\($0)\"" } ?? "a number; amounts are mostly Double",
        .number
      )
    } else if let element = Self.collection(name) {
      self.init(.string, false, "\(name) has no native type; as JSON text", .json(element))
    } else if name.isEmpty || name == "NSObject" {
      let (type, word) = Self.number(base)
      self.init(
        type,
        true,
        word.map { "no class is named; the name has \"\($0)\"" }
          ?? "no class is named; amounts are mostly Double",
        .number
      )
    } else {
      self.init(
        .binary,
        true,
        "\(name) has no native type; as data the app encodes",
        .archive(name)
      )
    }
  }

  /// The user's decision.
  init(decided type: AttributeType, for attribute: ModelAttribute) {
    let name = Self.className(attribute.customClassName)
    let conversion: FieldConversion
    if NativeType.isNumber(type) {
      conversion = .number
    } else if type == .string, let element = Self.collection(name) {
      conversion = .json(element)
    } else if type == .binary, Self.known[name] == nil, !name.isEmpty {
      conversion = .archive(name)
    } else {
      conversion = .same
    }
    self.init(type, false, "decided with --type", conversion)
  }

  private init(
    _ type: AttributeType,
    _ isGuessed: Bool,
    _ reason: String,
    _ conversion: FieldConversion
  ) {
    self.type = type
    self.isGuessed = isGuessed
    self.reason = reason
    self.conversion = conversion
  }

  private static let known: [String: (AttributeType, FieldConversion)] = [
    "NSString": (.string, .same), "String": (.string, .same), "NSDate": (.date, .same),
    "Date": (.date, .same), "NSUUID": (.uuid, .same), "UUID": (.uuid, .same),
    "NSURL": (.uri, .same), "URL": (.uri, .same), "NSData": (.binary, .same),
    "Data": (.binary, .same), "NSDecimalNumber": (.decimal, .same), "Decimal": (.decimal, .same),
    "Double": (.double, .number), "Float": (.float, .number), "Bool": (.boolean, .number),
    "Int": (.integer64, .number), "Int64": (.integer64, .number), "Int32": (.integer32, .number),
    "Int16": (.integer16, .number),
  ]

  /// The class without its module.
  private static func className(_ name: String?) -> String {
    let name = name ?? ""
    guard !name.contains("["), let dot = name.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// The Swift type of an array, set or dictionary.
  private static func collection(_ name: String) -> String? {
    if name.hasPrefix("["), name.hasSuffix("]") { return name }
    switch name {
    case "NSArray", "NSMutableArray", "Array": return "[String]"
    case "NSSet", "NSMutableSet", "Set": return "Set<String>"
    case "NSDictionary", "NSMutableDictionary", "Dictionary": return "[String: String]"
    default: return nil
    }
  }

  private static let integerWords: Set<String> = [
    "count", "number", "index", "sequence", "order", "position", "rank", "level", "year", "month",
    "day", "version", "age", "id", "priority", "quantity", "times",
  ]

  private static let flagWords: Set<String> = [
    "is", "has", "should", "can", "did", "was", "enabled", "flag",
  ]

  /// The number type that a name hints at, and the word that did.
  private static func number(_ name: String) -> (AttributeType, word: String?) {
    let words = words(of: name)
    if let first = words.first, flagWords.contains(first) { return (.boolean, first) }
    if let last = words.last, ["enabled", "flag"].contains(last) { return (.boolean, last) }
    if let word = words.last(where: integerWords.contains) { return (.integer64, word) }
    return (.double, nil)
  }

  /// The words of a name in camel case or with underscores.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var previous: Character = "_"
    for character in name {
      if !character.isLetter && !character.isNumber {
        previous = character
        continue
      }
      let begins =
        !previous.isLetter && !previous.isNumber
        || character.isUppercase && !previous.isUppercase
      if begins {
        words.append(character.lowercased())
      } else if !words.isEmpty {
        words[words.count - 1] += character.lowercased()
      }
      previous = character
    }
    return words
  }
}
