import EarthGame
import GameKernel
import MatchstickGame
import PairsGame
import PlayLog
import SlidingGame
import TestSupport
import Testing

@MainActor @Suite("By whole games, each label", .tags(.slow))
struct LabelScriptTests {
  private typealias Script = (
    label: MatchboxLabel, with: Set<MatchboxLabel>, play: @MainActor (LabelPlayer) throws -> Void
  )

  /// For each label but Ghost, games that win it, and the labels that cannot be missed on the way.
  private nonisolated static let scripts: [Script] = [
    (.fox, [], { try $0.matchsticks(MatchstickSetup()) }),
    (
      .beacon, [.fox],
      {
        try $0.matchsticks(
          MatchstickSetup(Matchsticks.Layout(.heaps([3, 4, 5])), seating: MatchstickSeats()))
      }
    ),
    (
      .hedgehog, [],
      { player in
        let setup = MatchstickSetup(seating: MatchstickSeats(second: .wild))
        for seed in 1...10 { try player.matchsticks(setup, seed: UInt64(seed)) }
      }
    ),
    (.robot, [], { try $0.machine() }),
    (.lantern, [], { try $0.day(0) }),
    (.key, [], { try $0.sliding(.board(board(at: 30))) }),
    (.ship, [], { try $0.sliding(.dealt(.square(5))) }),
    (.snail, [], { try $0.sliding(.dealt(.square(3)), time: .seconds(3601)) }),
    (.mirror, [], { try $0.sliding(.dealt(.square(3)), picture: "own:me.png") }),
    (.anchor, [], { try $0.sliding(.board(board(at: 50)), detour: true) }),
    (.sun, [.lantern], { player in for day in 0..<7 { try player.day(day) } }),
    (.owl, [], { try $0.pairs(PairsSetup(), inARow: 6) }),
    (
      .cherries, [],
      { try $0.pairs(PairsSetup(layout: .fourByFour, [.person, .person]), inARow: 3) }
    ),
    (
      .butterfly, [],
      { player in
        let names = (0..<8).map { PictureName("\($0).png") }
        let faces = try #require(PictureFaces(deck: 1, pictures: names))
        let setup = PairsSetup(layout: .fourByFour, faces: .pictures(faces))
        try player.pairs(setup, inARow: 3)
      }
    ),
    (
      .crown, [],
      { try $0.pairs(PairsSetup(layout: .fourByFour, [.person, .perfect]), inARow: 6) }
    ),
    (.fan, [], { try $0.pairs(PairsSetup(layout: .sixByFour), inARow: 7) }),
    (.calendar, [.lantern], { player in for day in 0..<30 { try player.day(3 * day) } }),
    (.globe, [], { try $0.flags([500, 500, 500, 500, 500]) }),
    (.mole, [], { try $0.flags([99, 9_000, 9_000, 9_000, 9_000]) }),
    (
      .whale, [],
      { player in
        let ocean = try #require(Place(latitude: 0, longitude: -30))
        try player.digs(.dig, Array(repeating: ocean, count: 10))
      }
    ),
    (.kiwi, [], { try $0.digs(.dig, [Place(latitude: 40, longitude: -4.5) ?? .lisbon]) }),
    (.boot, [], { try $0.digs(.dry, [Place(latitude: 30.5, longitude: 114) ?? .lisbon]) }),
    (.year, [.lantern], { player in for month in 0..<12 { try player.day(30 * month + 5) } }),
  ]

  private nonisolated static func board(at distance: Int) -> SlidingBoard {
    SlidingSolver(.square(4)).deal(atDistance: distance, seed: 1) ?? SlidingBoard(.square(4))
  }

  @Test("is won by what it is for, and no other by accident", arguments: scripts.indices)
  func won(index: Int) throws {
    let script = Self.scripts[index]
    let player = LabelPlayer()
    try script.play(player)
    #expect(player.won == script.with.union([script.label]))
  }

  @Test("has a script, except Ghost")
  func complete() {
    #expect(Set(Self.scripts.map(\.label)) == Set(MatchboxLabel.allCases).subtracting([.ghost]))
  }

  @Test("is won by someone, except Ghost: no game that begins at 13 beats Clever")
  func ghost() throws {
    var positions: Set<Matchsticks.State> = []
    // Clever draws nothing, so only the takes of the first seat differ.
    func canWin(_ state: Matchsticks.State) throws -> Bool {
      if let winner = state.winner { return winner == .first }
      positions.insert(state)
      var random = SeededGenerator(seed: 1)
      let takes: [Matchsticks.Move] =
        state.toMove == .first
        ? state.legalMoves
        : [CleverPlayer().chooseMove(in: state, using: &random)]
      return try takes.contains { take in
        var next = state
        _ = try Matchsticks.apply(take, to: &next)
        return try canWin(next)
      }
    }
    let options = Matchsticks.Options(Matchsticks.Layout(.pile(13, takeLimit: 3)), first: .first)
    #expect(try !canWin(Matchsticks.start(options, seed: 1)))
    #expect(positions.count > 10)
  }
}
