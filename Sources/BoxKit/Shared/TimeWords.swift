import GameKernel
import Stage

nonisolated extension Texts {
  /// A day in words of the language, such as `21 Nov 2026`.
  ///
  /// A language that counts its months translates their names by numbers.
  package func day(_ day: Day) -> String {
    let texts = self
    return texts(
      "{day} {month} {year}",
      ["day": String(day.day), "month": month(day.month), "year": String(day.year)])
  }

  private func month(_ month: Int) -> String {
    let texts = self
    return switch month {
    case 1: texts("Jan")
    case 2: texts("Feb")
    case 3: texts("Mar")
    case 4: texts("Apr")
    case 5: texts("May")
    case 6: texts("Jun")
    case 7: texts("Jul")
    case 8: texts("Aug")
    case 9: texts("Sep")
    case 10: texts("Oct")
    case 11: texts("Nov")
    default: texts("Dec")
    }
  }
}

nonisolated extension Duration {
  /// The time as on a clock, `m:ss` and from an hour on `h:mm:ss`; what is left of a second is dropped.
  package var clockText: String {
    let seconds = max(0, components.seconds)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
    let (minutes, rest) = (seconds / 60, two(seconds % 60))
    return minutes < 60
      ? "\(minutes):\(rest)" : "\(minutes / 60):\(two(minutes % 60)):\(rest)"
  }
}
