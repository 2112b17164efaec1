import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The menu")
struct MenuTests {
  private let context = StageContext.test()
  private let table = MatchstickTable(setup: MatchstickSetup(), seed: 7)

  private func menu(
    open: @escaping () -> Void = {}, leave: @escaping () -> Void = {},
    back: @escaping () -> Void = {}, settings: @escaping () -> Void = {}
  ) -> MenuScene {
    let tables = LooseTables()
    tables.lay(table)
    let menu = MenuScene([MatchsticksModule(.test(context, tables: tables))], context: context)
    menu.onPlay = { _ in open() }
    menu.onLeave = leave
    menu.onBack = back
    menu.onSettings = settings
    menu.layout(in: context.look.metrics.size)
    return menu
  }

  @Test("lists the games of the catalogue")
  func lists() {
    let menu = menu()
    #expect(menu.controls.map(\.id) == ["matchsticks", "leave", "help", "settings"])
    #expect(menu.list.texts.contains("Matchsticks"))
  }

  @Test("shows the emblem of its first game to the left of the name of the box")
  func emblem() throws {
    let list = menu().list
    let name = try #require(list.commands.first { $0.string == "Matchwood" })
    #expect(list.pictures("match").contains { $0.frame.maxX < name.frame.x })
  }

  @Test("opens a game by click, and by Enter without a step of the focus")
  func opens() {
    var opened = 0
    let menu = menu(open: { opened += 1 })
    menu.click("matchsticks")
    #expect(opened == 1)
    let another = self.menu(open: { opened += 1 })
    another.handle(.activate)
    #expect(opened == 2)
  }

  @Test(
    "fills the screen and leaves by buttons that a mouse or a finger finds, wherever they have room"
  )
  func buttons() {
    for size in [Size(1280, 800), Size(600, 1000), Size(480, 320)] {
      for scale in [1.0, 2] {
        var done: [String] = []
        let context = StageContext.test(size: size, scale: scale)
        let menu = MenuScene([], context: context)
        menu.onLeave = { done.append("leave") }
        menu.onSettings = { done.append("settings") }
        menu.onFullScreen = { done.append("full-screen") }
        menu.layout(in: size)
        let ids = ["leave", "full-screen", "settings"]
        ids.forEach(menu.click)
        #expect(done == ids)
        let frames = ids.compactMap { menu.report($0)?.frame }
        #expect(frames.allSatisfy { Rect(.zero, size).contains($0) })
        #expect(!frames[0].intersects(frames[1]) && !frames[1].intersects(frames[2]))
      }
    }
  }

  @Test("leaves by its door, not by Esc alone, and leads to the settings by icon and key")
  func leaves() {
    var (left, back, asked) = (0, 0, 0)
    let menu = menu(leave: { left += 1 }, back: { back += 1 }, settings: { asked += 1 })
    menu.handle(.back)
    #expect((left, back, asked) == (0, 1, 0))
    menu.click("leave")
    #expect((left, back, asked) == (1, 1, 0))
    menu.click("settings")
    menu.handle(.command(.settings))
    #expect((left, back, asked) == (1, 1, 2))
  }

  @Test(
    "has a motto on all cards or on none, an arrow too, and cuts no status",
    arguments: [
      Size(480, 320), Size(640, 480), Size(800, 600), Size(800, 800), Size(1024, 768),
      Size(1280, 800), Size(480, 800), Size(720, 1280), Size(1920, 1080),
    ])
  func alike(size: Size) {
    let context = StageContext.test(size: size)
    let words = ["1", "A motto in words", "A motto that has very many words and is long"]
    let statuses = ["New", "18 left · your turn", "18 are left · it is your turn"]
    for mottos in 1...3 {
      for status in 1...3 {
        let games = (0..<3).map { card in
          WordyGame(
            motto: card < mottos ? words[card] : words[0],
            status: card < status ? statuses[card] : statuses[0])
        }
        let menu = MenuScene(games, context: context)
        menu.layout(in: size)
        let shown = menu.list.texts.filter(words.contains).count
        #expect([0, 3].contains(shown), "\(mottos) \(status)")
        let arrows = menu.list.pictures("icon play").count
        #expect([0, 3].contains(arrows), "\(mottos) \(status)")
        let text = menu.list.texts.joined(separator: " ")
        #expect(statuses[..<status].allSatisfy(text.contains), "\(text)")
        #expect(faults(menu, context).isEmpty)
      }
    }
  }

  private struct NoCover: GameCover {
    func draw(into list: inout DisplayList) {}
  }

  /// A game that is nothing but the words of its card.
  @MainActor private final class WordyGame: BoxGame {
    nonisolated static let name = "wordy"
    let card: MenuCard

    init(motto: String, status: String) {
      card = MenuCard(
        motto: { _ in motto }, status: { _ in status }, cover: { _, _ in NoCover() })
    }

    convenience init(_ context: GameContext) { self.init(motto: "", status: "") }

    nonisolated static func title(_ texts: Texts) -> String { "G" }
    func makeScene() -> any Scene { MessageScene(context: .test()) { _ in "" } }
  }

  @Test("says on the card how the game stands")
  func status() throws {
    let menu = menu()
    #expect(menu.list.texts.contains("18 left · your turn"))
    menu.willDisappear()
    try table.take(2)
    menu.willAppear()
    #expect(menu.list.texts.contains("16 left · Clever"))
    menu.willDisappear()
    while !table.state.isOver {
      if !table.takeForComputer() { try table.take(1) }
    }
    menu.willAppear()
    #expect(menu.list.texts.contains { $0.hasSuffix("wins") || $0 == "You win" })
  }
}
