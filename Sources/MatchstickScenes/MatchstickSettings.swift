import BoxKit
import MachineScenes
import MatchstickBoard
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
    Field("form", \.form, omitsDefault: true),
    Field("heaps", \.heaps, omitsDefault: true, where: { $0.form == .heaps }),
    Field("rows", \.rows, omitsDefault: true, where: { $0.form == .rows }),
    Field("lastOfPile", \.lastOfPile, omitsDefault: true),
    Field("lastOfHeaps", \.lastOfHeaps, omitsDefault: true),
    Field("lastOfRows", \.lastOfRows, omitsDefault: true),
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
  /// The form of the game on the table.
  public var form = Matchsticks.Form.pile
  /// The heaps at the start.
  public var heaps = Matchsticks.Matches.heaps(Matchsticks.heapPresets[0])
  /// The rows at the start.
  public var rows = Matchsticks.Matches.rows(Matchsticks.rowPresets[0])
  /// The outcome for the last match of one pile.
  public var lastOfPile = LastMatch.loses
  /// The outcome for the last match of heaps.
  public var lastOfHeaps = LastMatch.loses
  /// The outcome for the last match of rows.
  public var lastOfRows = LastMatch.loses

  /// The choices for the next training of the machine.
  public var training = Training()

  /// Creates the default settings.
  public init() {}

  /// Whether the change from `old` needs a new game. The other settings act at once.
  public func needsNewGame(after old: MatchstickSettings) -> Bool { setup != old.setup }

  /// The matches at the start and the outcome for the last one, of the form on the table.
  public var layout: Matchsticks.Layout {
    get {
      switch form {
      case .pile: Matchsticks.Layout(.pile(pile, takeLimit: takeLimit), last: lastOfPile)
      case .heaps: Matchsticks.Layout(heaps, last: lastOfHeaps)
      case .rows: Matchsticks.Layout(rows, last: lastOfRows)
      }
    }
    set {
      form = newValue.form
      switch newValue.matches {
      case .pile(let count, let limit):
        (pile, takeLimit, lastOfPile) = (count, limit, newValue.last)
      case .heaps, .heapsByChance: (heaps, lastOfHeaps) = (newValue.matches, newValue.last)
      case .rows, .rowsByChance: (rows, lastOfRows) = (newValue.matches, newValue.last)
      }
    }
  }

  /// The setup of a new game.
  public var setup: MatchstickSetup { MatchstickSetup(layout, seating: seating, begins: begins) }

  /// Adopts the setup of a game.
  mutating func adopt(_ setup: MatchstickSetup) {
    layout = setup.layout
    (seating, begins) = (setup.seating, setup.begins)
  }

  /// Returns these settings with the setup of a game.
  func adopting(_ setup: MatchstickSetup) -> MatchstickSettings {
    var settings = self
    settings.adopt(setup)
    return settings
  }
}

nonisolated extension Settings {
  /// The settings of Matchsticks.
  public var matchsticks: MatchstickSettings {
    get { self[MatchstickSettings.self] }
    set { self[MatchstickSettings.self] = newValue }
  }
}
