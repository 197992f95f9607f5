extension MigrationPlan {
  /// What to do, in order, so that nobody loses data.
  package var steps: [String] {
    guard !entities.isEmpty else { return [] }
    let orphans = entities.flatMap { entity in
      entity.fields.flatMap(\.orphans).map { "\(entity.recordType).\($0)" }
    }
    return [
      "Before anything changes: a JSON backup on every device that holds the data. With the app's "
        + "own export before the update, if it has one; and with LegacyBackup.export (below) at "
        + "the first launch of the new release, before anything is copied. It is the fallback if "
        + "a migration or a copy fails.",
      "Add a model version, make it current, and paste the new attributes beside the old ones. "
        + "Keep the old attributes in this release; a removed attribute is dropped from the "
        + "local store at the first launch.",
      "Use the wrappers below: the app's own code keeps its names, reads the new attribute first "
        + "and the old one where nothing was copied yet, and writes both.",
      "Deploy: run a debug build once with initializeCloudKitSchema(), look for the new fields in "
        + "the CloudKit Console, Deploy Schema Changes, then check with `syncscope lint MODEL "
        + "--production production.ckdb`. Only then release.",
      "Copy at launch, after the stores are loaded, on the owner's device: the private store only. "
        + "Recipients get the copies by sync, once they have this release.",
      "One release later, when no supported version reads them: remove the old attributes from "
        + "the model, and the copying.",
      "What stays in production for ever, unread, and must not be used for another type: "
        + orphans.joined(separator: ", ") + ".",
    ]
  }
}
