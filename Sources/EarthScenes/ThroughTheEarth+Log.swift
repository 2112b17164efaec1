import EarthGame
import GameKernel
import PlayLog

nonisolated extension ThroughTheEarth {
  /// Completes the line of a game. Its setup is the mode. A game of one has its kilometres, or outside of
  /// ``Mode/guess`` its digs, as moves. The scores are the kilometres of all seats.
  public static func complete(_ line: inout LoggedGame, of game: TableGame<ThroughTheEarth>) {
    let (state, setup) = (game.state, game.setup)
    let totals = state.totals.map { Int($0.rounded()) }
    line.seats = setup.seats.map { LoggedSeat($0) }
    line.setup = setup.mode.rawValue
    let link = EarthLink(setup, seed: game.seed)
    line.start = String(describing: link)
    line.seed = link.seed
    if totals.count == 1 { line.moves = totals[0] }
    if setup.mode == .guess { line.scores = totals }
    if totals.count > 1 { line.winners = state.winners.map(\.index) }
    if EarthTable.canHaveResult(game) { line.list = EarthTable.category(setup.mode) }
  }

  public static func earlierName(of game: TableGame<ThroughTheEarth>) -> String? {
    "\(name):\(game.options.mode.rawValue):\(game.seed)"
  }
}
