import Acoustics
import Motion
import Stage
import TestSupport
import Testing

@Suite("Sounds as scenes ask for them") @MainActor
struct SoundBoardTests {
  private let context = StageContext(
    Look(
      theme: .named(.evening), metrics: Metrics(size: Size(1000, 800), scale: 1),
      measurer: FixedMeasurer()))
  private let heard = HeardSounds()

  init() { context.feedback.sounds.receiver = heard }

  private func pass(_ milliseconds: Int) {
    heard.now += .milliseconds(milliseconds)
    context.animator.advance(by: .milliseconds(milliseconds))
    context.feedback.sounds.advance()
  }

  @Test("No variant comes twice running, and all of them come")
  func variants() {
    for _ in 0..<60 {
      context.feedback.play(.cardTurned)
      pass(20)
    }
    let variants = heard.requests.map(\.variant)
    #expect(zip(variants, variants.dropFirst()).allSatisfy { $0 != $1 })
    #expect(Set(variants).count == SoundName.cardTurned.sound.variants)
  }

  @Test("The same sound within 15 ms is heard once, another one is")
  func crowd() {
    for _ in 0..<10 { context.feedback.play(.tileStops) }
    context.feedback.play(.button)
    #expect(heard.names == [.tileStops, .button])
    pass(15)
    context.feedback.play(.tileStops)
    #expect(heard.names == [.tileStops, .button, .tileStops])
  }

  @Test("What happens at the left is louder at the left, with the same power everywhere")
  func place() {
    for x in [0.0, 500, 1000] {
      context.feedback.play(.miss, at: Point(x, 10))
      pass(20)
    }
    let orders = heard.requests.map(\.command)
    #expect(orders[0].left > 2 * orders[0].right && orders[2].right > 2 * orders[2].left)
    #expect(abs(orders[1].left - orders[1].right) < 0.001)
    for order in orders {
      #expect(abs(order.left * order.left + order.right * order.right - 1) < 0.001)
    }
  }

  @Test("Muted, nothing is asked for; the volume is told at once")
  func muted() {
    context.feedback.sounds.set(volume: 0.5, isMuted: true)
    context.feedback.play(.win)
    context.feedback.sounds.expect()
    #expect(heard.requests.isEmpty && heard.volume == 0 && heard.expectations == 0)
    context.feedback.sounds.set(volume: 0.5, isMuted: false)
    context.feedback.sounds.expect()
    #expect(heard.volume == 0.5 && heard.expectations == 1)
  }

  @Test("A sound that is to come later keeps the time of its group, its pauses and its speed")
  func delayed() {
    let group = context.animator.makeGroup()
    context.feedback.play(.cardLaid, after: .milliseconds(400), in: group)
    pass(200)
    group.pause()
    pass(1000)
    #expect(heard.requests.isEmpty)
    group.resume()
    group.speed = 4
    pass(60)
    #expect(heard.names == [.cardLaid])
  }

  @Test("A sound whose group is called off is not heard")
  func calledOff() {
    let group = context.animator.makeGroup()
    context.feedback.play(.cardLaid, after: .milliseconds(400), in: group)
    group.cancel()
    pass(1000)
    #expect(heard.requests.isEmpty)
  }

  @Test("What is held follows its group, and ends with its time or with who holds it")
  func held() {
    let group = context.animator.makeGroup()
    context.feedback.play(.tileSlides, for: .milliseconds(300), in: group)
    pass(100)
    group.pause()
    pass(100)
    #expect(heard.requests.last?.command.rate == 0)
    group.resume()
    group.speed = 4
    pass(1)
    #expect(heard.requests.last?.command.rate == 2)
    pass(100)
    #expect(heard.requests.last?.command.kind == .end)
    var fire: HeldSound? = context.feedback.sounds.hold(.fire)
    #expect(heard.requests.last?.command.kind == .start && fire != nil)
    fire = nil
    #expect(heard.requests.last?.command.kind == .end && heard.requests.last?.name == .fire)
  }

  @Test("A sound that plays for a time ends early if its group is called off")
  func heldCalledOff() {
    let group = context.animator.makeGroup()
    context.feedback.play(.tileSlides, for: .milliseconds(300), in: group)
    pass(100)
    group.cancel()
    pass(1)
    #expect(heard.requests.map(\.command.kind) == [.start, .end])
  }

  @Test("A sound of the hand ends 90 ms after the last movement")
  func rubbing() {
    let sound = RubbingSound(.tileSlides, context.feedback)
    sound.move(to: .zero)
    pass(80)
    sound.move(to: .zero)
    pass(80)
    #expect(heard.requests.last?.command.kind != .end)
    pass(10)
    #expect(heard.requests.last?.command.kind == .end)
  }

  @Test("A sound of the hand follows the hand from left to right")
  func rubbingPlace() throws {
    let sound = RubbingSound(.tileSlides, context.feedback)
    for x in [0.0, 1000] { sound.move(to: Point(x, 10)) }
    let orders = heard.requests.map(\.command)
    try #require(orders.map(\.kind) == [.start, .change])
    #expect(orders[0].left > 2 * orders[0].right && orders[1].right > 2 * orders[1].left)
  }

  @Test("What is held begins again where a device has come back, and only then")
  func reopened() {
    let fire = context.feedback.sounds.hold(.fire)
    heard.startCount = 1
    pass(20)
    pass(20)
    #expect(heard.requests.map(\.command.kind) == [.start, .start])
    #expect(Set(heard.requests.map(\.command.voice)).count == 1)
    fire.end()
    heard.startCount = 2
    pass(20)
    #expect(heard.requests.map(\.command.kind) == [.start, .start, .end])
  }
}
