import BoxKit
import EarthGame
import Stage

extension TableController<ThroughTheEarth> {
  /// Starts the next game. A round with a dig or a flag asks first.
  func newGame(losing state: ThroughTheEarth.State) {
    let isBegun = state.digs > 0 || state.flags.contains { !$0.isEmpty }
    let isLost = state.options.mode != .dig && isBegun && !state.isOver && routes.day == nil
    if isLost, message.asks(Intent.Command.newGame.rawValue, Self.questionOfRound) { return }
    newGame()
  }

  private static var questionOfRound: [(Texts) -> String] {
    [
      // Translators: Question before a new game that ends the one on the table.
      { texts in texts("Press again to end this round and start a new one.") },
      { texts in texts("Press again for a new game") },
    ]
  }
}
