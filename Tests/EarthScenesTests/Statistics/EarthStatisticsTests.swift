import BoxKit
import Controls
import EarthGame
import EarthScenes
import GameKernel
import PlayLog
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The statistics of Through the Earth") struct EarthStatisticsTests {
  /// Plays a game whose flags are all as far north of the right place.
  private func game(_ number: Int, north: Double) -> (game: LoggedGame, record: String) {
    let table = EarthTable(EarthSetup(guessing: [.person]), seed: UInt64(number))
    while !table.state.isOver {
      let answer = table.state.place.antipode
      let place = Place(
        latitude: max(-90, min(90, answer.latitude + north)), longitude: answer.longitude)
      _ = try? table.session.perform(.flag(place ?? answer))
      if !table.state.isOver { _ = try? table.session.perform(.next) }
    }
    let total = Int((table.state.totals.first ?? 0).rounded())
    let logged = LoggedGame.test(
      number, "tunnel", "guess", moves: total, start: "\(table.link)", seconds: 90)
    return (logged, table.session.record.logText)
  }

  private func page(_ played: [(game: LoggedGame, record: String)]) -> StatisticsPage {
    let records = Dictionary(played.map { ($0.game.id, $0.record) }) { $1 }
    let statistics = EarthModule(.test(.test())).statistics
    return statistics?.page(.test(played.map(\.game), in: "guess", records: records))
      ?? StatisticsPage(figures: [], charts: [], lesson: .init(""))
  }

  @Test("say to which side the flags lean, once that is more than chance")
  func lean() {
    let page = page((0..<4).map { game($0, north: 2) })
    #expect(page.lesson.sentence == "Your flags stand too far north, by 222 km on average.")
    #expect(page.lesson.ground == "The mean of 20 flags.")
    #expect(
      self.page((0..<4).map { game($0, north: $0.isMultiple(of: 2) ? 2 : -2) }).lesson.sentence
        .hasPrefix("North becomes south"))
  }

  @Test("give the mean error of a flag, and the best game with its sum")
  func figures() {
    let page = page((0..<5).map { game($0, north: 1 + Double($0)) })
    #expect(page.number("Average of last 5") == "334 km" && page.number("Best") == "111 km")
    #expect(page.figures.contains { $0.detail == "556 km in all" })
  }

  @Test("show all flags and right places on two globes, none outside of them")
  func globes() throws {
    let page = page((0..<4).map { game($0, north: Double(30 * $0)) })
    guard case .plot(let plot) = page.charts.first else {
      Issue.record("no chart")
      return
    }
    let context = StageContext.test()
    let control = PlotControl(id: "chart", context: context, plot)
    control.frame = Rect(40, 60, 744, 328)
    var list = DisplayList()
    control.draw(into: &list)
    let globes = list.pictures("globe").map(\.frame)
    #expect(globes.count == 2)
    var points: [Point] = []
    #expect(control.leap(.toStart))
    repeat {
      points += control.reports.dropFirst().map(\.frame.center)
    } while control.adjust(.right)
    #expect(points.count == 40)
    #expect(
      points.allSatisfy { point in
        globes.contains { $0.center.distance(to: point) <= $0.width / 2 + 1 }
      })
    for globe in globes { #expect(points.contains { globe.contains($0) }) }
  }
}
