import ArgumentParsing
import Lint
import Schemas
import SyncEvents

/// What `plan` was given, and the plan for it.
struct Planning {
  private let path: String
  private let assignments: [String]
  private let configurations: [String]

  init(_ values: ParsedValues) throws(UsageError) {
    path = try values.required("file")
    assignments = values.values("type")
    configurations =
      (values.value("configurations") ?? "").split(separator: ",").map(\.trimmed)
      .filter { !$0.isEmpty }
    for assignment in assignments {
      do {
        _ = try NativeType.assignment(assignment)
      } catch {
        throw UsageError(error.description)
      }
    }
    let names = Set(configurations)
    guard names.count == configurations.count else {
      throw UsageError("--configurations names one twice")
    }
    if values.isGiven("configurations"), configurations.isEmpty {
      throw UsageError("--configurations takes names, such as Private,Shared")
    }
  }

  func plan() throws -> MigrationPlan {
    var read = LintInputs()
    if path == "-" {
      read.read(bytes: InputText.bytes(), named: "standard input")
    } else {
      read.readModel(path)
    }
    if let failure = read.failures.first { throw failure }
    guard let model = read.subject.models.first?.model else {
      throw LintError.notA(kind: "Core Data model", file: path)
    }
    for remark in read.remarks { StandardError.write("\(remark)\n") }
    var types: [String: AttributeType] = [:]
    for word in assignments {
      let (field, type) = try NativeType.assignment(word)
      types[field] = type
    }
    do {
      return try MigrationPlan(for: model, types: types, configurations: configurations)
    } catch {
      throw UsageError(error.description)
    }
  }
}
