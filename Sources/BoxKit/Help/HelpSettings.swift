import GameKernel
import Stage

/// Which games have offered to explain themselves; each does so once.
public nonisolated struct HelpSettings: SettingsPart {
  /// The name under which it is kept.
  public static let part = "help"

  /// The names of these games.
  public var offered: Set<String> = []

  /// No game has.
  public init() {}

  private enum Key: CodingKey { case offered }

  /// Reads what is there: a missing value is its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    offered = Set((try? values.decode(.offered, first: 100).elements) ?? [])
  }

  /// Writes the names in order, so that the same is written alike.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(offered.sorted(), forKey: .offered)
  }
}

nonisolated extension Settings {
  /// Which games have offered to explain themselves.
  public var help: HelpSettings {
    get { self[HelpSettings.self] }
    set { self[HelpSettings.self] = newValue }
  }
}
