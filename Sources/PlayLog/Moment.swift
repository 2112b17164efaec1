import GameKernel

/// A second of time, and the offset of the player's clock from UTC.
public struct Moment: Hashable, Sendable {
  /// The seconds since the start of 1970 in UTC.
  public let secondsSince1970: Int64
  /// The offset in minutes, positive east of Greenwich.
  public let offset: Int16

  /// The seconds of the years 1 to 9999.
  static let range = -62_135_596_800...253_402_300_799

  /// The valid offsets in minutes.
  static let offsets = -1_440...1_440

  /// Makes a moment. The years are clamped to 1 to 9999 and the offset to 24 hours.
  public init(secondsSince1970: Int64, offset: Int = 0) {
    let range = Self.range
    self.secondsSince1970 = max(
      Int64(range.lowerBound), min(secondsSince1970, Int64(range.upperBound)))
    self.offset = Int16(
      max(Self.offsets.lowerBound, min(offset, Self.offsets.upperBound)))
  }

  /// Makes the moment at noon of a day, in UTC.
  public init(noonOf day: Day) {
    self.init(secondsSince1970: day.secondsSince1970 + 43_200)
  }

  /// The day in the player's time zone.
  public var day: Day { Day(secondsSince1970: secondsSince1970 + Int64(offset) * 60) }

  /// The time in UTC by ISO 8601, such as `2026-11-25T19:40:12Z`.
  public var utcText: String {
    let second = Int((secondsSince1970 % 86_400 + 86_400) % 86_400)
    let parts = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(Day(secondsSince1970: secondsSince1970))T\(parts.joined(separator: ":"))Z"
  }
}
