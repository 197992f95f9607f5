extension SeededGenerator {
  /// A number from 0 up to, and without, the bound.
  package mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }

  /// True once in so many times.
  package mutating func isOne(in count: Int) -> Bool {
    below(count) == 0
  }

  /// One of the elements.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
