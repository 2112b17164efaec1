import SDLKit
import Synchronization
import Testing
import Threads

@Suite("A line of values that another thread finds")
struct PrefetchQueueTests {
  /// What was found, in this order.
  private final class Found: Sendable {
    let names = Mutex<[String]>([])

    func note(_ name: String) -> String {
      names.withLock { $0.append(name) }
      return name
    }
  }

  @Test("finds one after another, each once, for whoever asks")
  func order() {
    let found = Found()
    var line = PrefetchQueue()
    let values = ["a", "b", "c"].map { name in line.add { found.note(name) } }
    line.begin()
    // The last one is not asked for before the others are there.
    #expect(values.map(\.value) == ["a", "b", "c"])
    #expect(values.map(\.value) == ["a", "b", "c"])
    #expect(found.names.withLock(\.self) == ["a", "b", "c"])
  }

  @Test("keeps nobody waiting who asks for a value whose turn has not come")
  func asker() {
    let found = Found()
    var line = PrefetchQueue()
    _ = line.add { found.note("a") }
    let second = line.add { found.note("b") }
    #expect(second.value == "b")
    #expect(found.names.withLock(\.self) == ["b"])
    line.begin()
  }

  @Test("can be asked by one of its values for another one before it")
  func chain() {
    var line = PrefetchQueue()
    let first = line.add { 20 }
    let second = line.add { first.value + 1 }
    line.begin()
    #expect(second.value == 21)
  }
}
