import EarthGame
import GameKernel
import MatchstickGame
import PairsGame
import SlidingGame
import TestSupport
import Testing

@Suite("The games of the day")
struct DailyGamesTests {
  private let solver = SlidingSolver(.square(4))

  /// The links to the games of a day.
  private func links(_ day: Day) throws -> [String] {
    let deal = try #require(solver.daily(day))
    return [
      "\(MatchstickLink.daily(day))", "\(SlidingLink.board(deal.board))", "\(PairsLink.daily(day))",
      "\(EarthLink.daily(day))",
    ]
  }

  /// Some days, spread over ten thousand.
  private static let days = (0..<60).map { DailyGames.firstDay.adding(days: 167 * $0) }

  @Test("are the same for everybody, in every version of the program")
  func pinned() throws {
    let links = try Self.days.flatMap { try self.links($0) }
    #expect(links.count == 240)
    #expect(Self.hash(links.joined(separator: "\n")) == 1_834_834_748_945_893_071)
  }

  /// The FNV-1a hash of a text.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  @Test("have links that the program reads back")
  func links() throws {
    for day in Self.days {
      #expect(try MatchstickLink(text: "\(MatchstickLink.daily(day))") == .daily(day))
      #expect(try PairsLink(text: "\(PairsLink.daily(day))") == .daily(day))
      #expect(try EarthLink(text: "\(EarthLink.daily(day))") == .daily(day))
    }
  }

  @Test("have a board at a proven distance of 30 to 50 moves")
  func boards() throws {
    for number in 0..<Thoroughness.count(200, full: 10_000) {
      let deal = try #require(solver.daily(DailyGames.firstDay.adding(days: number)))
      #expect((30...50).contains(deal.distance))
      guard number.isMultiple(of: 20) else { continue }
      #expect(solver.solve(deal.board).moves.count == deal.distance)
    }
  }

  @Test("have matches from which the person who begins can force the win with at most two moves")
  func matches() {
    for number in 0..<1_000 {
      let link = MatchstickLink.daily(DailyGames.firstDay.adding(days: number))
      let start = Matchsticks.start(link.setup.options(after: nil), seed: link.seed)
      #expect(link.setup.seating == MatchstickSeats(first: .person, second: .clever))
      #expect(start.favoured == .first)
      #expect((1...2).contains(start.winningMoves.count))
    }
  }

  @Test("have five cities of a frozen table of 125, two thousand kilometres apart")
  func cities() throws {
    var names: Set<City> = []
    for number in 0..<2_000 {
      let link = EarthLink.daily(DailyGames.firstDay.adding(days: number))
      let cities = ThroughTheEarth.start(link.setup.options, seed: try #require(link.seed)).cities
      #expect(cities.count == 5)
      names.formUnion(cities)
      for (index, city) in cities.enumerated() {
        for other in cities[..<index] {
          #expect(city.place.distance(to: other.place) >= 2_000)
        }
      }
    }
    #expect(names.count == 125)
  }
}
