import GameKernel
import GameScenes
import MatchstickGame
import PairsGame
import SlidingGame
import Stage
import TestSupport
import TunnelGame

/// One scene of the program as a player may come to see it.
@MainActor struct LaidState {
  let name: String
  let prepare: @MainActor (LaidProgram) throws -> Void

  static let all =
    menu + matchsticks + sliding + pairs + tunnel + helps + lists + settings + writing + pages
    + decks
    + intakes

  init(_ name: String, _ prepare: @escaping @MainActor (LaidProgram) throws -> Void) {
    (self.name, self.prepare) = (name, prepare)
  }

  // MARK: Menu and messages

  private static let menu = [
    LaidState("menu") { $0.showMenu() },
    LaidState("message") { program in
      program.showMenu()
      program.tell({ texts in texts("Please note") }) { texts in
        texts("Drop a picture on the window to play with it.") + " "
          + texts("No results yet. Solve a puzzle that chance has dealt, and it will stand here.")
      }
      program.settle()
    },
    LaidState("leaving") { program in
      program.showMenu()
      program.present(MessageScene.leaving(context: program.context) {})
      program.settle()
    },
  ]

  // MARK: Pictures that come in

  /// What is said of many files that were dropped at once.
  private static func intake(
    _ name: String, _ then: @escaping @MainActor (LaidProgram, PictureIntake) -> any Scene
  ) -> LaidState {
    LaidState("intake \(name)") { program in
      program.showMenu()
      let intake = PictureIntake { _, _ in }
      for number in 0..<500 { intake.take("\(number)") }
      program.present(then(program, intake))
      program.settle()
    }
  }

  private static let intakes = [
    intake("of many") { IntakeScene($1, context: $0.context) },
    intake("that failed") { program, _ in
      let errors = PictureError.allCases + PictureError.allCases
      let failures = errors.enumerated().map { number, error in
        PictureIntake.Failure("A photograph of a long day at the lake \(number).jpeg", error)
      }
      return IntakeReport(failures, of: 500, context: program.context)
    },
  ]

  // MARK: Matchsticks

  private static func sticks(
    _ name: String, _ first: MatchstickOccupant = .person,
    _ second: MatchstickOccupant = .clever, pile: Int = 18, takeLimit: Int = 3,
    then prepare: @escaping @MainActor (LaidProgram) -> Void = { _ in }
  ) -> LaidState {
    LaidState("matchsticks " + name) { program in
      program.show(
        BoxedMatchsticks.self,
        MatchstickTable(
          setup: .of(first, second, pile: pile, takeLimit: takeLimit), seed: 7))
      prepare(program)
    }
  }

  private static func takes(_ counts: Int..., then: Double = 3) -> @MainActor (LaidProgram) -> Void
  {
    { program in
      for count in counts { program.key(.number(count)) }
      program.run(then)
    }
  }

  private static let matchsticks = [
    sticks("at its start"),
    sticks("with five takes", .person, .humanLike(strength: 70), pile: 24, takeLimit: 5),
    sticks("with the words of a button") { $0.key(.focusSwitch) },
    sticks("after a change that has ended the game") { program in
      takes(2)(program)
      program.settings.setOnPage { $0.matchsticks.takeLimit = 5 }
    },
    sticks("for two", .person, .person, then: takes(3)),
    sticks("with a gamepad") { program in program.context.device = .gamepad },
    sticks("with the words of a button, on a gamepad of signs") { program in
      program.context.padKind = .playStation
      program.key(.focusSwitch)
      program.context.device = .gamepad
    },
    sticks("with a hint") { $0.key(.command(.hint)) },
    sticks("beyond its limit") { $0.key(.number(4)) },
    sticks("lost, with a hint", .person, .person, pile: 17) { $0.key(.command(.hint)) },
    sticks("paused", .humanLike(strength: 30), .humanLike(strength: 70)) { program in
      program.run(2)
      program.key(.command(.undo))
    },
    sticks("at its end", .person, .person, pile: 12, then: takes(3, 1, 1, 2, 1, 3, 1)),
    sticks("at its long end", .person, .person, pile: 24, then: longGame),
    sticks("won", pile: 17) { program in
      takes(3)(program)
      playWell(program)
    },
    sticks("won without a fault", then: playWell),
    sticks("given away", .person, .simple) { program in
      takes(2)(program)
      playWell(program)
    },
    sticks("won twice", .person, .simple) { program in
      for _ in 0..<2 {
        for count in [2, 2, 3, 3, 3] {
          program.key(.number(count))
          program.run(2)
        }
        program.run(2)
        if program.report("next-rung") == nil { program.click("new-game") }
      }
    },
    sticks("after its end", .person, .person, pile: 12) { program in
      takes(3, 1, 1, 2, 1, 3, 1)(program)
      program.key(.back)
      program.settle()
    },
  ]

