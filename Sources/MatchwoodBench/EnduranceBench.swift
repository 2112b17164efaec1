import CMalloc
import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import PairsGame
import SDLKit
import SDLStage
import SlidingGame
import SlidingScenes

/// A test for memory leaks. It paints each game for more than an hour of virtual time.
enum EnduranceBench {
  /// The number of painted frames, a quarter for each game: four and a half hours of virtual time.
  static let usualCount = 1_000_000

  /// The largest allowed growth of the heap, in bytes.
  private static let mostGrowth = 1 << 20
  /// The number of frames before the measurement, after which every cache is filled.
  private static let firstFrames = 4_000
  /// The number of frames between two actions of the player.
  private static let pause = 20

  static func run() throws -> [BenchRow] { try run(frames: usualCount) }

  /// - Parameter frames: the total number of frames.
  static func run(frames: Int) throws -> [BenchRow] {
    let text = try TextCache(FontFinder())
    return [
      try row("Matchsticks", frames / 4, try matchsticks(text)),
      try row("the sliding puzzle", frames / 4, try board(text)),
      try row("Pairs", frames / 4, try pairs(text)),
      try row("Through the Earth", frames / 4, try globes(text)),
    ]
  }

  /// A game that plays automatically.
  private struct Game {
    /// Retains the observer of the moves.
    var observation: Observation?
    let frame: () throws -> Void
    /// Makes a move. Returns `false` if there is none.
    let move: (inout SeededGenerator) -> Bool
    let undo: () -> Bool
  }

  private static func row(_ name: String, _ count: Int, _ game: Game) throws -> BenchRow {
    var generator = SeededGenerator(seed: 1)
    var goesBack = false
    var moves = 0
    /// Plays to the end or for a while, then undoes all moves, so that the history does not grow.
    func play(_ frames: Int) throws {
      for number in 0..<frames {
        try game.frame()
        guard number % pause == 0 else { continue }
        if goesBack {
          goesBack = game.undo()
          moves = 0
        } else {
          goesBack = !game.move(&generator) || moves > 100
          moves += 1
        }
      }
    }
    try play(min(firstFrames, count / 2))
    malloc_trim(0)
    let growth = try Samples.heapGrowth {
      try play(count - min(firstFrames, count / 2))
      malloc_trim(0)
    }
    return BenchRow(
      name: "endurance: \(count) frames of \(name), 480 × 320",
      value: "\(growth / 1024) KB more in use", target: "≤ 1024 KB",
      isMissed: growth > mostGrowth)
  }

  private static func matchsticks(_ text: TextCache) throws -> Game {
    let people = MatchstickSetup(
      pile: 24, takeLimit: 5, seating: MatchstickSeats(first: .person, second: .person))
    let rig = try MatchsticksRig(width: 480, height: 320, setup: people, text: text)
    return Game(
      frame: { try rig.frame() },
      move: { generator in
        (try? rig.table.take(.random(in: 1...5, using: &generator))) != nil
          || (try? rig.table.take(1)) != nil
      },
      undo: { rig.table.undo() })
  }

  private static func board(_ text: TextCache) throws -> Game {
    let rig = try BoardRig(width: 480, height: 320, face: .numbers, text: text)
    let observation = rig.table.session.changes.observe { rig.view.show($0) }
    return Game(
      observation: observation, frame: { try rig.frame() },
      move: { generator in
        // An impossible direction does not end the game.
        let direction = Direction.allCases.randomElement(using: &generator) ?? .up
        try? rig.table.session.perform(.tilt(direction))
        return true
      },
      undo: { rig.table.undo() })
  }

  private static func pairs(_ text: TextCache) throws -> Game {
    let rig = try PairsRig(width: 480, height: 320, text: text)
    return Game(
      frame: { try rig.frame() },
      move: { generator in
        // An impossible flip does not end the game, and mismatched cards turn back by themselves.
        _ = try? rig.table.tap(.random(in: 0..<64, using: &generator))
        return true
      },
      undo: { rig.table.undo() })
  }

  /// Returns both globes. Each move walks, and some dig or switch the names on or off.
  private static func globes(_ text: TextCache) throws -> Game {
    let rig = try GlobeRig(width: 480, height: 320, text: text)
    var step = 0
    return Game(
      frame: { try rig.frame() },
      move: { generator in
        step += 1
        let place = Place.random(using: &generator)
        rig.view.near.child = place
        rig.view.near.turn(to: place, animated: true)
        if step.isMultiple(of: 12) { rig.view.dig(from: place) {} }
        if step % 12 == 6 {
          rig.view.label()
          rig.view.showsNames.toggle()
        }
        return step % 100 > 0
      },
      undo: { false })
  }
}
