import GameKernel
import TestSupport
import Testing

@Suite("Observer list", .tags(.rules))
struct ObserverListTests {
  /// What the observers heard, as "who:value".
  private final class Heard {
    var words: [String] = []
  }

  private let list = ObserverList<Int>()
  private let heard = Heard()

  private func observe(_ name: String) -> Observation {
    list.observe { [heard] in heard.words.append("\(name):\($0)") }
  }

  @Test("Observers hear a value in the order in which they registered")
  func order() {
    let observations = ["a", "b", "c"].map(observe)
    list.send(1)
    #expect(heard.words == ["a:1", "b:1", "c:1"])
    withExtendedLifetime(observations) {}
  }

  @Test("An observer is heard exactly as long as its token lives")
  func lifetime() {
    var first: Observation? = observe("a")
    let second = observe("b")
    list.send(1)
    withExtendedLifetime(first) {}
    first = nil
    list.send(2)
    second.cancel()
    second.cancel()
    list.send(3)
    #expect(heard.words == ["a:1", "b:1", "b:2"])
  }

  @Test("A token does not keep its list, and may outlive it")
  func tokenOutlivesList() {
    var list: ObserverList<Int>? = ObserverList()
    weak let kept = list
    let observation = list?.observe { _ in }
    list = nil
    #expect(kept == nil)
    observation?.cancel()
  }

  @Test("An ended observation lets go of what its observer held")
  func releasesHandler() {
    weak var held: Heard?
    var observation: Observation?
    do {
      let object = Heard()
      held = object
      observation = list.observe { object.words.append("\($0)") }
    }
    #expect(held != nil)
    observation?.cancel()
    observation = nil
    #expect(held == nil)
  }

  @Test("An observer that leaves while a value is delivered no longer hears that value")
  func leavesDuringDelivery() {
    var leaving: Observation?
    let first = list.observe { [heard] in
      heard.words.append("a:\($0)")
      leaving?.cancel()
    }
    leaving = observe("b")
    let third = observe("c")
    list.send(1)
    #expect(heard.words == ["a:1", "c:1"])
    withExtendedLifetime((first, third)) {}
  }

  @Test("An observer that joins while a value is delivered hears only the next one")
  func joinsDuringDelivery() {
    var joined: [Observation] = []
    let first = list.observe { [heard] value in
      heard.words.append("a:\(value)")
      if value == 1 { joined.append(observe("b")) }
    }
    list.send(1)
    list.send(2)
    #expect(heard.words == ["a:1", "a:2", "b:2"])
    withExtendedLifetime((first, joined)) {}
  }

  @Test("A value sent during delivery reaches every observer after the value before it")
  func sendsDuringDelivery() {
    let first = list.observe { [heard, list] value in
      heard.words.append("a:\(value)")
      if value < 3 { list.send(value + 1) }
    }
    let second = observe("b")
    list.send(1)
    #expect(heard.words == ["a:1", "b:1", "a:2", "b:2", "a:3", "b:3"])
    withExtendedLifetime((first, second)) {}
  }
}
