import PairsGame

/// What the player has set for Pairs.
public nonisolated struct PairsSettings: SettingsPart {
  /// The game that they are of.
  public static let part = Pairs.name

  /// How the cards of the next game lie, one of `Pairs.Layout.offered`.
  public var layout = Pairs.Layout.sixBySix
  /// Who plays, in the order of play.
  public var seats = [PairsSeat()]
  /// What two may do with cards that were turned before.
  public var turnRule = Pairs.TurnRule.unknownCard
  /// How long a miss lies open, in tenths of a second, one of ``missTenths``; acts at once.
  public var missTime = 15
  /// Whether a miss lies open until somebody taps; acts at once.
  public var waitsForTap = false

  /// How long a miss can be set to lie open, in tenths of a second.
  public static let missTenths = 8...40

  /// What holds until the player sets something else.
  public init() {}

  /// What a new game starts with.
  public var setup: PairsSetup { PairsSetup(layout: layout, seats: seats, turnRule: turnRule) }

  /// Whether going from one to the other asks for a new game; names and the other settings act at once.
  public func needsNewGame(after old: PairsSettings) -> Bool {
    namelessSetup != old.namelessSetup
  }

  private var namelessSetup: PairsSetup {
    let seats = seats.map { PairsSeat($0.occupant, colour: $0.colour) }
    return PairsSetup(layout: layout, seats: seats, turnRule: turnRule)
  }

  /// Takes over what a game has started with; those who are named already keep their names.
  mutating func take(_ setup: PairsSetup) {
    let named = seats
    (layout, seats, turnRule) = (setup.layout, setup.seats, setup.turnRule)
    for index in seats.indices where named.indices.contains(index) {
      seats[index].name = named[index].name ?? seats[index].name
    }
  }

  private enum Key: CodingKey { case layout, seats, turnRule, missTime, waitsForTap }

  /// Reads what is there: a missing or unknown value becomes its default, a time out of range its nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let layout = values.value(.layout, or: layout)
    if Pairs.Layout.offered.contains(layout) { self.layout = layout }
    let seats = values.value(.seats, or: seats)
    if PairsSetup.canPlay(seats) { self.seats = seats }
    turnRule = values.value(.turnRule, or: turnRule)
    missTime = values.value(.missTime, or: missTime).clamped(to: Self.missTenths)
    waitsForTap = values.value(.waitsForTap, or: waitsForTap)
  }
}

nonisolated extension Settings {
  /// What holds for Pairs.
  public var pairs: PairsSettings {
    get { self[PairsSettings.self] }
    set { self[PairsSettings.self] = newValue }
  }
}
