/// The state of the menu that is saved between runs.
public nonisolated struct MenuSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "menu"
  /// The saved settings.
  public static let fields: [Field] = [
    Field("lastGame", \.lastGame, where: { $0.utf8.count <= 100 })
  ]

  /// The name of the game whose table was shown last, or `nil`.
  public var lastGame: String?

  /// Creates the settings of a menu without a last game.
  public init() {}
}

nonisolated extension Settings {
  /// The state of the menu.
  public var menu: MenuSettings {
    get { self[MenuSettings.self] }
    set { self[MenuSettings.self] = newValue }
  }
}
