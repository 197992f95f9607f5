import FuzzTargets
import Testing

/// `scripts/measure-error-text` reads the same texts at a megabyte; this holds that none takes the
/// square of its length, which would be minutes here.
struct HardTextTests {
  @Test(.timeLimit(.minutes(3)), arguments: HardText.all)
  func `what is made to take long takes no square of its length`(hard: HardText) throws {
    let text = hard.text(bytes: 60_000)
    #expect(throws: Never.self) { _ = try HardText.read(text, as: hard.format) }
  }
}
