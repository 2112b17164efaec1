import Files
import GameKernel
import PlayLog
import TestSupport

@testable import Matchwood

/// Lets the program play a game from where its file left off, and kills it at some moment.
///
/// The same game is played beside it on a table of the test's own, so that every record that the
/// file may hold is known. A game that the file holds as over must be in the log and the best games
/// after the next start, and stay there.
@MainActor struct KillTrial<Game: KilledGame> {
  private typealias Record = TableRecord<Game.Rules>

  /// What is taken away after a kill, to see whether it is missed.
  enum Loss {
    /// The newest change that was known to be in the file of the game.
    case change
    /// A result that was in the best games.
    case result
  }

  /// What was found that should not have been.
  private(set) var faults: [String] = []
  private(set) var tally = KillTally()

  private let folder = TemporaryFolder()
  private var dice: Dice
  /// The games whose results must be in the best games from now on.
  private var entered: Set<String> = []
  /// The games that must be in the log from now on.
  private var ended: Set<GameID> = []
  /// More would push each other out of the book.
  private static var enteredLimit: Int { 60 }

  private var file: SafeFile {
    SafeFile(path: "\(folder.path)/c/games/p0000000000000001/\(Game.name).json")
  }
  private var results: KeptResults { KeptResults(of: Game.name, in: folder.path + "/c") }

  /// - Throws: where nothing can be written.
  init(seed: UInt64) throws {
    dice = Dice(seed: seed)
    try Folder(folder.path + "/c/games/p0000000000000001").make()
    folder.write(Game.settings, to: "c/settings.json")
    try begin()
  }

  static var arguments: String {
    "\(Game.name) --config c --size 480x320 --script script --trace -"
  }
  static var environment: [String: String] { ["SDL_VIDEODRIVER": "dummy"] }

  /// Puts another game into the file.
  private mutating func begin() throws {
    try file.write(Self.text.write(try Game.table(&dice).record))
    if entered.count > Self.enteredLimit {
      results.remove()
      (entered, ended) = ([], [])
    }
  }

  private static var text: VersionedFormat<Record> { VersionedFormat(kind: Game.name, version: 2) }

  /// Plays some random turns and kills the program meanwhile.
  ///
  /// - Parameter loss: what is taken away then.
  mutating func playAndKill(losing loss: Loss? = nil) throws {
    let isDone = try record(in: file).map(isOver) ?? true
    if isDone || dice.below(3) == 0 { try begin() }
    guard let start = record(in: file) else { return }
    let table = try GameTable<Game.Rules>(restoring: start)
    var records = [start]
    let observation = table.session.changes.observe { _ in records.append(table.record) }
    var script: [String] = []
    while script.count < 6, let step = try Game.turn(on: table, &dice) { script.append(step) }
    Game.rest(table)
    observation.cancel()
    folder.write(script.joined(separator: "\n") + "\n", to: "script")
    let run = try KilledRun(
      Self.arguments, in: folder, environment: Self.environment, moment(script.count))
    tally.kills += 1
    faults += run.errorLines
    let wasMissed = try loss.map { try take($0, records, run.kept) }
    let before = faults.count
    try judge(records, kept: run.kept)
    if wasMissed == true { tally.note(loss: faults.count > before) }
    if loss != nil { try begin() }
  }

  /// While a change is saved, while what follows from it may be, or at any time since the start.
  private mutating func moment(_ turns: Int) -> KilledRun.Moment {
    let change = 1 + dice.below(min(3, turns))
    switch dice.below(4) {
    case 0: return .start(microseconds: dice.below(400_000))
    case 1: return .change(change, microseconds: dice.below(400_000))
    default: return .change(change, microseconds: dice.below(5000))
    }
  }

  private func isOver(_ record: Record) throws -> Bool {
    Game.Rules.isOver(try GameTable<Game.Rules>(restoring: record).state)
  }

  /// - Parameters:
  ///   - records: before the first change and after each.
  ///   - kept: after how many changes the record was known to be in its file.
  private mutating func judge(_ records: [Record], kept: Int) throws {
    guard let record = record(in: file) else { return }
    // The last place, since a turn and its undo may lead back to the same games; their time is the program's own.
    guard let place = records.lastIndex(where: { $0.session == record.session }), place >= kept
    else {
      faults.append("kill \(tally.kills): \(kept) changes were kept, the file has others")
      return
    }
    if SafeFile(path: file.backup).isThere { _ = self.record(in: SafeFile(path: file.backup)) }
    if place > kept { tally.unconfirmed += 1 }
    if folder.names(in: "c/games/p0000000000000001").contains(where: { $0.hasSuffix(".part") }) {
      tally.halfWritten += 1
    }
    let table = try GameTable<Game.Rules>(restoring: record)
    try judgeResults(table)
    try judgeEnds(table)
  }

  private mutating func judgeResults(_ table: GameTable<Game.Rules>) throws {
    var now = standing()
    if let result = Game.result(of: table), !entered.contains(result) {
      tally.results += 1
      if !now.contains(result) {
        tally.late += 1
        try startAndQuit()
        now = standing()
        if !now.contains(result) { faults.append("kill \(tally.kills): \(result) was not entered") }
      }
    }
    entered.formUnion(now)
  }

  private mutating func startAndQuit() throws {
    folder.write("quit\n", to: "script")
    let run = try ProgramRun(Self.arguments, in: folder, environment: Self.environment)
    faults += run.errorLines
  }

  /// Every game that is over in the file is in the log, at the latest after the next start, and stays there.
  private mutating func judgeEnds(_ table: GameTable<Game.Rules>) throws {
    let over = table.keptGames.filter { $0.isOver && $0.hasChoice }
    let owed = Set(over.compactMap { $0.sheet.id.map { GameID(rawValue: $0) } })
    tally.ends += owed.subtracting(ended).count
    ended.formUnion(owed)
    if let logged = results.ids, ended.isSubset(of: logged) { return }
    tally.lateEnds += 1
    try startAndQuit()
    guard let logged = results.ids else {
      return faults.append("kill \(tally.kills): the log is not whole after the next start")
    }
    let lost = ended.subtracting(logged)
    if !lost.isEmpty { faults.append("kill \(tally.kills): \(lost.count) games are lost") }
  }

  /// The best games; a fault where something is missing.
  private mutating func standing() -> Set<String> {
    guard let now = results.games else {
      faults.append("kill \(tally.kills): the best games are not whole")
      return []
    }
    if !entered.isSubset(of: now) { faults.append("kill \(tally.kills): a result is lost") }
    return now
  }

  /// - Returns: whether there was something to be lost.
  private func take(_ loss: Loss, _ records: [Record], _ kept: Int) throws -> Bool {
    switch loss {
    case .change:
      let rest = records[kept...].map(\.session)
      guard kept > 0, !rest.contains(records[kept - 1].session) else { return false }
      try file.write(Self.text.write(records[kept - 1]))
      return true
    case .result: return try results.loseOne(of: entered)
    }
  }

  /// What a file holds; a fault where it is not whole.
  private mutating func record(in file: SafeFile) -> Record? {
    guard let bytes = try? file.read(), case .value(let record) = Self.text.read(bytes) else {
      faults.append("kill \(tally.kills): \(file.path) is not whole")
      return nil
    }
    return record
  }
}

extension SafeFile {
  fileprivate var isThere: Bool { (try? FileStatus(path)) != nil }
}
