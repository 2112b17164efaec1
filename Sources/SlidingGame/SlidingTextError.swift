/// Which part of a board's or a link's text is wrong; parts are cut to their first characters.
public enum SlidingTextError: Error, Hashable, Sendable {
  /// The text of a link does not begin with the game's name and has this in its place.
  case otherGame(String)
  /// The link has a version that this program does not know; a higher one than
  /// ``SlidingLink/currentVersion`` comes from a newer program.
  case unknownVersion(String)
  /// The shape is neither a length nor a width and a height that can be played.
  case shape(String)
  /// What stands in the place of this cell is no number.
  case value(String, cell: Int)
  /// The values are no board.
  case board(BoardError)
  /// The link begins with neither `seed=` nor `board=` after its shape.
  case start(String)
  /// The seed is no whole number from 0 to 2^64 − 1.
  case seed(String)
}
