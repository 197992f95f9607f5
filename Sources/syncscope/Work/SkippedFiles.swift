/// Says on standard error how many files of a folder were passed over.
enum SkippedFiles {
  static func note(isQuiet: Bool) -> (_ folder: String, _ count: Int) -> Void {
    { folder, count in
      guard !isQuiet else { return }
      let files = count == 1 ? "1 file" : "\(count) files"
      StandardError.write("\(folder): \(files) skipped by their endings; name a file to read it\n")
    }
  }
}
