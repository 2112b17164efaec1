import FoundationEssentials
import GameKernel
import Glibc
import SDLKit
import SlidingGame
import Threads

/// Measurements of the sliding puzzle's solver on published boards, or on dealt ones for sizes without published
/// boards.
@MainActor enum SolverBench {
  static func run() -> [BenchRow] {
    smallest() + fifteen() + twentyFour() + larger() + dealing()
  }

  /// Measures the boards farthest from the solution. Takes minutes.
  static func hardest() -> [BenchRow] {
    let boards = PublishedBoards.read("fifteen_hardest", length: 4)
    guard !boards.isEmpty else { return [absent] }
    let solver = SlidingSolver(.square(4))
    let making = Samples.timing(1) {
      Background.forEach(solver.hardTables.parts) { solver.hardTables.make($0) }
    }[0]
    let usual = PublishedBoards.read("fifteen_random", length: 4)
    return [built("solver: 4 × 4, tables of 7-7-1", making, solver, "≤ 64 MB")]
      + set("4 × 4, 80 moves, 7-7-1", boards, solver, "worst ≤ 5 s", isProven: true)
      + set("4 × 4, 7-7-1", usual, solver, "", isProven: true)
  }

  private static func smallest() -> [BenchRow] {
    // The first solver of a shape builds the table of all distances, in which solutions are looked up.
    let board = SlidingBoard(.square(3))
    let build = Samples.timing(1) { _ = SlidingSolver(.square(3)).distance(board) }[0]
    return [BenchRow(name: "solver: 3 × 3, the whole table", value: ms(build), target: "≤ 50 ms")]
  }

  private static func fifteen() -> [BenchRow] {
    let boards = PublishedBoards.read("fifteen_random", length: 4)
    guard !boards.isEmpty else { return [absent] }
    let solver = SlidingSolver(.square(4))
    let build = Samples.timing(1) { _ = solver.solve(.init(.square(4)), effort: .quick) }[0]
    var rows = [built("solver: 4 × 4, tables of 5-5-5", build, solver, "")]
    rows += set("4 × 4, 5-5-5", boards, solver, "with build ≤ 0.3 s, worst 1.5 s", isProven: true)
    rows += plain(boards, solver)
    let finer = Samples.timing(1) {
      Background.forEach(solver.fineTables.parts) { solver.fineTables.make($0) }
    }[0]
    rows.append(built("solver: 4 × 4, tables of 6-6-3", finer, solver, "≤ 2 s, ≤ 40 MB"))
    rows += set("4 × 4, 6-6-3", boards, solver, "mean ≤ 8 ms, worst ≤ 80 ms", isProven: true)
    rows += plain(boards, solver)
    rows += encoding(solver)
    rows += firstHints(boards, solver.fineTables.bytes ?? [])
    return rows
  }

  /// Measures the first hint after launch: tables and search together.
  private static func firstHints(
    _ boards: [(board: SlidingBoard, optimal: Int)], _ bytes: [UInt8]
  ) -> [BenchRow] {
    let cases = [
      ("without any cache", false, "median ≤ 0.3 s, worst ≤ 1.5 s"), ("with kept tables", true, ""),
    ]
    return cases.map { name, isKept, reach in
      let seconds = boards.map { board, optimal in
        Samples.timing(1) {
          let solver = SlidingSolver(.square(4))
          if isKept { precondition(solver.fineTables.load(bytes), "No tables of this version") }
          precondition(solver.solve(board).moves.count == optimal, "Not so")
        }[0]
      }
      return BenchRow(
        name: "solver: 4 × 4, first hint \(name)", value: times(seconds), target: reach)
    }
  }

