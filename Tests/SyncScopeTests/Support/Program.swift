import Foundation
import SyncEvents
import TestSupport

/// The built program, run as a user does.
struct Program: Sendable {
  /// What stands before the program on the command line, for example a shell that sets a limit.
  var wrapper: [String] = []
  var environment: [String: String] = [:]
  /// Files for the standard streams are made here; nil for a folder of its own.
  var folder: SharedFolder?

  /// Beside the test bundle, where SwiftPM puts the package's products.
  static let path: String = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let place = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    #else
      let place = URL(filePath: CommandLine.arguments[0])
    #endif
    return place.deletingLastPathComponent().appending(path: "syncscope").path
  }()

  /// Runs the program to its end.
  @discardableResult
  static func run(
    _ arguments: String...,
    store: String? = nil,
    input: String? = nil
  ) throws -> Outcome {
    try run(arguments, store: store, input: input)
  }

  /// Runs the program to its end.
  @discardableResult
  static func run(
    _ arguments: [String],
    store: String? = nil,
    input: String? = nil
  ) throws -> Outcome {
    try Program().run(arguments + (store.map { ["--store", $0] } ?? []), input: input)
  }

  @discardableResult
  func run(_ arguments: [String], input: String? = nil, output: String? = nil) throws -> Outcome {
    let process = try start(arguments, input: input, output: output)
    return try process.wait()
  }

  /// Starts the program and leaves it running.
  ///
  /// The streams are files, so that no pipe fills up and no other child holds one open.
  func start(
    _ arguments: [String],
    input: String? = nil,
    output: String? = nil
  ) throws -> RunningProgram {
    let folder = try self.folder ?? SharedFolder()
    let name = UUID().uuidString
    let process = Process()
    let words = wrapper + [Self.path] + arguments
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    var variables = ProcessInfo.processInfo.environment
    variables["NO_COLOR"] = "1"
    variables["COLUMNS"] = nil
    variables["SYNCSCOPE_STORE"] = nil
    // What a test doesn't name must not come from, or go to, the user's own store.
    variables["XDG_DATA_HOME"] = folder.path("\(name)-data")
    for (key, value) in environment { variables[key] = value }
    process.environment = variables
    let stdin = try folder.write(input ?? "", to: "\(name)-in")
    let stdout = try output ?? folder.write("", to: "\(name)-out")
    let stderr = try folder.write("", to: "\(name)-err")
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: stdin))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: stdout))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: stderr))
    try process.run()
    return RunningProgram(
      process: process,
      folder: folder,
      outputName: output == nil ? "\(name)-out" : nil,
      errorName: "\(name)-err"
    )
  }
}

/// The program while it runs.
struct RunningProgram {
  let process: Process
  let folder: SharedFolder
  let outputName: String?
  let errorName: String

  func wait() throws -> Outcome {
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal,
      output: try outputName.map(folder.read) ?? [],
      error: try folder.read(errorName)
    )
  }
}
