import BoxKit
import GameKernel
import PairsGame
import SceneTestSupport
import SlidingGame
import Stage
import TestSupport
import Testing

@testable import RaceKit

/// A race on the clock of its events.
@MainActor final class RaceRig {
  let program: HeadlessProgram
  let scene: RaceScene

  static let pads = [PadID(1), PadID(2)]

  /// - Parameter choose: changes the choices before the race begins.
  init(
    _ game: any RacingGame.Type, on program: HeadlessProgram, showsTable: Bool = true,
    choose: (HeadlessProgram) -> Void = { _ in }
  ) throws {
    self.program = program
    if showsTable { program.showTable(game) }
    program.chooseMore("Race…")
    program.settle()
    choose(program)
    program.click("start")
    scene = try #require(program.active as? RaceScene)
  }

  func run(_ seconds: Double) { program.run(seconds) }

  /// Sends an event with a time.
  func send(_ kind: InputEvent.Kind, at time: Duration? = nil) {
    if let time { program.context.input.time = time }
    program.container.handleInput(kind)
  }

  func press(_ button: PadButton, on pad: PadID, at time: Duration? = nil) {
    send(.padButtonDown(pad, button), at: time)
    send(.padButtonUp(pad, button), at: time)
  }

  func key(_ keys: Key...) {
    for key in keys {
      send(.keyDown(key, [], isRepeat: false))
      send(.keyUp(key))
    }
  }

  var now: Duration { program.context.input.time }
  var words: String { scene.spoken.news.joined(separator: " ") }
  /// The state of a side in words.
  func side(_ index: Int) -> String { scene.spoken.place[1 + index] }

  /// Returns the moves of a solution of the board that a seed deals.
  static func solution(_ seed: UInt64) -> [Direction] {
    let shape = BoardShape.square(3)
    let board = SlidingPuzzle.start(.dealt(shape), seed: seed).board
    return SlidingSolver(shape).solve(board).moves
  }
}

extension Direction {
  var button: PadButton {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}
