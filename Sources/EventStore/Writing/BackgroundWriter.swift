import Dispatch

/// Commits one batch while the next is being read, on a thread of its own.
///
/// At most one batch is under way, so memory stays bounded and the order of batches is kept.
package final class BackgroundWriter {
  private let job: Job
  private let queue = DispatchQueue(label: "syncscope.writer")
  private let group = DispatchGroup()

  /// What the queue works on.
  ///
  /// Unchecked, since a connection is no `Sendable`: the queue runs one commit at a time, and the
  /// owner looks at the outcome only after it has waited for the group.
  private final class Job: @unchecked Sendable {
    let writer: StoreWriter
    var counts = CommitCounts()
    var error: StoreError?

    init(writer: StoreWriter) {
      self.writer = writer
    }

    func commit(_ events: [IncomingEvent], inputBytes: Int) {
      do throws(StoreError) {
        let committed = try writer.commit(events, inputBytes: inputBytes)
        counts.accepted += committed.accepted
        counts.duplicate += committed.duplicate
      } catch {
        self.error = error
      }
    }
  }

  package init(_ writer: StoreWriter) {
    job = Job(writer: writer)
  }

  deinit {
    group.wait()
  }

  /// Hands over a batch, after waiting for the one before it.
  ///
  /// - Throws: What went wrong with the batch before; this one is then not begun.
  package func commit(_ events: [IncomingEvent], inputBytes: Int) throws(StoreError) {
    try wait()
    queue.async(group: group) { [job] in job.commit(events, inputBytes: inputBytes) }
  }

  /// Waits for the batch under way; returns what was committed so far.
  @discardableResult
  package func wait() throws(StoreError) -> CommitCounts {
    group.wait()
    if let error = job.error { throw error }
    return job.counts
  }
}
