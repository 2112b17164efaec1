import BoxKit
import Controls
import PairsGame
import Stage

/// A small picture of the cards for the menu. After a game, two equal cards are face up and two are face down.
final class PairsCover: GameCover {
  private let state: Pairs.State
  private let faces: () -> GameFaces
  private let felt: Rect
  private let look: Look
  private var shown = Memo<GameFaces, ShownCover>()

  /// Makes the cover of a game in this state.
  ///
  /// - Parameters:
  ///   - faces: returns the current faces. A picture of the player may be loaded while the menu is shown.
  ///   - felt: the area within the rim of the card's tray.
  init(
    _ state: Pairs.State, _ faces: @escaping () -> GameFaces, felt: Rect, look: Look
  ) {
    (self.state, self.faces, self.felt, self.look) = (state, faces, felt, look)
  }

  func draw(into list: inout DisplayList) {
    let faces = faces()
    let cover = shown.value(for: faces) {
      ShownCover(state, faces, felt: felt, look: look)
    }
    cover.draw(into: &list)
  }
}

/// The drawing of a cover with fixed faces.
private struct ShownCover {
  private let art: CardArt
  private let cards: [Card]
  /// The places of the taken cards.
  private let places: [Rect]

  private struct Card {
    let middle: Point
    /// The rotation in radians.
    var turn = 0.0
    /// The picture of its face or back.
    let picture: Picture
    /// The word on its face.
    var word: DisplayList?
  }

  init(_ state: Pairs.State, _ faces: GameFaces, felt: Rect, look: Look) {
    let unit = min(felt.width / 296, felt.height / 272)
    let shape = state.layout
    let layout = state.isOver ? nil : Self.layout(shape, felt, padding: (4 * unit).rounded())
    let size = layout?.card ?? Size(max(1, (92 * unit).rounded()), max(1, (101 * unit).rounded()))
    let art = CardArt(
      CardArt.Key(theme: look.theme.name, k: look.metrics.k, size: size, faces: faces),
      look)
    self.art = art
    guard let layout else {
      cards = Self.stillLife.map { middle, turn, kind in
        Card(
          middle: felt.center + middle * unit, turn: turn,
          picture: kind.map(art.front) ?? art.back)
      }
      places = []
      return
    }
    cards = shape.cards.filter { state.taker(of: $0) == nil }.map { card in
      let middle = layout.home(of: card).center
      guard state.openCards.contains(card) else { return Card(middle: middle, picture: art.back) }
      let kind = Int(state.kinds[card])
      return Card(
        middle: middle, picture: art.face(card: card, kind: kind, isNamed: false),
        word: art.word(card: card, kind: kind, isNamed: false))
    }
    places = shape.cards.filter { state.taker(of: $0) != nil }.map(layout.home)
  }

  private static func layout(_ shape: PairsLayout, _ felt: Rect, padding: Double) -> CardLayout {
    let (columns, rows) = (shape.columns, shape.rows)
    let size = CardLayout.tray(
      columns: columns, rows: rows, in: felt.size, rim: 0, padding: padding,
      mostPitch: felt.height)
    return CardLayout(
      columns: columns, rows: rows, tray: Rect(center: felt.center, size), rim: 0, padding: padding)
  }

  /// The cards shown after a game, relative to the middle of a felt of 296 × 272. Without a kind, a card shows its
  /// back.
  private static let stillLife: [(middle: Point, turn: Double, kind: Int?)] = [
    (Point(-60, -58), -0.05, nil), (Point(58, -60), 0.04, 0), (Point(-58, 60), 0.03, 0),
    (Point(60, 58), -0.035, nil),
  ]

  func draw(into list: inout DisplayList) {
    for place in places { list.picture(art.impression, at: art.frame(of: place).origin) }
    for card in cards {
      let shadow = art.shadowFrame(of: Rect(center: card.middle, art.key.size))
      list.picture(art.shadow, center: shadow.center, rotation: card.turn, alpha: art.shadowAlpha)
    }
    for card in cards {
      list.picture(card.picture, center: card.middle, rotation: card.turn)
      let corner = Rect(center: card.middle, art.key.size).origin
      if let word = card.word { list.add(word, Placement(offset: corner)) }
    }
  }
}
