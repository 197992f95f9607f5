import ErrorText
import Foundation
import FuzzTargets
import Ingest

/// The processor time that something takes, in seconds; others on the machine don't count.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = clock()
  try body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

func number(_ value: Double, _ width: Int, _ digits: Int = 2) -> String {
  let text = String(format: "%.\(digits)f", value)
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

// MARK: The corpus

let paths = SeedFiles.paths(of: ErrorTextTarget.self)
let corpus = try paths.map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
  .joined(separator: "\n")
let copies = max(1, (16 << 20) / corpus.utf8.count)
let megabytes = Double(copies * corpus.utf8.count) / 1e6
var found = 0
let alone = seconds { for _ in 0..<copies { found += ErrorText.errors(in: corpus).count } }
let text = String(repeating: corpus, count: copies)
var read = 0
let ingested = try seconds { read = try HardText.read(text, as: .console) }
print("the corpus, \(paths.count) texts, \(copies) times: \(number(megabytes, 0, 1)) MB")
print("  ErrorText  \(number(megabytes / alone, 7)) MB/s, \(found) errors")
print("  console    \(number(megabytes / ingested, 7)) MB/s, \(read) events")
fflush(nil)

// MARK: Hard texts

/// No error text of a megabyte may take longer.
let most = 1.0
/// A square is sixteen times as long at each step; to wait for the last would tell no more.
let sizes = [15_625, 62_500, 250_000, 1_000_000]
var slow = 0
print("\nhard texts of 1 MB; beside the time, how much longer it is than for 250 KB")
for hard in HardText.all {
  var times: [Double] = []
  for size in sizes {
    let text = hard.text(bytes: size)
    times.append(try seconds { _ = try HardText.read(text, as: hard.format) })
    if let last = times.last, last > most { break }
  }
  let (last, before) = (times.last ?? 0, times.dropLast().last ?? 0)
  // An input of a quarter of a million tiny records takes its time for each; no square may be.
  let isSquare = last > most / 10 && last > 9 * max(before, 1e-3)
  let isSlow = hard.format == nil ? last > most || isSquare : isSquare
  if isSlow { slow += 1 }
  let name = String("\(hard)".prefix(60)).replacing("\n", with: "\\n")
  print(
    "\(number(last, 8, 3)) s  x\(number(last / max(before, 1e-3), 5, 1))",
    hard.format?.rawValue ?? "error text",
    name,
    isSlow ? "TOO SLOW with \(sizes[times.count - 1]) bytes" : ""
  )
  fflush(nil)
}
print(slow == 0 ? "none takes too long" : "\(slow) take too long")
exit(slow == 0 ? 0 : 1)
