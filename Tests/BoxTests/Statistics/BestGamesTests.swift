import BoxKit
import GameKernel
import Motion
import PairsScenes
import SceneTestSupport
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The best games", .tags(.input))
struct BestGamesTests {
  private let keeper: ResultLists
  private let context: StageContext
  private let scene: BestGamesHost

  init() {
    self.init(BestGamesTests.few)
  }

  private init(_ book: ResultBook, size: Size = Size(1280, 800)) {
    keeper = ResultLists(book)
    context = StageContext.test(size: size)
    scene = BestGamesHost(.sliding, keeper, context: context)
    scene.layout(in: size)
  }

  private static var few: ResultBook {
    var book = ResultBook()
    let games: [(String, String, Int, Int, Bool)] = [
      ("3", "numbers", 20, 300, false), ("4", "numbers", 100, 200, false),
      ("4", "pictures", 120, 100, false), ("4", "pictures", 10, 10, true),
    ]
    for (index, game) in games.enumerated() {
      book.add(
        GameResult(
          game: "\(index)", moves: game.2, time: .seconds(game.3),
          day: Day(secondsSince1970: 1_795_219_200), usedUndo: game.4),
        to: ResultCategory("sliding", game.0, game.1))
    }
    book.add(
      GameResult(
        game: "pair", moves: 7, time: .seconds(7), day: Day(secondsSince1970: 0), usedUndo: false),
      to: ResultCategory("pairs", "4", "numbers"))
    return book
  }

  static func many(_ count: Int) -> ResultBook {
    var book = ResultBook()
    for number in 0..<count {
      book.add(
        GameResult(
          game: "\(number)", moves: number, time: .seconds(number), day: Day(secondsSince1970: 0),
          usedUndo: false), to: ResultCategory("sliding", String(number / 100), "numbers"))
    }
    return book
  }

  private func key(_ intents: Intent..., device: InputDevice = .keyboard) {
    context.input.device = device
    intents.forEach(scene.handle)
    context.animator.advance(by: .seconds(1))
  }

  /// Opens a drop-down list and chooses a row.
  private func choose(_ id: String, _ row: Int) {
    context.input.device = .mouse
    scene.click(id)
    scene.click("\(id).\(row)")
  }

  /// The moves of the rows, from the top.
  private var moves: [Int] {
    let texts = scene.list.commands.compactMap { command -> (String, Double)? in
      if case .text(let string, _, _) = command.content { (string, command.frame.y) } else { nil }
    }
    return texts.filter { Int($0.0) != nil && Int($0.0) ?? 0 >= 10 }.map { Int($0.0) ?? 0 }
  }

  private var texts: [String] { scene.list.texts }

  @Test("stand by moves, games without undo first, with day, length and mode in words")
  func rows() {
    #expect(moves == [20, 100, 120, 10])
    let wanted = ["5:00", "3 × 3", "Numbers", "Picture", "21 Nov 2026", "with undo"]
    #expect(wanted.allSatisfy(texts.contains))
    #expect(scene.list.pictures("icon undo").count == 1)
  }

  @Test(
    "show moves beside the fewest that the game could take, and a dash where those are not known")
  func yardstick() {
    var book = Self.few
    book.note(least: 17, of: "0", in: ResultCategory("sliding", "3", "numbers"))
    for size in [Size(1280, 800), Size(480, 800)] {
      let scene = BestGamesHost(
        .sliding, ResultLists(book), context: StageContext.test(size: size))
      scene.layout(in: size)
      let words = scene.list.texts.joined(separator: "|")
      #expect(words.contains("Shortest") && words.contains("17") && words.contains("–"))
    }
  }

  @Test("of Pairs show par, and who played: a name, or you")
  func players() {
    let category = ResultCategory("pairs", "6x6")
    let keeper = ResultLists()
    func add(_ moves: Int, _ player: String?) {
      keeper.add(
        GameResult(
          game: "\(moves)", moves: moves, time: .seconds(9), day: Day(secondsSince1970: 0),
          usedUndo: false, player: player), to: category)
    }
    let scene = BestGamesHost(.pairs, keeper, context: context)
    add(70, nil)
    scene.layout(in: context.look.metrics.size)
    #expect(scene.list.texts.contains("You") && scene.list.texts.contains("57"))
    add(60, "Ann")
    scene.layout(in: context.look.metrics.size)
    #expect(scene.list.texts.contains("Name") && scene.list.texts.contains("Ann"))
  }

