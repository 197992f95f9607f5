import ArgumentParsing
import Findings
import FoundationEssentials
import Lint

/// What `lint` was given, and the run over it.
struct Linting {
  private let inputs: [String]
  private let models: [String]
  private let development: String?
  private let production: String?
  private let isPublic: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    inputs = values.values("input")
    models = values.values("model")
    development = values.value("dev")
    production = values.value("production")
    isPublic = values.flag("public")
    if inputs.isEmpty, models.isEmpty, development == nil, production == nil {
      throw UsageError("lint takes files or folders, --model, --dev or --production")
    }
  }

  struct Outcome {
    let report: LintReport
    let failures: [LintError]
    let remarks: [String]
  }

  func run() throws -> Outcome {
    var read = LintInputs(isPublic: isPublic)
    if let development { read.readDevelopment(development) }
    if let production { read.readProduction(production) }
    for path in inputs {
      try Interruption.check()
      if path == "-" {
        read.read(bytes: InputText.bytes(), named: "standard input")
      } else {
        read.read(path)
      }
    }
    for path in models { read.readModel(path) }
    try Interruption.check()
    return Outcome(
      report: LintReport(
        results: Linter.results(of: read.subject),
        count: read.count,
        unread: read.failures.map(\.description)
      ),
      failures: read.failures,
      remarks: read.remarks
    )
  }
}

extension Linting.Outcome {
  /// Says what was not judged.
  func tell(isQuiet: Bool) {
    for failure in failures { StandardError.write("syncscope: \(failure)\n") }
    guard !isQuiet else { return }
    for remark in remarks { StandardError.write("\(remark)\n") }
  }

  /// What unread files mean to a shell.
  var code: ExitCode {
    guard !failures.isEmpty else { return .success }
    return failures.contains(where: \.isMissing) ? .noInput : .dataError
  }
}

extension LintLevel {
  /// The level as `--fail-on` knows it.
  var severity: Severity {
    switch self {
    case .note: .info
    case .warning: .warning
    case .error: .error
    }
  }
}

extension LintReport {
  /// With whole paths, as Xcode needs them to open a file.
  var absolute: LintReport {
    renamed { $0.hasPrefix("/") ? $0 : Self.folder + $0 }
  }

  /// With paths from the current folder on, as services need them to find a file.
  var relative: LintReport {
    renamed { path in
      if path.hasPrefix(Self.folder) { return String(path.dropFirst(Self.folder.count)) }
      return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
  }

  private static var folder: String {
    let path = FileManager.default.currentDirectoryPath
    return path.hasSuffix("/") ? path : path + "/"
  }

  private func renamed(_ name: (String) -> String) -> LintReport {
    var report = self
    for index in report.results.indices {
      report.results[index].file = name(report.results[index].file)
    }
    return report
  }
}
