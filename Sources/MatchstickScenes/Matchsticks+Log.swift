import GameKernel
import MatchstickGame
import PlayLog

nonisolated extension Matchsticks {
  /// Completes the line of a game. Its setup is the pile and the take limit, such as `18:3`, or the matches and the
  /// rule of another form, such as `heaps:1-3-5-7:loses`.
  public static func complete(_ line: inout LoggedGame, of game: TableGame<Matchsticks>) {
    let setup = game.setup
    line.seats = [setup.seating.first, setup.seating.second].map { occupant in
      LoggedSeat(occupant.isPerson ? .guest : .computer(occupant.description))
    }
    let layout = setup.layout
    line.setup =
      layout.pile.flatMap { layout.last == .loses ? "\($0.count):\($0.takeLimit)" : nil }
      ?? "\(layout.matches):\(layout.last.rawValue)"
    line.winners = game.state.winner.map { [$0.index] } ?? []
    line.list = rival(setup).map {
      MatchstickTable.category($0, form: layout.form, last: layout.last)
    }
    line.start = String(
      describing: MatchstickLink(setup, first: game.options.first, seed: game.seed))
    line.seed = game.seed
    line.moves = game.moves.count
  }
}
