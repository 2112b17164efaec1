import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The names of those who play Pairs")
struct PairsNamesTests {
  private let context = StageContext.test()
  private let settings: SettingsModel
  private let scene: SettingsScene
  private let clipboard = Clipboard()
  private var said: Settings { settings.current }

  @MainActor private final class Clipboard { var text: String? }

  init() {
    settings = SettingsModel.test {
      $0.pairs.seats = PairsSetup([.person, .forgetful(memory: 70), .person]).seats
    }
    var services = Services()
    services.pasteText = { [clipboard] in clipboard.text }
    scene = SettingsScene.test(
      settings, services: services, context: context, games: [PairsModule.self])
    scene.layout(in: Size(1280, 800))
  }

  private func call(_ id: String, _ name: String) {
    scene.click(id)
    context.input.device = .keyboard
    for intent in [Intent.edit(.selectAll), .edit(.insert(name)), .activate] {
      scene.handle(intent)
    }
  }

  @Test("are typed in the settings, trimmed, and the usual ones where nothing is typed")
  func typed() {
    #expect(scene.list.texts.contains("Player 1"))
    call("name-1", "  Anna Lena ")
    call("name-3", "Bo")
    #expect(said.pairs.seats.map(\.name) == ["Anna Lena", nil, "Bo"])
    #expect(scene.list.texts.contains("Anna Lena"))
    scene.click("name-1")
    scene.handle(.edit(.selectAll))
    scene.handle(.edit(.deleteBackward))
    scene.handle(.activate)
    #expect(said.pairs.seats.map(\.name) == [nil, nil, "Bo"])
    #expect(scene.list.texts.contains("Player 1"))
    #expect(scene.report("name-2") == nil, "A computer has its own name")
  }

  @Test("are pasted too, and go with the seats that are left")
  func pasting() {
    clipboard.text = "Theodora"
    scene.click("name-3")
    scene.handle(.command(.paste))
    scene.click("seat-count.1")
    #expect(said.pairs.seats.map(\.name) == [nil, nil])
    scene.click("name-1")
    scene.handle(.command(.paste))
    scene.click("seat-count.0")
    #expect(said.pairs.seats.map(\.name) == ["Theodora"])
  }

  @Test("let keys be letters only while one is typed")
  func keys() {
    #expect(scene.inputNeeds.textPlace == nil)
    scene.click("name-1")
    #expect(scene.inputNeeds.textPlace == scene.report("name-1")?.frame)
    scene.handle(.back)
    #expect(scene.inputNeeds.textPlace == nil)
  }

  @Test("show at the table at once, and deal no new game")
  func renaming() {
    let harness = PairsHarness.people(2)
    let game = harness.table.session.gameNumber
    harness.set { $0.seats[1].name = "Bo" }
    #expect(harness.table.session.gameNumber == game)
    #expect(harness.scene.list.texts.contains("Bo"))
    harness.set { $0.seats[0].occupant = .perfect }
    #expect(harness.table.session.gameNumber != game)
    #expect(harness.table.seats.map(\.name) == [nil, "Bo"])
  }

  @Test("of persons are not those of computers that take their seats, and come back with them")
  func computers() {
    call("name-1", "Grandma")
    for (row, word) in [(1, "Forgetful 1"), (0, "Grandma")] {
      scene.click("seat-1")
      scene.click("seat-1.\(row)")
      #expect(said.pairs.seats[0].name == "Grandma")
      #expect(scene.list.texts.contains("Grandma") == (row == 0))
      let table = PairsHarness(said.pairs.setup)
      #expect(table.scene.list.texts.contains(word))
    }
  }

  @Test("go along with the game that undo brought back, and are kept where more play")
  func oldGame() throws {
    let harness = PairsHarness.people(2)
    harness.set { $0.seats = PairsSetup([.person, .person, .person]).seats }
    harness.table.undo()
    harness.set { $0.seats[1].name = "Bo" }
    #expect(harness.table.seats.map(\.name) == [nil, "Bo"])
    harness.table.redo()
    harness.table.newGame(harness.settings.current.pairs.setup)
    #expect(harness.table.seats[1].name == "Bo")
  }

  /// Fonts without emoji.
  private final class PlainMeasurer: TextMeasurer {
    private let letters = FixedMeasurer()
    func size(of string: String, _ style: TextStyle) -> Size {
      letters.size(of: string.filter { $0.isASCII }, style)
    }
    func ascent(of style: TextStyle) -> Double { letters.ascent(of: style) }
  }

  @Test("of which no font shows anything give way to the usual ones")
  func unseen() {
    let context = StageContext(
      Look(
        theme: .named(.evening), metrics: Metrics(size: Size(1280, 800)), measurer: PlainMeasurer())
    )
    settings.change { $0.pairs.seats[0].name = "🦊🦊" }
    let scene = SettingsScene.test(settings, context: context, games: [PairsModule.self])
    scene.layout(in: context.look.metrics.size)
    #expect(scene.list.texts.contains("Player 1") && !scene.list.texts.contains("🦊🦊"))
    let table = PairsTable(settings.current.pairs.setup, seed: 7, isByChance: true)
    let pairs = PairsScene(table: table, settings: settings, context: context)
    pairs.layout(in: context.look.metrics.size)
    #expect(pairs.list.texts.contains("Player 1") && !pairs.list.texts.contains("🦊🦊"))
  }

  @Test("fit into every window, also while a long one is typed")
  func layout() {
    for size in [Size(480, 320), Size(600, 900), Size(1280, 800), Size(3840, 2160)] {
      context.look.set(context.look.theme, Metrics(size: size))
      scene.layout(in: size)
      for id in ["name-1", "name-3"] {
        context.input.device = .keyboard
        while scene.report(id).map({ $0.frame.maxY > size.height }) == true {
          scene.handle(.focusNext)
        }
        scene.click(id)
        scene.handle(.edit(.insert(String(repeating: "m", count: PairsSeat.nameLimit))))
        let place = scene.inputNeeds.textPlace
        #expect(place.map { Rect(.zero, size).contains($0) } == true, "\(id) \(size)")
        scene.handle(.back)
      }
    }
  }
}
