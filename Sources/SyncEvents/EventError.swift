/// Why a line is no event of the report format.
package enum EventError: Error, Equatable, Sendable {
  case notJSON(JSONError)
  case notAnObject(found: String)
  case missing(member: String)
  case noIdentity
  case newerVersion(found: String)
  case unreadableTime(member: String, text: String)
  case wrongType(member: String, wanted: String, found: String)
  case tooLong(limit: Int)
}

extension EventError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let error): "\(error)"
    case .notAnObject(let found): "a report line is an object, this is \(found)"
    case .missing(let member): "'\(member)' is missing"
    case .noIdentity:
      "no identity: an event needs 'id', or 'session' and 'seq'"
    case .newerVersion(let found):
      "version \(found) of the report format; this program reads \(Limits.reportVersion)"
    case .unreadableTime(let member, let text):
      "'\(member)' is no RFC 3339 time between 1678 and 2261: \(text.prefix(60))"
    case .wrongType(let member, let wanted, let found):
      "'\(member)' must be \(wanted), not \(found)"
    case .tooLong(let limit):
      "longer than \(limit >> 20) MiB"
    }
  }
}
