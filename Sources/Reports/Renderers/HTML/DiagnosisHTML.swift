package import Findings

/// A diagnosis as a page of one file.
package enum DiagnosisHTML {
  /// The page's text.
  package static func render(_ result: DiagnosisResult) -> String {
    let sections: [Markup] = [
      FindingSection.verdict(result),
      DiagnosisSections.symptom(result),
      FindingSection.findings(result),
      DiagnosisSections.captureNext(result),
      DiagnosisSections.checklist(result),
      DiagnosisSections.ruledOut(result),
      DiagnosisSections.errors(result),
      DiagnosisSections.noise(result),
    ]
    return Page.document(
      title: "SyncScope diagnosis",
      body: """
        <header><h1>SyncScope diagnosis</h1></header>
        <main>
        \(sections)</main>
        <footer><p>Made by SyncScope. This page is one file and loads nothing.</p></footer>
        """
    )
  }
}
