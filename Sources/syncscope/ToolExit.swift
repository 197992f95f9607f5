import ArgumentParsing
import EventStore
import Ingest
import Lint
import SQLiteDatabase

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What an error means to a shell.
enum ToolExit {
  static let meanings: [(code: ExitCode, meaning: String)] = [
    (.success, "It ran; a report of bad news is still 0"),
    (.finding, "Something at or above --fail-on was found"),
    (.inconclusive, "With --fail-on: no answer could be given"),
    (.usage, "The command line is wrong"),
    (.dataError, "Input that is not understood, or a line refused under --strict"),
    (.noInput, "There is no such input or store"),
    (.software, "An internal error; please report it"),
    (.cannotCreate, "The output can't be created"),
    (.inputOutput, "Reading or writing failed, or a store is damaged"),
    (.temporaryFailure, "Another process writes to the store; try again"),
    (.noPermission, "No permission"),
    (.interrupted, "Interrupted; what was committed is kept"),
  ]

  /// Runs a command; an error is told and becomes an exit status.
  static func run(command: inout any Command, parser: CommandParser) -> ExitCode {
    do {
      return try command.run()
    } catch let error as UsageError {
      StandardError.write(parser.report(error, from: type(of: command)) + "\n")
      return .usage
    } catch {
      return tell(error)
    }
  }

  static func run(_ body: () throws -> Void) -> ExitCode {
    do {
      try body()
      return .success
    } catch {
      return tell(error)
    }
  }

  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code.rawValue)
    #else
      Darwin.exit(code.rawValue)
    #endif
  }

  private static func tell(_ error: any Error) -> ExitCode {
    if let code = error as? ExitCode { return code }
    let code = code(for: error)
    StandardError.write("syncscope: \(error)\n")
    return Interruption.isRequested ? .interrupted : code
  }

  private static func code(for error: any Error) -> ExitCode {
    switch error {
    case let error as IngestError:
      switch error {
      case .missing, .emptyFolder: .noInput
      case .notPermitted: .noPermission
      case .invalid: .dataError
      case .unreadable: .inputOutput
      case .interrupted: .interrupted
      }
    case let error as StoreError: code(for: error)
    case let error as DatabaseError: code(for: StoreError(error))
    case let error as OutputError:
      switch error {
      case .cannotCreate: .cannotCreate
      case .cannotWrite: .inputOutput
      }
    case let error as LintError: error.isMissing ? .noInput : .dataError
    case is InterruptionError: .interrupted
    default: .software
    }
  }

  private static func code(for error: StoreError) -> ExitCode {
    switch error {
    case .missing, .unknownDevice: .noInput
    case .notAStore, .newerFormat: .dataError
    case .busy: .temporaryFailure
    case .notPermitted: .noPermission
    case .full, .damaged: .inputOutput
    case .interrupted: .interrupted
    case .database(let error):
      switch error.code.primary {
      case .cannotOpen: .cannotCreate
      case .ioError, .corrupt: .inputOutput
      default: .software
      }
    }
  }
}
