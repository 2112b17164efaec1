import BoxKit
import MatchstickGame

/// The settings of Matchsticks.
public nonisolated struct MatchstickSettings: SettingsPart {
  /// The section's key in `settings.json`.
  public static let part = Matchsticks.name
  /// The saved settings.
  public static let fields: [Field] = [
    Field("pile", \.pile, in: Matchsticks.offeredPiles),
    Field("takeLimit", \.takeLimit, in: Matchsticks.takeLimits),
    // Settings files without a seating are older. Their opponent was always the clever player.
    Field("seating", \.seating, decode: { $0.value($1, or: MatchstickSeats()) }),
    Field("begins", \.begins),
    Field("style", \.style),
    Field("takeAnimation", \.takeAnimation),
    Field("training", \.training, omitsDefault: true, where: \.isOffered),
  ]

  /// The number of matches at the start, within `Matchsticks.offeredPiles`.
  public var pile = 18
  /// The maximum number of matches in a turn, within `Matchsticks.takeLimits`.
  public var takeLimit = 3
  /// The players in the two seats.
  public var seating = MatchstickSeats.standard
  /// The rule for the first take.
  public var begins = BeginRule.first
  /// The style of the matches. It acts at once.
  public var style = MatchStyle.kitchen
  /// The animation of taken matches. It acts at once.
  public var takeAnimation = TakeAnimation.fall

  /// The choices for the next training of the machine.
  public var training = Training()

  /// Creates the default settings.
  public init() {}

  /// Whether the change from `old` needs a new game. The other settings act at once.
  public func needsNewGame(after old: MatchstickSettings) -> Bool { setup != old.setup }

  /// The setup of a new game.
  public var setup: MatchstickSetup {
    MatchstickSetup(pile: pile, takeLimit: takeLimit, seating: seating, begins: begins)
  }

  /// Adopts the setup of a game.
  mutating func adopt(_ setup: MatchstickSetup) {
    if let pile = setup.layout.pile { (self.pile, takeLimit) = pile }
    (seating, begins) = (setup.seating, setup.begins)
  }
}

nonisolated extension Settings {
  /// The settings of Matchsticks.
  public var matchsticks: MatchstickSettings {
    get { self[MatchstickSettings.self] }
    set { self[MatchstickSettings.self] = newValue }
  }
}
