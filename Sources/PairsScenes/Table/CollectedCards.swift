import Stage

/// The cards of a game that is over, on their way off the table.
struct CollectedCards {
  let nodes: [CardNode]
  let layout: CardLayout
  let art: CardArt
  /// Where those lay that were found in it.
  let hands: FoundHands?

  /// - Parameter winners: where the pairs of each seat go.
  func draw(winners: [Point], into list: inout DisplayList, _ context: StageContext) {
    let painter = CardPainter(
      layout: layout, art: art, sides: winners, hands: hands?.places ?? [:], light: nil,
      context: context)
    painter.draw(nodes, into: &list)
  }
}
