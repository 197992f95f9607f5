/// Options that are listed under one title.
struct OptionSection {
  let title: String
  var options: [Argument]
}

extension CommandNode {
  /// The options of the command by section, in the order the sections are first named; what it
  /// inherits comes last.
  var optionSections: [OptionSection] {
    let general = isRoot ? Argument.defaultSection : "Global options"
    let known = Set(options.map(\.name))
    var sections: [OptionSection] = []
    for option in acceptedOptions {
      let title = known.contains(option.name) ? option.section : general
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].options.append(option)
      } else {
        sections.append(OptionSection(title: title, options: [option]))
      }
    }
    return sections
  }

  /// The same without what is inherited: a text about all commands tells it once, where it is
  /// declared, and `--help` at the root.
  var ownOptionSections: [OptionSection] {
    let repeated = Set(inherited.map(\.name) + (isRoot ? [] : [Argument.helpFlag.name]))
    return optionSections.compactMap { section in
      let own = section.options.filter { !repeated.contains($0.name) }
      return own.isEmpty ? nil : OptionSection(title: section.title, options: own)
    }
  }

  /// Whether the command itself, not one above it, has an option spelled so.
  func declares(_ spelling: String) -> Bool {
    options.contains { $0.spellings.contains(spelling) }
  }
}