  /// Takes what the hints say, against a computer, to the end.
  private static func playWell(_ program: LaidProgram) {
    for _ in 0..<8 {
      program.key(.command(.hint))
      program.key(.activate)
      program.run(2)
    }
  }

  private static func longGame(_ program: LaidProgram) {
    for _ in 0..<24 { program.key(.number(1)) }
    program.run(3)
  }

  // MARK: Sliding puzzle

  private static func tiles(
    _ name: String, _ start: SlidingPuzzle.Options = .dealt(.square(4)),
    picture: PictureChoice = .numbers, coaches: Bool = false,
    then prepare: @escaping @MainActor (LaidProgram) -> Void = { _ in }
  ) -> LaidState {
    LaidState("sliding " + name) { program in
      program.settings.setOnPage { settings in
        settings.sliding.picture = picture
        settings.sliding.coaches = coaches
      }
      program.show(BoxedSliding.self, SlidingTable(start, seed: 7))
      prepare(program)
    }
  }

  static func open(_ ids: String...) -> @MainActor (LaidProgram) -> Void {
    { program in ids.forEach(program.click) }
  }

  private static let sliding = [
    tiles("at its start"),
    tiles("in play") { program in
      for direction in [Direction.left, .up, .right, .down] { program.key(.tilt(direction)) }
      program.run(13)
    },
    tiles("with a picture", picture: .builtIn(.map)),
    tiles("with a hint", .dealt(.square(3))) { program in
      program.key(.command(.hint))
      program.settle()
    },
    tiles("with a hint on a picture", .dealt(.square(3)), picture: .builtIn(.map)) {
      program in
      program.key(.command(.hint))
      program.settle()
    },
    tiles("with its coach", .dealt(.square(3)), coaches: true) { program in
      program.key(.tilt(.left), .tilt(.up))
      program.settle()
    },
    tiles("showing the way", .dealt(.square(3)), then: open("more", "more.0")),
    tiles("shown to its end", .home(.square(3))) { program in
      program.key(.tilt(.right), .tilt(.down))
      program.click("more")
      program.click("more.0")
      program.run(9)
    },
    tiles("solved with help", .home(.square(3))) { program in
      program.key(.tilt(.right), .command(.hint))
      program.settle()
      program.key(.tilt(.left))
      program.run(3)
    },
    tiles("with another length") { program in
      program.key(.command(.newGame), .tilt(.left), .tilt(.up), .tilt(.right), .tilt(.down))
      program.key(.focusNext, .tilt(.right), .activate)
    },
    tiles("with a gamepad") { program in program.context.device = .gamepad },
    tiles("with its menu", then: open("more")),
    tiles("with its distances", then: open("distance")),
    tiles("with its distances of 3 × 3, far", .dealt(.square(3))) { program in
      open("distance", "distance.zone.3")(program)
    },
    tiles("without distances", .dealt(.square(6))),
    tiles("with a push in vain") { program in
      program.key(.tilt(.down))
      program.key(.tilt(.down))
      program.key(.tilt(.down))
      program.key(.tilt(.down))
      program.run(0.15)
    },
    tiles(
      "showing the way on a picture", .dealt(.square(3)), picture: .builtIn(.map),
      then: open("more", "more.0")),
    tiles("with its lengths", then: open("length")),
    tiles("at its end", .home(.square(3)), then: solve),
    tiles("at its end, with a picture", .home(.square(3)), picture: .builtIn(.map)) { program in
      solve(program)
      program.run(6)
    },
    tiles("with a picture that lives", .home(.square(3)), picture: .builtIn(.map), then: solve),
    tiles("with a life that was cut short", .home(.square(3)), picture: .builtIn(.lake)) {
      program in
      solve(program)
      program.key(.activate)
      program.run(0.1)
    },
    tiles("looked back on", .home(.square(3))) { program in
      solve(program)
      program.click("look-back")
      program.run(1)
    },
    tiles("after its end", .home(.square(3))) { program in
      solve(program)
      program.key(.back)
      program.settle()
    },
    tiles("shown to its end", .home(.square(3))) { program in
      program.key(.tilt(.right), .tilt(.down))
      open("more", "more.0")(program)
      program.run(5)
    },
    tiles("at its end, with help", .home(.square(3))) { program in
      program.key(.tilt(.right), .command(.hint), .command(.hint))
      program.run(4)
    },
  ]

