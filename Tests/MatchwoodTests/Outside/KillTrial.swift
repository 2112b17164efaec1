import Files
import GameScenes
import MatchstickGame
import TestSupport

@testable import Matchwood

/// Lets the program play Matchsticks from where its file left off, and kills it while it saves.
///
/// The same game is played beside it on a table of the test's own, so that every record that the
/// file may hold is known.
@MainActor struct KillTrial {
  /// What the file held though it should not have.
  private(set) var faults: [String] = []

  private let folder = TemporaryFolder()
  private var dice: Dice
  private var kills = 0
  /// Kills that left a file half written, those that came before the newest record was in its file,
  /// and those that came between that and its being known.
  private var (halfWritten, older, unconfirmed) = (0, 0, 0)

  private let setup = MatchstickSetup(seating: MatchstickSeats(first: .person, second: .person))
  private var file: SafeFile { SafeFile(path: folder.path + "/c/games/matchsticks.json") }

  /// - Throws: where the program does not run.
  init(seed: UInt64) throws {
    dice = Dice(seed: seed)
    try Folder(folder.path + "/c").make()
    folder.write(
      #"{"matchsticks":{"seating":{"first":"person","second":"person"}}}"#, to: "c/settings.json")
    folder.write("key 1\nwait 0.1\nquit\n", to: "script")
    let run = try ProgramRun(
      Self.arguments + " --seed \(seed)", in: folder, environment: Self.environment)
    if run.exitCode != 0 { faults.append("the first run: \(run.complaints)") }
  }

  static let arguments = "matchsticks --config c --size 480x320 --script script --trace -"
  static let environment = ["SDL_VIDEODRIVER": "dummy"]

  var summary: String {
    "\(kills) kills: \(halfWritten) left a file half written, \(older) came before the newest record "
      + "was in its file, \(unconfirmed) before that was known; \(faults.count) lost anything"
  }

  /// Plays some random turns and kills the program up to 5 ms after one of them.
  mutating func playAndKill() throws {
    guard let start = record(in: file) else { return }
    let table = try MatchstickTable(restoring: start)
    var records = [start]
    var script = ""
    for _ in 0..<6 {
      script += "key \(try turn(on: table))\n"
      records.append(table.record)
    }
    folder.write(script, to: "script")
    let run = try KilledRun(
      Self.arguments, in: folder, environment: Self.environment,
      killAfter: 1 + dice.below(2), microseconds: dice.below(5000))
    kills += 1
    faults += run.complaints
    judge(records, changes: run.changes, kept: run.kept)
  }

  /// Makes a turn on the table that does not end its game, and says which key asks the program for it.
  private mutating func turn(on table: MatchstickTable) throws -> String {
    let state = table.state
    switch dice.below(8) {
    case 0:
      table.newGame(setup)
      return "n"
    case 1...2 where table.canUndo:
      table.undo()
      return "u"
    case 3 where table.canRedo:
      table.redo()
      return "ctrl+y"
    default:
      guard state.remaining > state.limit else {
        table.newGame(setup)
        return "n"
      }
      let count = 1 + dice.below(state.limit)
      try table.take(count)
      return "\(count)"
    }
  }

  /// - Parameters:
  ///   - records: before the first change and after each.
  ///   - changes: how many changes were seen.
  ///   - kept: after how many changes the record was known to be in its file.
  private mutating func judge(_ records: [MatchstickTable.Record], changes: Int, kept: Int) {
    guard let record = record(in: file) else { return }
    // The last place, since a turn and its undo may lead back to the same games; their time is the program's own.
    guard let place = records.lastIndex(where: { $0.session == record.session }), place >= kept
    else {
      faults.append("kill \(kills): of \(changes) changes \(kept) were kept, the file has others")
      return
    }
    _ = self.record(in: SafeFile(path: file.backup))
    if place < changes { older += 1 }
    if place > kept { unconfirmed += 1 }
    if folder.names(in: "c/games").contains("matchsticks.json.tmp") { halfWritten += 1 }
  }

  /// What a file holds; a fault where it is not whole.
  private mutating func record(in file: SafeFile) -> MatchstickTable.Record? {
    let text = KeptText<MatchstickTable.Record>(kind: Matchsticks.name, version: 2)
    guard let bytes = try? file.read(), case .value(let record) = text.read(bytes) else {
      faults.append("kill \(kills): \(file.path) is not whole")
      return nil
    }
    return record
  }
}
