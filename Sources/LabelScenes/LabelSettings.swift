import BoxKit
import PlayLog

/// The labels that the player has seen.
public nonisolated struct LabelSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "labels"
  /// The saved settings.
  public static let fields: [Field] = [
    Field("seen", \.seen, omitsDefault: true, where: isPossible),
    Field("new", \.new, omitsDefault: true, where: isPossible),
  ]

  private static func isPossible(_ names: [String]) -> Bool {
    names.count <= MatchboxLabel.allCases.count
  }

  /// The names of the labels that were seen in the tray, in alphabetical order.
  var seen: [String] = []
  /// The names of the labels that the end of a game has announced, and that were not seen in the tray since, in
  /// alphabetical order.
  var new: [String] = []

  /// Creates the settings of a player who has seen none.
  public init() {}
}
