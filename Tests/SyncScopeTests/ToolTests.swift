import ArgumentParsing
import TestSupport
import Testing

@testable import syncscope

struct ToolTests {
  @Test func `the declarations contradict nothing`() {
    #expect(DeclarationProblems.find(root: Tool.self) == [])
  }

  @Test func `the version is told`() throws {
    let run = try Program.run("--version")
    #expect(run.code == 0)
    #expect(run.output.contains(Tool.version))
  }

  private static let commands = paths(of: Tool.self).map { Array($0.dropFirst()) }

  /// The words of each command, the tool's own first.
  private static func paths(of command: any Command.Type) -> [[String]] {
    let name = command.configuration.name
    return [[name]]
      + command.configuration.subcommands.flatMap { paths(of: $0) }.map { [name] + $0 }
  }

  @Test(arguments: commands)
  func `each command has help, by --help and by help`(path: [String]) throws {
    let run = try Program().run(path + ["--help"])
    #expect(run.code == 0)
    #expect(run.output.contains("\nUSAGE\n"))
    #expect(run.error == "")
    #expect(try Program().run(["help"] + path).output == run.output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    arguments: [
      (["ask", "setup", "--devise", "x"], "--device"), (["diagnos"], "diagnose"),
      (["ask", "set-up"], "setup"), (["export", "--ouput", "x"], "--output"),
      (["ingest", "-", "--strikt"], "--strict"),
    ])
  func `a word that is not known names the nearest that is`(
    arguments: [String],
    nearest: String
  )
    throws
  {
    let run = try Program().run(arguments)
    #expect(run.code == 64)
    #expect(run.error.contains(nearest))
  }

  @Test func `help names every exit status that there is`() throws {
    let reference = Reference.markdown(root: Tool.self)
    for (code, meaning) in ToolExit.meanings {
      #expect(reference.contains("\(code.rawValue)"))
      #expect(reference.contains(meaning))
    }
  }
}
