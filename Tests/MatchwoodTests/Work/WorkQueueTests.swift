import TestSupport
import Testing
import Threads

@testable import Matchwood

@Suite("Work on other threads") @MainActor struct WorkQueueTests {
  @Test("is handed in on the main actor, and only when that is asked for")
  func handedIn() async {
    let wakes = SignalCounter()
    let workQueue = WorkQueue(wake: wakes.signal)
    var results: Set<Int> = []
    var collections = 0
    workQueue.onCollected = { collections += 1 }
    for number in 1...20 {
      workQueue.perform {
        number * number
      } then: {
        results.insert($0)
      }
    }
    await wakes.wait(for: 20)
    #expect(results.isEmpty && workQueue.isBusy)
    workQueue.collect()
    #expect(!workQueue.isBusy)
    #expect(results == Set((1...20).map { $0 * $0 }))
    results = []
    workQueue.collect()
    #expect(results.isEmpty)
    #expect(collections == 1)
  }

  @Test("is done at once where nobody can be woken")
  func atOnce() {
    var result = 0
    WorkQueue(wake: nil).perform {
      7
    } then: {
      result = $0
    }
    #expect(result == 7)
  }
}
