import Acoustics
import PairsGame
import Stage

/// The print on the face of one card.
nonisolated enum CardFace: Hashable, Sendable {
  /// An included figure.
  case figure(CardFigure)
  /// A picture of the player. The number identifies the loaded image.
  case picture(PixelImage, number: Int)
  /// A word with a bar at each possible break.
  case word(String)
  /// A sound, whichever it is.
  case sound
  /// A picture that is still loading.
  case loading
}

nonisolated extension CardFace {
  var isFigure: Bool { if case .figure = self { true } else { false } }

  /// The key of the face's picture in the cache. All words share one, because they are drawn separately.
  var pictureName: String {
    switch self {
    case .figure(let figure): "face with \(figure.rawValue)"
    case .picture(_, let number): "face with picture \(number)"
    case .word: "face with a word"
    case .sound: "face with a sound"
    case .loading: "face with nothing yet"
    }
  }
}

/// The faces of one game's cards, by their kinds.
nonisolated struct GameFaces: Hashable, Sendable {
  /// The face of one card of each kind, or of both if there are no partners.
  var fronts: [CardFace]
  /// The face of the other card of each kind. Empty if both cards show the same.
  var partners: [CardFace] = []
  /// The cards that show their kind's partner face.
  var partnerCards: Set<Int> = []
  /// The sounds of the first kinds. Their open cards look alike until the pair is found.
  var sounds: [SoundName] = []

  /// The time from the sight of a card until its sound is recognised.
  static let hearing = Duration.milliseconds(700)

  /// Returns the included figures for a layout.
  static func figures(_ layout: PairsLayout) -> GameFaces {
    GameFaces(fronts: (0..<layout.pairCount).map { .figure(CardFigure(kind: $0)) })
  }

  /// Returns the face of a card.
  ///
  /// - Parameter isNamed: whether the name of a sound may be read.
  func face(card: Int, kind: Int, isNamed: Bool = true) -> CardFace {
    if !isNamed, kind < sounds.count { return .sound }
    return partners.isEmpty || !partnerCards.contains(card) ? fronts[kind] : partners[kind]
  }

  /// All words on the cards.
  var words: [String] {
    (fronts + partners).compactMap { if case .word(let word) = $0 { word } else { nil } }
  }
}
