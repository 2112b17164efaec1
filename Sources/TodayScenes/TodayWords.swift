import BoxKit
import GameKernel
import Stage
import Today

/// The words about days: dates, days in a row, and the result that is copied.
struct TodayWords {
  let texts: Texts

  /// Returns the name of a day of the week, from 0 for Monday.
  func weekday(_ day: Day) -> String {
    switch day.weekday {
    // Translators: A day of the week, in a date such as “Monday 2 March”.
    case 0: texts("Monday")
    // Translators: A day of the week, in a date such as “Monday 2 March”.
    case 1: texts("Tuesday")
    // Translators: A day of the week, in a date such as “Monday 2 March”.
    case 2: texts("Wednesday")
    // Translators: A day of the week, in a date such as “Monday 2 March”.
    case 3: texts("Thursday")
    // Translators: A day of the week, in a date such as “Monday 2 March”.
    case 4: texts("Friday")
    // Translators: A day of the week, in a date such as “Monday 2 March”.
    case 5: texts("Saturday")
    // Translators: A day of the week, in a date such as “Monday 2 March”.
    default: texts("Sunday")
    }
  }

  /// The short names of the days of the week, Monday first.
  var weekdays: [String] {
    [
      // Translators: Head of a column of a calendar.
      texts("Mon"),
      // Translators: Head of a column of a calendar.
      texts("Tue"),
      // Translators: Head of a column of a calendar.
      texts("Wed"),
      // Translators: Head of a column of a calendar.
      texts("Thu"),
      // Translators: Head of a column of a calendar.
      texts("Fri"),
      // Translators: Head of a column of a calendar.
      texts("Sat"),
      // Translators: Head of a column of a calendar.
      texts("Sun"),
    ]
  }

  /// Returns the name of a month in the form that follows the number of a day.
  private func month(_ month: Int) -> String {
    switch month {
    // Translators: Name of a month, in a date.
    case 1: texts("January")
    // Translators: Name of a month, in a date.
    case 2: texts("February")
    // Translators: Name of a month, in a date.
    case 3: texts("March")
    // Translators: Name of a month, in a date.
    case 4: texts("April")
    // Translators: Name of a month, in a date.
    case 5: texts.inContext("whole name of a month", "May")
    // Translators: Name of a month, in a date.
    case 6: texts("June")
    // Translators: Name of a month, in a date.
    case 7: texts("July")
    // Translators: Name of a month, in a date.
    case 8: texts("August")
    // Translators: Name of a month, in a date.
    case 9: texts("September")
    // Translators: Name of a month, in a date.
    case 10: texts("October")
    // Translators: Name of a month, in a date.
    case 11: texts("November")
    // Translators: Name of a month, in a date.
    default: texts("December")
    }
  }

  /// Returns a date such as *25 November*.
  func date(_ day: Day) -> String {
    // Translators: A date without a year, such as “25 November”.
    texts("{day} {month}", ["day": String(day.day), "month": month(day.month)])
  }

  /// Returns a date such as *Wednesday 25 November*.
  func longDate(_ day: Day) -> String {
    // Translators: A date, such as “Wednesday 25 November”.
    texts("{weekday} {date}", ["weekday": weekday(day), "date": date(day)])
  }

  /// Returns a month such as *November 2026*, with a capital at its beginning in every language.
  func month(_ month: CalendarMonth) -> String {
    let title = texts(
      // Translators: Title of a calendar, such as “November 2026”.
      "{month} {year}",
      ["month": texts.monthName(month.first.month), "year": String(month.first.year)])
    return texts.language.capitals(String(title.prefix(1))) + title.dropFirst()
  }

  /// Returns the meaning of the look of a day in the calendar.
  func meaning(of look: DayLook) -> String {
    switch look {
    // Translators: Meaning of a sign in the calendar: a game was finished on that day.
    case .played: texts("Played")
    // Translators: Meaning of a sign in the calendar: a game was finished on a later day.
    case .playedLater: texts("Played later")
    // Translators: Meaning of a sign in the calendar: four gold medals.
    case .perfect: texts.inContext("day", "Perfect")
    // Translators: Meaning of a sign in the calendar: no game was finished.
    case .open: texts.inContext("day", "Open")
    // Translators: Meaning of a sign in the calendar: a missed day that does not end the days in a row.
    case .forgiven: texts("Forgiven")
    }
  }

  /// Returns the number of days in a row, such as *6 days in a row*.
  func run(_ days: Int) -> String {
    // Translators: On how many days in a row the player has finished a game of the day.
    texts.plural("{count} day in a row", "{count} days in a row", days)
  }

  /// Returns the result of a day as lines of text, or `nil` if no game is finished. The last line is the link.
  func share(_ day: Day, _ model: TodayModel) -> [String]? {
    let results = model.games.compactMap { game in
      model.result(game, day).map { result in
        let values = [
          "game": type(of: game).title(texts),
          "result": [result.title, result.detail].compactMap(\.self).joined(separator: ", "),
        ]
        // Translators: A line of a copied text: the name of a game and the result.
        return texts("{game}: {result}", values)
      }
    }
    guard !results.isEmpty else { return nil }
    let name = ["date": date(day)]
    let isToday = day == model.today && model.run.days > 1
    let head =
      isToday
      ? texts(
        // Translators: First line of a copied text. {days} is such as “6 days in a row”.
        "Matchwood, {date}: {days}", ["date": date(day), "days": run(model.run.days)])
      // Translators: First line of a copied text.
      : texts("Matchwood, {date}", name)
    return [head] + results + [DayLink(day).text]
  }
}

/// A link to the games of a day, such as `matchwood:today:1:2026-11-25`.
public nonisolated struct DayLink: Hashable, Sendable {
  /// The day.
  public let day: Day

  init(_ day: Day) { self.day = day }

  /// Parses a link, with or without its scheme. Returns `nil` for any other text.
  public init?(_ text: String) {
    let parts = LinkScheme.dropped(from: text).split(
      separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "today", parts[1] == "\(DailyGames.version)",
      let day = Day(String(parts[2])), day >= DailyGames.firstDay
    else { return nil }
    self.day = day
  }

  /// The link with its scheme.
  var text: String { "\(LinkScheme.name):today:\(DailyGames.version):\(day)" }
}
