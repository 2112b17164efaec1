import GameKernel
import Stage

/// The games that show their first steps, and those that have shown them. A variant with steps of its own counts as
/// a game, such as `tunnel-dry`.
public nonisolated struct FirstStepsSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "help"
  /// The saved settings. Decodes at most 100 names each.
  public static let fields: [Field] = [
    // Older versions stored the games that had offered their help.
    Field("offered", \.sortedSeen, decode: { try $0.decode($1, first: 100).elements }),
    Field("firstSteps", \.sortedDue, decode: { try $0.decode($1, first: 100).elements }),
  ]

  /// The names of the games that have begun their first steps.
  public private(set) var seen: Set<String> = []
  /// The names of the games whose next new game shows the first steps.
  public private(set) var due: Set<String> = []

  /// Creates settings without games.
  public init() {}

  /// Shows the first steps of a game until they end.
  public mutating func show(_ game: String) {
    seen.insert(game)
    due.insert(game)
  }

  /// Ends the first steps of a game.
  public mutating func end(_ game: String) { due.remove(game) }

  /// Whether any of some first steps are due. Setting it changes all of them.
  subscript(names names: [String]) -> Bool {
    get { names.contains(where: due.contains) }
    set {
      for name in names {
        if newValue { show(name) } else { end(name) }
      }
    }
  }

  // Sorted names, so that equal settings give equal files.
  private var sortedSeen: [String] {
    get { seen.sorted() }
    set { seen = Set(newValue) }
  }
  private var sortedDue: [String] {
    get { due.sorted() }
    set { due = Set(newValue) }
  }
}

nonisolated extension Settings {
  /// The games that show their first steps.
  public var firstSteps: FirstStepsSettings {
    get { self[FirstStepsSettings.self] }
    set { self[FirstStepsSettings.self] = newValue }
  }
}
