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

    func keeper() -> AudioDeviceSession {
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
    let keeper = machine.keeper()
    keeper.use()
    Patience.wait { keeper.openings == 1 }
    for _ in 0..<3 {
      machine.pass(.seconds(4))
      keeper.use()
    }
    #expect(machine.opened == 1 && machine.closed == 0)
    machine.pass(.seconds(5))
    Patience.wait { machine.closed == 1 }
    keeper.end()
    #expect(machine.opened == 1)
  }

  @Test("While something is to be heard it stays open, however long nobody does anything")
  func pending() {
    let keeper = machine.keeper()
    keeper.queue.put(MixOrder(.hush))
    keeper.use()
    Patience.wait { keeper.openings == 1 }
    machine.pass(.seconds(60))
    #expect(machine.closed == 0)
    keeper.end()
    #expect(machine.closed == 1 && keeper.queue.pending == 0)
  }

  @Test("Where there is none it is asked for again after 3 s, not at every key")
  func none() {
    machine.state.withLock { $0.hasDevice = false }
    let keeper = machine.keeper()
    keeper.use()
    // Its thread leaves once it has found none.
    Patience.wait { !keeper.isBusy }
    for _ in 0..<10 { keeper.use() }
    #expect(machine.opened == 1)
    machine.pass(.seconds(3))
    machine.state.withLock { $0.hasDevice = true }
    keeper.use()
    Patience.wait { keeper.openings == 1 }
    keeper.end()
    #expect(machine.opened == 2)
  }

  @Test("One that is lost is closed, and another one opened after 3 s")
  func lost() {
    let keeper = machine.keeper()
    keeper.use()
    Patience.wait { keeper.openings == 1 }
    machine.state.withLock { $0.isLost = true }
    Patience.wait { machine.closed == 1 }
    machine.state.withLock { $0.isLost = false }
    machine.pass(.seconds(3))
    Patience.wait {
      keeper.use()
      return keeper.openings == 2
    }
    keeper.end()
    #expect(machine.closed == 2)
  }

  @Test("After the end it is not opened any more")
  func end() {
    let keeper = machine.keeper()
    keeper.end()
    keeper.use()
    #expect(machine.opened == 0)
  }
}
