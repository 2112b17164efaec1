import Stage

extension CardsView {
  /// Draws the tray with all that lies in it.
  func draw(into list: inout DisplayList) {
    guard let layout, let art, let tray else { return }
    tray.draw(into: &list, layout.tray)
    for node in nodes where node.hasLeft {
      list.picture(art.impression, at: art.frame(of: layout.home(of: node.card)).origin)
    }
    drawCards(into: &list)
    ghost.draw(into: &list)
  }

  /// Draws the pairs that are on their way to a winner, above all else.
  func drawFlying(into list: inout DisplayList) {
    guard let painter else { return }
    for node in nodes where node.isFlying { painter.draw(node, into: &list) }
  }

  func drawCards(into list: inout DisplayList) {
    if let collected {
      draw(
        collected.nodes,
        CardPainter(
          layout: collected.layout, art: collected.art, sides: sides, light: nil,
          context: context),
        into: &list)
    }
    if let painter { draw(nodes.filter { !$0.isFlying }, painter, into: &list) }
  }

  /// All shadows below all cards.
  private func draw(_ nodes: [CardNode], _ painter: CardPainter, into list: inout DisplayList) {
    for node in nodes { painter.drawShadow(of: node, into: &list) }
    for node in nodes { painter.draw(node, into: &list) }
  }

  private var painter: CardPainter? {
    guard let layout, let art else { return nil }
    return CardPainter(
      layout: layout, art: art, sides: sides, light: light, context: context)
  }
}
