import Controls
import GameKernel
import SceneTestSupport
import Speech
import Stage
import Testing

@MainActor @Suite("The narrator")
struct NarratorTests {
  private let context = StageContext.test()
  private let scene: SpeakingScene
  private let narrator: Narrator
  private let said = SaidTexts()

  init() {
    context.input.device = .keyboard
    scene = SpeakingScene(context)
    narrator = Narrator(context)
    narrator.onSay = { [said] in said.all.append(($0, $1)) }
  }

  private func update(_ other: (any Scene)? = nil, isDialog: Bool = false) {
    narrator.update(other ?? scene, isDialog: isDialog, isStill: true)
  }

  @Test(
    "introduces a scene by its title, its news and the control in focus, and says nothing twice")
  func introduces() {
    scene.words = SpokenScene("Pairs", news: ["Flip a card"])
    update()
    update()
    #expect(said.texts == ["Pairs. Flip a card. Mute, switch, off."])
  }

  @Test("says each news when it is new")
  func news() {
    scene.words = SpokenScene("Pairs", news: ["Flip a card"])
    update()
    scene.words.news = ["Flip a card", "And one more"]
    update()
    #expect(said.texts.last == "And one more.")
  }

  @Test("repeats the last text, then reads the state and the board, by one button pressed in a row")
  func next() {
    scene.words = SpokenScene(
      "Pairs", news: ["Flip a card"], place: ["8 pairs left"], board: ["new"])
    update()
    func press() -> String? {
      narrator.noteInput(.speech(.next))
      narrator.perform(.next, scene)
      return said.texts.last
    }
    let introduction = said.texts.last
    #expect(press() == introduction)
    #expect(press()?.hasPrefix("Pairs. 8 pairs left.") == true)
    #expect(press() == "New.")
    #expect(press() == "New.")
    narrator.noteInput(.activate)
    #expect(press() == "New.")
    #expect(press()?.hasPrefix("Pairs. 8 pairs left.") == true)
  }

  @Test("says the changed state of a control alone")
  func state() {
    scene.words = SpokenScene("Pairs")
    update()
    scene.mute.show(true)
    update()
    #expect(said.texts.last == "On.")
  }

  @Test("cancels older words after the player's input alone")
  func cancels() {
    scene.words = SpokenScene("Pairs")
    update()
    scene.words.news = ["Perfect turns a card"]
    update()
    narrator.noteInput(.hover(nil))
    scene.words.news = ["Perfect finds a pair"]
    update()
    narrator.noteInput(.activate)
    scene.words.news = ["Your turn"]
    update()
    #expect(said.all.map(\.cancels) == [true, false, false, true])
  }

  @Test("answers an arrow that changes nothing, so that no arrow is silent")
  func refusals() {
    scene.words = SpokenScene("Pairs")
    update()
    narrator.noteInput(.tilt(.right))
    update()
    update()
    #expect(said.texts == ["Pairs. Mute, switch, off.", "Mute, switch, off."])
    scene.words.unchanged = "Start"
    narrator.noteInput(.tilt(.left))
    update()
    #expect(said.texts.last == "Start.")
  }

  @Test("says why a press of Enter is refused, each time")
  func refuses() {
    scene.words = SpokenScene("Pairs", news: ["You are at sea."])
    scene.words.refusal = "You are at sea."
    update()
    for _ in 0..<2 {
      narrator.noteInput(.activate)
      update()
      update()
    }
    #expect(said.texts.dropFirst() == ["You are at sea.", "You are at sea."])
  }

  @Test("names the control in focus and the commands at the start, even before a key is pressed")
  func greets() {
    context.input.device = .mouse
    scene.words = SpokenScene("Pairs")
    narrator.greet()
    update()
    update()
    #expect(said.texts.count == 1)
    #expect(said.texts[0].hasPrefix("Pairs. Mute, switch, off. F5 repeats this"), "\(said.texts)")
  }

