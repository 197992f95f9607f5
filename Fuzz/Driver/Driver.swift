import Foundation
import FuzzTargets

/// Which target is meant; the environment says it, since all arguments are libFuzzer's.
enum Driver {
  static let name = ProcessInfo.processInfo.environment["SYNCSCOPE_FUZZ_TARGET"] ?? ""
  static let target = FuzzTargets.named(name)
}
