/// A matchbox label that a player can win. The order is that of the rows in the tray.
///
/// The sixth of each row is won by games of the day.
public enum MatchboxLabel: String, Hashable, Sendable, CaseIterable {
  case fox, beacon, hedgehog, robot, ghost, lantern
  case key, ship, snail, mirror, anchor, sun
  case owl, cherries, butterfly, crown, fan, calendar
  case globe, mole, whale, kiwi, boot, year

  /// The number of labels in a row.
  public static let columns = 6
}

/// The moment at which a player won a label.
public struct LabelWin: Hashable, Sendable {
  /// The time of the game that won it.
  public let moment: Moment
  /// The game that won it.
  public let game: GameID
  /// A number that the label is about, such as the moves of ``MatchboxLabel/key``, or `nil`.
  public let number: Int?
}
