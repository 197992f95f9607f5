/// Where a rule's fact is from, and where to read it.
package struct LintSource: Sendable, Hashable {
  package let title: String

  /// The address, if it is published.
  package let url: String?
}

extension LintSource {
  private static let documentation = "https://developer.apple.com/documentation/"

  static let model = Self(
    title: "Apple, Creating a Core Data Model for CloudKit",
    url: documentation + "coredata/creating-a-core-data-model-for-cloudkit"
  )

  static let records = Self(
    title: "Apple, Reading CloudKit Records for Core Data",
    url: documentation + "coredata/reading-cloudkit-records-for-core-data"
  )

  static let setup = Self(
    title: "Apple, Setting Up Core Data with CloudKit",
    url: documentation + "coredata/setting-up-core-data-with-cloudkit"
  )

  static let sharing = Self(
    title: "Apple, Sharing Core Data objects between iCloud users",
    url: documentation + "coredata/sharing-core-data-objects-between-icloud-users"
  )

  static let schemaText = Self(
    title: "Apple, Integrating a Text-Based Schema into Your Workflow",
    url: documentation + "cloudkit/integrating-a-text-based-schema-into-your-workflow"
  )

  static let synchronization = Self(
    title: "Apple TN3164, Debugging the synchronization of NSPersistentCloudKitContainer",
    url: documentation
      + "technotes/tn3164-debugging-the-synchronization-of-nspersistentcloudkitcontainer"
  )

  static let understanding = Self(
    title: "Apple TN3163, Understanding the synchronization of NSPersistentCloudKitContainer",
    url: documentation
      + "technotes/tn3163-understanding-the-synchronization-of-nspersistentcloudkitcontainer"
  )

  static let entitlements = Self(
    title: "Apple, Entitlements: iCloud",
    url: documentation + "bundleresources/entitlements"
  )

  static let modifyRecords = Self(
    title: "Apple, CKDatabase.modifyRecords(saving:deleting:savePolicy:atomically:)",
    url: documentation
      + "cloudkit/ckdatabase/modifyrecords(saving:deleting:savepolicy:atomically:)"
  )

  /// What Core Data's own validator refuses, as a reimplementation shows it.
  static let validator = Self(
    title: "OpenCloudData, a reimplementation of Core Data's mirroring",
    url: "https://github.com/pookjw/OpenCloudData"
  )

  static let fieldNotes = Self(title: "Field notes of an app that met it", url: nil)

  static let fieldReports = Self(title: "Exported schemas and reports of apps", url: nil)

  static let renaming = Self(
    title: "passepartout#586, a renamed entity that mirroring refused",
    url: "https://github.com/partout-io/passepartout/issues/586"
  )
}
