import ArgumentParsing
import FoundationEssentials
import Ingest
import Redaction

/// Whether private data are replaced, and under which key.
struct RedactionOptions {
  let isOn: Bool
  private let keyPath: String?
  private let isQuiet: Bool

  static let key = Argument.option(
    "pseudonym-key-file",
    value: "FILE",
    help: "The key of pseudonyms, 16 bytes or more; the same key gives the same pseudonyms",
    completion: .file,
    section: "Privacy"
  )

  static let arguments: [Argument] = [
    .flag(
      "redact",
      help: "Replace private data by pseudonyms; without a key file they hold for this run only",
      section: "Privacy"
    ),
    key,
  ]

  init(_ values: ParsedValues, isOn: Bool? = nil) throws(UsageError) {
    self.isOn = isOn ?? values.flag("redact")
    keyPath = values.value("pseudonym-key-file")
    isQuiet = values.flag("quiet")
  }

  /// The redactor that was asked for; nil where nothing is to be replaced.
  ///
  /// A key alone replaces the identifiers that the report format never lets travel in clear.
  func redactor(isTelling: Bool = false) throws -> Redactor? {
    guard isOn || keyPath != nil else { return nil }
    let kinds = isOn ? Set(PrivateKind.allCases) : PrivateKind.identifiers
    return Redactor(key: try key(), kinds: kinds, isTelling: isTelling)
  }

  private func key() throws -> PseudonymKey {
    guard let keyPath else {
      if !isQuiet {
        StandardError.write(
          "syncscope: the pseudonyms hold for this run only; --pseudonym-key-file FILE makes them "
            + "the same in every run and joins them with the recorder's\n"
        )
      }
      return .random()
    }
    guard FileManager.default.fileExists(atPath: keyPath) else {
      throw IngestError.missing(path: keyPath)
    }
    guard let contents = FileManager.default.contents(atPath: keyPath) else {
      throw IngestError.notPermitted(path: keyPath)
    }
    guard let key = PseudonymKey(fileContents: Array(contents)) else {
      let limits = Redaction.Limits.keyFileBytes
      throw UsageError(
        "\(keyPath) can't be a key of pseudonyms: it has \(contents.count) bytes, a key has "
          + "\(limits.lowerBound) to \(limits.upperBound); `head -c 32 /dev/urandom` makes one"
      )
    }
    return key
  }
}
