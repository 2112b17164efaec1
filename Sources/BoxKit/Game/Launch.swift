import Files
import GameKernel
import Stage

/// What one run of the program asks of its games, as the command line says; never kept.
public nonisolated struct Launch: Sendable {
  /// The name of the game to begin with; nil begins with the menu.
  public var game: String?
  /// The seed of the first game; nil leaves it to chance.
  public var seed: UInt64?
  /// Whether somebody may sit there who has never played: games offer to explain themselves.
  public var offersHelp = false
  /// The settings that the run borrows.
  public var overlays: [SettingOverlay] = []
  /// The text of a link to be opened at once.
  public var link: String?
  /// Files to be taken in as if they were dropped on the window.
  public var files: [FilePath] = []
  /// A picture to be brought in before the window opens.
  public var picture: BroughtPicture?

  private var asksForNewGame: Set<String> = []
  private var wishes: [ObjectIdentifier: any Sendable] = [:]

  /// A file that is to be taken into the store of pictures, and what to do with it then.
  public struct BroughtPicture: Sendable {
    /// Where the file is.
    public let path: FilePath
    /// Makes the overlay that shows the picture, from its name in the store.
    public let overlay: @Sendable (_ id: PictureName) -> SettingOverlay

    /// A picture that a game is to be played with.
    public init(
      path: FilePath, overlay: @escaping @Sendable (_ id: PictureName) -> SettingOverlay
    ) {
      (self.path, self.overlay) = (path, overlay)
    }
  }

  /// A run that asks for nothing.
  public init() {}

  /// Borrows a setting for this run.
  public mutating func lay<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<Settings, Value> & Sendable, _ value: Value
  ) { overlays.append(SettingOverlay(path, value)) }

  /// Notes that a game begins anew, even where one was kept.
  public mutating func askForNewGame(of game: String) { asksForNewGame.insert(game) }

  /// Whether a game begins anew, even where one was kept: a seed asks for that too.
  public func needsNewGame(of game: String) -> Bool {
    asksForNewGame.contains(game) || seed(for: game) != nil
  }

  /// The seed that was asked for, for the game that it was asked for: any, where none is named.
  public func seed(for game: String) -> UInt64? {
    self.game == nil || self.game == game ? seed : nil
  }

  /// What only one game understands, such as a position, found by its type.
  public subscript<Wish: Sendable>(_ wish: Wish.Type) -> Wish? {
    get { wishes[ObjectIdentifier(wish)] as? Wish }
    set { wishes[ObjectIdentifier(wish)] = newValue }
  }
}

/// An option of the command line that belongs to one game: how it is written, what it means and what it asks for.
public nonisolated struct GameOption: Sendable {
  /// What a value should have been, to end the sentence "expected …".
  public typealias Expected = String

  /// How it is written, such as `--length`.
  public let name: String
  /// How the value is called in the help; nil where the option takes none.
  public let value: String?
  /// What it does, for the help, in the language of the texts.
  public let help: @Sendable (Texts) -> String
  /// Options that make no sense beside it, since it says the same.
  public let excludes: [String]
  /// Notes what is asked for; answers what would have been right where the value is not.
  public let apply: @Sendable (inout Launch, FilePath) -> Expected?

  /// A row of the game's options, whose value is text.
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

  /// A row of the game's options, whose value may be a path.
  public init(
    _ name: String, _ value: String? = nil, excludes: [String] = [],
    help: @escaping @Sendable (Texts) -> String,
    applyPath: @escaping @Sendable (inout Launch, FilePath) -> Expected?
  ) {
    (self.name, self.value, self.excludes) = (name, value, excludes)
    (self.help, apply) = (help, applyPath)
  }
}
