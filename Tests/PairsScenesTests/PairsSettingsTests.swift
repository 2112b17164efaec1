import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The settings of Pairs")
struct PairsSettingsTests {
  private let context = StageContext.test()
  private let scene: SettingsScene
  private let settings = SettingsModel()
  private var said: Settings { settings.current }

  init() {
    scene = SettingsScene.test(settings, context: context, games: [PairsModule.self])
    scene.layout(in: Size(1280, 800))
  }

  private func choose(_ id: String, _ row: Int) {
    scene.click(id)
    scene.click("\(id).\(row)")
  }

  private func isOn(_ id: String) -> Bool { scene.report(id)?.isEnabled ?? false }

  @Test("offer a seat for each player, and the perfect one where two play")
  func seats() {
    #expect(scene.report("seat-2") == nil)
    scene.click("seat-count.1")
    choose("seat-2", 2)
    #expect(said.pairs.seats.map(\.occupant) == [.person, .perfect])
    scene.click("seat-count.2")
    #expect(said.pairs.seats.map(\.occupant) == [.person, .person, .person])
    #expect(Set(said.pairs.seats.map(\.colour)).count == 3)
    choose("seat-3", 1)
    #expect(said.pairs.seats[2].occupant == .forgetful(memory: 40))
    scene.click("seat-3")
    #expect(scene.report("seat-3.1") != nil && scene.report("seat-3.2") == nil)
  }

  @Test("let a memory be set where somebody forgets, and the rule of a turn where two play")
  func memory() {
    let tall = Size(1280, 1100)
    context.look.set(context.look.theme, Metrics(size: tall))
    scene.layout(in: tall)
    #expect(!isOn("memory") && !isOn("turn-rule"))
    scene.click("seat-count.1")
    choose("seat-1", 1)
    choose("seat-2", 1)
    #expect(isOn("memory") && isOn("turn-rule"))
    scene.click("turn-rule.1")
    #expect(said.pairs.turnRule == .passing)
    scene.click("card-layout.0")
    #expect(said.pairs.layout == .fourByFour)
  }

  @Test("set the memory beside the player who has it")
  func memoryPlace() throws {
    scene.click("seat-count.1")
    choose("seat-2", 1)
    let (memory, seat) = (
      try #require(scene.report("memory")).frame, try #require(scene.report("seat-2")).frame
    )
    #expect((memory.midX < 640) == (seat.midX < 640))
    #expect(abs(memory.midY - seat.midY) < 140)
  }

  @Test("let a miss lie open for a time, or until a tap")
  func missTime() {
    choose("miss-time", 7)
    #expect(said.pairs.missTime == 40 && !said.pairs.waitsForTap)
    choose("miss-time", 8)
    #expect(said.pairs.waitsForTap)
    choose("miss-time", 0)
    #expect(said.pairs.missTime == 8 && !said.pairs.waitsForTap)
  }

  @Test("show on one page at 1280 × 800, whoever plays")
  func onePage() {
    for count in 0..<4 {
      scene.click("seat-count.\(count)")
      let window = Rect(0, 0, 1280, 800)
      let texts = scene.list.texts
      #expect(!texts.contains { $0.hasSuffix("…") }, "\(count)")
      if count < 2 { #expect(scene.controls.allSatisfy { window.contains($0.frame) }, "\(count)") }
    }
  }

  @Test(
    "open the keyboard on the screen for a name that is entered by pad or finger, not by key or mouse",
    arguments: [InputDevice.gamepad, .touch, .keyboard, .mouse])
  func keyboard(device: InputDevice) {
    var requests: [TextRequest] = []
    context.input.onTextRequest = { requests.append($0) }
    scene.click("seat-count.1")
    context.input.device = device
    scene.click("name-1")
    #expect(requests.count == (device == .gamepad || device == .touch ? 1 : 0))
    #expect((scene.inputNeeds.textPlace == nil) == !requests.isEmpty)
    requests.first?.onDone("Grandma")
    if !requests.isEmpty { #expect(said.pairs.seats[0].name == "Grandma") }
  }
}
