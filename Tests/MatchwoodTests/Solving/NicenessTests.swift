import Glibc
import SlidingGame
import Synchronization
import Testing

@testable import Matchwood
@testable import SlidingScenes
@testable import Threads

/// Which threads give way to others.
@Suite("Giving way to the main thread") @MainActor struct NicenessTests {
  /// How much the thread at hand gives way.
  private nonisolated static var niceness: Int32 {
    getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
  }

  @Test("Work for which no thread can be made is done, and the thread that asked gives no way")
  func noThread() {
    let before = Self.niceness
    let isDone = Atomic(false)
    Background.start(
      niceness: 3, by: { _ in false },
      { isDone.store(true, ordering: .relaxed) })
    let wasDone = isDone.load(ordering: .relaxed)
    #expect(wasDone)
    #expect(Self.niceness == before)
  }

  @Test("A thread that was made gives way, and whoever asked for it does not")
  func thread() async {
    let before = Self.niceness
    let there: Int32 = await withCheckedContinuation { answer in
      Background.start(niceness: 3) { answer.resume(returning: Self.niceness) }
    }
    #expect(there == min(before + 3, 19))
    #expect(Self.niceness == before)
  }

  @Test("Advice that is given at once leaves the main thread as it was")
  func adviceAtOnce() throws {
    let before = Self.niceness
    var news = 0
    BackgroundAdviser(WorkQueue(wake: nil)).solve(try .init(text: "3:0-1-2-3-4-5-6-8-7")) { _ in
      news += 1
    }
    #expect(news > 0)
    #expect(Self.niceness == before)
  }
}
