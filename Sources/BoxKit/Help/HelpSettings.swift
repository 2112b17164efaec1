import GameKernel
import Stage

/// The games that have already offered their help. Each offers it only once.
public nonisolated struct HelpSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "help"

  /// The names of the games.
  public var offered: Set<String> = []

  /// Creates settings without games.
  public init() {}

  private enum Key: CodingKey { case offered }

  /// Decodes the names, at most 100. A missing value becomes its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    offered = Set((try? values.decode(.offered, first: 100).elements) ?? [])
  }

  /// Encodes the names in sorted order, so that equal settings give equal files.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(offered.sorted(), forKey: .offered)
  }
}

nonisolated extension Settings {
  /// The games that have already offered their help.
  public var help: HelpSettings {
    get { self[HelpSettings.self] }
    set { self[HelpSettings.self] = newValue }
  }
}
