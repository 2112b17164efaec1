import Glibc
import SDLKit

/// Prints a table of measurements: of the suites named as arguments, or of all but the long ones.

/// The suites by name.
let suites: [(name: String, run: @MainActor () throws -> [BenchRow])] = [
  ("animator", AnimatorBench.run),
  ("matchsticks", MatchsticksBench.run),
  ("frames", FramesBench.run),
  ("start", StartBench.run),
  ("sliding", SlidingBench.run),
  ("board", BoardBench.run),
  ("living", LifeBench.run),
  ("keeping", KeepingBench.run),
  ("log", LogBench.run),
  ("solver", SolverBench.run),
  ("pairs", PairsBench.run),
  ("review", ReviewBench.run),
  ("globes", GlobesBench.run),
  ("sound", SoundBench.run),
]

/// The suites that take minutes, and run only if they are named.
let longSuites: [(name: String, run: @MainActor () throws -> [BenchRow])] = [
  ("hardest", SolverBench.hardest),
  ("endurance", EnduranceBench.run),
]

/// The SDL library for fonts and pixels. It stays initialised until the program ends.
let library = try SDLLibrary(name: "MatchwoodBench", isHeadless: true)

/// Prints rows, and exits with 1 if a mandatory target was missed.
func print(_ rows: [BenchRow]) {
  BenchRow.printTable(rows)
  if rows.contains(where: \.isMissed) { exit(1) }
}

let wanted = Array(CommandLine.arguments.dropFirst())
let known = suites + longSuites
let unknown = wanted.filter { name in !known.contains { $0.name == name } }
if wanted.count == 3, Array(wanted.prefix(2)) == ["pairs", "--values"] {
  guard let pairs = Int(wanted[2]), PairsValues.decks.contains(pairs) else {
    print("\(wanted[2]): expected a number of pairs from 1 to \(PairsValues.decks.upperBound)")
    exit(2)
  }
  PairsValues.print(pairs: pairs)
} else if wanted.count == 3, Array(wanted.prefix(2)) == ["globes", "--pictures"] {
  try GlobePictures(folder: wanted[2]).paint()
} else if wanted.count == 3, Array(wanted.prefix(2)) == ["living", "--pictures"] {
  try LifeBench.paint(into: wanted[2])
} else if wanted.count == 2, wanted[0] == "endurance", let frames = Int(wanted[1]), frames >= 3 {
  print(try EnduranceBench.run(frames: frames))
} else if unknown.isEmpty {
  let chosen = wanted.isEmpty ? suites : known.filter { wanted.contains($0.name) }
  print(try chosen.flatMap { try $0.run() })
} else {
  let names = known.map(\.name).joined(separator: ", ")
  print("no suite named \(unknown.joined(separator: ", ")); there are: \(names)")
  exit(2)
}
