/// Puts elements together as the parser reports them, and holds the limits.
///
/// After a failure it takes no more; the parser stops at the end of the chunk it is in.
final class MarkupTreeBuilder {
  private(set) var root: MarkupElement?
  private(set) var failure: MarkupFailure?

  /// The elements begun or ended so far, by which the parser sees that a chunk had any.
  private(set) var boundaryCount = 0

  private var open: [MarkupElement] = []
  private var elementCount = 0

  func begin(_ element: MarkupElement) {
    guard failure == nil else { return }
    boundaryCount += 1
    elementCount += 1
    if open.count == Limits.maxElementDepth {
      failure = .tooDeep(line: element.line)
    } else if elementCount > Limits.maxElements {
      failure = .tooManyElements(line: element.line)
    } else {
      open.append(element)
    }
  }

  func end() {
    guard failure == nil, let element = open.popLast() else { return }
    boundaryCount += 1
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  /// Records the first failure; what follows it is its consequence.
  func fail(_ failure: MarkupFailure) {
    if self.failure == nil { self.failure = failure }
  }
}