  /// Compares plain search with the solver on the ten boards nearest to the solution.
  private static func plain(
    _ boards: [(board: SlidingBoard, optimal: Int)], _ solver: SlidingSolver
  ) -> [BenchRow] {
    let nearest = boards.sorted { $0.optimal < $1.optimal }.prefix(10)
    var nodes = 0
    let plain = Samples.timing(1) {
      for (board, optimal) in nearest {
        var search = PlainSearch(board)
        precondition(search.solve() == optimal, "The plain search is wrong")
        nodes += search.nodes
      }
    }[0]
    let ours = Samples.timing(1) { for (board, _) in nearest { _ = solver.solve(board) } }[0]
    return [
      BenchRow(
        name: "solver: plain Manhattan IDA*, ten nearest",
        value: "\(ms(plain / 10)) a board, \(nodes / 10) nodes, \(Int(plain / ours)) × ours")
    ]
  }

  /// Measures encoding and decoding the 6-6-3 tables, and checks that damaged ones are rejected.
  private static func encoding(_ solver: SlidingSolver) -> [BenchRow] {
    var bytes: [UInt8] = []
    let writing = Samples.timing(1) { bytes = solver.fineTables.bytes ?? [] }[0]
    let other = SlidingSolver(.square(4))
    var isRead = false
    let reading = Samples.timing(1) { isRead = other.fineTables.load(bytes) }[0]
    precondition(isRead && other.fineTables.bytes == bytes, "Tables came back as others")
    bytes[bytes.count / 2] ^= 1
    precondition(!other.fineTables.load(bytes), "Broken tables were taken")
    return [
      BenchRow(
        name: "solver: 6-6-3 to bytes and back", value: "\(ms(writing)), \(ms(reading))")
    ]
  }

  private static func twentyFour() -> [BenchRow] {
    let boards = PublishedBoards.read("twentyfour_random", length: 5)
    guard !boards.isEmpty else { return [absent] }
    let solver = SlidingSolver(.square(5))
    let build = Samples.timing(1) { _ = solver.solve(.init(.square(5)), effort: .quick) }[0]
    return [built("solver: 5 × 5, tables", build, solver, "")]
      + set("5 × 5", boards, solver, "mean ratio ≤ 1.10, ≤ 150 ms", isProven: false)
      + [(0.05, ""), (0.15, "mean ≤ 1.05"), (0.3, ""), (1, ""), (3, "")].map {
        within($0, 5, boards, reach: $1)
      }
  }

  /// Measures a series of boards, each with a limit of processor time, starting with a new solver.
  private static func within(
    _ limit: Double, _ length: Int, _ boards: [(board: SlidingBoard, optimal: Int)],
    reach: String
  ) -> BenchRow {
    let solver = SlidingSolver(.square(length))
    var ratios: [Double] = []
    let seconds = boards.map { board, optimal in
      let begin = processorSeconds
      let solution = solver.solve(board, isCancelled: { processorSeconds >= begin + limit })
      ratios.append(Double(solution.moves.count) / Double(optimal))
      return processorSeconds - begin
    }
    let (first, worst) = (ratios.first ?? 0, ratios.max() ?? 0)
    let lengths = [mean(ratios), first, worst].map { Samples.decimal($0, digits: 3) }
    let name = "\(length) × \(length) within \(limit) s"
    return BenchRow(
      name: "solver: \(name), length beside the \(length == 5 ? "shortest" : "bound")",
      value: "mean \(lengths[0]), first \(lengths[1]), worst \(lengths[2]); \(ms(mean(seconds)))",
      target: reach)
  }

  /// The processor time of the current thread, which is independent of the machine's load.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Measures boards without known shortest solutions, relative to the lower bound of Manhattan distance and linear
  /// conflicts.
  private static func larger() -> [BenchRow] {
    let reaches: [(length: Int, soon: String, later: String)] = [
      (6, "", "mean ≤ 1.45"), (7, "", ""), (8, "", "mean ≤ 1.8"), (9, "", ""),
      (10, "", "mean ≤ 2.1"),
    ]
    return reaches.flatMap { length, soon, later in
      let solver = SlidingSolver(.square(length))
      let build = Samples.timing(1) {
        _ = solver.solve(.init(.square(length)), effort: .quick)
      }[0]
      let boards = (0..<10 as Range<UInt64>).map { seed in
        let board = SlidingPuzzle.start(.dealt(.square(length)), seed: seed).board
        return (board: board, optimal: LinearConflict.bound(board))
      }
      return [built("solver: \(length) × \(length), tables", build, solver, "")]
        + set("\(length) × \(length)", boards, solver, "≤ 1 s", isProven: false)
        + [(0.2, soon), (1, later)].map { within($0, length, boards, reach: $1) }
    }
  }