  @Test("have a medal in each row that earned one, and a mark in place of it after a peek")
  func medals() throws {
    for size in [Size(1280, 800), Size(600, 1000)] {
      var book = ResultBook()
      for (index, moves) in [26, 30, 39, 50, 24].enumerated() {
        book.add(
          GameResult(
            game: "\(index)", moves: moves, time: .seconds(9), day: Day(secondsSince1970: 0),
            usedUndo: false, hasPeeked: moves == 24), to: ResultCategory("pairs", "4x4"))
      }
      let scene = BestGamesHost(.pairs, ResultLists(book), context: .test(size: size))
      scene.layout(in: size)
      for medal in Medal.allCases {
        #expect(scene.list.pictures("medal \(medal) reached").count == 1)
      }
      let mark = scene.list.commands.first { $0.string == "with a peek" }
      let rank = scene.list.commands.first { $0.string == "5" }
      #expect(abs(try #require(mark).frame.midY - (try #require(rank)).frame.midY) < 20)
    }
  }

  @Test("put no more of their rows into words than are shown, however many there are")
  func fewWords() {
    var asked = 0
    let kind = ResultKind(
      game: "sliding", title: { _ in "Sliding Puzzle" },
      count: .init(
        title: { _ in "Moves" }, order: { _ in "Fewest moves" },
        figure: { entry, _ in
          asked += 1
          return String(entry.result.moves)
        }), parts: [], invitation: { _ in "" })
    for size in [Size(1280, 800), Size(480, 320)] {
      let scene = BestGamesHost(kind, ResultLists(Self.many(2_000)), context: .test(size: size))
      asked = 0
      scene.layout(in: size)
      _ = scene.list
      // One of each of the 20 lists tells how wide the columns are.
      #expect(asked > 0 && asked < 200)
      asked = 0
    }
  }

  @Test("stand by time when asked")
  func byTime() {
    scene.click("order.1")
    #expect(moves == [120, 100, 20, 10])
    scene.click("order.0")
    #expect(moves == [20, 100, 120, 10])
  }

  @Test("are filtered by length and by mode")
  func filters() {
    choose("length", 2)
    #expect(moves == [100, 120, 10])
    choose("mode", 1)
    #expect(moves == [100])
    choose("length", 0)
    #expect(moves == [20, 100])
    choose("length", 6)
    #expect(moves == [])
    #expect(texts.contains("No games for this choice."))
    #expect(scene.report("clear")?.isEnabled == false)
  }

  @Test("clear what the filter shows, and the button beside brings it back")
  func clears() {
    let before = keeper.book
    choose("length", 2)
    #expect(scene.report("undo") == nil)
    scene.click("clear")
    #expect(moves == [])
    #expect(texts.contains("Cleared. You can still undo this."))
    choose("length", 0)
    #expect(moves == [20])
    #expect(keeper.book.list(ResultCategory("pairs", "4", "numbers")).results.count == 1)
    scene.click("undo")
    #expect(keeper.book == before)
    #expect(moves == [20, 100, 120, 10])
    #expect(scene.report("undo") == nil)
  }

  @Test(
    "come back by U and L1, with the focus where it helps",
    arguments: [InputDevice.keyboard, .gamepad])
  func undoByKey(device: InputDevice) {
    let before = keeper.book
    key(.command(.undo), device: device)
    #expect(keeper.book == before)
    for _ in 0..<9 where !ringIsRound("clear") { key(.focusNext, device: device) }
    key(.activate, device: device)
    #expect(moves == [])
    #expect(ringIsRound("undo"))
    key(.command(.undo), device: device)
    #expect(keeper.book == before)
    #expect(ringIsRound("results"))
  }

