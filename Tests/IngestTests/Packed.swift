import Codecs

/// The bytes as one member of a gzip file.
func packed(_ text: String) throws -> [UInt8] {
  let encoder = try GzipEncoder()
  var output: [UInt8] = []
  try encoder.encode(Array(text.utf8), into: &output)
  try encoder.finish(into: &output)
  return output
}
