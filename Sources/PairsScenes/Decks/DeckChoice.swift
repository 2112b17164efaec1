import GameKernel
import PairsGame

/// Which deck Pairs is played with.
public nonisolated enum DeckChoice: Hashable, Sendable {
  /// The figures of the box.
  case figures
  /// A figure on one card of a pair, and its word on the other.
  case words
  /// A deck of the player's own, by its number.
  case own(PictureDeck.ID)

  /// The deck that a game was dealt with.
  init(_ faces: CardFaces) {
    self =
      switch faces {
      case .figures: .figures
      case .words: .words
      case .pictures(let faces): .own(faces.deck)
      }
  }
}

nonisolated extension DeckChoice: TextCoded {
  private static let ownMark = "own:"

  /// The choice as one word: `figures`, `words` or `own:NUMBER`.
  public var description: String {
    switch self {
    case .figures: "figures"
    case .words: "words"
    case .own(let id): "\(Self.ownMark)\(id)"
    }
  }

  /// The choice that is written so, or `nil` where none is.
  public init?(_ description: String) {
    switch description {
    case "figures": self = .figures
    case "words": self = .words
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
  /// What the cards of a new game show; figures where the deck is not there any more.
  func faces(of choice: DeckChoice) -> CardFaces {
    switch choice {
    case .figures: return .figures
    case .words: return .words
    case .own(let id):
      let deck = self[id]
      return deck.flatMap {
        PictureFaces(deck: $0.id, pictures: $0.pictures, areNamed: $0.areNamed)
      }.map { .pictures($0) } ?? .figures
    }
  }

  /// A deck that is there, or the figures.
  func kept(_ choice: DeckChoice) -> DeckChoice {
    if case .own(let id) = choice, self[id] == nil { return .figures }
    return choice
  }

  /// A layout, or the largest one that a deck fills where it has too few pictures.
  func filled(_ layout: PairsLayout, by choice: DeckChoice) -> PairsLayout {
    guard case .own(let id) = choice, let deck = self[id] else { return layout }
    guard layout.pairCount > deck.pictures.count else { return layout }
    return layouts(of: choice).last ?? layout
  }

  /// The layouts that a deck fills.
  func layouts(of choice: DeckChoice) -> [PairsLayout] {
    guard case .own(let id) = choice, let deck = self[id] else { return PairsLayout.offered }
    return PictureDeck.layouts(filledBy: deck.pictures.count)
  }
}
