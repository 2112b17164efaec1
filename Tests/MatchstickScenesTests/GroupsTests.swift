import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Heaps and rows on the table", .tags(.input))
struct GroupsTests {
  private let marienbad = Matchsticks.Matches.heaps([1, 3, 5, 7])

  private func press(_ harness: TableHarness, _ device: InputDevice, _ intents: Intent...) {
    for intent in intents {
      harness.context.input.device = device
      harness.scene.handle(intent)
      _ = harness.list
    }
  }

  private func place(_ harness: TableHarness, _ id: String) -> Point {
    harness.scene.report(id)?.frame.center ?? .zero
  }

  @Test("A click takes the match and all behind it in its heap")
  func click() {
    let harness = TableHarness(marienbad)
    harness.click("board.3.2")
    #expect(harness.table.session.moves == [.take(5, fromHeap: 3)])
    #expect((0..<4).map { harness.table.state.count(inGroup: $0) } == [1, 3, 5, 2])
  }

  @Test("The mouse lifts what a click would take, and the button names it")
  func hover() {
    let harness = TableHarness(marienbad)
    #expect(!harness.isOn("take"))
    harness.hover("board.2.3")
    harness.run(.milliseconds(300))
    #expect(harness.texts.contains("Take 2 from heap 3") && harness.texts.contains("take 2"))
    harness.click("take")
    #expect(harness.table.session.moves == [.take(2, fromHeap: 2)])
  }

  @Test("Keys and a gamepad choose heap and number, and then take")
  func keys() {
    for device in [InputDevice.keyboard, .gamepad] {
      let harness = TableHarness(marienbad)
      press(harness, device, .tilt(.left), .tilt(.down), .tilt(.down), .tilt(.left), .tilt(.left))
      #expect(harness.table.session.moves.isEmpty)
      press(harness, device, .activate)
      #expect(harness.table.session.moves == [.take(3, fromHeap: 2)], "\(device)")
    }
  }

  @Test("A number key chooses so many of the heap, and no more than it has")
  func numbers() {
    let harness = TableHarness(marienbad)
    press(harness, .keyboard, .tilt(.left), .tilt(.down), .number(9))
    #expect(harness.texts.contains("Take 3 from heap 2"))
  }

  @Test("A finger first chooses, and its second tap takes")
  func touch() {
    let harness = TableHarness(marienbad)
    let point = place(harness, "board.3.4")
    press(harness, .touch, .tap(point))
    #expect(harness.table.session.moves.isEmpty)
    #expect(harness.texts.contains("Take 3 from heap 4"))
    press(harness, .touch, .tap(point))
    #expect(harness.table.session.moves == [.take(3, fromHeap: 3)])
  }

  @Test("In a row a click takes one match, and between two that touch both")
  func rows() {
    let harness = TableHarness(.rows([8]))
    harness.click("board.0.3")
    #expect(harness.table.session.moves == [.take(1, fromRow: 0, at: 3)])
    let (left, right) = (place(harness, "board.0.5"), place(harness, "board.0.6"))
    harness.click(at: Point((left.x + right.x) / 2 - 1, left.y))
    #expect(harness.table.session.moves.last == .take(2, fromRow: 0, at: 5))
    #expect(harness.table.state.runs.map(\.count) == [3, 1, 1])
    #expect(harness.says("4 matches left in 3 rows") || harness.says("5 matches left in 3 rows"))
  }

  @Test("A gap parts what lies beside it, so that no two matches over it are taken")
  func gap() {
    let harness = TableHarness(.rows([5]))
    harness.click("board.0.2")
    let (left, right) = (place(harness, "board.0.1"), place(harness, "board.0.3"))
    harness.click(at: Point(left.x + 0.2 * (right.x - left.x), left.y))
    #expect(harness.table.session.moves.last == .take(1, fromRow: 0, at: 1))
  }

  @Test("Keys choose one match of a row or two, over gaps and into the next row")
  func rowKeys() {
    let harness = TableHarness(.rows([2, 4]))
    press(harness, .keyboard, .tilt(.left), .tilt(.left), .tilt(.left), .tilt(.left))
    press(harness, .keyboard, .tilt(.left), .tilt(.up), .activate)
    #expect(harness.table.session.moves == [.take(2, fromRow: 0, at: 0)])
  }

