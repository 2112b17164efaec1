import GameKernel

/// A month of a year, with its days in weeks that begin on Monday.
nonisolated struct CalendarMonth: Hashable, Sendable {
  /// The first day.
  let first: Day

  init(of day: Day) { first = Day(year: day.year, month: day.month, day: 1) ?? day }

  /// The number of days.
  var length: Int {
    let next = CalendarMonth(of: first.adding(days: 31)).first
    return Int((next.secondsSince1970 - first.secondsSince1970) / 86_400)
  }

  /// The days.
  var days: [Day] { (0..<length).map { first.adding(days: $0) } }

  /// The number of empty places in the first week.
  var lead: Int { first.weekday }

  /// The number of weeks in which it has days.
  var weeks: Int { (lead + length + 6) / 7 }

  var previous: CalendarMonth { CalendarMonth(of: first.adding(days: -1)) }
  var next: CalendarMonth { CalendarMonth(of: first.adding(days: 31)) }
}

nonisolated extension Day {
  /// The day of the week, from 0 for Monday to 6.
  var weekday: Int {
    // The first day of 1970 was a Thursday.
    let days = secondsSince1970 / 86_400 + 3
    return Int((days % 7 + 7) % 7)
  }
}
