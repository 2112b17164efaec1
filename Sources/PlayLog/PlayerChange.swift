/// A change of the list of players.
public enum PlayerChange: Hashable, Sendable {
  /// Adds the player. Colour and figure are numbers, which themes and the page define.
  case add(name: String?, colour: Int, figure: Int)
  /// Gives the player another name, or none.
  case rename(String?)
  /// Gives the player another colour and figure.
  case restyle(colour: Int, figure: Int)
  /// Removes the player and hides their games.
  case remove
  /// Brings a removed player back.
  case restore
  /// Removes the player permanently. See ``LogFile/forget(_:)``.
  case forget

  /// The valid numbers of colours and figures.
  static let styles = 0...255
}

/// The reason why the list of players cannot be changed.
public enum PlayerRefusal: Error, Hashable, Sendable {
  /// Another player has this name.
  case nameTaken
  /// A new player needs a name.
  case nameMissing
  /// There is no such player.
  case unknownPlayer
  /// The box needs one player at least.
  case lastPlayer
}
