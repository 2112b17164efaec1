import BoxKit
import GameKernel
import PictureScenes
import SlidingGame
import Stage

/// The services and lists that the scene gets from its module.
extension SlidingScene {
  /// The service that finds solutions. Without one no hints are offered.
  public var adviser: (any SlidingAdviser)? {
    get { advice.adviser }
    set {
      advice.adviser = newValue
      setMoreRows()
      refresh()
    }
  }

  /// Enters the result of a game and returns the orders in which it is the best so far. Called once for each solved
  /// game.
  public var onSolved: (SlidingTable) -> SolvedEntry {
    get { ending.onSolved }
    set { ending.onSolved = newValue }
  }

  /// Called with the fewest possible moves for the game on the table, once they are proven.
  public var onShortest: (SlidingTable, Int) -> Void {
    get { ending.onShortest }
    set { ending.onShortest = newValue }
  }

  /// Returns the fewest moves recorded for a shape, with or without visible numbers, or `nil` if there are none.
  public var best: (_ shape: BoardShape, _ showsNumbers: Bool) -> Int? {
    get { ending.best }
    set { ending.best = newValue }
  }

  /// Returns the player's picture with an identifier of the store, or `nil` while it is not loaded.
  var ownPicture: (_ id: PictureRow.ID) -> TileFaces.OwnPicture? {
    get { faces.ownPicture }
    set { faces.ownPicture = newValue }
  }
}
