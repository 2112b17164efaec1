import BoxKit
import MatchstickGame

/// What the player has set for Matchsticks.
public nonisolated struct MatchstickSettings: SettingsPart {
  /// The game that they are of.
  public static let part = Matchsticks.name

  /// Matches at the start, one of `Matchsticks.offeredPiles`.
  public var pile = 18
  /// The most matches in a turn, one of `Matchsticks.takeLimits`.
  public var takeLimit = 3
  /// Who plays.
  public var seating = MatchstickSeats.atFirst
  /// Who takes first.
  public var begins = BeginRule.first
  /// How the matches look; acts at once.
  public var style = MatchStyle.kitchen
  /// How taken matches leave; acts at once.
  public var takeAnimation = TakeAnimation.fall

  /// What holds until the player sets something else.
  public init() {}

  /// Whether going from one to the other asks for a new game; the other settings act at once.
  public func needsNewGame(after old: MatchstickSettings) -> Bool { setup != old.setup }

  /// What a new game starts with.
  public var setup: MatchstickSetup {
    MatchstickSetup(pile: pile, takeLimit: takeLimit, seating: seating, begins: begins)
  }

  /// Takes over what a game has started with.
  mutating func take(_ setup: MatchstickSetup) {
    (pile, takeLimit) = (setup.pile, setup.takeLimit)
    (seating, begins) = (setup.seating, setup.begins)
  }

  private enum Key: CodingKey { case pile, takeLimit, seating, begins, style, takeAnimation }

  /// Reads what is there: a missing or unknown value becomes its default, a number out of range its nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    pile = values.value(.pile, or: pile).clamped(to: Matchsticks.offeredPiles)
    takeLimit = values.value(.takeLimit, or: takeLimit).clamped(to: Matchsticks.takeLimits)
    // Whoever has kept these without a seating has always met the clever player.
    seating = values.value(.seating, or: MatchstickSeats())
    begins = values.value(.begins, or: begins)
    style = values.value(.style, or: style)
    takeAnimation = values.value(.takeAnimation, or: takeAnimation)
  }
}

nonisolated extension Settings {
  /// What holds for Matchsticks.
  public var matchsticks: MatchstickSettings {
    get { self[MatchstickSettings.self] }
    set { self[MatchstickSettings.self] = newValue }
  }
}
