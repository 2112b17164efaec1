import CThreads
import Glibc

/// Processors that a thread may run on.
nonisolated struct Processors: Sendable {
  private var set = cpu_set_t()
  private static let length = MemoryLayout<cpu_set_t>.size

  /// Those of the calling thread; nil where the system does not tell.
  init?() {
    guard sched_getaffinity(0, Self.length, &set) == 0 else { return nil }
  }

  /// All but the one that the calling thread runs on just now; nil where there is no other.
  var others: Processors? {
    let here = Int(sched_getcpu())
    guard (0..<8 * Self.length).contains(here) else { return nil }
    var others = self
    let isNone = withUnsafeMutableBytes(of: &others.set) { bytes in
      let words = bytes.bindMemory(to: UInt.self)
      words[here / UInt.bitWidth] &= ~(1 << UInt(here % UInt.bitWidth))
      return words.allSatisfy { $0 == 0 }
    }
    return isNone ? nil : others
  }

  /// Lets the calling thread run on these.
  func take() {
    _ = withUnsafePointer(to: set) { sched_setaffinity(0, Self.length, $0) }
  }

  /// Lets a thread that is made with some attributes begin on one of these.
  func take(_ attributes: inout pthread_attr_t) {
    _ = withUnsafePointer(to: set) { pthread_attr_setaffinity_np(&attributes, Self.length, $0) }
  }
}
