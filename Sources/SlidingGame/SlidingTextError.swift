/// The first invalid part of a board's or a link's text, truncated to an excerpt.
public enum SlidingTextError: Error, Hashable, Sendable {
  /// The text of a link begins with this instead of the game's name.
  case otherGame(String)
  /// The link has an unknown version. One above ``SlidingLink/currentVersion`` comes from a newer version of
  /// Matchwood.
  case unknownVersion(String)
  /// The shape is neither a length nor a width and a height within ``BoardShape/sides``.
  case shape(String)
  /// The value for this cell is not a number.
  case value(String, cell: Int)
  /// The values are not a valid board.
  case board(BoardError)
  /// The part after the link's shape is neither `seed=` nor `board=` with a value.
  case start(String)
  /// The seed is not an integer from 0 to 2^64 − 1.
  case seed(String)
}
