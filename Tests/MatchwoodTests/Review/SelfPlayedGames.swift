import EarthGame
import GameKernel
import MatchstickGame
import PairsGame
import PlayLog
import SlidingGame
import TestSupport

/// Games of each kind by players who choose at random or by a computer, as games of the log with their records.
struct SelfPlayedGames {
  private var dice: Dice
  private var count: UInt64 = 0

  init(seed: UInt64) { dice = Dice(seed: seed) }

  private mutating func line(
    _ game: String, _ record: String, seats: [LoggedSeat], setup: String = ""
  ) -> (game: LoggedGame, record: String) {
    count += 1
    return (
      LoggedGame(
        GameID(rawValue: count), at: Moment(secondsSince1970: 1_795_305_600), seats: seats,
        game: game, setup: setup, start: "\(game):\(count)", isOver: true, time: .seconds(60)),
      record
    )
  }

  mutating func matchsticks() throws -> (game: LoggedGame, record: String) {
    let layout = Matchsticks.Layout(
      .pile(dice.pick(Array(Matchsticks.offeredPiles)), takeLimit: 2 + dice.below(4)))
    let session = GameSession<Matchsticks>(
      options: Matchsticks.Options(layout, first: dice.pick([.first, .second])), seed: dice.next())
    while session.state.winner == nil {
      try session.perform(.take(1 + dice.below(session.state.limit)))
    }
    return line(
      Matchsticks.name, session.record.logText,
      seats: [LoggedSeat(.player(.first)), LoggedSeat(.computer("human-like:40"))],
      setup: layout.description)
  }

  mutating func pairs() throws -> (game: LoggedGame, record: String) {
    let seats = 1 + dice.below(4)
    let options = Pairs.Options(
      layout: dice.pick([.fourByFour, .sixBySix]), seatCount: seats,
      turnRule: seats == 2 ? dice.pick(TurnRule.allCases) : .unknownCard)
    let session = GameSession<Pairs>(options: options, seed: dice.next())
    let players: [any PairsPlayer] = (0..<seats).map { _ in
      ForgetfulPlayer(memory: dice.pick([40, 70, 95]))
    }
    while !session.state.isOver {
      let state = session.state
      if state.openCards.count == 2 {
        try session.perform(.close)
      } else if seats == 1, state.openCards.isEmpty, dice.below(20) == 0 {
        try session.perform(.peek)
      } else {
        var random = SeededGenerator(seed: dice.next())
        let player = players[state.toMove.index]
        try session.perform(
          .flip(player.chooseCard(in: PairsKnowledge(state), using: &random)))
      }
    }
    let person = LoggedSeat(.player(.first))
    return line(
      Pairs.name, session.record.logText,
      seats: [person]
        + (1..<seats).dropFirst(0).map { _ in LoggedSeat(.computer("forgetful:70")) },
      setup: options.layout.description)
  }

  /// A game of a board with detours, and sometimes moves that are taken back.
  mutating func sliding(_ length: Int, solver: SlidingSolver) throws -> (
    game: LoggedGame, record: String
  ) {
    let session = GameSession<SlidingPuzzle>(
      options: .dealt(.square(length)), seed: dice.next())
    let depth = length == 3 ? 31 : 40
    func tilt(_ direction: Direction) -> Bool { (try? session.perform(.tilt(direction))) != nil }
    let deal = solver.deal(atDistance: 8 + dice.below(depth - 8), seed: dice.next())
    let board = deal ?? session.state.board
    let played = GameSession<SlidingPuzzle>(options: .board(board), seed: 1)
    for _ in 0..<dice.below(12) {
      _ = try? played.perform(.tilt(dice.pick(Direction.allCases)))
    }
    for move in solver.solve(played.state.board).moves { try played.perform(.tilt(move)) }
    return line(
      SlidingPuzzle.name, played.record.logText, seats: [LoggedSeat(.player(.first))],
      setup: "\(length):numbers")
  }

  mutating func earth() throws -> (game: LoggedGame, record: String) {
    let mode = dice.pick([ThroughTheEarth.Mode.guess, .dry])
    let seats = mode == .guess ? 1 + dice.below(4) : 1
    let session = GameSession<ThroughTheEarth>(
      options: ThroughTheEarth.Options(mode: mode, seatCount: seats), seed: dice.next())
    var random = SeededGenerator(seed: dice.next())
    for _ in 0..<400 where !session.state.isOver {
      var place = Place.random(using: &random)
      // Random digs alone would take about 130 for six finds.
      if mode == .dry, dice.below(3) == 0 {
        while !session.state.isFind(place) { place = Place.random(using: &random) }
      }
      if mode == .guess {
        if (try? session.perform(.flag(place))) == nil { try session.perform(.next) }
      } else if (try? session.perform(.stand(place))) == nil || (try? session.perform(.dig)) == nil
      {
        _ = try? session.perform(.next)
      }
    }
    return line(
      ThroughTheEarth.name, session.record.logText,
      seats: [LoggedSeat(.player(.first))]
        + (1..<seats).dropFirst(0).map { _ in LoggedSeat(.computer("globetrotter:1000")) },
      setup: mode.rawValue)
  }
}
