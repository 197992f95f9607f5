extension SchemaError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file): "\(file): no such file"
    case .notAFile(let file): "\(file): not a regular file"
    case .unreadable(let file): "\(file): cannot be read"
    case .tooLarge(let file, let bytes, let limit):
      "\(file): \(bytes) bytes, more than the \(limit) that are read"
    case .malformed(let file, let line, let column, let found):
      "\(file):\(line):\(column): not well-formed XML: \(found)"
    case .documentType(let file, let line):
      "\(file):\(line): found <!DOCTYPE>, which a model does not have"
    case .tooDeep(let file, let line, let limit):
      "\(file):\(line): elements nested more than \(limit) deep"
    case .tooManyElements(let file, let line, let limit):
      "\(file):\(line): more than \(limit) elements"
    case .tagTooLong(let file, let line, let limit):
      "\(file):\(line): more than \(limit) bytes without an element"
    case .notAModel(let file, let line, let found):
      "\(file):\(line): expected a Core Data model, found <\(found)>"
    case .missingAttribute(let file, let line, let element, let attribute):
      "\(file):\(line): <\(element)> has no \(attribute)"
    case .noModel(let folder): "\(folder): holds no model"
    case .notASchema(let file, let line, let column, let found):
      "\(file):\(line):\(column): expected DEFINE SCHEMA, found \(found)"
    }
  }
}
