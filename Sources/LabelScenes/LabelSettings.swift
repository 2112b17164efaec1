import BoxKit
import PlayLog

/// The labels that the player has seen in the tray.
public nonisolated struct LabelSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "labels"
  /// The saved settings.
  public static let fields: [Field] = [
    Field("seen", \.seen, omitsDefault: true, where: { $0.count <= MatchboxLabel.allCases.count })
  ]

  /// The names of the labels, in alphabetical order.
  var seen: [String] = []

  /// Creates the settings of a player who has seen none.
  public init() {}
}
