/// An XML element with its attributes and children; text between them is dropped.
struct MarkupElement: Equatable {
  let name: String

  /// The line on which the start tag begins.
  let line: Int

  let attributes: [String: String]

  var children: [MarkupElement] = []
}

extension MarkupElement {
  /// An attribute's value, an empty one included.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// An attribute's value, unless it is absent or empty.
  func text(_ attribute: String) -> String? {
    guard let value = attributes[attribute], !value.isEmpty else { return nil }
    return value
  }

  /// An attribute's truth, if it is there.
  ///
  /// Xcode writes YES and NO, other tools true and false.
  func flag(_ attribute: String) -> Bool? {
    guard let value = attributes[attribute] else { return nil }
    return ["yes", "true", "1"].contains(value.lowercased())
  }

  func children(named name: String) -> [MarkupElement] {
    children.filter { $0.name == name }
  }
}
