import BoxKit
import PlayLog
import SceneTestSupport
import Stage

/// The players of the box, in the menu and on their page.
@MainActor enum LaidPlayers {
  private static let names = ["Anna", "Maximiliane von Hohenfels", "Zoë"]
  private static func id(_ number: Int) -> PlayerID { PlayerID(rawValue: UInt64(number + 2)) }

  static let all = [
    LaidState("players in the menu") { program in
      open(program)
      program.click("player")
    },
    LaidState("players") { page($0) },
    LaidState("players, one removed") { program in
      page(program)
      program.click("remove-\(id(1))")
      program.click("yes")
    },
    LaidState("removing a player") { program in
      page(program)
      program.click("remove-\(id(1))")
    },
    LaidState("forgetting a player") { program in
      page(program)
      program.click("remove-\(id(1))")
      program.click("yes")
      program.click("forget-\(id(1))")
    },
    LaidState("a new player") { program in
      page(program)
      program.click("add")
    },
    LaidState("a player with the name of another") { program in
      page(program)
      program.click("edit-\(id(0))")
      program.click("name")
      program.key(.edit(.selectAll), .edit(.insert(names[1])), .activate)
      program.click("save")
    },
  ]

  private static func open(_ program: HeadlessProgram) {
    for (number, name) in names.enumerated() {
      program.gameContext.log.append([
        .player(id(number), .add(name: name, colour: number + 1, figure: number + 1))
      ])
    }
    program.gameContext.log.enter(id(2))
    program.showMenu()
  }

  private static func page(_ program: HeadlessProgram) {
    open(program)
    program.click("player")
    program.click("player.\(names.count + 2)")
  }
}
