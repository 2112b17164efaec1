import EarthGame
import GameKernel
import TestSupport
import Testing

@Suite("The rules of Through the Earth")
struct ThroughTheEarthTests {
  private func place(_ latitude: Double, _ longitude: Double) throws -> Place {
    try #require(Place(latitude: latitude, longitude: longitude))
  }

  private func start(_ mode: ThroughTheEarth.Mode, seats: Int = 1, seed: UInt64 = 1)
    -> ThroughTheEarth.State
  {
    ThroughTheEarth.start(ThroughTheEarth.Options(mode: mode, seatCount: seats), seed: seed)
  }

  /// A state in which moves are made one after the other.
  private final class Play {
    var state: ThroughTheEarth.State
    init(_ state: ThroughTheEarth.State) { self.state = state }

    @discardableResult
    func perform(_ move: ThroughTheEarth.Move) throws(ThroughTheEarth.Refusal) -> [ThroughTheEarth
      .Event]
    {
      var next = state
      let events = try ThroughTheEarth.apply(move, to: &next)
      state = next
      return events
    }
  }

  @Test("Who stands elsewhere has come back up, and can dig again")
  func dig() throws {
    let play = Play(start(.dig))
    let (lisbon, alps) = (Place.lisbon, try place(46, 10))
    try play.perform(.dig)
    #expect(play.state.isDug)
    #expect(throws: ThroughTheEarth.Refusal.isDug) { try play.perform(.dig) }
    let events = try play.perform(.stand(alps))
    #expect(events == [.filled(lisbon), .moved(from: lisbon, to: alps)])
    #expect(throws: ThroughTheEarth.Refusal.alreadyThere) { try play.perform(.stand(alps)) }
    try play.perform(.dig)
    #expect(play.state.digs == 2)
    #expect(throws: ThroughTheEarth.Refusal.noFlags) { try play.perform(.flag(alps)) }
    #expect(throws: ThroughTheEarth.Refusal.noNextPlace) { try play.perform(.next) }
  }

  @Test("The five places of a game follow from the seed, well-known and far from each other")
  func places() {
    var seen: Set<String> = []
    for seed in 1...300 as ClosedRange<UInt64> {
      let cities = start(.guess, seed: seed).cities
      #expect(cities == start(.guess, seed: seed).cities)
      #expect(cities.count == ThroughTheEarth.placeCount)
      for (number, city) in cities.enumerated() {
        seen.insert(city.name)
        for other in cities.dropFirst(number + 1) {
          #expect(city.place.distance(to: other.place) >= ThroughTheEarth.placeDistance)
        }
      }
    }
    #expect((140...160).contains(seen.count))
  }

  @Test("The last flag of a place digs, and only then errors are told")
  func flags() throws {
    let play = Play(start(.guess, seats: 2))
    let far = play.state.place.antipode
    let aside = far.moved(by: 500, bearing: 1)
    #expect(play.state.toMove == .first)
    #expect(throws: ThroughTheEarth.Refusal.flagsFirst) { try play.perform(.next) }
    #expect(throws: ThroughTheEarth.Refusal.flagsFirst) { try play.perform(.dig) }
    #expect(throws: ThroughTheEarth.Refusal.placeIsGiven) { try play.perform(.stand(far)) }
    #expect(try play.perform(.flag(far)) == [.flagged(far, .first)])
    #expect(play.state.toMove == .second)
    #expect(play.state.error(of: .first, round: 0) == nil)
    let events = try play.perform(.flag(aside))
    #expect(events.prefix(2) == [.flagged(aside, .second), .dug(play.state.place)])
    let error = try #require(play.state.error(of: .second, round: 0))
    #expect(events.dropFirst(2) == [.guessed(.first, error: 0), .guessed(.second, error: error)])
    #expect(play.state.toMove == nil)
    #expect(play.state.error(of: .first, round: 0) == 0)
    #expect(abs((play.state.error(of: .second, round: 0) ?? 0) - 500) < 0.001)
    #expect(throws: ThroughTheEarth.Refusal.isDug) { try play.perform(.flag(far)) }
    try play.perform(.next)
    #expect(play.state.place == play.state.cities[1].place)
    #expect(play.state.total(of: .first) == 0)
  }

