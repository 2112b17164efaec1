import BoxKit
import GameKernel
import PairsGame
import Stage

/// The player's settings for Pairs.
public nonisolated struct PairsSettings: SettingsPart {
  /// The section's key in `settings.json`.
  public static let part = Pairs.name
  /// The saved settings.
  public static let fields: [Field] = [
    Field("layout", \.chosenLayout, where: { PairsLayout.offered.contains($0) }),
    Field(
      "seats", \.seats, decode: { try $0.decode($1, atMost: Pairs.seatCounts.upperBound) },
      where: { PairsSetup.canPlay($0) }),
    Field("turnRule", \.turnRule),
    Field("deck", \.deck, omitsDefault: true),
    Field(
      "wordLanguage", \.wordLanguage, where: { code in Language.all.contains { $0.code == code } }),
    Field("missTime", \.missTime, in: missTenths),
    Field("waitsForTap", \.waitsForTap),
  ]

  /// The layout that the player has chosen, one of `PairsLayout.offered`, or `nil`.
  public var chosenLayout: PairsLayout?
  /// The layout of the next game, one of `PairsLayout.offered`.
  public var layout: PairsLayout {
    get { chosenLayout ?? .sixBySix }
    set { chosenLayout = newValue }
  }
  /// The seats in the order of play.
  public var seats = [PairsSeat()]
  /// The rule for a turn of two known cards. It matters in games of two.
  public var turnRule = TurnRule.unknownCard
  /// The deck of the next game.
  public var deck = DeckChoice.figures
  /// The language of words on cards, such as `de`, or `nil` for the program's. Takes effect at once.
  public var wordLanguage: String?
  /// The time a miss stays open, in tenths of a second, one of ``missTenths``. Takes effect at once.
  public var missTime = 15
  /// Whether a miss stays open until a tap. Takes effect at once.
  public var waitsForTap = false

  /// The range of ``missTime``, in tenths of a second.
  public static let missTenths = 8...40

  /// Makes the default settings.
  public init() {}

  /// The setup of a new game with the included figures.
  public var setup: PairsSetup { PairsSetup(layout: layout, seats: seats, turnRule: turnRule) }

  /// Returns the setup of a new game.
  ///
  /// - Parameter decks: the player's decks. If the chosen deck has too few pictures for the layout, the largest
  ///   layout that it fills is used.
  func setup(_ decks: DeckBook) -> PairsSetup {
    PairsSetup(
      layout: decks.filled(layout, by: deck), seats: seats, turnRule: turnRule,
      faces: decks.faces(of: deck))
  }

  /// Sets the number of players. Occupants that can play stay, and persons fill the other seats.
  mutating func seat(_ count: Int) {
    seats = (0..<count).map { index in
      guard seats.indices.contains(index) else { return PairsSeat(colour: index) }
      var seat = seats[index]
      if !seat.occupant.canPlay(seatCount: count) { seat.occupant = .person }
      return seat
    }
  }

  /// Sets the number of players, and whether computers are among them.
  ///
  /// - Parameter hasComputer: whether the last seat gets a computer if there is none. Otherwise persons take the
  ///   seats of all computers.
  mutating func seat(_ count: Int, hasComputer: Bool) {
    seat(count)
    if !hasComputer {
      for index in seats.indices { seats[index].occupant = .person }
    } else if count > 1, seats.allSatisfy(\.occupant.isPerson) {
      seats[count - 1].occupant = .forgetful(memory: PairsOccupant.usualMemory)
    }
  }

  /// Whether a change from `old` needs a new game. Names and timing do not: they take effect at once.
  public func needsNewGame(after old: PairsSettings) -> Bool {
    namelessSetup != old.namelessSetup || deck != old.deck
  }

  private var namelessSetup: PairsSetup {
    let seats = seats.map { PairsSeat($0.occupant, colour: $0.colour) }
    return PairsSetup(layout: layout, seats: seats, turnRule: turnRule)
  }

  /// Adopts the setup of a game. A seat that already has a name keeps it.
  ///
  /// - Parameter decks: the player's decks. The figures replace a deck that was deleted.
  mutating func adopt(_ setup: PairsSetup, _ decks: DeckBook) {
    let named = seats
    (layout, seats, turnRule) = (setup.layout, setup.seats, setup.turnRule)
    deck = decks.existing(DeckChoice(setup.faces))
    for index in seats.indices where named.indices.contains(index) {
      seats[index].name = named[index].name ?? seats[index].name
    }
  }
}

nonisolated extension PairsSettings {
  /// Returns these settings with the setup of a game.
  func adopting(_ setup: PairsSetup, _ decks: DeckBook) -> PairsSettings {
    var settings = self
    settings.adopt(setup, decks)
    return settings
  }
}

nonisolated extension Settings {
  /// The settings of Pairs.
  public var pairs: PairsSettings {
    get { self[PairsSettings.self] }
    set { self[PairsSettings.self] = newValue }
  }
}
