import BoxKit
import GameKernel
import PairsGame

/// What the player has set for Pairs.
public nonisolated struct PairsSettings: SettingsPart {
  /// The game that they are of.
  public static let part = Pairs.name

  /// How the cards of the next game lie, one of `PairsLayout.offered`.
  public var layout = PairsLayout.sixBySix
  /// Who plays, in the order of play.
  public var seats = [PairsSeat()]
  /// What two may do with cards that were turned before.
  public var turnRule = TurnRule.unknownCard
  /// The deck of the next game; nil for the figures of the box.
  private var chosenDeck: DeckChoice?
  /// The language of the words on cards, such as `de`; nil for that of the program. It acts at once.
  public var wordLanguage: String?
  /// How long a miss lies open, in tenths of a second, one of ``missTenths``; acts at once.
  public var missTime = 15
  /// Whether a miss lies open until somebody taps; acts at once.
  public var waitsForTap = false

  /// How long a miss can be set to lie open, in tenths of a second.
  public static let missTenths = 8...40

  /// What holds until the player sets something else.
  public init() {}

  /// The deck of the next game.
  public var deck: DeckChoice {
    get { chosenDeck ?? .figures }
    set { chosenDeck = newValue == .figures ? nil : newValue }
  }

  /// The languages that words on cards can have, beside that of the program.
  public static let wordLanguages = ["en", "de"]

  /// What a new game with the figures of the box starts with.
  public var setup: PairsSetup { PairsSetup(layout: layout, seats: seats, turnRule: turnRule) }

  /// What a new game starts with.
  ///
  /// - Parameter decks: those of the player; a layout that the chosen one cannot fill gives way to the largest that it can.
  func setup(_ decks: DeckBook) -> PairsSetup {
    PairsSetup(
      layout: decks.filled(layout, by: deck), seats: seats, turnRule: turnRule,
      faces: decks.faces(of: deck))
  }

  /// Whether going from one to the other asks for a new game; names and the other settings act at once.
  public func needsNewGame(after old: PairsSettings) -> Bool {
    namelessSetup != old.namelessSetup || deck != old.deck
  }

  private var namelessSetup: PairsSetup {
    let seats = seats.map { PairsSeat($0.occupant, colour: $0.colour) }
    return PairsSetup(layout: layout, seats: seats, turnRule: turnRule)
  }

  /// Takes over what a game has started with; those who are named already keep their names.
  ///
  /// - Parameter decks: those of the player; one that is gone gives way to the figures.
  mutating func take(_ setup: PairsSetup, _ decks: DeckBook) {
    let named = seats
    (layout, seats, turnRule) = (setup.layout, setup.seats, setup.turnRule)
    deck = decks.kept(DeckChoice(setup.faces))
    for index in seats.indices where named.indices.contains(index) {
      seats[index].name = named[index].name ?? seats[index].name
    }
  }

  private enum CodingKeys: String, CodingKey {
    case layout, seats, turnRule, missTime, waitsForTap, wordLanguage
    case chosenDeck = "deck"
  }

  /// Reads what is there: a missing or unknown value becomes its default, a time out of range its nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let layout = values.value(.layout, or: layout)
    if PairsLayout.offered.contains(layout) { self.layout = layout }
    let seats = (try? values.decode(.seats, atMost: Pairs.seatCounts.upperBound)) ?? seats
    if PairsSetup.canPlay(seats) { self.seats = seats }
    turnRule = values.value(.turnRule, or: turnRule)
    missTime = values.value(.missTime, or: missTime).clamped(to: Self.missTenths)
    waitsForTap = values.value(.waitsForTap, or: waitsForTap)
    deck = values.value(.chosenDeck, or: deck)
    let language = values.value(.wordLanguage, or: "")
    if Self.wordLanguages.contains(language) { wordLanguage = language }
  }
}

nonisolated extension Settings {
  /// What holds for Pairs.
  public var pairs: PairsSettings {
    get { self[PairsSettings.self] }
    set { self[PairsSettings.self] = newValue }
  }
}
