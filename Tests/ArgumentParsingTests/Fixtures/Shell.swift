#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A shell that the tests feed scripts to.
struct Shell {
  let command: String

  static let bash = Shell(command: "bash --norc")
  static let zsh = Shell(command: "zsh -f")
  static let fish = Shell(command: "fish --no-config")
  static let mandoc = Shell(command: "mandoc")

  var isInstalled: Bool {
    let name = command.prefix { $0 != " " }
    return system("command -v \(name) >/dev/null 2>&1") == 0
  }

  /// All that the shell writes for the script, errors as well.
  func output(of script: String, options: String = "") -> String {
    let end = "END_OF_THE_SCRIPT"
    let line = "\(command) \(options) 2>&1 <<'\(end)'\n\(script)\n\(end)\n"
    guard let pipe = popen(line, "r") else { return "popen failed" }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    pclose(pipe)
    return String(decoding: bytes, as: UTF8.self)
  }

  func lines(of script: String) -> [String] {
    output(of: script).split(separator: "\n").map(String.init)
  }
}
