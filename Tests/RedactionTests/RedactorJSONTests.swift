import SyncEvents
import Testing

@testable import Redaction

struct RedactorJSONTests {
  private func redacted(_ text: String) throws -> JSONValue {
    var redactor = Redacting.redactor
    return redactor.value(try JSONScanner.value(in: text))
  }

  /// Values that are private by their member's meaning.
  @Test(
    arguments: [
      (#"{"recordName":"my record"}"#, "my record"), (#"{"userID":"u-77"}"#, "u-77"),
      (#"{"recordNames":["Q7"]}"#, "Q7"),
      (#"{"userRecordID":"me"}"#, "me"), (#"{"a":{"ownerName":"other"}}"#, "other"),
      (#"{"user":{"id":"u-77","name":"Anna"}}"#, "u-77"), (#"{"user":{"name":"Anna"}}"#, "Anna"),
      (#"{"contexts":{"device":{"name":"Anna's phone"}}}"#, "Anna's"),
      (#"{"partial":[{"item":"my-list","error":{"domain":"D"}}]}"#, "my-list"),
      (#"{"entity":"E","recordName":"R","fields":{"note":"so private"}}"#, "so private"),
      (#"{"entity":"E","recordName":"R","fields":{"note":4711.25}}"#, "4711.25"),
      (#"{"userInfo":{"a":["x anna@example.com"]}}"#, "anna"),
      (#"{"CKPartialErrors":{"<CKRecordID: 0x1; recordName=Q7, zoneID=Z:O>":"x"}}"#, "Q7"),
      (#"{"text":"{\"recordName\":\"inner\"}"}"#, "inner"), (#"{"password":"abcdef1"}"#, "abcdef1"),
      (#"{"token":12345678}"#, "12345678"), (#"{"unknown":{"deep":"10.1.2.3"}}"#, "10.1.2.3"),
      (#"{"id":"anna@example.com"}"#, "anna"), (#"{"server_name":"annas-mac"}"#, "annas-mac"),
    ])
  func `a private value does not stay`(text: String, secret: String) throws {
    let line = JSONWriter.line(try redacted(text))
    #expect(text.contains(secret))
    #expect(!line.contains(secret), "\(line)")
  }

  @Test(
    arguments: [
      #"{"v":1,"kind":"session","ts":"2026-11-02T07:00:00Z","session":"s","seq":0,"storesLoaded":false}"#,
      #"{"app":{"bundle":"com.example","version":"1.2.3.4","build":"7"},"os":"iOS 18.1.0.1"}"#,
      #"{"container":"iCloud.com.example.app","store":"private","eventID":"A0000006-0002-4000-8000-000000000002"}"#,
      #"{"recordName":"cloudkit.zoneshare"}"#, #"{"recordName":"h:0123456789abcdef"}"#,
      #"{"userRecordID":null}"#, #"{"userID":501}"#,
      #"{"partial":[{"item":"zone:__defaultOwner__","error":{"domain":"D"}}]}"#,
      #"{"partial":[{"item":"private-subscription","error":{"domain":"D"}}]}"#,
      #"{"entity":"E","recordName":"h:0123456789abcdef","fields":{"a":"present","b":"nil","c":null}}"#,
      #"{"domain":"CKErrorDomain","code":2,"retryAfter":31.250}"#,
    ])
  func `structure stays`(text: String) throws {
    #expect(JSONWriter.line(try redacted(text)) == text)
  }

  @Test func `a name in text and a name by itself have one pseudonym`() throws {
    let alone = try redacted(#"{"recordName":"A1"}"#).object?["recordName"]?.text
    let inText = Redacting.text("<CKRecordID: 0x1; recordName=A1, zoneID=Z:O>")
    #expect(inText.contains(try #require(alone)))
  }
}
