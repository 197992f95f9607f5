/// What a command tells the shell when it ends.
///
/// The codes from 64 on are those of BSD's `sysexits.h`. It is an error as well, so that a command
/// that has already said what went wrong can end from anywhere below `run`.
package struct ExitCode: RawRepresentable, Equatable, Sendable, Error {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The command did what was asked.
  package static let success = ExitCode(rawValue: 0)
  /// The command worked and found something wrong with what it looked at.
  package static let finding = ExitCode(rawValue: 1)
  /// The command worked, but what it looked at does not allow a conclusion.
  package static let inconclusive = ExitCode(rawValue: 2)
  /// The command line was wrong.
  package static let usage = ExitCode(rawValue: 64)
  /// The input was there but malformed.
  package static let dataError = ExitCode(rawValue: 65)
  /// An input does not exist or cannot be read.
  package static let noInput = ExitCode(rawValue: 66)
  /// Something the command needs is not available.
  package static let unavailable = ExitCode(rawValue: 69)
  /// The program itself is wrong.
  package static let software = ExitCode(rawValue: 70)
  /// An output file cannot be made.
  package static let cannotCreate = ExitCode(rawValue: 73)
  /// Reading or writing failed on the way.
  package static let inputOutput = ExitCode(rawValue: 74)
  /// It failed now and may work later.
  package static let temporaryFailure = ExitCode(rawValue: 75)
  /// The user may not do this.
  package static let noPermission = ExitCode(rawValue: 77)
  /// The user pressed Control-C: 128 and the number of SIGINT, as shells count it.
  package static let interrupted = ExitCode(rawValue: 130)
}
