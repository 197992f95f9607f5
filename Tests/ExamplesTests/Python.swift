import Foundation

/// Runs scripts of the package.
enum Python {
  private static let path = "/usr/bin/env"

  static let isThere = (try? output(of: "--version")) != nil

  /// What the script prints; throws where it fails.
  static func output(of arguments: String...) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return output
  }

  struct Failure: Error {
    var status: Int32
  }
}