  private static func dealing() -> [BenchRow] {
    let solver = SlidingSolver(.square(4))
    return [20, 50].map { distance in
      let seconds = (0..<10 as Range<UInt64>).map { seed in
        Samples.timing(1) { _ = solver.deal(atDistance: distance, seed: seed) }[0]
      }
      return BenchRow(
        name: "solver: a deal of 4 × 4 at \(distance) moves",
        value: "mean \(ms(mean(seconds))), worst \(ms(seconds.max() ?? 0))", target: "≤ 1 s")
    }
  }

  private static let absent = BenchRow(
    name: "solver: published boards", value: "../shared/data is not here")

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  private static func built(
    _ name: String, _ seconds: Double, _ solver: SlidingSolver, _ reach: String
  ) -> BenchRow {
    BenchRow(
      name: name,
      value: "\(ms(seconds)), \(Samples.decimal(Double(solver.tableBytes) / 1e6, digits: 1)) MB",
      target: reach)
  }

  private static func ms(_ seconds: Double) -> String {
    "\(Samples.decimal(1000 * seconds, digits: 1)) ms"
  }

  private static func times(_ seconds: [Double]) -> String {
    "mean \(ms(mean(seconds))), median \(ms(Samples(seconds).median)), "
      + "worst \(ms(seconds.max() ?? 0))"
  }

  /// Solves all boards and returns times, nodes and, without proof of optimality, the relative lengths.
  private static func set(
    _ name: String, _ boards: [(board: SlidingBoard, optimal: Int)],
    _ solver: SlidingSolver, _ reach: String, isProven: Bool
  ) -> [BenchRow] {
    var nodes = 0
    var ratios: [Double] = []
    let seconds = boards.map { board, optimal in
      Samples.timing(1) {
        let solution = solver.solve(board, effort: isProven ? .full : .quick)
        precondition(!isProven || solution.isOptimal && solution.moves.count == optimal, "Not so")
        nodes += solution.nodes
        ratios.append(Double(solution.moves.count) / Double(optimal))
      }[0]
    }
    let sum = seconds.reduce(0, +)
    let rate = Samples.decimal(Double(nodes) / sum / 1e6, digits: 1)
    var rows = [
      BenchRow(
        name: "solver: \(name), \(boards.count) boards", value: times(seconds), target: reach),
      BenchRow(
        name: "solver: \(name), nodes", value: "\(nodes / boards.count) a board, \(rate) M/s"),
    ]
    if !isProven {
      let worst = Samples.decimal(ratios.max() ?? 0, digits: 3)
      rows.append(
        BenchRow(
          name: "solver: \(name), length beside \(name == "5 × 5" ? "the shortest" : "the bound")",
          value: "mean \(Samples.decimal(mean(ratios), digits: 3)), worst \(worst)"))
    }
    return rows
  }
}

/// Published boards with the lengths of their shortest solutions, available if `../shared/data` exists beside the
/// project.
enum PublishedBoards {
  /// Returns the boards of a table in `../shared/data`, or an empty array if it does not exist.
  static func read(_ name: String, length: Int) -> [(board: SlidingBoard, optimal: Int)] {
    let folder = #filePath.split(separator: "/Sources/")[0]
    let path = "/\(folder)/../shared/data/\(name).csv"
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.dropFirst().map { line in
      let numbers = line.split(separator: ",").compactMap { Int($0) }
      do {
        let values = Array(numbers.dropFirst().dropLast())
        return (try .init(.square(length), values: values), numbers.last ?? 0)
      } catch {
        preconditionFailure("\(name) has a board that is none: \(error)")
      }
    }
  }
}
