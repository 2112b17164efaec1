import Acoustics
import Synchronization
import TestSupport
import Testing

@testable import Matchwood

@Suite("The sound device", .serialized)
struct AudioDeviceSessionTests {
  /// A machine with a device that can be there or not, be lost, and is opened and closed as often as asked.
  private final class Machine: Sendable {
    struct State {
      var hasDevice = true
      var isLost = false
      var (opened, closed) = (0, 0)
      var time = Duration.seconds(100)
    }
    let state = Mutex(State())

    final class Device: OpenDevice {
      private let machine: Machine
      init(_ machine: Machine) { self.machine = machine }
      var isPlaying: Bool { machine.state.withLock { !$0.isLost } }
      func close() { machine.state.withLock { $0.closed += 1 } }
    }

    func session() -> AudioDeviceSession {
      AudioDeviceSession { _ in
        let isThere = self.state.withLock { state in
          state.opened += 1
          return state.hasDevice
        }
        return isThere ? Device(self) : nil
      } now: {
        self.state.withLock { $0.time }
      }
    }

    func pass(_ time: Duration) { state.withLock { $0.time += time } }
    var opened: Int { state.withLock { $0.opened } }
    var closed: Int { state.withLock { $0.closed } }
  }

  private let machine = Machine()

  @Test("It is opened when it is used, stays open while it is, and is closed 5 s later")
  func rest() {
    let session = machine.session()
    session.use()
    TestTimeout.wait { session.openings == 1 }
    for _ in 0..<3 {
      machine.pass(.seconds(4))
      session.use()
    }
    #expect(machine.opened == 1 && machine.closed == 0)
    machine.pass(.seconds(5))
    TestTimeout.wait { machine.closed == 1 }
    session.end()
    #expect(machine.opened == 1)
  }

  @Test("While something is to be heard it stays open, however long nobody does anything")
  func pending() {
    let session = machine.session()
    session.queue.enqueue(MixCommand(.endAll))
    session.use()
    TestTimeout.wait { session.openings == 1 }
    machine.pass(.seconds(60))
    #expect(machine.closed == 0)
    session.end()
    #expect(machine.closed == 1 && session.queue.pending == 0)
  }

  @Test("Where there is none it is asked for again after 3 s, not at every key")
  func none() {
    machine.state.withLock { $0.hasDevice = false }
    let session = machine.session()
    session.use()
    // Its thread leaves once it has found none.
    TestTimeout.wait { !session.isBusy }
    for _ in 0..<10 { session.use() }
    #expect(machine.opened == 1)
    machine.pass(.seconds(3))
    machine.state.withLock { $0.hasDevice = true }
    session.use()
    TestTimeout.wait { session.openings == 1 }
    session.end()
    #expect(machine.opened == 2)
  }

  @Test("One that is lost is closed, and another one opened after 3 s")
  func lost() {
    let session = machine.session()
    session.use()
    TestTimeout.wait { session.openings == 1 }
    machine.state.withLock { $0.isLost = true }
    TestTimeout.wait { machine.closed == 1 }
    machine.state.withLock { $0.isLost = false }
    machine.pass(.seconds(3))
    TestTimeout.wait {
      session.use()
      return session.openings == 2
    }
    session.end()
    #expect(machine.closed == 2)
  }

  @Test("After the end it is not opened any more")
  func end() {
    let session = machine.session()
    session.end()
    session.use()
    #expect(machine.opened == 0)
  }
}
