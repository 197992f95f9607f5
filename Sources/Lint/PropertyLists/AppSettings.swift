/// An app's entitlements or its Info.plist.
package struct AppSettings: Sendable, Equatable {
  package enum Kind: Sendable, Hashable {
    case entitlements
    /// An Info.plist.
    case information
  }

  package let file: String

  package let kind: Kind

  package let list: PropertyListValue

  /// Reads a property list in XML; `file` is the name that errors and results give it.
  package init(bytes: [UInt8], file: String) throws(LintError) {
    self.file = file
    guard !bytes.starts(with: "bplist".utf8) else { throw .binaryPropertyList(file: file) }
    do {
      list = try PropertyListParser.value(in: bytes)
    } catch {
      throw .notAPropertyList(file: file, line: error.line, found: error.found)
    }
    guard let kind = Self.kind(of: list, file: file) else { throw .otherPropertyList(file: file) }
    self.kind = kind
  }

  private static func kind(of list: PropertyListValue, file: String) -> Kind? {
    if file.hasSuffix(".entitlements") { return .entitlements }
    let keys = list.entries.map(\.key)
    let marks = ["com.apple.developer.", "com.apple.security.", "aps-environment"]
    if keys.contains(where: { key in marks.contains { key.hasPrefix($0) } }) {
      return .entitlements
    }
    let isNamed = file.hasSuffix("Info.plist")
    let isInformation = keys.contains {
      $0.hasPrefix("CFBundle") || $0.hasPrefix("UI") || $0 == "NSExtension"
        || $0 == String.sharingSupported
    }
    return isNamed || isInformation ? .information : nil
  }
}

extension AppSettings {
  /// Whether it belongs to an extension, which neither gets pushes for the app nor accepts shares.
  var isExtension: Bool { list["NSExtension"] != nil || list["EXAppExtensionAttributes"] != nil }

  /// Whether it is a Mac app's, which needs no background mode.
  var isForMac: Bool {
    list["LSMinimumSystemVersion"] != nil || list["NSPrincipalClass"]?.text == "NSApplication"
      || list["LSApplicationCategoryType"] != nil && list["LSRequiresIPhoneOS"] == nil
        && list["UILaunchScreen"] == nil && list["UIApplicationSceneManifest"] == nil
  }
}

extension String {
  static let sharingSupported = "CKSharingSupported"
  static let backgroundModes = "UIBackgroundModes"
  static let containers = "com.apple.developer.icloud-container-identifiers"
  static let services = "com.apple.developer.icloud-services"
  static let containerEnvironment = "com.apple.developer.icloud-container-environment"
  static let pushEnvironment = "aps-environment"
  static let macPushEnvironment = "com.apple.developer.aps-environment"
}
