import GameKernel
import PairsGame

/// The choice of a deck for Pairs.
public nonisolated enum DeckChoice: Hashable, Sendable {
  /// The included figures.
  case figures
  /// A figure on one card of a pair, and its word on the other.
  case words
  /// A sound for each pair.
  case sounds
  /// A deck of the player, by its number.
  case own(PictureDeck.ID)

  /// Makes the choice that a game was dealt with.
  init(_ faces: CardFaces) {
    self =
      switch faces {
      case .figures: .figures
      case .words: .words
      case .sounds: .sounds
      case .pictures(let faces): .own(faces.deck)
      }
  }
}

nonisolated extension DeckChoice: TextCoded {
  private static let ownMark = "own:"

  /// The choice as one word: `figures`, `words`, `sounds` or `own:NUMBER`.
  public var description: String {
    switch self {
    case .figures: "figures"
    case .words: "words"
    case .sounds: "sounds"
    case .own(let id): "\(Self.ownMark)\(id)"
    }
  }

  /// Parses a choice, or returns `nil` if the text is not valid.
  public init?(_ description: String) {
    switch description {
    case "figures": self = .figures
    case "words": self = .words
    case "sounds": self = .sounds
    default:
      guard description.hasPrefix(Self.ownMark),
        let id = Int(description.dropFirst(Self.ownMark.count)), id >= 0,
        description == "\(Self.ownMark)\(id)"
      else { return nil }
      self = .own(id)
    }
  }
}

nonisolated extension DeckBook {
  /// Returns the faces of a new game. A deck that was deleted gives figures.
  func faces(of choice: DeckChoice) -> CardFaces {
    switch choice {
    case .figures: return .figures
    case .words: return .words
    case .sounds: return .sounds
    case .own(let id):
      let deck = self[id]
      return deck.flatMap {
        PictureFaces(deck: $0.id, pictures: $0.pictures, areNamed: $0.areNamed)
      }.map { .pictures($0) } ?? .figures
    }
  }

  /// Returns the choice, or the figures if its deck was deleted.
  func existing(_ choice: DeckChoice) -> DeckChoice {
    if case .own(let id) = choice, self[id] == nil { return .figures }
    return choice
  }

  /// Returns the layout, or the largest one that the deck fills if it has too few faces.
  func filled(_ layout: PairsLayout, by choice: DeckChoice) -> PairsLayout {
    let layouts = layouts(of: choice)
    return layouts.contains(layout) ? layout : layouts.last ?? layout
  }

  /// Returns the layouts for which the deck has enough faces.
  func layouts(of choice: DeckChoice) -> [PairsLayout] {
    if choice == .sounds { return CardFaces.sounds.layouts }
    guard case .own(let id) = choice, let deck = self[id] else { return PairsLayout.offered }
    return PictureDeck.layouts(filledBy: deck.pictures.count)
  }
}
