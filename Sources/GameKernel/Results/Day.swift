/// A day of the Gregorian calendar, without a time zone.
public struct Day: Hashable, Sendable {
  /// From 1 to 9999.
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  /// From 1 to the length of the month.
  public let day: Int

  /// Makes a day, or returns `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Makes the day of a moment, clamped to the years 1 to 9999.
  ///
  /// Source: Hinnant, *chrono-compatible low-level date algorithms*, `civil_from_days`.
  ///
  /// - Parameter seconds: the seconds since the start of 1970 in UTC. For the days of a time zone, add its offset.
  public init(secondsSince1970 seconds: Int64) {
    let clamped = max(-62_135_596_800, min(seconds, 253_402_300_799))
    // Years begin in March here, so that the leap day is the last day.
    let days = Int((clamped - Self.modulo(clamped, 86_400)) / 86_400) + 719_468
    let era = (days - Int(Self.modulo(Int64(days), 146_097))) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The seconds from the start of 1970 to the start of the day, in UTC.
  ///
  /// Source: Hinnant, *chrono-compatible low-level date algorithms*, `days_from_civil`.
  public var secondsSince1970: Int64 {
    let yearFromMarch = month > 2 ? year : year - 1
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int64(era * 146_097 + dayOfEra - 719_468) * 86_400
  }

  /// Returns the day that is some days later, clamped to the years 1 to 9999.
  public func adding(days: Int) -> Day {
    Day(secondsSince1970: secondsSince1970 + Int64(days) * 86_400)
  }

  private static func modulo(_ value: Int64, _ base: Int64) -> Int64 {
    (value % base + base) % base
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: Comparable {
  /// Whether a day is before another.
  public static func < (a: Day, b: Day) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension Day: TextCoded {
  /// The day in ISO 8601, such as `2026-11-21`.
  public var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Parses a day in the format of `description`, or returns `nil`.
  public init?(_ description: String) {
    guard description.utf8.count == 10 else { return nil }
    let numbers = description.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    guard self.description == description else { return nil }
  }
}