  @Test("says clocks and arrows in words, and times of the day as they are")
  func signs() {
    scene.words = SpokenScene("Solved · 1:12 · best 0:59", news: ["Back: ←", "New games at 17:00"])
    context.input.device = .mouse
    update()
    #expect(
      said.texts == [
        "Solved, 1 minute 12 seconds, best 59 seconds. Back: Left arrow. New games at 17:00."
      ])
  }

  @Test("does not say the focus while a mouse is in hand")
  func mouse() {
    context.input.device = .mouse
    scene.words = SpokenScene("Pairs")
    update()
    #expect(said.texts == ["Pairs."])
  }

  @Test(
    "reads a page without words: its title, a dialog's whole message, and new lines after an input")
  func page() {
    scene.drawn = ["Statistics", "Played: 3"]
    update()
    #expect(said.texts == ["Statistics. Mute, switch, off."])
    scene.drawn = ["Statistics", "Played: 4"]
    update()
    #expect(said.texts.count == 1)
    narrator.noteInput(.activate)
    scene.drawn = ["Statistics", "Played: 5"]
    update()
    #expect(said.texts.last == "Played: 5.")
    let dialog = SpeakingScene(context)
    dialog.drawn = ["Quit?", "Your games are saved."]
    update(dialog, isDialog: true)
    #expect(said.texts.last == "Quit? Your games are saved. Mute, switch, off.")
  }

  @Test("says the last words again, the place and the board")
  func commands() {
    scene.words = SpokenScene(
      "Pairs", news: ["Flip a card"], place: ["8 pairs left"], board: ["new, new", "new, taken"])
    update()
    narrator.perform(.again, scene)
    #expect(said.texts[0] == said.texts[1])
    narrator.perform(.place, scene)
    #expect(said.texts.last == "Pairs. 8 pairs left. Mute, switch, off.")
    narrator.perform(.board, scene)
    #expect(said.texts.last == "New, new. New, taken.")
  }

  @Test("A dialog leaves out the sentences that were just said, unless the player has acted since")
  func ends() {
    scene.words = SpokenScene("Pairs", news: ["All pairs found", "Your best"])
    context.input.device = .mouse
    update()
    let dialog = SpeakingScene(context)
    dialog.drawn = ["All pairs found", "Time: 32 seconds"]
    update(dialog, isDialog: true)
    #expect(said.texts.last == "Time: 32 seconds.")
    narrator.noteInput(.activate)
    update(scene)
    narrator.noteInput(.activate)
    update(dialog, isDialog: true)
    #expect(said.texts.last == "All pairs found. Time: 32 seconds.")
  }

  @Test("names the commands when speech is switched on, for the device in hand")
  func announcement() {
    narrator.announce(isOn: true)
    #expect(
      said.texts.last
        == "Speech on. F5 repeats this, F6 says where you are, F7 reads the board, F4 turns speech off."
    )
    context.input.device = .gamepad
    narrator.announce(isOn: true)
    #expect(said.texts.last?.contains("The left stick") == true, "\(said.texts)")
  }
}

/// The texts that a narrator has said.
@MainActor private final class SaidTexts {
  var all: [(text: String, cancels: Bool)] = []
  var texts: [String] { all.map(\.text) }
}

/// A scene with one switch and any words.
@MainActor private final class SpeakingScene: Scene {
  let name = "speaking"
  var words = SpokenScene()
  var drawn: [String] = []
  let mute: Switch
  private let panel: ControlPanel
  private let context: StageContext

  init(_ context: StageContext) {
    self.context = context
    mute = Switch(id: "mute", context: context, isOn: false, title: "Mute") { _ in }
    mute.frame = Rect(0, 400, 300, 60)
    panel = ControlPanel(context: context, controls: [mute])
    panel.focus(id: "mute")
  }

  var controls: [ControlReport] { panel.reports }
  var spoken: SpokenScene { words }
  func layout(in size: Size) {}
  func handle(_ intent: Intent) { _ = panel.handle(intent) }

  func draw(into list: inout DisplayList) {
    let style = context.look.metrics.medium()
    for (index, text) in drawn.enumerated() {
      list.text(
        text, style, .white, in: Rect(0, Double(100 * index), 600, 40),
        measuredBy: context.look.measurer)
    }
  }
}
