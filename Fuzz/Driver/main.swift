import Foundation
import FuzzTargets

/// libFuzzer's main loop, of its archive that `-sanitize=fuzzer` links.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

func say(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

if CommandLine.arguments.dropFirst().first == "--targets" {
  for target in FuzzTargets.all { print(target.name) }
  exit(0)
}

guard let target = Driver.target else {
  let names = FuzzTargets.all.map { $0.name }.joined(separator: ", ")
  say("SYNCSCOPE_FUZZ_TARGET is \"\(Driver.name)\"; set it to one of \(names)")
  exit(64)
}

if CommandLine.arguments.dropFirst().first == "--seeds" {
  for path in SeedFiles.paths(of: target) { print(path) }
  exit(0)
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
let status = runDriver(&count, &arguments) { bytes, count in
  do {
    try Driver.target?.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    // libFuzzer keeps the input of a run that aborts.
    say("\(Driver.name): \(error)")
    abort()
  }
  return 0
}
exit(status)
