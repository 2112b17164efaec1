extension Texts {
  /// Returns the name of a month.
  package func monthName(_ month: Int) -> String {
    let texts = self
    return switch month {
    // Translators: Name of a month.
    case 1: texts.inContext("month", "January")
    // Translators: Name of a month.
    case 2: texts.inContext("month", "February")
    // Translators: Name of a month.
    case 3: texts.inContext("month", "March")
    // Translators: Name of a month.
    case 4: texts.inContext("month", "April")
    // Translators: Name of a month.
    case 5: texts.inContext("month", "May")
    // Translators: Name of a month.
    case 6: texts.inContext("month", "June")
    // Translators: Name of a month.
    case 7: texts.inContext("month", "July")
    // Translators: Name of a month.
    case 8: texts.inContext("month", "August")
    // Translators: Name of a month.
    case 9: texts.inContext("month", "September")
    // Translators: Name of a month.
    case 10: texts.inContext("month", "October")
    // Translators: Name of a month.
    case 11: texts.inContext("month", "November")
    // Translators: Name of a month.
    default: texts.inContext("month", "December")
    }
  }
}
