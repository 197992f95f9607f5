/// Finds which of many texts stand in another, in one pass (Aho and Corasick, 1975).
struct TextAutomaton: Sendable {
  /// The next state by state and byte class.
  private var transitions: [Int32] = []
  /// Texts that end in each state.
  private var outputs: [[Int]] = []
  private var classes = [UInt8](repeating: 0, count: 256)
  private var classCount = 1

  init(_ texts: [[UInt8]]) {
    for byte in texts.joined() where classes[Int(byte)] == 0 {
      classes[Int(byte)] = UInt8(classCount)
      classCount += 1
    }
    addState()
    for (number, text) in texts.enumerated() { add(text, number) }
    link()
  }

  private mutating func addState() {
    transitions += repeatElement(-1, count: classCount)
    outputs.append([])
  }

  private mutating func add(_ text: [UInt8], _ number: Int) {
    var state = 0
    for byte in text {
      let slot = state * classCount + Int(classes[Int(byte)])
      if transitions[slot] < 0 {
        transitions[slot] = Int32(outputs.count)
        addState()
      }
      state = Int(transitions[slot])
    }
    outputs[state].append(number)
  }

  /// Fills in where to go on after a byte that no text goes on with.
  private mutating func link() {
    var fallback = [Int](repeating: 0, count: outputs.count)
    var waiting: [Int] = []
    for slot in 0..<classCount {
      if transitions[slot] < 0 {
        transitions[slot] = 0
      } else {
        waiting.append(Int(transitions[slot]))
      }
    }
    var next = 0
    while next < waiting.count {
      let state = waiting[next]
      next += 1
      outputs[state] += outputs[fallback[state]]
      for byteClass in 0..<classCount {
        let slot = state * classCount + byteClass
        let other = transitions[fallback[state] * classCount + byteClass]
        if transitions[slot] < 0 {
          transitions[slot] = other
        } else {
          fallback[Int(transitions[slot])] = Int(other)
          waiting.append(Int(transitions[slot]))
        }
      }
    }
  }

  /// The numbers of the texts that stand in `text`, each once, in order of their ends.
  func matches(in text: String) -> [Int] {
    var found: [Int] = []
    var state = 0
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      state = Int(transitions[state * classCount + Int(classes[Int(bytes[index])])])
      for number in outputs[state] where !found.contains(number) { found.append(number) }
    }
    return found
  }
}
