import Glibc
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Matchwood

@Suite("Work that stands in line") @MainActor struct PriorityWorkQueueTests {
  /// How many pieces are at work, and the most that there were.
  private nonisolated final class Count: Sendable {
    let state = Mutex((now: 0, most: 0))

    func work() {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
      // So that another worker, if there were one, would come in between.
      for _ in 0..<1_000 { sched_yield() }
      state.withLock { $0.now -= 1 }
    }
  }

  @Test("is done by two workers, and all of it")
  func workers() async {
    let wakes = SignalCounter()
    let workQueue = WorkQueue(wake: wakes.signal)
    let line = PriorityWorkQueue(workQueue)
    let count = Count()
    var done: Set<Int> = []
    for number in 1...40 {
      line.perform(.idle) {
        count.work()
        return number
      } then: {
        done.insert($0)
      }
    }
    await workQueue.finishAll(wakes)
    #expect(done == Set(1...40))
    #expect(count.state.withLock { $0.most } <= 2)
  }

  @Test("comes first where somebody looks at its place")
  func looked() async {
    let wakes = SignalCounter()
    let workQueue = WorkQueue(wake: wakes.signal)
    let line = PriorityWorkQueue(workQueue)
    let bell = StopSignal()
    var done: [Int] = []
    for number in 1...9 {
      line.perform(number < 9 ? .idle : .visible) {
        // The second worker has its hands full until the ninth piece is done.
        if number == 2 { bell.wait(atMost: -1) }
        if number == 9 { bell.send() }
        return number
      } then: {
        done.append($0)
      }
    }
    await workQueue.finishAll(wakes)
    #expect(done.count == 9)
    #expect(done.filter { $0 != 2 }.prefix(2) == [1, 9], "\(done)")
  }

  @Test("is done at once where nobody can be woken")
  func atOnce() {
    var done: [Int] = []
    let line = PriorityWorkQueue(WorkQueue(wake: nil))
    for number in 1...5 {
      line.perform(.idle) {
        number
      } then: {
        done.append($0)
      }
    }
    #expect(done == [1, 2, 3, 4, 5])
  }
}
