import Motion
import Stage

/// The cards of the previous game, on their way off the table.
struct CollectedCards {
  let nodes: [CardNode]
  let layout: CardLayout
  let art: CardArt
  /// The hands of the cards found in that game.
  let hands: FoundHands?

  /// Draws the cards with the current values of their tracks.
  ///
  /// - Parameter winners: the target of each seat's pairs.
  func draw(winners: [Point], into list: inout DisplayList, _ animator: Animator) {
    let painter = CardPainter(
      layout: layout, art: art, sides: winners, hands: hands?.places ?? [:], light: nil,
      animator: animator)
    painter.draw(nodes, into: &list)
  }
}
