import PlayLog
import Stage

/// The routes from a table to other scenes and services.
public struct TableRoutes {
  /// Opens the menu.
  public var menu: () -> Void = {}
  /// Opens the settings.
  public var settings: () -> Void = {}
  /// Opens the help; `nil` hides the command.
  public var help: (() -> Void)?
  /// Copies a link to the game and returns a message for the player; `nil` hides the command.
  public var copyLink: (() -> (Texts) -> String)?
  /// Starts the game of the link on the clipboard, or shows an error.
  public var pasteLink: () -> Void = {}
  /// Toggles full screen; `nil` hides the command.
  public var fullScreen: (() -> Void)?
  /// Returns a function that speaks about the table; `nil` while speech is off.
  public var speak: () -> ((Intent.SpeechCommand) -> Void)? = { nil }
  /// Returns whether the table shows the first steps of a variant. `isUnplayed` is `true` at a table without moves.
  public var showsFirstSteps: (_ variant: String, _ isUnplayed: Bool) -> Bool = { _, _ in false }
  /// Records that the first steps of a variant are over, so that they are not shown again.
  public var endFirstSteps: (_ variant: String) -> Void = { _ in }
  /// Opens the best games; `nil` hides the command.
  public var results: (() -> Void)?
  /// Opens the puzzles of the game; `nil` hides the command.
  public var puzzles: (() -> Void)?
  /// Opens a race for two; `nil` hides the command.
  public var race: (() -> Void)?
  /// The routes of the game of a day; `nil` at the player's own table.
  public var day: DayRoutes?
  /// Passes on the keepsake that a finished game has won, if there is one, at once or later.
  package var award: (GameID, _ show: @escaping (EndAward) -> Void) -> Void = { _, _ in }
  /// Returns the words about the challenge of the game, or `nil` without one.
  package var challenge: () -> ChallengeWords? = { nil }
  /// Asks where to save a picture; `nil` if pictures cannot be saved.
  package var savePicture: ((SavedPicture) -> Void)?
  /// Presents a dialog over the table.
  public var present: (any Scene) -> Void = { _ in }
  /// Dismisses a dialog.
  public var dismiss: (any Scene) -> Void = { _ in }
  /// Opens a page over the table.
  public var push: (any Scene) -> Void = { _ in }
  /// Closes the top page.
  public var pop: () -> Void = {}
  /// Returns whether no other scene covers the table.
  public var isInFront: () -> Bool = { true }

  /// Creates routes that do nothing.
  public init() {}
}
