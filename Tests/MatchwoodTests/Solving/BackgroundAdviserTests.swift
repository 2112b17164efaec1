import SlidingGame
import TestSupport
import Testing
import Threads

@testable import Matchwood
@testable import SlidingScenes

@Suite("Advice from other threads") @MainActor
struct BackgroundAdviserTests {
  private let solver = SlidingSolver(.square(3))
  private let wakes = SignalCounter()

  private func board(_ distance: Int) throws -> SlidingBoard {
    try #require(solver.deal(atDistance: distance, seed: 1))
  }

  @Test("comes on the main actor, when it is collected")
  func collected() async throws {
    let adviser = BackgroundAdviser(WorkQueue(wake: wakes.signal))
    var lengths: [Int] = []
    adviser.solve(try board(20)) { lengths += $0.length }
    #expect(lengths.isEmpty)
    await adviser.workQueue.finishAll(wakes)
    #expect(lengths == [20])
  }

  @Test("is of what was asked last: the answer to anything older never comes")
  func newest() async throws {
    let adviser = BackgroundAdviser(WorkQueue(wake: wakes.signal))
    var answers: [String] = []
    adviser.solve(try board(9)) { answers += $0.length.map { "way \($0)" } }
    adviser.measure([try board(3)]) { news in
      if case .distances = news { answers.append("distances") }
    }
    adviser.deal(.square(3), atDistance: 5, seed: 1) { _ in answers.append("deal") }
    adviser.solve(try board(12)) { answers += $0.length.map { "way \($0)" } }
    await adviser.workQueue.finishAll(wakes)
    #expect(answers == ["way 12"])
  }

  @Test("does not come once it is stopped or closed, and does again when it is asked for anew")
  func ended() async throws {
    let adviser = BackgroundAdviser(WorkQueue(wake: wakes.signal))
    var lengths: [Int] = []
    for end in [adviser.stop, adviser.close] {
      adviser.solve(try board(7)) { lengths += $0.length }
      end()
    }
    await adviser.workQueue.finishAll(wakes)
    #expect(lengths.isEmpty)
    adviser.solve(try board(8)) { lengths += $0.length }
    await adviser.workQueue.finishAll(wakes)
    #expect(lengths == [8])
  }

  @Test("is given at once where nobody can be woken")
  func atOnce() throws {
    let adviser = BackgroundAdviser(WorkQueue(wake: nil))
    var dealt: SlidingBoard?
    adviser.deal(.square(3), atDistance: 31, seed: 4) { dealt = $0 }
    #expect(solver.distance(try #require(dealt)) == 31)
    var lengths: [Int] = []
    adviser.solve(try board(31)) { lengths += $0.length }
    #expect(lengths == [31])
  }

  @Test("lets go of its solver when it is closed")
  func memory() throws {
    let adviser = BackgroundAdviser(WorkQueue(wake: nil))
    var tidied = 0
    adviser.workQueue.onCollected = { tidied += 1 }
    adviser.solve(try board(4)) { _ in }
    #expect(adviser.holdsSolver)
    adviser.close()
    #expect(!adviser.holdsSolver && tidied == 1)
  }
}

extension SolvingUpdate {
  /// The length of the way, where the search is over.
  fileprivate var length: [Int] {
    if case .solution(let solution) = self { [solution.moves.count] } else { [] }
  }
}
