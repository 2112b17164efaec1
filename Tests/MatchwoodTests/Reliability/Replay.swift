import BoxKit
import EarthGame
import GameKernel
import MatchstickGame
import PairsGame
import SlidingGame
import TestSupport

@testable import Matchwood

/// Games that chance plays, as records, and what becomes of them when they are played again.
@MainActor struct Replay {
  let game: String
  /// Plays some games at one table, with undo, redo and all; answers with the record.
  let record: (_ seed: UInt64) -> [UInt8]
  /// A sum over every position that the record leads to; nil where it is refused.
  let sum: (_ record: [UInt8]) -> UInt64?

  static let all = [matchsticks, sliding, pairs, tunnel]
  nonisolated static let count = 4

  private static let matchsticks = Replay(
    new: { seed, dice in
      let players: [MatchstickOccupant] = [
        .person, .simple, .wild, .clever, .humanLike(strength: 70),
      ]
      let seating = MatchstickSeats(first: dice.pick(players), second: dice.pick(players))
      let setup = MatchstickSetup(pile: 15 + dice.below(10), seating: seating, begins: .inTurns)
      return MatchstickTable(setup: setup, seed: seed)
    },
    move: { table, dice in
      if !table.takeForComputer(evenPaused: true) { _ = try table.take(1 + dice.below(4)) }
    },
    text: { "\($0.pile) \($0.remaining) \($0.takeLimit) \($0.toMove.index)" })

  private static let sliding = Replay(
    new: { seed, dice in
      SlidingTable(.dealt(.square(3 + dice.below(4))), seed: seed, isByChance: true)
    },
    move: { table, dice in
      if dice.below(40) == 0 { return table.shuffle() }
      let cell = dice.below(table.state.board.shape.size)
      let direction = dice.pick(Direction.allCases)
      try table.session.perform(
        dice.pick([.tilt(direction), .slide(cell), .move(cell, direction), .tilt(direction)]))
    },
    text: { "\($0.board) \($0.tileMoves)" })

  private static let pairs = Replay(
    new: { seed, dice in
      let players: [PairsOccupant] = [.person, .forgetful(memory: 30), .person, .perfect]
      let count = 1 + dice.below(4)
      let seats = (0..<count).map { _ in dice.pick(players.filter { $0.canPlay(seatCount: count) })
      }
      let layout = dice.pick([PairsLayout.fourByFour, .sixByFour])
      let rule = count == 2 ? dice.pick(TurnRule.allCases) : .unknownCard
      return PairsTable(PairsSetup(layout: layout, seats, turnRule: rule), seed: seed)
    },
    move: { table, dice in
      if table.close() || table.flipForComputer(evenPaused: true) { return }
      if dice.below(30) == 0 { _ = try table.peek() }
      _ = try table.tap(dice.below(table.state.layout.cardCount))
    },
    text: { state in
      let cards = state.layout.cards.map { card in
        "\(state.kinds[card]) \(state.taker(of: card)?.index ?? -1) \(state.lastTurn(of: card) ?? -1)"
      }
      return "\(cards) \(state.openCards) \(state.toMove.index) \(state.pairsTaken) \(state.flips) "
        + "\(state.peeks) \(state.turns) \(state.passes)"
    })

  private static let tunnel = Replay(
    new: { seed, dice in
      let mode = dice.pick(ThroughTheEarth.Mode.allCases)
      guard mode == .guess else { return EarthTable(EarthSetup(mode: mode), seed: seed) }
      let others = (0..<dice.below(4)).map { _ in dice.pick(globetrotters) }
      return EarthTable(EarthSetup(guessing: [.person] + others), seed: seed)
    },
    move: { table, dice in
      if table.putFlagForComputer() { return }
      var random = SeededGenerator(seed: dice.next())
      let place = Place.random(using: &random)
      try table.session.perform(dice.pick([.stand(place), .dig, .flag(place), .next, .next]))
    },
    text: { state in
      "\(state.options.mode) \(state.cities.map(\.place)) \(state.farViews) \(state.place) \(state.isDug) "
        + "\(state.digs) \(state.round) \(state.flags) \(state.finds) \(state.totals)"
    })
  private static let globetrotters: [EarthOccupant] = [
    .person, .globetrotter(error: 0), .globetrotter(error: 1000), .globetrotter(error: 3000),
  ]

  /// - Parameters:
  ///   - move: what may be tried; the rules may refuse it.
  ///   - text: all there is to a position.
  private init<Rules: TracedRules>(
    new: @escaping (_ seed: UInt64, inout Dice) -> GameTable<Rules>,
    move: @escaping (GameTable<Rules>, inout Dice) throws -> Void,
    text: @escaping (Rules.State) -> String
  ) {
    let page = VersionedFormat<TableRecord<Rules>>(kind: Rules.name, version: 2)
    game = Rules.name
    record = { seed in
      var dice = Dice(seed: seed)
      let table = new(seed, &dice)
      for _ in 0..<40 + dice.below(60) {
        switch dice.below(24) {
        case 0, 1: table.undo()
        case 2: table.redo()
        case 3 where dice.below(3) == 0: table.newGame()
        case 4 where dice.below(4) == 0: table.restart()
        default: try? move(table, &dice)
        }
      }
      return page.write(table.record)
    }
    sum = { bytes in
      guard case .value(let record) = page.read(bytes),
        let session = try? GameTable(restoring: record).session
      else { return nil }
      var sum = Checksum()
      while session.undoIntoParkedGame() {}
      repeat {
        if session.undoneMoveCount > 0 { session.redo(session.undoneMoveCount) }
        for count in 0...session.moveCount { sum.add(text(session.state(after: count)).utf8) }
      } while session.redoIntoLaterGame()
      return sum.value
    }
  }
}

/// A sum of 64 bits over bytes, which is the same everywhere.
///
/// Source: Fowler, Noll and Vo, *FNV-1a*.
struct Checksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
