import GameKernel
import PairsGame
import PlayLog
import Stage
import TestSupport
import Testing

@testable import Matchwood

@MainActor @Suite("The whole program on several days", .tags(.slow))
struct ThreeDaysTests {
  private let folder = TemporaryFolder()
  private static let first = Day(secondsSince1970: 1_795_305_600)

  /// Starts the program at a time of a day in UTC, plays the day's pairs if they are open, and ends it.
  ///
  /// - Parameters:
  ///   - age: the days since the first one.
  ///   - zone: the offset of the player's time zone in minutes.
  /// - Returns: the days in a row and the forgiven ones, and the texts of the page *Today*.
  private func play(
    on age: Int, hour: Int = 12, zone: Int = 0, isPlayed: Bool = true
  ) throws -> (days: Int, forgiven: [Day], texts: [String]) {
    let day = Self.first.adding(days: age)
    let now = Moment(
      secondsSince1970: day.secondsSince1970 + Int64(3_600 * hour), offset: zone)
    let program = KeptProgram(in: folder.path, now: { now })
    program.click("today")
    if isPlayed {
      program.click("day-pairs")
      let table = program.table(day, Pairs.self)
      let kinds = table.state.kinds
      for card in kinds.indices {
        guard let twin = kinds.indices.first(where: { $0 > card && kinds[$0] == kinds[card] })
        else { continue }
        _ = try table.tap(card)
        _ = try table.tap(twin)
      }
      program.run(seconds: 5)
      #expect(program.texts.contains { $0.hasPrefix("Next: ") })
      program.click("menu")
    }
    let run = program.days.run(on: day)
    let texts = program.texts
    program.finish()
    return (run.days, run.forgiven, texts)
  }

  private var dayFiles: [String] {
    folder.names(in: "games/\(PlayerID.first)").filter {
      $0.hasPrefix("20") && $0.hasSuffix(".json")
    }
  }

  @Test(
    "counts days in a row, forgives a missed one, and neither zones nor a clock set back end it")
  func days() throws {
    let one = try play(on: 0)
    #expect(one.days == 1 && one.texts.contains("1 day in a row"))
    #expect(dayFiles == ["\(Self.first)-pairs.json"])
    // It is the next day in UTC, and still the same one where the player is.
    let two = try play(on: 1, hour: 1, zone: -600)
    #expect(two.days == 2 && two.texts.contains("2 days in a row"))
    #expect(dayFiles == ["\(Self.first.adding(days: 1))-pairs.json"])
    // Day 2 is missed. Where the player is, day 3 has become day 4.
    let three = try play(on: 3, hour: 23, zone: 720)
    #expect(three.days == 3 && three.forgiven == [Self.first.adding(days: 2)])
    // The clock is set back by days: nothing is lost, and the days that were played stay so.
    let back = try play(on: 0, isPlayed: false)
    #expect(back.days == 3 && back.texts.contains("3 days in a row"))
    #expect(try play(on: -20, isPlayed: false).days == 3)
    // Two missed days in seven end it.
    #expect(try play(on: 5, isPlayed: false).days == 0)
    #expect(try play(on: 4).days == 4)
  }
}