  private static func solve(_ program: LaidProgram) {
    for direction in [Direction.right, .down, .up, .left] { program.key(.tilt(direction)) }
    program.run(3)
  }

  // MARK: Best lists

  private static func list(
    _ name: String, _ game: any BoxGame.Type, _ category: ResultCategory? = nil,
    then prepare: @escaping @MainActor (LaidProgram) -> Void = { _ in }
  ) -> LaidState {
    LaidState("results " + name) { program in
      if let category {
        for number in 1...40 {
          program.results.add(
            GameResult(
              game: "\(number)", moves: 37 * number, time: .seconds(97 * number),
              day: Day(secondsSince1970: 1_795_219_200), usedUndo: number > 20,
              least: number > 30 ? nil : 22,
              player: game.name == "pairs" ? "Wilhelmina Charlotte" : nil), to: category)
        }
      }
      program.showMenu()
      program.showResults(of: game)
      program.settle()
      prepare(program)
    }
  }

  private static let lists = [
    list("of sliding, empty", BoxedSliding.self), list("of pairs, empty", BoxedPairs.self),
    list("of sliding, full", BoxedSliding.self, ResultCategory("sliding", "4", "numbers")),
    list("of the Earth, empty", BoxedTunnel.self),
    list("of the Earth, full", BoxedTunnel.self, ResultCategory("tunnel", "guess")),
    list("of pairs, full", BoxedPairs.self, ResultCategory("pairs", "6x6")),
    list(
      "cleared", BoxedSliding.self, ResultCategory("sliding", "4", "numbers"), then: open("clear")),
    list("with its lengths", BoxedSliding.self, then: open("length")),
    list("with its modes", BoxedSliding.self, then: open("mode")),
  ]

  // MARK: Settings

  private static func page(
    _ name: String, _ games: [any BoxGame.Type], open id: String? = nil,
    edit: @escaping (inout Settings) -> Void = { _ in }
  ) -> LaidState {
    LaidState("settings " + name) { program in
      program.settings.setOnPage(edit)
      program.showSettings(of: games)
      if let id { program.click(id) }
    }
  }

  private static func sit(_ count: Int) -> (inout Settings) -> Void {
    { $0.pairs.seats = PairsSetup(persons(count)).seats }
  }

  private static let settings = [
    page("of the box", Box.games),
    page("of matchsticks", [BoxedMatchsticks.self]),
    page("of sliding", [BoxedSliding.self]) { $0.sliding.tiltsWithPad = true },
    page("of pairs", [BoxedPairs.self]),
    page("of pairs with words", [BoxedPairs.self]) { $0.pairs.deck = .words },
    page("with decks", [BoxedPairs.self], open: "deck"),
    page("of pairs for two", [BoxedPairs.self], edit: sit(2)),
    page("of pairs for four", [BoxedPairs.self], edit: sit(4)),
    page("of the Earth", [BoxedTunnel.self]),
    page("of the Earth for four", [BoxedTunnel.self]) { settings in
      settings.tunnel.seats =
        TunnelSetup(
          guessing: [.person, .globetrotter(error: 900), .person, .globetrotter(error: 900)]
        ).seats
    },
    page("with its three games", [BoxedTunnel.self], open: "tunnel-mode"),
    page("with languages", [BoxedMatchsticks.self], open: "language"),
    page("with seats", [BoxedMatchsticks.self], open: "first-seat"),
    page("with styles", [BoxedMatchsticks.self], open: "match-style"),
    page("with animations", [BoxedMatchsticks.self], open: "take-animation"),
    page("with times", [BoxedPairs.self], open: "miss-time"),
    page("with players", [BoxedPairs.self], open: "seat-1", edit: sit(2)),
  ]