  private func ringIsRound(_ id: String) -> Bool {
    let frame = scene.report(id)?.frame ?? .zero
    return scene.list.focusRings.contains { frame.contains($0.center) }
  }

  @Test("can be undone once cleared only until something else is cleared or the scene is left")
  func undoIsOneStep() {
    choose("length", 1)
    scene.click("clear")
    choose("length", 2)
    scene.click("clear")
    key(.command(.undo))
    key(.command(.undo))
    choose("length", 0)
    #expect(moves == [100, 120, 10])
    scene.click("clear")
    scene.didDisappear()
    key(.command(.undo))
    #expect(scene.report("undo") == nil)
    #expect(moves == [])
  }

  @Test("tell every change to whoever keeps them")
  func told() {
    var books: [ResultBook] = []
    let observation = keeper.changes.observe { books.append($0) }
    scene.click("clear")
    key(.command(.undo))
    #expect(books.map(\.isEmpty) == [false, false] && books.count == 2)
    #expect(books.last == Self.few)
    observation.cancel()
  }

  @Test("say so where there are none yet, and lead back by Esc and B, and by their button")
  func empty() {
    let empty = BestGamesTests(ResultBook())
    var backs = 0
    empty.scene.onBack = { backs += 1 }
    #expect(empty.texts.contains { $0.hasPrefix("No best games yet.") })
    #expect(empty.scene.report("results") == nil)
    empty.key(.back)
    empty.key(.activate)
    empty.scene.click("play")
    #expect(backs == 3)
  }

  @Test("show the pieces of a game without results, and a button that leads to its table")
  func invitation() {
    let box = SlidingModule(.test(context))
    var backs = 0
    for size in [Size(1280, 800), Size(480, 320), Size(600, 1000)] {
      let scene = BestGamesHost(
        .sliding, ResultLists(), picture: box.card.picture, context: .test(size: size))
      scene.onBack = { backs += 1 }
      scene.layout(in: size)
      #expect(!scene.list.pictures("tray well").isEmpty, "\(size)")
      #expect(scene.report("clear") == nil)
      scene.click("play")
    }
    #expect(backs == 3)
    #expect(scene.report("play") == nil && scene.report("clear") != nil)
  }

  @Test(
    "keep the row with the focus in sight and draw no more than shows",
    arguments: [Size(1280, 800), Size(480, 320)])
  func longList(size: Size) {
    let long = BestGamesTests(Self.many(1000), size: size)
    let frame = long.scene.report("results")?.frame ?? .zero
    for step in 0..<1005 {
      long.key(.tilt(.down))
      guard step.isMultiple(of: 83) || (990...998).contains(step) else { continue }
      let rings = long.scene.list.focusRings
      #expect(rings.count == 1 && rings.allSatisfy(frame.contains), "row \(step)")
      #expect(long.scene.list.commands.count < 250)
    }
    #expect(long.scene.list.texts.contains { $0.hasPrefix("999") || $0 == "1000" })
  }

  @Test("go to their ends by Home and End, and far along by Page Up and Page Down")
  func leaps() {
    let long = BestGamesTests(Self.many(1000))
    #expect(long.texts.contains("0:00") && !long.texts.contains("1000"))
    long.key(.leap(.toEnd))
    #expect(long.texts.contains("1000") && long.scene.list.focusRings.count == 1)
    long.key(.leap(.pageUp), .leap(.pageUp))
    #expect(!long.texts.contains("1000"), "each is as far as can be seen at once")
    long.key(.leap(.pageDown), .leap(.pageDown))
    #expect(long.texts.contains("1000"))
    long.key(.leap(.toStart))
    #expect(long.texts.contains("0:00") && long.scene.list.focusRings.count == 1)
  }

  @Test("show a result that comes while they are open")
  func live() {
    keeper.add(
      GameResult(
        game: "new", moves: 15, time: .seconds(9), day: Day(secondsSince1970: 0), usedUndo: false),
      to: ResultCategory("sliding", "3", "numbers"))
    #expect(moves == [15, 20, 100, 120, 10])
  }
}
