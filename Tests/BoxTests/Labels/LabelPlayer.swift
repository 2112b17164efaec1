import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import PlayLog
import SlidingGame
import SlidingScenes

@testable import LabelScenes

/// Plays whole games at tables by scripts, and finds the labels in the log that they leave.
@MainActor final class LabelPlayer {
  private(set) var now = Moment(secondsSince1970: 1_767_225_660)
  private lazy var log = PlayLogModel(now: { [unowned self] in now })

  private static let rules: [String: any LoggedRules.Type] = [
    Matchsticks.name: Matchsticks.self, SlidingPuzzle.name: SlidingPuzzle.self,
    Pairs.name: Pairs.self, ThroughTheEarth.name: ThroughTheEarth.self,
  ]

  /// The labels that the games have won.
  var won: Set<MatchboxLabel> {
    let limits = Self.rules.values.reduce(into: [:]) { $0.merge($1.labelLimits) { one, _ in one } }
    let search = LabelSearch(
      log: log.log, player: .first, limits: limits, rules: Self.rules, reader: log.reader,
      feats: [:])
    return Set(search.run().wins.keys)
  }

  // MARK: Matchsticks

  /// Plays without a mistake, where the position allows it.
  func matchsticks(_ setup: MatchstickSetup, seed: UInt64 = 1) throws {
    let table = MatchstickTable(setup: setup, seed: seed)
    log.follow(table)
    while !table.state.isOver {
      if !table.takeForComputer() { try table.take(table.state.winningMoves.first ?? .take(1)) }
    }
  }

  /// Trains a machine until it is unbeatable from the first seat, takes that seat and plays without a mistake.
  func machine() throws {
    var machine = MatchboxMachine()
    while machine.unbeatable == nil {
      machine.train(with: .humanLike(strength: 60), games: 10, seed: 7)
    }
    let table = MatchstickTable(
      setup: MatchstickSetup(seating: MatchstickSeats(second: .machine)), seed: 1)
    log.follow(table)
    table.noteSkill(MatchstickOccupant.unbeatable)
    var random = SeededGenerator(seed: 1)
    while !table.state.isOver {
      if table.isComputersTurn {
        let bead = machine.draw(fromBox: table.state.remaining, using: &random)
        try table.session.perform(bead.map { .take($0.take) } ?? .giveUp)
      } else {
        try table.take(table.state.winningMoves.first ?? .take(1))
      }
    }
  }

  // MARK: Sliding Puzzle

  /// Solves a board.
  ///
  /// - Parameters:
  ///   - detour: whether to make a move first and take it back by another one.
  ///   - time: the playing time.
  func sliding(
    _ options: SlidingPuzzle.Options, picture: String? = nil, detour: Bool = false,
    time: Duration = .seconds(60)
  ) throws {
    let table = SlidingTable(options, seed: 5, isByChance: true)
    log.follow(table)
    var setup = table.setup
    setup.picture = picture
    setup.showedNumbers = picture == nil
    table.amend(setup)
    let board = table.state.board
    let solution = SlidingSolver(board.shape).solve(
      board, effort: board.shape.size > 16 ? .none : .full)
    var moves = solution.moves
    if detour, let first = moves.first { moves = [first, first.opposite] + moves }
    for (number, move) in moves.enumerated() {
      try table.session.perform(.tilt(move))
      if number == 0 { table.pass(time) }
    }
    if solution.isOptimal, let id = table.sheet.id {
      log.append([.proof(GameID(rawValue: id), least: solution.moves.count)])
    }
  }

  // MARK: Pairs

  /// Finds all pairs, but turns two others after some in a row.
  func pairs(_ setup: PairsSetup, inARow limit: Int) throws { try pairs(setup, limit) { _ in } }

  private func pairs(
    _ setup: PairsSetup, _ limit: Int, prepare: (PairsTable) -> Void
  ) throws {
    let table = PairsTable(setup, seed: 9, isByChance: true)
    log.follow(table)
    prepare(table)
    var row = 0
    while !table.state.isOver {
      if table.close() || table.flipForComputer() { continue }
      let (kinds, cards) = (table.state.kinds, table.state.kinds.indices)
      let down = cards.filter { table.state.isFaceDown($0) }
      let first = down[0]
      let misses = row == limit && down.count > 2
      let second = down.dropFirst().first { (kinds[$0] == kinds[first]) != misses }
      try table.tap(first)
      try table.tap(second ?? first)
      row = misses ? 0 : row + 1
    }
  }

  /// Plays the cards of a day, on this day.
  func day(_ number: Int) throws {
    let start = Int64(number) * 86_400
    now = Moment(secondsSince1970: 1_767_225_660 + start)
    let day = Day(secondsSince1970: now.secondsSince1970)
    try pairs(PairsSetup(layout: .fourByFour), 3) { table in
      table.dedicateToDay()
      guard let id = table.sheet.id else { return }
      let entry = DayGame(player: .first, day: day, game: Pairs.name, id: GameID(rawValue: id))
      log.append([.day(entry)])
    }
  }

  // MARK: Through the Earth

  /// Puts five flags, each some kilometres beside the right place.
  func flags(_ errors: [Double]) throws {
    let table = EarthTable(EarthSetup(mode: .guess), seed: 3, isByChance: true)
    log.follow(table)
    for error in errors {
      let place = table.state.place.antipode.moved(by: error, bearing: 1)
      try table.session.perform(.flag(place))
      if !table.state.isOver { try table.session.perform(.next) }
    }
  }

  /// Digs at places, then leaves the game.
  func digs(_ mode: ThroughTheEarth.Mode, _ places: [Place]) throws {
    let table = EarthTable(EarthSetup(mode: mode), seed: 3, isByChance: true)
    log.follow(table)
    for place in places {
      try table.session.perform(.stand(place))
      try table.session.perform(.dig)
    }
    log.leave(table)
  }
}
