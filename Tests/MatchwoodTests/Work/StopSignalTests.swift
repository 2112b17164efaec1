import SDLKit
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Matchwood

@Suite("A bell")
struct StopSignalTests {
  @Test("is rung for good")
  func ring() {
    let bell = StopSignal()
    #expect(!bell.wait(atMost: 0))
    bell.send()
    #expect(bell.wait(atMost: 0))
    bell.send()
    #expect(bell.wait(atMost: 0))
  }

  private final class Answer: Sendable {
    let wasRung = Mutex<Bool?>(nil)
  }

  @Test("ends the wait of another thread, which would wait for ever")
  func wake() {
    let (bell, answer) = (StopSignal(), Answer())
    Background.start {
      let wasRung = bell.wait(atMost: -1)
      answer.wasRung.withLock { $0 = wasRung }
    }
    bell.send()
    TestTimeout.wait { answer.wasRung.withLock { $0 != nil } }
    #expect(answer.wasRung.withLock { $0 } == true)
  }
}
