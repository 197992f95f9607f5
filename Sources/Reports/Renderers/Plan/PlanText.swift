package import Lint

/// A plan as text for a terminal: the table, then what to paste and what to do.
package enum PlanText {
  package static func render(_ plan: MigrationPlan, style: TextStyle) -> String {
    var page = TextPage(style: style)
    if let configurations = plan.configurations { page.add(configurations) }
    if plan.entities.isEmpty {
      page.blank()
      page.item("✓", "No attribute needs another type.", tone: .strong, markTone: .good)
    }
    for entity in plan.entities { page.add(entity) }
    if !plan.entities.isEmpty {
      page.addSteps("WHAT TO DO", plan.steps)
      page.code("SWIFT", plan.swift)
    }
    return page.text
  }
}

extension TextPage {
  fileprivate mutating func add(_ entity: PlannedEntity) {
    let oldTypes = Set(entity.fields.map(\.oldTypeName))
    // One type for all needs no column, which leaves room for the names.
    let common = oldTypes.count == 1 ? oldTypes.first : nil
    heading(
      "\(VisibleText.line(entity.entity)): new attributes beside the old"
        + (common.map { ", which are \($0)" } ?? "")
    )
    blank()
    var table = TextTable(common == nil ? ["OLD", "TYPE", "NEW", "TYPE"] : ["OLD", "NEW", "TYPE"])
    for field in entity.fields {
      let type = field.newTypeName + (field.isGuessed ? ", guessed" : "")
      let old = [field.old] + (common == nil ? [field.oldTypeName] : [])
      table.rows.append((old + [field.new, type.unbroken]).map { .init($0) })
    }
    self.table(table, indent: 2)
    blank()
    addReasons(of: entity.fields)
    code("MODEL, in <entity name=\"\(entity.entity)\">", entity.attributeXML)
    code("SCHEMA, what will have to be deployed", entity.schemaText)
  }

  /// Why each type, said once for all fields of which it is true.
  private mutating func addReasons(of fields: [PlannedField]) {
    for field in fields where fields.first(where: { $0.reason == field.reason }) == field {
      let names = fields.filter { $0.reason == field.reason }.map(\.old)
      item("•", "\(listed(names)): \(field.reason)", indent: 2)
    }
    guard fields.contains(where: \.isGuessed) else { return }
    paragraph(
      "A guessed type is one to look at; say what the app stores with --type FIELD=Integer64.",
      indent: 2,
      tone: .quiet
    )
  }

  fileprivate mutating func add(_ plan: ConfigurationPlan) {
    code("MODEL, before </model>", plan.xml)
    code("SWIFT, before loadPersistentStores", plan.swift)
    addSteps("WHAT TO DO", plan.steps)
  }

  fileprivate mutating func addSteps(_ title: String, _ steps: [String]) {
    heading(title)
    blank()
    for (index, step) in steps.enumerated() { item("\(index + 1).", step, indent: 2) }
  }

  /// Lines to paste: as they are, whatever the width.
  fileprivate mutating func code(_ title: String, _ lines: String) {
    heading(VisibleText.line(title))
    blank()
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      self.line(VisibleText.code(String(line)))
    }
  }
}
