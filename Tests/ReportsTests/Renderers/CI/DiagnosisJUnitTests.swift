import Testing

@testable import Reports

struct DiagnosisJUnitTests {
  @Test func `only errors fail, and what is not known is skipped`() {
    let text = DiagnosisJUnit.render(.problem)
    #expect(text.contains("tests=\"6\" failures=\"1\" errors=\"0\" skipped=\"2\""))
    #expect(text.split(separator: "<testcase").count == 7)
    #expect(text.split(separator: "<failure").count == 2)
    #expect(text.split(separator: "<skipped").count == 3)
    #expect(text.contains("<property name=\"verdict\" value=\"problem\"/>"))
  }

  @Test func `names differ`() {
    let names = DiagnosisJUnit.render(.hostile).matches(of: #/ name="(.*?)" time/#).map(\.1)
    #expect(Set(names).count == names.count - 2)
  }

  @Test func `hostile data is text`() {
    let text = DiagnosisJUnit.render(.hostile)
    #expect(text.controlCharacters.isEmpty)
    #expect(!text.contains("]]>") && !text.contains("<script"))
  }
}
