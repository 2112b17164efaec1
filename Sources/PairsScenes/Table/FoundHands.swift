import BoxKit
import GameKernel
import PairsGame
import Stage

/// The found cards of each player as hands on the felt, shown after a game.
struct FoundHands {
  /// The place of each card, by its number.
  var places: [Int: Rect] { layout.places }
  private let layout: HandLayout
  private let signs: [(place: Rect, ground: Picture, sign: Picture)]
  /// The drawing order of each card, by its number. 0 is at the back.
  private let ranks: [Int: Int]

  /// Makes the hands of a game, or returns `nil` while pairs are left.
  ///
  /// - Parameter colours: the number of each seat's colour, which also selects its sign. A single-player game
  ///   shows none.
  init?(_ state: Pairs.State, _ cards: CardLayout, _ look: Look, colours: [Int]) {
    guard state.pairsLeft == 0 else { return nil }
    let found = state.layout.cards.sorted {
      (state.lastTurn(of: $0) ?? 0, state.kinds[$0], $0)
        < (state.lastTurn(of: $1) ?? 0, state.kinds[$1], $1)
    }
    let hands = (0..<state.seatCount).map { seat in
      found.filter { state.taker(of: $0)?.index == seat }
    }
    let felt = cards.tray.inset(by: cards.rim)
    let room = felt.inset(0.06 * felt.width, 0.06 * felt.height)
    let layout = HandLayout(hands, card: cards.card, in: room, hasSigns: state.seatCount > 1)
    self.layout = layout
    ranks = Dictionary(
      layout.order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    signs = zip(colours, layout.signs).compactMap { colour, place in
      guard let place, let sign = SeatSign(rawValue: colour) else { return nil }
      return (
        place, Self.ground(place.width, look),
        sign.picture(
          side: 2 * (place.width * 0.25).rounded(), look)
      )
    }
  }

  /// Returns a disc of the panels' wood, on which the colours of the signs are legible.
  static func ground(_ side: Double, _ look: Look) -> Picture {
    let theme = look.theme
    return look.pictures.picture("ground of a sign", Size(side, side)) { drawing in
      let disc = Rect(.zero, drawing.size)
      drawing.fill(.ellipse(in: disc), theme.panel.second)
      drawing.fill(
        .frame(disc, radius: side / 2, width: look.metrics.px(theme.lineWidth)),
        theme.panelLine)
    }
  }

  /// Returns the cards in the order of drawing, those in front last.
  func ordered(_ nodes: [CardNode]) -> [CardNode] {
    nodes.sorted { (ranks[$0.card] ?? 0) < (ranks[$1.card] ?? 0) }
  }

  /// Draws the sign of each hand, which fades in as the cards arrive.
  ///
  /// - Parameter share: the progress of the cards on their way, 0 to 1.
  func drawSigns(into list: inout DisplayList, share: Double) {
    guard share > 0 else { return }
    for (place, ground, sign) in signs {
      list.picture(ground, center: place.center, alpha: share)
      list.picture(sign, center: place.center, alpha: share)
    }
  }
}
