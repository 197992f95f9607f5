// What the listener uses of CloudKit, as Apple's public reference declares it, so that the listener
// is type-checked where there is no CloudKit. Nothing here runs.
@_exported import Foundation

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }
}

open class CKContainer: NSObject, @unchecked Sendable {
  public init(identifier: String) {}
  open class func `default`() -> CKContainer { CKContainer(identifier: "") }
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {}
}

public let CKPartialErrorsByItemIDKey: String = "CKPartialErrors"
public let CKErrorRetryAfterKey: String = "CKRetryAfter"

extension NSNotification.Name {
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
