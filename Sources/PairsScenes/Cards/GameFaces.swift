import PairsGame
import Stage

/// What is printed on one card.
nonisolated enum CardFace: Hashable, Sendable {
  /// A figure of the box.
  case figure(CardFigure)
  /// A picture of the player's own, by its number among those that were loaded.
  case picture(PixelImage, number: Int)
  /// A word; a bar stands where it may break.
  case word(String)
  /// A picture that is still on its way.
  case awaited
}

nonisolated extension CardFace {
  /// What its picture is called; all words share one.
  var pictureName: String {
    switch self {
    case .figure(let figure): "face with \(figure.rawValue)"
    case .picture(_, let number): "face with picture \(number)"
    case .word: "face with a word"
    case .awaited: "face with nothing yet"
    }
  }
}

/// What the cards of one game show, by their kinds.
nonisolated struct GameFaces: Hashable, Sendable {
  /// On one card of each kind; on both where there are no partners.
  var fronts: [CardFace]
  /// On the other card of each kind; empty where both show the same.
  var partners: [CardFace] = []
  /// The cards that show what is on the partners.
  var partnerCards: Set<Int> = []

  /// The figures of the box.
  static func figures(_ layout: PairsLayout) -> GameFaces {
    GameFaces(fronts: (0..<layout.pairCount).map { .figure(CardFigure(kind: $0)) })
  }

  /// The face of a card.
  func face(card: Int, kind: Int) -> CardFace {
    partners.isEmpty || !partnerCards.contains(card) ? fronts[kind] : partners[kind]
  }

  /// All words on the cards.
  var words: [String] {
    (fronts + partners).compactMap { if case .word(let word) = $0 { word } else { nil } }
  }
}