  @Test("A stroke takes the matches of the heap that it crosses, and the last two of a row")
  func strokes() {
    func stroke(_ harness: TableHarness, _ start: String, _ end: String) {
      let (start, end) = (place(harness, start), place(harness, end))
      let drag = { (phase: Drag.Phase) in
        Drag(phase, start: start, position: phase == .began ? start : end)
      }
      press(harness, .touch, .drag(drag(.began)), .drag(drag(.moved)), .drag(drag(.ended)))
    }
    let heaps = TableHarness(marienbad)
    stroke(heaps, "board.3.6", "board.3.3")
    #expect(heaps.table.session.moves == [.take(4, fromHeap: 3)])
    let rows = TableHarness(.rows([9]))
    stroke(rows, "board.0.2", "board.0.5")
    #expect(rows.table.session.moves == [.take(2, fromRow: 0, at: 4)])
  }

  @Test("Each table keeps its own game")
  func forms() {
    let harness = TableHarness.forTwo()
    harness.take(2)
    harness.click("form.1")
    #expect(harness.table.state.layout.form == .heaps && harness.remaining == 16)
    harness.click("board.3.0")
    #expect(harness.remaining == 9)
    harness.key(.nextTab)
    #expect(harness.table.state.layout.form == .rows)
    harness.key(.nextTab)
    #expect(harness.table.state.layout.form == .pile && harness.remaining == 16)
    harness.key(.previousTab)
    harness.key(.previousTab)
    #expect(harness.table.state.layout.form == .heaps && harness.remaining == 9)
    #expect(harness.settings.current.matchsticks.form == .heaps)
  }

  @Test("The rule for the last match is free before the first take, and asks in a game")
  func last() {
    let harness = TableHarness(.rows([5]))
    harness.click("last.1")
    #expect(harness.table.state.layout.last == .wins)
    harness.click("board.0.0")
    harness.click("last.0")
    #expect(harness.table.state.layout.last == .wins && harness.remaining == 4)
    #expect(harness.says("Press again"))
    harness.click("last.0")
    #expect(harness.table.state.layout.last == .loses && harness.remaining == 5)
    harness.undo()
    #expect(harness.table.state.layout.last == .wins && harness.remaining == 4)
  }

  @Test("A hint shows the heaps as powers of two, until the next take")
  func hint() {
    let harness = TableHarness(.heaps([3, 4, 5]))
    let whole = harness.tray.frame.width
    harness.key(.command(.hint))
    harness.run(.milliseconds(400))
    for words in ["Nim-sum", "4 + 2 + 1", "odd", "Take 2 from heap 1"] {
      #expect(harness.texts.contains(words), "\(words)")
    }
    #expect(harness.says("make all sums even") && harness.tray.frame.width < whole)
    harness.key(.activate)
    #expect(harness.table.session.moves == [.take(2, fromHeap: 0)])
    harness.run(.seconds(2))
    #expect(!harness.texts.contains("Nim-sum") && harness.tray.frame.width == whole)
  }

  @Test("A hint says where single matches decide, and not the sums")
  func singles() {
    let harness = TableHarness(.heaps([1, 1, 4]))
    harness.key(.command(.hint))
    #expect(harness.says("an odd number of single matches stays"))
    #expect(harness.texts.contains("Take 3 from heap 3"))
  }

  @Test(
    "A hint shows the Grundy values of rows where they decide, and says which sums it makes even")
  func grundy() {
    let rows = TableHarness(.rows([3, 5, 7]), last: .wins)
    rows.key(.command(.hint))
    rows.key(.command(.hint))
    #expect(rows.texts.contains("Grundy values") && rows.texts.contains(": 4"))
    #expect(rows.says("That makes all sums even."))
    rows.click("take")
    rows.run(.seconds(2))
    #expect(!rows.texts.contains("Grundy values"))
    let losing = TableHarness(.rows([1, 1, 3]))
    losing.key(.command(.hint))
    losing.key(.command(.hint))
    #expect(!losing.texts.contains("Grundy values"))
    #expect(losing.says("An odd number of single matches stays."))
  }

