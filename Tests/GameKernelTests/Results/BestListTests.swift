import GameKernel
import TestSupport
import Testing

@Suite("A list of best games", .tags(.rules)) struct BestListTests {
  private func games(_ list: BestList, _ order: ResultOrder) -> String {
    list.results(by: order).map(\.game).joined()
  }

  @Test("puts the fewest moves or the shortest time first")
  func figures() {
    let list = BestList([
      .test("a", moves: 90, seconds: 30), .test("b", moves: 70, seconds: 50),
      .test("c", moves: 80, seconds: 40),
    ])
    #expect(games(list, .moves) == "bca")
    #expect(games(list, .time) == "acb")
    #expect(list.best(by: .moves)?.game == "b")
    #expect(list.best(by: .time)?.game == "a")
  }

  @Test("puts games without undo before all others, in both orders")
  func marks() {
    let list = BestList([
      .test("a", moves: 10, seconds: 10, undo: true), .test("b", moves: 99, seconds: 99),
      .test("c", moves: 11, seconds: 9, undo: true),
    ])
    #expect(games(list, .moves) == "bac")
    #expect(games(list, .time) == "bca")
    #expect(list.best(by: .time)?.game == "b")
  }

  @Test("settles ties by the other figure, then by the earlier day")
  func ties() {
    let list = BestList([
      .test("a", moves: 50, seconds: 60, day: 3), .test("b", moves: 50, seconds: 59, day: 9),
      .test("c", moves: 50, seconds: 60, day: 2), .test("d", moves: 49, seconds: 60, day: 9),
    ])
    #expect(games(list, .moves) == "dbca")
    #expect(games(list, .time) == "bdca")
  }

  @Test("has each game once: of two results the better one stays")
  func once() {
    var list = BestList([.test("a", moves: 50)])
    list.add(.test("a", moves: 40, undo: true))
    #expect(list.results == [.test("a", moves: 50)])
    list = BestList([.test("a", moves: 50, undo: true), .test("a", moves: 44, undo: true)])
    #expect(list.results == [.test("a", moves: 44, undo: true)])
  }

  @Test("tells in which orders a new result stands first")
  func first() {
    var list = BestList()
    #expect(list.add(.test("a", moves: 50, seconds: 50)) == [.moves, .time])
    #expect(list.add(.test("b", moves: 40, seconds: 60)) == [.moves])
    #expect(list.add(.test("c", moves: 60, seconds: 40)) == [.time])
    #expect(list.add(.test("d", moves: 70, seconds: 70)) == [])
    #expect(list.add(.test("e", moves: 1, seconds: 1, undo: true)) == [])
    #expect(list.add(.test("b", moves: 40, seconds: 60)) == [], "it stood there before")
  }

  @Test(
    "keeps a hundred, and among them the fifty best of each order",
    arguments: 1...UInt64(Thoroughness.count(3, full: 20)))
  func limit(seed: UInt64) {
    var dice = Dice(seed: seed)
    var list = BestList()
    var all: [GameResult] = []
    for number in 0..<400 {
      let result = GameResult.test(
        "game \(number)", moves: dice.below(200), seconds: dice.below(200), day: dice.below(9),
        undo: dice.below(2) == 0)
      all.append(result)
      list.add(result)
      #expect(list.results.count == min(number + 1, BestList.limit))
    }
    for order in ResultOrder.allCases {
      let sorted = all.sorted { $0.ranks(before: $1, by: order) }
      #expect(list.results(by: order).prefix(50) == sorted.prefix(50))
    }
  }

  @Test(
    "made of many results at once keeps those whose better rank is high, and runs that last",
    arguments: 1...UInt64(Thoroughness.count(3, full: 20)))
  func many(seed: UInt64) {
    var dice = Dice(seed: seed)
    let all = (0..<300).map { number in
      GameResult(
        game: "game \(number)", moves: dice.below(200), time: .seconds(dice.below(200)),
        day: Day(secondsSince1970: 0), usedUndo: dice.below(2) == 0,
        lasts: dice.below(60) == 0 ? true : nil)
    }
    var left = all.sorted { $0.ranks(before: $1, by: .moves) }
    while left.count > BestList.limit {
      let byTime = left.sorted { $0.ranks(before: $1, by: .time) }
      let ranks = left.enumerated().map { min($0, byTime.firstIndex(of: $1) ?? 0) }
      let worst = left.indices.filter { left[$0].lasts != true }
        .max { ranks[$0] <= ranks[$1] }
      left.remove(at: worst ?? 0)
    }
    #expect(BestList(all).results == left)
  }

  @Test(
    "comes out the same in whichever order games are entered, but for equal ones", arguments: 1...20
  )
  func order(seed: UInt64) {
    var dice = Dice(seed: seed)
    let results = (0..<60).map {
      GameResult.test(
        "game \($0)", moves: dice.below(5), seconds: $0, day: dice.below(2),
        undo: dice.below(2) == 0)
    }
    let shuffled = results.shuffled(using: &dice)
    #expect(BestList(results) == BestList(shuffled))
  }

  @Test(
    "puts the later of two games with equal figures on one day below the earlier, in both orders")
  func equals() {
    let results = ["d", "b", "e", "a", "c"].map { GameResult.test($0, moves: 7, seconds: 7) }
    var list = BestList()
    for (number, result) in results.enumerated() {
      #expect(list.add(result) == (number == 0 ? [.moves, .time] : []))
    }
    list.add(.test("f", moves: 8, seconds: 7))
    list.add(.test("g", moves: 7, seconds: 8))
    #expect(games(list, .moves) == "dbeacgf")
    #expect(games(list, .time) == "dbeacfg")
    #expect(BestList(list.results) == list, "as it is read at the next start")
  }

  @Test("is the same made of all results at once as entered one by one", arguments: 1...20)
  func atOnce(seed: UInt64) {
    var dice = Dice(seed: seed)
    let results = (0..<BestList.limit).map { _ in
      GameResult.test(
        "game \(dice.below(60))", moves: dice.below(5), seconds: dice.below(5),
        day: dice.below(2), undo: dice.below(2) == 0)
    }
    var list = BestList()
    for result in results { list.add(result) }
    #expect(BestList(results) == list)
  }
}
