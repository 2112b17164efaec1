import Glibc
import Synchronization
import Testing

@testable import SDLKit

@Suite("Processors")
struct ProcessorsTests {
  private nonisolated static var count: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// What is found on a thread of its own, which nobody else gets to run on other processors.
  private static func onThread(_ find: @escaping @Sendable () -> Int) async -> Int {
    await withCheckedContinuation { answer in
      Background.start { answer.resume(returning: find()) }
    }
  }

  @Test("Others are all but one, until one is left")
  func others() async {
    let steps = await Self.onThread {
      var steps = 0
      while let others = Processors()?.others {
        others.take()
        steps += 1
      }
      return steps
    }
    #expect(steps == Self.count - 1)
  }

  @Test("A thread begins elsewhere, and may then run where the one that made it may")
  func all() async {
    #expect(await Self.onThread { Self.count } == Self.count)
  }
}
