/// The games of the day: the same for everybody on a date in UTC, without a network.
///
/// All follow from the date and the ``version``. A game of a past day must never change, so a change of how one is
/// drawn increases the version and keeps the old way for links to it.
public enum DailyGames {
  /// The version of the rules by which the games are drawn. Links to a day have it.
  public static let version = 1

  /// The first day that has games.
  public static let firstDay = Day(secondsSince1970: 1_767_225_600)

  /// Returns the random numbers from which a game of a day is drawn.
  ///
  /// The seed is the FNV-1a hash of a text such as `1:2026-11-26:sliding`.
  ///
  /// Source: Fowler, Noll and Vo's hash with 64 bits, RFC 9923.
  public static func generator(_ day: Day, game: String) -> SeededGenerator {
    let hash = "\(version):\(day):\(game)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return SeededGenerator(seed: hash)
  }
}
