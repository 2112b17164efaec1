import BoxKit
import GameKernel
import MatchstickGame
import PairsGame
import SceneTestSupport
import Stage

/// The menu, and what is said over it.
@MainActor enum LaidMenu {
  static let all = [
    LaidState("menu") { $0.showMenu() },
    LaidState("menu with games in progress") { program in
      let matchsticks = MatchstickTable(setup: MatchstickSetup(), seed: 7)
      try matchsticks.take(2)
      program.tables.add(matchsticks)
      let pairs = PairsTable(PairsSetup(), seed: 7)
      try pairs.session.perform(.flip(0))
      program.tables.add(pairs)
      program.showMenu()
    },
    LaidState("message") { program in
      program.showMenu()
      program.presentMessage({ texts in texts("Please note") }) { texts in
        texts("Drop a picture on the window to play with it.") + " "
          + texts("No best games yet. Random boards that you solve without hints appear here.")
      }
      program.settle()
    },
    LaidState("leaving") { program in
      program.showMenu()
      program.present(MessageScene.leaving(context: program.context) {})
      program.settle()
    },
  ]
}
