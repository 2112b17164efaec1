import BoxKit
import Files
import GameKernel
import MatchstickGame
import PairsGame
import SlidingGame
import TestSupport

@testable import Matchwood
@testable import MatchwoodMain

/// What version 0.1 has kept, opened as the program opens it; all that the tests of it know of the program's own types.
@MainActor struct OldFiles {
  /// A copy, since opening a file may write beside it.
  let folder = TemporaryFolder()

  static let source = "\(Checkout.folder)/Tests/MatchwoodTests/Kept/v0.1"

  init() throws {
    for part in ["games", "pictures"] { try Folder("\(folder.path)/\(part)").make() }
    let games = ["matchsticks", "sliding", "pairs"].map { "games/\($0).json" }
    let names = ["settings.json", "pictures.json", "results.json", "pictures/stripes.png"]
    for name in names + games {
      try SafeFile(path: "\(folder.path)/\(name)", protection: .durable).write(Self.bytes(name))
    }
  }

  /// The text of a file, line by line.
  static func lines(_ name: String) throws -> [Substring] {
    String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n")
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    try SafeFile(path: "\(source)/\(name)").read() ?? []
  }

  func settings() -> Settings {
    let text = VersionedFormat.settings(of: Box.games.compactMap { $0.settings })
    let file = PersistentFile("settings.json", text, .settings, in: LockedFolder(folder.path))
    return file.load { $0 } ?? Settings()
  }

  func results() -> ResultBook {
    EarlierResultFile(in: LockedFolder(folder.path)).book ?? ResultBook()
  }

  func pictureNotes() -> PictureNotes? {
    let file = PersistentFile<PictureNotes>(
      "pictures.json", VersionedFormat(kind: "pictures", version: 1), .pictures,
      in: LockedFolder(folder.path))
    return file.load { $0 }
  }

  /// The table of a game by its name; nil where it cannot be opened.
  func table(_ game: String) -> OldTable? {
    switch game {
    case Matchsticks.name: matchsticks()
    case SlidingPuzzle.name: sliding()
    default: pairs()
    }
  }

  private func matchsticks() -> OldTable? {
    guard let table = GameStore<Matchsticks>(in: LockedFolder(folder.path), "games").restore()
    else {
      return nil
    }
    return OldTable(
      table.session, undo: { table.undo() }, redo: { table.redo() },
      playForComputer: { table.takeForComputer() }, resume: { table.resume() },
      isPaused: { table.isPaused },
      sheet: {
        let setup = table.setup
        return "\(setup.seating.first) \(setup.seating.second), begins: \(setup.begins)"
      },
      move: { "\($0.count)" },
      state: { "\($0.remaining) of \($0.pile) left, seat \($0.toMove.index) to take" })
  }

  private func sliding() -> OldTable? {
    guard let table = GameStore<SlidingPuzzle>(in: LockedFolder(folder.path), "games").restore()
    else {
      return nil
    }
    return OldTable(
      table.session, undo: { table.undo() }, redo: { table.redo() },
      sheet: {
        let sheet = table.sheet
        return [
          "\(Int(sheet.elapsed / .milliseconds(1))) ms", sheet.isByChance ? "by chance" : nil,
          sheet.setup.showedNumbers ? "numbers" : nil, sheet.wasHelped ? "helped" : nil,
        ].compactMap { $0 }.joined(separator: ", ")
      },
      move: { "\($0)" }, state: { "\($0.board)" })
  }

  private func pairs() -> OldTable? {
    guard let table = GameStore<Pairs>(in: LockedFolder(folder.path), "games").restore() else {
      return nil
    }
    return OldTable(
      table.session, undo: { table.undo() }, redo: { table.redo() },
      playForComputer: { table.flipForComputer() }, resume: { table.resume() },
      isPaused: { table.isPaused },
      sheet: {
        let seats = table.seats.map {
          "\($0.occupant)/\($0.colour)\($0.name.map { "/\($0)" } ?? "")"
        }
        let chance = table.sheet.isByChance ? ", by chance" : ""
        return "\(seats.joined(separator: " ")), \(table.setup.turnRule.rawValue), "
          + "\(Int(table.sheet.elapsed / .milliseconds(1))) ms" + chance
      },
      move: { "\($0)" },
      state: {
        "\($0.layout), pairs \($0.pairsTaken), open \($0.openCards), seat \($0.toMove.index) to turn"
      })
  }
}
