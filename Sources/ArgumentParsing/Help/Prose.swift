/// The parts of a discussion, as help, the manual and the reference each lay them out.
enum Prose: Equatable {
  case paragraph(String)
  /// Items that began with `- `, without it.
  case list([String])
  /// Lines that began with two spaces, without them.
  case verbatim([String])

  static func parts(of text: String) -> [Prose] {
    var parts: [Prose] = []
    var isContinued = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        isContinued = false
        continue
      }
      let part = part(of: line, after: isContinued ? parts.last : nil)
      if isContinued, let joined = parts.last?.joined(with: part) {
        parts[parts.count - 1] = joined
      } else {
        parts.append(part)
      }
      isContinued = true
    }
    return parts
  }

  private static func part(of line: Substring, after previous: Prose?) -> Prose {
    if line.hasPrefix("- ") { return .list([String(line.dropFirst(2))]) }
    guard line.hasPrefix("  ") else { return .paragraph(String(line)) }
    // Under a list item, indented lines continue the item.
    if case .list = previous {
      return .paragraph(String(line.trimmingPrefix(while: \.isWhitespace)))
    }
    return .verbatim([String(line.dropFirst(2))])
  }

  /// This part with the next line in it; nil if that begins a part of its own.
  private func joined(with next: Prose) -> Prose? {
    switch (self, next) {
    case (.paragraph(let text), .paragraph(let more)): .paragraph("\(text) \(more)")
    case (.verbatim(let lines), .verbatim(let more)): .verbatim(lines + more)
    case (.list(let items), .list(let more)): .list(items + more)
    case (.list(let items), .paragraph(let more)):
      .list(items.dropLast() + items.suffix(1).map { "\($0) \(more)" })
    default: nil
    }
  }
}
