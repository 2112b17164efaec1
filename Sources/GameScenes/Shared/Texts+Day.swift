import GameKernel
import Stage

nonisolated extension Texts {
  /// A day in words of the language, such as `21 Nov 2026`.
  ///
  /// A language that counts its months translates their names by numbers.
  func day(_ day: Day) -> String {
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
