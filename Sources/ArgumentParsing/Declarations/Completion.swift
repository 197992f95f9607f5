/// What a shell offers for the value of an option or for a positional.
///
/// Declared choices are offered without being named here again.
package enum Completion: Equatable, Sendable {
  case none
  case file
  case directory
  case values([String])
}
