/// Deals the operands of a command line out to the positionals of a command.
///
/// Each positional takes what it can from the left, as long as enough is left for those after it;
/// so `SOURCE ... TARGET` works.
enum OperandAssignment {
  static func assign(
    _ operands: [String],
    to node: CommandNode
  ) throws(UsageError) -> [String: [String]] {
    var rest = operands[...]
    var needed = node.positionals.reduce(0) { $0 + ($1.arity?.minimum ?? 0) }
    var assigned: [String: [String]] = [:]
    for positional in node.positionals {
      guard let arity = positional.arity else { continue }
      needed -= arity.minimum
      let available = max(rest.count - needed, min(rest.count, arity.minimum))
      guard available >= arity.minimum else { throw .missing(positional) }
      let taken = arity.repeats ? available : min(available, 1)
      if taken > 0 { assigned[positional.name] = Array(rest.prefix(taken)) }
      rest = rest.dropFirst(taken)
    }
    if let first = rest.first { throw .superfluous(first, for: node) }
    return assigned
  }
}
