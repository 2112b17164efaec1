import GameKernel
import Stage

/// The names of the games that have already offered their help. Each game offers it only once.
public nonisolated struct HelpSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "help"
  /// The saved settings. Decodes at most 100 names.
  public static let fields: [Field] = [
    Field("offered", \.sorted, decode: { try $0.decode($1, first: 100).elements })
  ]

  /// The names of the games.
  public var offered: Set<String> = []

  /// Creates settings without games.
  public init() {}

  /// The names in sorted order, so that equal settings give equal files.
  private var sorted: [String] {
    get { offered.sorted() }
    set { offered = Set(newValue) }
  }
}

nonisolated extension Settings {
  /// The games that have already offered their help.
  public var help: HelpSettings {
    get { self[HelpSettings.self] }
    set { self[HelpSettings.self] = newValue }
  }
}
