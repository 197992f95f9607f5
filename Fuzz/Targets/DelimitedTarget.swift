package import Ingest

/// Tables with a header line.
package enum DelimitedTarget: FuzzTarget {
  package static let name = "delimited"
  package static let formats: [InputFormat] = [.csv, .tsv]
  package static let fixtureEndings = [".csv", ".tsv"]

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .csv)
    _ = try Reading.checked(bytes, as: .tsv)
  }
}
