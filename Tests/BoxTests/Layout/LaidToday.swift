import GameKernel
import PairsGame
import PairsScenes
import PlayLog
import SceneTestSupport
import Stage
import TodayScenes

/// The page of the games of a day, the menu with its strip, and a table with the game of a day.
@MainActor enum LaidToday {
  static let all = [
    LaidState("today") { program in program.showToday() },
    LaidState("today with results") { program in
      program.addDays()
      program.showToday()
    },
    LaidState("menu with days in a row") { program in
      program.addDays()
      program.showMenu()
    },
    LaidState("matchsticks of a day") { program in program.showToday(then: "day-matchsticks") },
    LaidState("sliding puzzle of a day") { program in program.showToday(then: "day-sliding") },
    LaidState("pairs of a day") { program in program.showToday(then: "day-pairs") },
    LaidState("through the earth of a day") { program in program.showToday(then: "day-tunnel") },
    LaidState("end with a label and a friend's result") { program in
      program.showMenu()
      let table = PairsTable(PairsSetup(layout: .fourByFour, [.person]), seed: 3)
      table.note(Challenge(18, isProven: true))
      program.show(PairsModule.self, table)
      let kinds = table.state.kinds
      for card in kinds.indices {
        guard let twin = kinds.indices.first(where: { $0 > card && kinds[$0] == kinds[card] })
        else { continue }
        _ = try? table.tap(card)
        _ = try? table.tap(twin)
      }
      program.run(5)
    },
    LaidState("labels") { program in
      program.showMenu()
      program.click("labels")
    },
    LaidState("labels that are won") { program in
      program.addDays()
      program.addLabels()
      program.showMenu()
      program.click("labels")
    },
  ]
}

extension HeadlessProgram {
  /// Enters games that win some labels.
  func addLabels() {
    func add(_ number: UInt64, _ game: String, _ setup: String, _ edit: (inout LoggedGame) -> Void)
    {
      var line = LoggedGame(
        GameID(rawValue: number), at: log.now(), seats: [LoggedSeat(.player(log.player))],
        game: game, setup: setup, start: "start", isOver: true, time: .seconds(4_000))
      edit(&line)
      log.append([.game(line, record: "")])
    }
    add(1, "sliding", "5:numbers") { $0.moves = 140 }
    add(2, "pairs", "6x6") { $0.moves = 55 }
    add(3, "tunnel", "guess") { $0.moves = 4_200 }
    add(4, "matchsticks", "18:3") { game in
      game.seats.append(LoggedSeat(.computer("clever")))
      game.winners = [0]
    }
  }

  /// Shows the page of the games of the day, and clicks on one of its controls.
  func showToday(then id: String? = nil) {
    showMenu()
    click("today")
    if let id { click(id) }
    settle()
  }

  /// Enters finished games of some days before today, and of today.
  func addDays() {
    let today = Day(secondsSince1970: log.now().secondsSince1970)
    for (number, age) in [0, 1, 2, 4, 5, 9, 40].enumerated() {
      let day = today.adding(days: -age)
      let id = GameID(rawValue: UInt64(1_000 + number))
      var game = LoggedGame(
        id, at: Moment(secondsSince1970: day.secondsSince1970 + 3_600),
        seats: [LoggedSeat(.player(log.player))], game: "sliding", setup: "4:numbers",
        start: "sliding:1:4:seed=7", isOver: true, time: .seconds(90))
      (game.origin, game.moves, game.least) = (.today, 52, 46)
      log.append([
        .day(DayGame(player: log.player, day: day, game: "sliding", id: id)),
        .game(game, record: ""),
      ])
    }
  }
}
