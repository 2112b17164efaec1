import Stage

/// Two cards alike that lie open, and two face down, for the menu.
public struct PairsCover: GameCover {
  private let art: CardArt
  /// Where each card lies, how far it is turned in radians, and its kind where it lies open.
  private let cards: [(middle: Point, turn: Double, kind: Int?)]

  /// - Parameter felt: what lies inside the rim of the card's tray.
  public init(felt: Rect, context: StageContext) {
    let unit = min(felt.width / 296, felt.height / 272)
    let size = Size(max(1, (92 * unit).rounded()), max(1, (101 * unit).rounded()))
    art = CardArt(
      CardArt.Key(theme: context.theme.name, k: context.metrics.k, size: size, kinds: 1),
      context)
    cards = [
      (Point(-60, -58), -0.05, nil), (Point(58, -60), 0.04, 0), (Point(-58, 60), 0.03, 0),
      (Point(60, 58), -0.035, nil),
    ].map { (felt.center + $0.0 * unit, $0.1, $0.2) }
  }

  /// Draws the cards.
  public func draw(into list: inout DisplayList) {
    for card in cards {
      let shadow = art.shadowFrame(of: Rect(center: card.middle, art.key.size))
      list.picture(art.shadow, center: shadow.center, rotation: card.turn, alpha: art.shadowAlpha)
    }
    for card in cards {
      let picture = card.kind.map { art.faces[$0] } ?? art.back
      list.picture(picture, center: card.middle, rotation: card.turn)
    }
  }
}