  @Test("After five places the fewest kilometres have won, and nothing more can be done")
  func guessed() throws {
    let play = Play(start(.guess, seats: 3))
    for round in 0..<ThroughTheEarth.placeCount {
      if round > 0 { try play.perform(.next) }
      let far = play.state.place.antipode
      for error in [300.0, 100, 100] {
        try play.perform(.flag(far.moved(by: error, bearing: 0)))
      }
    }
    #expect(play.state.isOver)
    #expect(abs(play.state.total(of: .first) - 1500) < 0.01)
    // Rounding to millionths of a degree may part the others.
    #expect(!play.state.winners.contains(.first) && !play.state.winners.isEmpty)
    #expect(throws: ThroughTheEarth.Refusal.gameOver) { try play.perform(.next) }
  }

  @Test("A find is on land at both ends and far from all others; six of them end the game")
  func finds() throws {
    let play = Play(start(.dry))
    // From Spain to New Zealand, and from beside it; then from Lisbon into the sea.
    let spain = try place(40, -4.5)
    try play.perform(.stand(spain))
    #expect(try play.perform(.dig) == [.dug(spain), .found(spain)])
    for miss in [try place(41, -4.5), .lisbon] {
      try play.perform(.stand(miss))
      #expect(try play.perform(.dig) == [.dug(miss)])
    }
    let others = [(-33.0, -65.0), (3, 115), (78, -40), (0.5, 101.5), (31, 112)]
    for (number, (latitude, longitude)) in others.enumerated() {
      let place = try place(latitude, longitude)
      try play.perform(.stand(place))
      let end: [ThroughTheEarth.Event] = number == 4 ? [.over(totals: [8])] : []
      #expect(try play.perform(.dig) == [.dug(place), .found(place)] + end)
    }
    #expect(play.state.isOver && play.state.digs == 8)
  }

  @Test(
    "A disc of land about a city counts in a new game, and not in one that was begun without discs")
  func discs() throws {
    // The coast puts Singapore into the sea; its far end is in Ecuador.
    let singapore = try place(1.2833, 103.85)
    for (land, isFind) in [(ThroughTheEarth.Land.rings, false), (.ringsAndDiscs, true)] {
      let options = ThroughTheEarth.Options(mode: .dry, start: singapore, land: land)
      let play = Play(ThroughTheEarth.start(options, seed: 1))
      let events = try play.perform(.dig)
      #expect(events == [.dug(singapore)] + (isFind ? [.found(singapore)] : []))
    }
    #expect(ThroughTheEarth.Options(mode: .dry).land == .ringsAndDiscs)
  }

  @Test("Random play over many seeds: undo takes every move back, and records play the same again")
  func random() throws {
    var dice = Dice(seed: 5)
    for seed in 1...40 as ClosedRange<UInt64> {
      let mode = dice.pick(ThroughTheEarth.Mode.allCases)
      let seats = mode == .guess ? 1 + dice.below(4) : 1
      let session = GameSession<ThroughTheEarth>(
        options: ThroughTheEarth.Options(mode: mode, seatCount: seats), seed: seed)
      var states = [session.state]
      for _ in 0..<30 {
        let there = try place(Double(dice.below(181)) - 90, Double(dice.below(361)) - 180)
        let move = dice.pick([.stand(there), .dig, .flag(there), .next] as [ThroughTheEarth.Move])
        #expect(ThroughTheEarth.Move(move.description) == move)
        if (try? session.perform(move)) != nil { states.append(session.state) }
      }
      #expect(try GameSession(restoring: session.wholeRecord).state == session.state)
      for state in states.reversed() {
        #expect(session.state == state)
        session.undo()
      }
    }
  }
}
