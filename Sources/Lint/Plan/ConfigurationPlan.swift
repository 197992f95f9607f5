internal import Schemas

/// Named configurations with the same members, one for each mirrored store.
package struct ConfigurationPlan: Sendable, Equatable {
  package let names: [String]

  package let entities: [String]

  /// The names that the model has already, and whose members would change.
  package let changed: [String]

  init(for model: CoreDataModel, names: [String]) {
    self.names = names
    let members = Set(MirroredModel(model, isShared: true).entities.map(\.name))
    entities = members.sorted()
    changed = names.filter { name in
      model.configuration(named: name).map { Set($0.entityNames) != members } ?? false
    }
  }
}

extension ConfigurationPlan {
  /// The elements to paste before `</model>`.
  package var xml: String {
    names.map { name in
      let members = entities.map { "        <memberEntity name=\"\(XMLText.escaped($0))\"/>\n" }
      return "    <configuration name=\"\(XMLText.escaped(name))\">\n"
        + members.joined() + "    </configuration>\n"
    }.joined()
  }

  /// The store descriptions, in Swift.
  package var swift: String {
    let descriptions = names.enumerated().map { position, name in
      let variable = SwiftName.variable(name) + "Store"
      let isShared = name.lowercased().contains("shared")
      let scope = isShared ? "shared" : name.lowercased().contains("public") ? "public" : "private"
      // Another file would leave the app's data behind.
      let note =
        position == 0 ? "// The file the app has used so far, if there is one.\n" : ""
      return """
        \(note)let \(variable) = NSPersistentStoreDescription(
          url: folder.appendingPathComponent("\(SwiftName.literal(name)).sqlite")
        )
        \(variable).configuration = "\(SwiftName.literal(name))"
        \(variable).setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
        \(variable).setOption(
          true as NSNumber,
          forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey
        )
        // New options for each store: a copied description keeps the scope of the first.
        let \(SwiftName.variable(name))Options = NSPersistentCloudKitContainerOptions(
          containerIdentifier: containerIdentifier
        )
        \(SwiftName.variable(name))Options.databaseScope = .\(scope)
        \(variable).cloudKitContainerOptions = \(SwiftName.variable(name))Options

        """
    }
    let list = names.map { SwiftName.variable($0) + "Store" }.joined(separator: ", ")
    return """
      let containerIdentifier = "iCloud.com.example.app"  // as in the entitlements
      let folder = NSPersistentContainer.defaultDirectoryURL()

      \(descriptions.joined(separator: "\n"))
      container.persistentStoreDescriptions = [\(list)]

      """
  }

  /// What to do, in order.
  package var steps: [String] {
    let replace = changed.isEmpty ? "" : " in place of those of the same name"
    return [
      "Add the configurations to the current model version\(replace), before </model>.",
      "Set the store descriptions before loadPersistentStores, both in one container.",
      "Export or back up what is only on test devices, then delete the app (Remove App, Delete "
        + "App), clean the build folder and install it anew: a store made without the "
        + "configuration may go on as it was. Users' installs: try the update on a copy first.",
      "Start with the listener attached: setup must begin and end twice, once a store.",
    ]
  }
}
