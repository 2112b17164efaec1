import Files
import GameKernel
import Stage

/// The requests of the command line for one run of the program. They are not saved.
public nonisolated struct Launch: Sendable {
  /// The name of the game to start with; `nil` starts with the menu.
  public var game: String?
  /// The seed of the first game; `nil` means a random one.
  public var seed: UInt64?
  /// Whether games show their first steps on a first visit. Off in scripts and snapshots, which have no player.
  public var leadsNewPlayers = false
  /// Settings that override the saved ones for this run.
  public var overlays: [SettingOverlay] = []
  /// The text of a link to open at once.
  public var link: String?
  /// Files to open as if they were dropped on the window.
  public var files: [FilePath] = []
  /// A picture to import before the window opens.
  public var picture: PictureToImport?

  private var newGameRequests: Set<String> = []
  private var requests: [ObjectIdentifier: any Sendable] = [:]

  /// A file to import into the store of pictures, and the setting that shows the imported picture.
  public struct PictureToImport: Sendable {
    /// The path of the file.
    public let path: FilePath
    /// Creates the overlay that shows the picture, from its name in the store.
    public let overlay: @Sendable (_ id: PictureName) -> SettingOverlay

    /// Creates a request to play with a picture.
    public init(
      path: FilePath, overlay: @escaping @Sendable (_ id: PictureName) -> SettingOverlay
    ) {
      (self.path, self.overlay) = (path, overlay)
    }
  }

  /// Creates a launch without requests.
  public init() {}

  /// Overrides a setting for this run.
  public mutating func overrideSetting<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Settings, Value> & Sendable, _ value: Value
  ) { overlays.append(SettingOverlay(path, value)) }

  /// Requests a new game in place of the saved one.
  public mutating func askForNewGame(of game: String) { newGameRequests.insert(game) }

  /// Returns whether a new game replaces the saved one. A seed requests a new game too.
  public func needsNewGame(of game: String) -> Bool {
    newGameRequests.contains(game) || seed(for: game) != nil
  }

  /// Returns the requested seed, if it applies to a game. It applies to all games if the run names none to start with.
  public func seed(for game: String) -> UInt64? {
    self.game == nil || self.game == game ? seed : nil
  }

  /// A request to one game, such as a position, stored under its type.
  public subscript<Wish: Sendable>(_ wish: Wish.Type) -> Wish? {
    get { requests[ObjectIdentifier(wish)] as? Wish }
    set { requests[ObjectIdentifier(wish)] = newValue }
  }
}

/// A command line option of one game: its spelling, its help and its effect.
public nonisolated struct GameOption: Sendable {
  /// A description of a valid value, which completes the sentence "expected …".
  public typealias Expected = String

  /// The spelling of the option, such as `--length`.
  public let name: String
  /// The placeholder for its value in the help; `nil` if the option takes no value.
  public let value: String?
  /// Returns the description for the help, in the language of the texts.
  public let help: @Sendable (Texts) -> String
  /// The options that cannot be combined with this one, because both set the same thing.
  public let excludes: [String]
  /// Applies the value to the launch. Returns a description of valid values if the value is invalid.
  public let apply: @Sendable (inout Launch, FilePath) -> Expected?

  /// Creates an option whose value is text in UTF-8.
  public init(
    _ name: String, _ value: String? = nil, excludes: [String] = [],
    help: @escaping @Sendable (Texts) -> String,
    apply: @escaping @Sendable (inout Launch, String) -> Expected?
  ) {
    self.init(
      name, value, excludes: excludes, help: help,
      applyPath: { launch, word in
        guard let text = word.utf8 else { return "text in UTF-8" }
        return apply(&launch, text)
      })
  }

  /// Creates an option whose value may be any path.
  public init(
    _ name: String, _ value: String? = nil, excludes: [String] = [],
    help: @escaping @Sendable (Texts) -> String,
    applyPath: @escaping @Sendable (inout Launch, FilePath) -> Expected?
  ) {
    (self.name, self.value, self.excludes) = (name, value, excludes)
    (self.help, apply) = (help, applyPath)
  }
}
