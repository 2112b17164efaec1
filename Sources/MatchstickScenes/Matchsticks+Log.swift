import GameKernel
import MatchstickGame
import PlayLog

nonisolated extension Matchsticks {
  /// Completes the line of a game. Its setup is the text of the layout, such as `18:3`. The seat of a machine that was
  /// unbeatable at the start is `machine:unbeatable`.
  public static func complete(_ line: inout LoggedGame, of game: TableGame<Matchsticks>) {
    let setup = game.setup
    line.seats = [setup.seating.first, setup.seating.second].map { occupant in
      let skill = occupant == .machine ? game.sheet.skill.map { ":\($0)" } ?? "" : ""
      return LoggedSeat(occupant.isPerson ? .guest : .computer(occupant.description + skill))
    }
    let layout = setup.layout
    line.setup = layout.description
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