  private static let writing = [
    LaidState("keyboard") { program in
      program.showMenu()
      let request = TextRequest(text: "Zoë", placeholder: "Player 2", limit: 24) { _ in }
      program.present(KeyboardScene(request, context: program.context))
      program.settle()
    }
  ]

  // MARK: Pictures

  private static func gallery(
    _ program: LaidProgram, _ chosen: PictureChoice = .own(id: "p3")
  ) -> PictureGallery {
    let gallery = PictureGallery(program.pictures, chosen: chosen, context: program.context)
    gallery.played = { _ in
      [3, 4, 8].map { PictureGallery.Played(length: $0, moves: 222 * $0, time: .seconds(800)) }
    }
    return gallery
  }

  /// The chooser of a deck with all thumbnails there, which look alike.
  private static func deck(_ name: String, _ count: Int, chosen: Int) -> LaidState {
    LaidState("deck " + name) { program in
      let pictures = MemoryPictures(count)
      var draft = DeckDraft(id: 0, name: "Wilhelmina Charlotte 12")
      for number in 0..<chosen { draft.toggle("p\(number)") }
      for row in pictures.rows { pictures.finishThumbnail(of: row.id) }
      let scene = DeckScene(pictures, draft, context: program.context)
      scene.onDelete = {}
      program.show(scene)
    }
  }

  private static let decks = [
    deck("of none", 3, chosen: 0), deck("half chosen", 40, chosen: 6),
    deck("chosen", 40, chosen: 12), deck("full", 40, chosen: 32),
  ]

  private static let pages = [
    LaidState("pictures") { program in
      program.show(
        PictureListScene(program.pictures, chosen: .own(id: "p3"), context: program.context))
    },
    LaidState("pictures, none of one's own") { program in
      program.show(
        PictureListScene(MemoryPictures(0), chosen: .numbers, context: program.context))
    },
    LaidState("pictures as a gallery") { program in
      let list = PictureListScene(gallery(program), isGrid: true)
      list.onBring = {}
      program.show(list)
    },
    LaidState("pictures as a gallery, one to go") { program in
      let gallery = gallery(program, .builtIn(.night))
      let page = PicturePageScene(gallery, .own(id: "p3"))
      program.show(page)
      program.key(.leap(.toEnd), .leap(.toEnd), .activate)
      program.show(PictureListScene(gallery, isGrid: true))
    },
    LaidState("picture of one's own") { program in
      program.show(PicturePageScene(gallery(program), .own(id: "p3")))
    },
    LaidState("picture of one's own, at its end") { program in
      program.pictures.finishThumbnail(of: "p3")
      program.show(PicturePageScene(gallery(program), .own(id: "p3")))
      program.key(.leap(.toEnd), .leap(.toEnd))
    },
    LaidState("picture of the box") { program in
      program.show(PicturePageScene(gallery(program), .builtIn(.matchbox)))
    },
    LaidState("bring one") { program in
      program.show(BringScene(MemoryFolders(pictures: 40), context: program.context))
    },
    LaidState("bring one, of an empty folder") { program in
      let folders = MemoryFolders(start: "/home/ann/Pictures/empty")
      program.show(BringScene(folders, context: program.context))
    },
    LaidState("crop of a tall picture") { program in
      let pixels = Array(repeating: UInt32(0xFF80_6040), count: 14_400)
      let image = PixelImage(width: 90, height: 160, pixels: pixels)
      let square = Rect(100, 900, 300, 300)
      program.show(
        CropScene(image: image, size: Size(900, 1600), square: square, context: program.context))
    },
    LaidState("crop") { program in
      let pixels = Array(repeating: UInt32(0xFF80_6040), count: 14_400)
      let image = PixelImage(width: 160, height: 90, pixels: pixels)
      program.show(CropScene(image: image, size: Size(1600, 900), context: program.context))
    },
  ]
}
