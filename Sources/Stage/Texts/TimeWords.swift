import GameKernel

nonisolated extension Texts {
  /// Returns a date in the current language, such as `21 Nov 2026`.
  ///
  /// For a language with numeric months, the translations of the month names are numbers.
  package func day(_ day: Day) -> String {
    let texts = self
    return texts(
      // Translators: A date. {month} is the short name or the number of the month.
      "{day} {month} {year}",
      ["day": String(day.day), "month": month(day.month), "year": String(day.year)])
  }

  /// Returns the days of a time, such as `3 Oct – 21 Nov 2026`, or the only day.
  package func days(from first: Day?, to last: Day) -> String {
    let texts = self
    guard let first, first != last else { return day(last) }
    let start =
      first.year == last.year
      // Translators: The first day of a time. {month} is the short name or the number of the month.
      ? texts("{day} {month}", ["day": String(first.day), "month": month(first.month)])
      : day(first)
    // Translators: A time from one day to another.
    return texts("{first} – {last}", ["first": start, "last": day(last)])
  }

  private func month(_ month: Int) -> String {
    let texts = self
    return switch month {
    // Translators: Month in a date: its short name or its number.
    case 1: texts("Jan")
    // Translators: Month in a date: its short name or its number.
    case 2: texts("Feb")
    // Translators: Month in a date: its short name or its number.
    case 3: texts("Mar")
    // Translators: Month in a date: its short name or its number.
    case 4: texts("Apr")
    // Translators: Month in a date: its short name or its number.
    case 5: texts("May")
    // Translators: Month in a date: its short name or its number.
    case 6: texts("Jun")
    // Translators: Month in a date: its short name or its number.
    case 7: texts("Jul")
    // Translators: Month in a date: its short name or its number.
    case 8: texts("Aug")
    // Translators: Month in a date: its short name or its number.
    case 9: texts("Sep")
    // Translators: Month in a date: its short name or its number.
    case 10: texts("Oct")
    // Translators: Month in a date: its short name or its number.
    case 11: texts("Nov")
    // Translators: Month in a date: its short name or its number.
    default: texts("Dec")
    }
  }
}

nonisolated extension Duration {
  /// The duration as `m:ss`, or `h:mm:ss` from an hour on. Fractions of a second are dropped.
  package var clockText: String {
    let seconds = max(0, components.seconds)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
    let (minutes, secondsText) = (seconds / 60, two(seconds % 60))
    return minutes < 60
      ? "\(minutes):\(secondsText)" : "\(minutes / 60):\(two(minutes % 60)):\(secondsText)"
  }
}
