/// What was wrong with an expanded block.
enum BlockError: Error, Equatable {
  case malformed(String)
}
