import SDLKit
import Synchronization
import Testing
import Threads

@Suite("The pool of workers")
struct WorkerPoolTests {
  /// How often each index was done.
  private final class Tally: Sendable {
    let counts = Mutex<[Int]>([])

    init(_ count: Int) { counts.withLock { $0 = Array(repeating: 0, count: count) } }

    func add(_ index: Int) { counts.withLock { $0[index] += 1 } }
  }

  @Test("Each index is done once when the call returns", arguments: [0, 1, 2, 3, 100])
  func once(count: Int) {
    let tally = Tally(count)
    WorkerPool.shared.forEach(count) { tally.add($0) }
    #expect(tally.counts.withLock { $0 } == Array(repeating: 1, count: count))
  }

  @Test("Several callers at once, and work within work, share it and wait for none of the others")
  func nested() {
    let tally = Tally(64)
    Background.forEach(4) { caller in
      WorkerPool.shared.forEach(4) { outer in
        WorkerPool.shared.forEach(4) { tally.add(16 * caller + 4 * outer + $0) }
      }
    }
    #expect(tally.counts.withLock { $0 } == Array(repeating: 1, count: 64))
  }
}
