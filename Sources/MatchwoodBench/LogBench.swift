import Files
import GameKernel
import Glibc
import PlayLog

/// Measurements of the log with the games of ten years, ten a day.
@MainActor enum LogBench {
  private static let games = 36_500
  private static let limit = 150.0

  static func run() throws -> [BenchRow] {
    let folder = FilePath("/tmp/matchwood-bench-\(getpid())")
    try Folder(folder).make()
    defer { Folder(folder).remove() }
    let file = LogFile(folder + "/log", protection: .reproducible)
    try file.append((0..<games).map(game))
    let log = try file.read().log
    let bytes = try FileStatus(file.path).length
    var processor: [Double] = []
    let clock = try Samples.timing(31) {
      let start = Samples.processorTime
      _ = try file.read()
      processor.append(1e3 * (Samples.processorTime - start))
    }
    let reading = Samples(clock.map { $0 * 1e3 })
    let growth = try Samples.heapGrowth { withExtendedLifetime(try file.read()) {} }
    let kept = try Samples.heapGrowth { retained = try file.read() }
    retained = nil
    return [
      BenchRow(
        name: "log: opening \(games) games", value: reading.tailText("ms", digits: 1),
        target: "≤ 150 ms", isMissed: reading.median > limit),
      BenchRow(
        name: "log: opening \(games) games, processor",
        value: Samples(processor).tailText("ms", digits: 1)),
      BenchRow(
        name: "log: best games of all",
        value: Samples(Samples.timing(31) { _ = log.results() }.map { $0 * 1e3 })
          .text("ms", digits: 1)),
      BenchRow(
        name: "log: memory", value: "\(kept >> 20) MB, \(growth >> 20) MB left after it is dropped",
        target: "≤ 20 MB"),
      BenchRow(name: "log: bytes a game", value: "\(Int(bytes) / games)", target: "≤ 500"),
    ]
  }

  private static var retained: LogReading?

  private static func game(_ number: Int) -> LogEntry {
    var random = SeededGenerator(seed: UInt64(number))
    let kind = number % 4
    let name = ["sliding", "matchsticks", "pairs", "tunnel"][kind]
    let seed = random.next()
    let rival = kind == 1 ? [LoggedSeat(.computer("human-like:40"))] : []
    var game = LoggedGame(
      GameID(rawValue: random.next()),
      at: Moment(secondsSince1970: 1_480_000_000 + Int64(number) * 8_640, offset: 60),
      seats: [LoggedSeat(.player(.first))] + rival, game: name,
      setup: ["4:numbers", "18:3", "6x6", "guess"][kind],
      start: "\(name):1:4:seed=\(seed):players=person", isOver: true,
      time: .milliseconds(61_234 + number))
    (game.seed, game.moves) = (seed, 80 + number % 50)
    game.list = ResultCategory(name, ["4", "clever", "6x6", "guess"][kind])
    if kind == 1 { game.winners = [number / 4 % 2] }
    let moves = String(repeating: "abcdabdcbd", count: 10)
    return .game(
      game, record: "1 \(seed) 0 \"tilt:left\"|\"tilt:right\" \(moves) {\"dealt\":\"4\"}")
  }
}
