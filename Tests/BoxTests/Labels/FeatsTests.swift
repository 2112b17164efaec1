import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import PlayLog
import Testing

@Suite("Facts of a game that its record tells")
struct FeatsTests {
  /// A game of 6 matches, at most 3 in a turn, in which the seats take in turn.
  private func matchsticks(_ takes: [Int]) throws -> GameRecord<Matchsticks> {
    let layout = Matchsticks.Layout(.pile(6, takeLimit: 3))
    let session = GameSession<Matchsticks>(
      options: Matchsticks.Options(layout, first: .first), seed: 1)
    for take in takes { try session.perform(.take(take)) }
    return session.record
  }

  @Test(
    "at Matchsticks: the forced wins that a seat gave away, where it ever had one",
    arguments: [
      ([1, 1, 3, 1], [.mistakes: 0], [:]), ([2, 3, 1], [.mistakes: 1], [.mistakes: 0]),
      ([1, 1], [:], [:]),
    ] as [([Int], [Feat: Int], [Feat: Int])])
  func mistakes(takes: [Int], first: [Feat: Int], second: [Feat: Int]) throws {
    let record = try matchsticks(takes)
    #expect(Matchsticks.feats(of: record, seat: 0) == first)
    #expect(Matchsticks.feats(of: record, seat: 1) == second)
  }

  @Test("at Pairs: the most pairs that a seat took in a row")
  func pairs() throws {
    let options = Pairs.Options(layout: .fourByFour, seatCount: 2)
    let session = GameSession<Pairs>(options: options, seed: 3)
    let kinds = session.state.kinds
    func cards(_ kind: Int) -> [Int] { kinds.indices.filter { Int(kinds[$0]) == kind } }
    func miss(_ one: Int, _ other: Int) throws {
      try session.perform(.flip(cards(one)[0]))
      try session.perform(.flip(cards(other)[0]))
      try session.perform(.close)
    }
    for kind in 0..<3 { for card in cards(kind) { try session.perform(.flip(card)) } }
    try miss(3, 4)
    for kind in 5..<7 { for card in cards(kind) { try session.perform(.flip(card)) } }
    #expect(Pairs.feats(of: session.record, seat: 0) == [.pairsInARow: 3])
    #expect(Pairs.feats(of: session.record, seat: 1) == [.pairsInARow: 2])
  }

  @Test("in Through the Earth: splashes, a find at the first dig, and the way from Spain")
  func digs() throws {
    let session = GameSession<ThroughTheEarth>(
      options: ThroughTheEarth.Options(mode: .dry), seed: 1)
    let spain = try #require(Place(latitude: 40, longitude: -4.5))
    let ocean = try #require(Place(latitude: 0, longitude: -30))
    try session.perform(.stand(spain))
    try session.perform(.dig)
    try session.perform(.stand(ocean))
    try session.perform(.dig)
    let feats = ThroughTheEarth.feats(of: session.record, seat: 0)
    #expect(feats == [.foundAtOnce: 1, .spainToNewZealand: 1, .splashes: 1])
  }

  @Test("in Guess: the best flag, in kilometres rounded up")
  func flags() throws {
    let session = GameSession<ThroughTheEarth>(
      options: ThroughTheEarth.Options(mode: .guess), seed: 1)
    let right = session.state.place.antipode
    try session.perform(.flag(right.moved(by: 99.5, bearing: 1)))
    try session.perform(.next)
    try session.perform(.flag(session.state.place))
    #expect(ThroughTheEarth.feats(of: session.record, seat: 0) == [.bestFlag: 100])
  }
}