  @Test("A click where no match is says how to take, or that the heap is empty")
  func nothing() {
    let harness = TableHarness(.heaps([1, 3]))
    let first = place(harness, "board.0.0")
    harness.click(at: Point(first.x + 200, first.y))
    #expect(harness.says("Click a match to take it and all to its right."))
    harness.click("board.0.0")
    harness.settle()
    harness.click(at: first)
    #expect(harness.says("Heap 1 is empty."))
    #expect(harness.table.session.moveCount == 1)
  }

  @Test("A computer plays each table, and its take is named")
  func computer() {
    let harness = TableHarness(marienbad, against: .clever)
    harness.click("board.3.0")
    harness.run { harness.table.session.moves.count == 2 }
    harness.run(.seconds(3))
    #expect(harness.says("Clever took 3 from heap 3") || harness.says("from heap"))
    #expect(harness.table.state.favoured == .second)
  }

  @Test(
    "The last match ends a game for the seat that the rule names", arguments: LastMatch.allCases)
  func end(last: LastMatch) {
    let harness = TableHarness(.heaps([1, 1]), last: last)
    harness.click("board.0.0")
    harness.run(.seconds(2))
    harness.click("board.1.0")
    harness.run(.seconds(4))
    #expect(harness.table.state.winner == (last == .wins ? .second : .first))
    #expect(harness.says("Player 2 took the last match."))
  }

  @Test("A choice in the panel of the next game gives heaps of one's own")
  func own() {
    let harness = TableHarness(marienbad)
    harness.click("matches")
    harness.run(.milliseconds(300))
    harness.click("matches.group.4")
    harness.click("matches.size")
    #expect(harness.texts.contains("Own"))
    harness.click("matches.deal")
    let groups = harness.table.state.groups
    #expect(groups.count == 5 && groups.prefix(4) == [1, 3, 5, 7] && groups[4] > 2)
    #expect(harness.settings.current.matchsticks.heaps == .heaps(groups))
  }

  @Test(
    "Links to all tables open", arguments: ["heaps:3-4-5", "rows:18", "rows:chance", "pile:20-4"])
  func links(matches: String) {
    let harness = TableHarness.forTwo()
    let link = "matchsticks:2:\(matches):last=wins:first=1:seed=77:players=person,clever"
    #expect(harness.game.open(link: link) == nil)
    #expect(String(describing: harness.table.setup.layout.matches) == matches)
    #expect(harness.table.setup.layout.last == .wins && harness.game.link == link)
    #expect(harness.settings.current.matchsticks.layout == harness.table.setup.layout)
  }

  @Test("Settings without a form mean one pile whose last match loses")
  func settings() {
    var settings = MatchstickSettings()
    #expect(settings.setup.layout == Matchsticks.Layout(.pile(18, takeLimit: 3)))
    settings.layout = Matchsticks.Layout(.rowsByChance, last: .wins)
    #expect(settings.form == .rows && settings.lastOfPile == .loses)
    settings.form = .pile
    #expect(settings.layout == Matchsticks.Layout(.pile(18, takeLimit: 3)))
  }

  private nonisolated static let scales = Thoroughness.some(of: [1, 1.5, 2], every: 2)
  private nonisolated static let tables: [Matchsticks.Matches] = [
    .heaps([1, 3, 5, 7]), .heaps([9, 9, 9, 9, 9]), .heaps([1, 1]), .rows([24]), .rows([13]),
    .rows([6, 6, 6, 6]),
  ]

  @Test(
    "The layout of heaps and rows holds in every size and scale", .tags(.slow),
    arguments: Size.windows, scales)
  func layout(size: Size, scale: Double) {
    for matches in Self.tables {
      let harness = TableHarness(matches, size: size, scale: scale)
      #expect(faults(harness.scene, harness.context).isEmpty, "\(matches)")
      #expect(harness.matches.count == harness.remaining)
      let felt = harness.felt
      #expect(harness.matches.allSatisfy { felt.contains($0.ink) }, "\(matches)")
      harness.key(.command(.hint))
      harness.run(.milliseconds(400))
      #expect(faults(harness.scene, harness.context).isEmpty, "\(matches), hint")
      let tray = harness.felt
      #expect(harness.matches.allSatisfy { tray.contains($0.ink) }, "\(matches), hint")
      harness.context.look.texts = Texts(PseudoLookup())
      harness.scene.layout(in: size)
      #expect(faults(harness.scene, harness.context).isEmpty, "\(matches), longer words")
    }
  }
}
