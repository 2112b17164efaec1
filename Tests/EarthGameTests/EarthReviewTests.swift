import EarthGame
import GameKernel
import Glibc
import TestSupport
import Testing

@Suite("Where each flag and dig was, and should have been", .tags(.rules))
struct EarthReviewTests {
  private func session(
    _ mode: ThroughTheEarth.Mode, seats: Int = 1, seed: UInt64 = 3
  ) -> GameSession<ThroughTheEarth> {
    GameSession(options: ThroughTheEarth.Options(mode: mode, seatCount: seats), seed: seed)
  }

  @Test("The bearing and the distance lead from one place to another", arguments: 0..<50)
  func bearing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (Place.random(using: &random), Place.random(using: &random))
    let bearing = try #require(one.bearing(to: other))
    #expect(one.moved(by: one.distance(to: other), bearing: bearing).distance(to: other) < 0.001)
    #expect(one.bearing(to: one) == nil && one.bearing(to: one.antipode) == nil)
  }

  @Test("North is 0, and east is a quarter")
  func quarters() throws {
    let here = try #require(Place(latitude: 0, longitude: 10))
    for (latitude, longitude, quarter) in [(5.0, 10.0, 0.0), (0, 20, 1), (-5, 10, 2), (0, -5, -1)] {
      let there = try #require(Place(latitude: latitude, longitude: longitude))
      let bearing = try #require(here.bearing(to: there))
      // South is both half a turn to the east and to the west.
      #expect(abs(sin(bearing - quarter * .pi / 2)) < 1e-9 && cos(bearing - quarter * .pi / 2) > 0)
    }
  }

  @Test("Each flag has its distance from the antipode of its round, and their sum is the total")
  func guess() throws {
    let session = session(.guess, seats: 3)
    var random = SeededGenerator(seed: 5)
    for round in 0..<ThroughTheEarth.placeCount {
      if round > 0 { try session.perform(.next) }
      for _ in 0..<3 { try session.perform(.flag(Place.random(using: &random))) }
    }
    let review = try #require(EarthReview(session.record))
    #expect(review.turns.map(\.turn) == Array(0..<15))
    for seat in session.state.seats {
      let turns = review.turns.filter { $0.seat == seat }
      #expect(turns.map(\.place) == session.state.flags.map { $0[seat.index] })
      #expect(turns.map(\.answer) == session.state.cities.map(\.place.antipode))
      let total = turns.compactMap(\.loss).reduce(0, +)
      #expect(abs(total - session.state.total(of: seat)) < 1e-6)
    }
  }

  @Test("The flags of a round without a dig stay secret")
  func secret() throws {
    let session = session(.guess, seats: 2)
    try session.perform(.flag(.lisbon))
    #expect(EarthReview(session.record)?.turns.isEmpty == true)
  }

  @Test("A dig that finds nothing has the nearest find, and a find is its own")
  func dry() throws {
    let session = session(.dry)
    let spain = try #require(Place(latitude: 40, longitude: -4))
    let atlantic = try #require(Place(latitude: 40, longitude: -20))
    for place in [spain, atlantic, spain] {
      try session.perform(.stand(place))
      try session.perform(.dig)
    }
    let review = try #require(EarthReview(session.record))
    let start = ThroughTheEarth.start(session.options, seed: session.seed)
    let turns = review.turns
    #expect(turns.map(\.place) == [spain, atlantic, spain])
    // New Zealand is below Spain.
    #expect(turns[0].answer == spain && turns[0].loss == 0 && turns[0].bearing == nil)
    for turn in turns.dropFirst() {
      let answer = try #require(turn.answer)
      #expect(start.isFind(answer) && answer.distance(to: spain) >= ThroughTheEarth.findDistance)
      #expect((turn.loss ?? 0) > 0)
      #expect(answer == session.state.nearestFind(to: turn.place))
    }
  }

  @Test("No place that would be a find is nearer by far than the nearest", arguments: 0..<8)
  func nearest(seed: UInt64) throws {
    let state = session(.dry).state
    var random = SeededGenerator(seed: seed)
    let place = Place.random(using: &random)
    let answer = try #require(state.nearestFind(to: place))
    let distance = place.distance(to: answer)
    for _ in 0..<2000 {
      let other = Place.random(using: &random)
      guard state.isFind(other) else { continue }
      #expect(place.distance(to: other) > distance - 60)
    }
  }

  @Test("Digs anywhere have no answer")
  func digs() throws {
    let session = session(.dig)
    try session.perform(.dig)
    let turns = try #require(EarthReview(session.record)).turns
    #expect(turns.count == 1 && turns[0].place == .lisbon)
    #expect(turns[0].answer == nil && turns[0].loss == nil)
  }
}
