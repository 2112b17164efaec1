import EarthGame
import GameKernel
import TestSupport
import Testing

@Suite("A table of Through the Earth")
struct EarthTableTests {
  private func guessed(_ table: EarthTable, by error: Double) throws {
    for round in 0..<ThroughTheEarth.placeCount {
      if round > 0 { try table.session.perform(.next) }
      while let seat = table.state.toMove {
        let far = table.state.place.antipode
        try table.session.perform(
          .flag(far.moved(by: error * Double(seat.index + 1), bearing: 1)))
      }
    }
  }

  private func alone(isByChance: Bool = true) -> EarthTable {
    EarthTable(EarthSetup(mode: .guess), seed: 6, isByChance: isByChance)
  }

  @Test("needs a person among one to four, and one alone where no flags are put")
  func seats() {
    let (person, computer) = (EarthSeat(), EarthSeat(.globetrotter(error: 100)))
    #expect(EarthSetup.canPlay([person, computer, computer, computer]))
    #expect(!EarthSetup.canPlay([computer, computer]) && !EarthSetup.canPlay([]))
    #expect(!EarthSetup.canPlay(Array(repeating: person, count: 5)))
    #expect(EarthSetup.canPlay([person], .dry) && !EarthSetup.canPlay([person, person], .dig))
  }

  @Test("writes who plays as it reads them, and no error out of range")
  func occupants() {
    for text in ["person", "globetrotter:0", "globetrotter:3000"] {
      #expect(EarthOccupant(text)?.description == text)
    }
    #expect(EarthOccupant("globetrotter") == .globetrotter(error: Globetrotter.usualError))
    for text in ["globetrotter:3001", "globetrotter:-1", "globetrotter:", "person:2", ""] {
      #expect(EarthOccupant(text) == nil)
    }
  }

  @Test("counts a game that one has guessed alone by whole kilometres")
  func result() throws {
    let seats = [EarthSeat(name: "Ann")]
    let table = EarthTable(EarthSetup(mode: .guess, seats: seats), seed: 6, isByChance: true)
    try guessed(table, by: 300)
    #expect(table.canHaveResult && table.state.totals.first.map { Int($0.rounded()) } == 1500)
    #expect(table.category == ResultCategory("tunnel", "guess"))
  }

  @Test("counts no game that was undone, known, shared by several or without an end")
  func noResult() throws {
    let undone = alone()
    try undone.session.perform(.flag(.lisbon))
    undone.undo()
    try guessed(undone, by: 1)
    #expect(undone.state.isOver && !undone.canHaveResult)
    let known = alone(isByChance: false)
    try guessed(known, by: 1)
    #expect(!known.canHaveResult)
    let shared = EarthTable(EarthSetup(guessing: [.person, .person]), seed: 1, isByChance: true)
    try guessed(shared, by: 1)
    #expect(!shared.canHaveResult && shared.state.winners == [.first])
    #expect(EarthTable(EarthSetup(), seed: 1, isByChance: true).category == nil)
  }

  @Test("counts dry feet by digs")
  func dry() throws {
    let table = EarthTable(EarthSetup(mode: .dry), seed: 1, isByChance: true)
    try table.session.perform(.dig)
    let finds = [(40.0, -4.5), (-33, -65), (3, 115), (78, -40), (0.5, 101.5), (31, 112)]
    for (latitude, longitude) in finds {
      let place = try #require(Place(latitude: latitude, longitude: longitude))
      try table.session.perform(.stand(place))
      try table.session.perform(.dig)
    }
    #expect(table.state.isOver && table.canHaveResult && table.state.digs == 7)
    #expect(table.category == ResultCategory("tunnel", "dry"))
  }

  @Test("goes back to a person's last choice, over what computers have done")
  func undo() throws {
    let table = EarthTable(EarthSetup(guessing: [.person, .globetrotter(error: 10)]), seed: 2)
    try table.session.perform(.flag(.lisbon))
    table.putFlagForComputer()
    #expect(table.state.isDug)
    try table.session.perform(.next)
    table.undo()
    #expect(table.state.isDug && table.state.round == 0)
    table.undo()
    #expect(table.state.flags == [[]] && table.session.moveCount == 0)
    table.redo()
    #expect(table.state.isDug, "the computer's flag too")
  }

  @Test("is restored from its record as it stood, and refuses a setup that does not fit")
  func record() throws {
    let table = EarthTable(EarthSetup(guessing: [.person, .person]), seed: 3)
    try table.session.perform(.flag(.lisbon))
    #expect(try EarthTable(restoring: table.record).state == table.state)
    #expect(ThroughTheEarth.matches(table.setup, table.session.options))
    #expect(!ThroughTheEarth.matches(EarthSetup(mode: .guess), table.session.options))
  }

  @Test(
    "shows the far globe turned by chance, another way in each round and game, all over the Earth")
  func views() {
    var views: Set<Place> = []
    var (north, east) = (0, 0)
    for seed in 1...200 as ClosedRange<UInt64> {
      let state = ThroughTheEarth.start(ThroughTheEarth.Options(mode: .guess), seed: seed)
      #expect(state.farViews.count == ThroughTheEarth.placeCount)
      #expect(
        state.farViews
          == ThroughTheEarth.start(ThroughTheEarth.Options(mode: .guess), seed: seed).farViews)
      for view in state.farViews {
        views.insert(view)
        if view.latitude > 0 { north += 1 }
        if view.longitude > 0 { east += 1 }
      }
    }
    #expect(views.count == 1000)
    #expect((420...580).contains(north) && (420...580).contains(east))
    #expect(ThroughTheEarth.start(ThroughTheEarth.Options(), seed: 1).farViews.isEmpty)
  }

  @Test("counts a game in which only the step to the next place was undone, also after a restart")
  func forced() throws {
    let table = alone()
    try table.session.perform(.flag(.lisbon))
    try table.session.perform(.next)
    table.undo()
    #expect(table.state.isDug && table.canHaveResult)
    let copy = try EarthTable(restoring: table.record)
    #expect(copy.canHaveResult)
    table.undo()
    #expect(!table.state.isDug && !table.canHaveResult)
    #expect(try !EarthTable(restoring: table.record).canHaveResult)
  }

  @Test("draws no place of the last three games again", arguments: 0..<10 as Range<UInt64>)
  func fresh(seed: UInt64) {
    let table = EarthTable(EarthSetup(mode: .guess), seed: seed, isByChance: true)
    var games = [table.state.cities]
    for _ in 0..<12 {
      table.newGame()
      #expect(Set(games.suffix(3).joined()).isDisjoint(with: table.state.cities))
      games.append(table.state.cities)
    }
  }

  @Test("knows that the child has been put on a new place since the last dig")
  func placed() throws {
    let table = EarthTable(EarthSetup(mode: .dry), seed: 1)
    let (spain, chile) = (
      Place(latitude: 40, longitude: -4.5), Place(latitude: -33, longitude: -65)
    )
    let (here, there) = (try #require(spain), try #require(chile))
    #expect(!table.state.isPlaced)
    try table.session.perform(.stand(here))
    #expect(table.state.isPlaced)
    try table.session.perform(.dig)
    try table.session.perform(.stand(here))
    #expect(!table.state.isPlaced)
    try table.session.perform(.stand(there))
    #expect(table.state.isPlaced)
  }
}
