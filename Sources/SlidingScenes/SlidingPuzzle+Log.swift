import GameKernel
import PlayLog
import SlidingGame

nonisolated extension SlidingPuzzle {
  /// Completes the line of a game. Its setup is the shape of the board, and whether it showed numbers, such as
  /// `4:numbers`.
  public static func complete(_ line: inout LoggedGame, of game: TableGame<SlidingPuzzle>) {
    let (shape, setup) = (game.options.shape, game.setup)
    line.seats = [LoggedSeat(.guest)]
    line.setup = "\(shape):\(setup.showedNumbers ? "numbers" : "pictures")"
    let link = SlidingTable.link(of: game)
    line.start = String(describing: link)
    line.seed = link.seed
    line.moves = game.state.tileMoves
    line.picture = setup.picture
    if setup.wasShown { line.marks.insert(.shown) }
    if game.sheet.isByChance {
      line.list = SlidingTable.category(shape, showsNumbers: setup.showedNumbers)
    }
  }
}
