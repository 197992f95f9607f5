/// Each text once with how often it stands there, the most frequent first.
func counted(_ texts: [String]) -> [(text: String, count: Int)] {
  Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    .map { (text: $0.key, count: $0.value) }
    .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
}
