import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import PlayLog
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("Through the Earth in the box")
struct EarthBoxTests {
  @Test("Six dry finds end the game, which is told by countries and counted by digs")
  func dry() throws {
    let harness = EarthHarness(EarthSetup(mode: .dry))
    let finds = [(40.0, -4.5), (-33, -65), (3, 115), (78, -40), (0.5, 101.5), (31, 112)]
    for (latitude, longitude) in finds {
      let place = try #require(Place(latitude: latitude, longitude: longitude))
      try harness.table.session.perform(.stand(place))
      harness.click("next")
      harness.fall()
    }
    harness.run(.seconds(2))
    #expect(harness.over == [[6]])
    #expect(harness.says("Six finds in 6 digs") && harness.says("Spain"))
  }

  @Test("A find that is dug again is not called one again")
  func again() throws {
    let harness = EarthHarness(EarthSetup(mode: .dry))
    try harness.table.session.perform(.stand(.at(40, -4.5)))
    harness.click("next")
    harness.fall()
    #expect(harness.says("Dry feet on both sides!"))
    try harness.table.session.perform(.stand(.at(40, -4.4)))
    // The button digs at no such place, but a game of an older version can have such a dig.
    try harness.table.session.perform(.dig)
    harness.fall()
    #expect(harness.state.isDug && harness.state.finds.count == 1)
    #expect(harness.says("Too close to another find"))
    // The first press asks, since undo costs the best games.
    harness.key(.command(.undo), .command(.undo), .command(.undo))
    harness.fall()
    #expect(harness.says("Dry feet on both sides!"))
  }

  @Test("Settings lead to other seats with a new game, which undo takes back")
  func seats() {
    let harness = EarthHarness.guess(.person)
    harness.settings.setOnPage {
      $0.tunnel.seats = EarthSetup(guessing: [.person, .person]).seats
    }
    #expect(harness.state.options.seatCount == 2)
    harness.key(.command(.undo))
    #expect(harness.state.options.seatCount == 1)
    #expect(harness.settings.current.tunnel.seats.count == 1)
  }

  @Test("The Globetrotter’s error acts at once where none plays, else with a new game")
  func error() {
    var (old, new) = (EarthSettings(), EarthSettings())
    (old.mode, new.mode) = (.guess, .guess)
    new.error = 500
    #expect(!new.needsNewGame(after: old))
    old.seats = EarthSetup(guessing: [.person, .globetrotter(error: 1000)]).seats
    new.seats = old.seats
    #expect(new.needsNewGame(after: old))
    #expect(new.setup().seats[1].occupant == .globetrotter(error: 500))
  }

  @Test("A link of any of its games opens where it leads")
  func link() throws {
    let tables = InMemoryTables()
    let game = EarthModule(.test(.test(), tables: tables))
    #expect(game.link?.hasPrefix("tunnel:1:guess:seed=") == true, "the first visit opens Guess")
    #expect(game.open(link: "tunnel:1:dig:at=38.7167,-9.1333") == nil)
    #expect(game.link == "tunnel:1:dig:at=38.7167,-9.1333")
    #expect(game.open(link: "matchwood:tunnel:1:guess:seed=9:players=person,person") == nil)
    let table = try #require(tables.table(of: ThroughTheEarth.self))
    #expect(table.session.seed == 9 && table.state.options.seatCount == 2)
    #expect(game.open(link: "tunnel:1:guess:seed=x") != nil)
  }

  @Test("Results stand in a list for each of the two games that have an end")
  func results() throws {
    let log = PlayLogModel()
    let keeper = ResultLists(log)
    let table = EarthTable(EarthSetup(mode: .guess), seed: 3, isByChance: true)
    log.follow(table)
    for round in 0..<ThroughTheEarth.placeCount {
      if round > 0 { try table.session.perform(.next) }
      try table.session.perform(.flag(table.state.place.antipode.moved(by: 100, bearing: 0)))
    }
    let id = try #require(table.sheet.id)
    let place = keeper.place(of: log.log[GameID(rawValue: id)])
    #expect(place == ResultPlace(1, of: 1))
    #expect(keeper.book.list(ResultCategory("tunnel", "guess")).results.map(\.moves) == [500])
  }
}
