import Diagnosis
import Ingest

extension Timeline {
  /// Takes in models and schemas, but no version of a model that another one took the place of.
  mutating func add(_ documents: DocumentSet) {
    models += documents.models.filter { !$0.isSuperseded }
      .map { GivenModel(model: $0.model, file: $0.file) }
    schemas += documents.schemas.map { GivenSchema(schema: $0.schema, file: $0.file) }
  }
}
