import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import MenuScenes
import PairsScenes
import PlayLog
import PuzzleKit
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage

/// Pages of puzzles, and the list of positions of own games.
@MainActor enum LaidPuzzles {
  private static func page(
    _ name: String, _ game: any PuzzlingGame.Type,
    then prepare: @escaping @MainActor (HeadlessProgram) -> Void = { _ in }
  ) -> LaidState {
    LaidState("puzzles of " + name) { program in
      program.showPuzzles(of: game)
      prepare(program)
      program.settle()
    }
  }

  static let all = [
    page("sliding", SlidingModule.self),
    page("sliding, with mistakes", SlidingModule.self) { program in
      program.addMistakes()
      program.showPuzzles(of: SlidingModule.self)
    },
    page("sliding, of a wrong move", SlidingModule.self) { program in
      program.key(.tilt(.up), .tilt(.left))
      program.run(1)
    },
    page("sliding, with a question", SlidingModule.self) { program in
      program.key(.command(.hint))
    },
    page("sliding, shown to the end", SlidingModule.self) { program in
      program.click("give-up")
      program.click("give-up")
      program.run(9)
    },
    page("4 × 4", SlidingModule.self) { program in program.key(.nextTab) },
    page("pairs", PairsModule.self),
    page("pairs, answered", PairsModule.self) { program in program.key(.activate) },
    page("6 × 6 pairs", PairsModule.self) { program in program.key(.nextTab) },
    page("matchsticks", MatchsticksModule.self),
    page("matchsticks, of a wrong take", MatchsticksModule.self) { program in
      for number in 1...5 { program.key(.number(number)) }
      program.run(1)
    },
    page("heaps", MatchsticksModule.self) { program in
      program.key(.nextTab, .tilt(.right))
    },
    page("rows", MatchsticksModule.self) { program in
      program.key(.previousTab, .activate, .activate)
      program.run(1)
    },
    LaidState("positions of own games") { program in
      program.addMistakes()
      program.showMenu()
      program.mistakePages().showDue()
      program.settle()
    },
    LaidState("no positions of own games") { program in
      program.showMenu()
      program.mistakePages().showDue()
      program.settle()
    },
    LaidState("the menu with positions that are due") { program in
      program.addMistakes()
      let pages = program.mistakePages()
      let prepare = program.prepareMenu
      program.prepareMenu = { menu in
        prepare(menu)
        menu.mistakesDue = { pages.dueCount }
      }
      program.showMenu()
    },
  ]
}

extension HeadlessProgram {
  /// Shows the page of a game's puzzles over its table.
  func showPuzzles(of game: any PuzzlingGame.Type) {
    showTable(game)
    chooseMore(context.look.texts("Puzzles…"))
  }

  /// Chooses a row of the menu "…".
  func chooseMore(_ title: String) {
    click("more")
    let words = list.commands.first { command in
      if case .text(title, _, _) = command.content { true } else { false }
    }
    let row = container.controls.first { report in
      report.id.hasPrefix("more.") && words.map { report.frame.contains($0.frame.center) } == true
    }
    if let row { click(row.id) }
  }

  /// The pages of the positions that are due, of all games.
  func mistakePages() -> MistakePages {
    MistakePages(
      [SlidingModule(gameContext), PairsModule(gameContext), MatchsticksModule(gameContext)],
      gameContext)
  }

  /// Adds positions in which the player made mistakes.
  ///
  /// - Parameter day: the day of the games; `nil` for one so long ago that all positions are due.
  func addMistakes(on day: Day? = nil) {
    guard let day = day ?? Day(year: 1969, month: 11, day: 21) else { return }
    let solver = SlidingSolver(.square(3))
    tables.openDocument(MistakeBooks.self).change { books in
      for number in 0..<7 {
        if let board = solver.deal(atDistance: 8 + number, seed: UInt64(number)),
          let puzzle = BoardPuzzle(board, using: solver)
        {
          books[log.player].add(
            OwnPuzzle(puzzle, turn: number, cost: 4), game: "sliding",
            from: GameID(rawValue: UInt64(number)), on: day)
        }
      }
      for (number, puzzle) in MatchstickPuzzle.all(.pile).prefix(2).enumerated() {
        books[log.player].add(
          OwnPuzzle(puzzle, turn: number, cost: 1), game: "matchsticks",
          from: GameID(rawValue: 9), on: day)
      }
    }
  }
}
