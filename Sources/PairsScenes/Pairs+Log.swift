import GameKernel
import PairsGame
import PlayLog

nonisolated extension Pairs {
  /// Completes the line of a game. Its setup is the layout, such as `6x6`, its moves are the flips, and its picture is an own deck,
  /// such as `deck:2`.
  public static func complete(_ line: inout LoggedGame, of game: TableGame<Pairs>) {
    let (state, seats) = (game.state, game.setup.seats)
    line.seats = seats.map { LoggedSeat($0) }
    line.setup = String(describing: state.layout)
    line.winners = seats.count > 1 ? state.winners.map(\.index) : []
    line.scores = state.pairsTaken
    line.start = String(describing: PairsLink(game.setup, seed: game.seed))
    line.seed = game.seed
    line.moves = state.flips
    if state.peeks > 0 { line.marks.insert(.peeked) }
    if case .pictures(let faces) = game.setup.faces { line.picture = deckMark + "\(faces.deck)" }
    if PairsTable.canHaveResult(game) { line.list = PairsTable.category(state.layout) }
  }

  private static let deckMark = "deck:"

  /// Returns the deck that the picture of a line names, or `nil` for none.
  static func deck(ofPicture name: String) -> PictureDeck.ID? {
    name.hasPrefix(deckMark) ? Int(name.dropFirst(deckMark.count)) : nil
  }

  public static func earlierName(of game: TableGame<Pairs>) -> String? {
    "\(name):\(game.state.layout):\(game.seed)"
  }
}
