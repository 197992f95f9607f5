// What the listener uses of Core Data, as Apple's public reference declares it, so that the listener
// is type-checked where there is no Core Data. Nothing here runs.
public import CloudKit
@_exported import Foundation

open class NSManagedObject: NSObject {}

open class NSManagedObjectContext: NSObject {
  open var parent: NSManagedObjectContext?
  open var transactionAuthor: String?
}

open class NSPersistentStore: NSObject {
  open var identifier: String?
  open var url: URL?
  open var options: [AnyHashable: Any]? { nil }
  open var configurationName: String { "" }
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  open var databaseScope: CKDatabase.Scope = .private
}

open class NSPersistentCloudKitContainer: NSObject {
  public class var eventChangedNotification: NSNotification.Name { .init("event") }
  public class var eventNotificationUserInfoKey: String { "event" }

  public enum EventType: Int, Sendable {
    case setup, `import`, export
  }

  open class Event: NSObject {
    open var identifier: UUID { UUID() }
    open var storeIdentifier: String { "" }
    open var type: EventType { .setup }
    open var startDate: Date { Date() }
    open var endDate: Date? { nil }
    open var succeeded: Bool { false }
    open var error: (any Error)? { nil }
  }
}

public let NSAddedPersistentStoresKey: String = "added"
public let NSInsertedObjectsKey: String = "inserted"
public let NSUpdatedObjectsKey: String = "updated"
public let NSDeletedObjectsKey: String = "deleted"

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave =
    NSNotification.Name("NSManagedObjectContextDidSaveNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange =
    NSNotification.Name("NSPersistentStoreCoordinatorStoresDidChangeNotification")
}
