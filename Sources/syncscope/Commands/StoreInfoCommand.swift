import ArgumentParsing
import EventStore
import SyncEvents

struct StoreInfoCommand: Command {
  static let configuration = CommandConfiguration(
    name: "info",
    abstract: "Say what the store holds and how much room it takes"
  )

  static let formats: [OutputFormat] = [.text, .json]
  static let arguments: [Argument] = OutputOptions.arguments(formats)

  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let info = try store.open().info()
    if output.format == .json {
      try output.write(info.json)
    } else {
      try output.write(Self.text(info))
    }
    return .success
  }

  private static func text(_ info: StoreInfo) -> String {
    let ratio = info.ratio.map { "\(($0 * 10).rounded() / 10) bytes of input in one of the store" }
    return """
      \(info.path), format \(info.format)
      events       \(info.events) (\(info.blocks) blocks, \(info.tail) in the tail)
      devices      \(info.devices), \(info.sessions) launches
      errors       \(info.errorGroups) groups
      from         \(info.firstTime?.description ?? "unknown")
      to           \(info.lastTime?.description ?? "unknown")
      size         \(ByteText.text(info.fileBytes)), \
      \((info.bytesPerEvent * 10).rounded() / 10) bytes an event
      input        \(ByteText.text(info.inputBytes))\(ratio.map { ", \($0)" } ?? "")
      """
  }
}
