import GameKernel
import TestSupport
import Testing

@Suite("A day", .tags(.rules)) struct DayTests {
  @Test(
    "follows from the seconds since 1970",
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
      (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_795_219_200, "2026-11-21"),
      (4_107_542_399, "2100-02-28"), (4_107_542_400, "2100-03-01"),
      (Int64.min, "0001-01-01"), (Int64.max, "9999-12-31"),
    ] as [(Int64, String)])
  func fromSeconds(seconds: Int64, text: String) {
    #expect(Day(secondsSince1970: seconds).description == text)
  }

  @Test("comes after the day before and is one of the calendar, over a thousand years")
  func inOrder() {
    var last = Day(secondsSince1970: -86_400)
    for number in 0..<366_000 {
      let day = Day(secondsSince1970: Int64(number) * 86_400)
      let isNext =
        day.day == 1
        ? last.month % 12 + 1 == day.month : (last.month, last.day + 1) == (day.month, day.day)
      #expect(day.secondsSince1970 == Int64(number) * 86_400)
      let isOfCalendar = Day(year: day.year, month: day.month, day: day.day) == day
      guard isNext, last < day, isOfCalendar else {
        Issue.record("\(day) after \(last)")
        return
      }
      last = day
    }
    #expect(last.description == "2972-01-27")
  }

  @Test(
    "is refused where the calendar has none, or the text is another",
    arguments: [
      "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "",
      "2026-11-21 ", "+026-11-21", "2026/11/21", "-226-11-21", "２026-11-1", "0000-01-01",
    ])
  func refused(text: String) {
    #expect(Day(text) == nil)
  }

  @Test("reads its own text", arguments: ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31"])
  func text(text: String) {
    #expect(Day(text)?.description == text)
  }
}
