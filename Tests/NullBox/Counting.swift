import BoxKit
import Commands
import GameKernel
import PlayLog

/// The rules of the smallest game: a button that counts to three.
public nonisolated enum Counting: TracedRules {
  public struct Options: Hashable, Codable, Sendable {}
  public struct Setup: Hashable, Codable, Sendable {}
  public struct State: Hashable, Sendable { public var count = 0 }
  public enum Move: String, Hashable, Codable, Sendable { case press }
  public enum Event: Hashable, Sendable {
    case counted(Int)
    case takenBack(Int)
  }
  public enum Refusal: Error, Hashable, Sendable { case gameOver }

  public static let goal = 3
  public static let name = "counting"

  public static func start(_ options: Options, seed: UInt64) -> State { State() }

  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    guard state.count < goal else { throw .gameOver }
    state.count += 1
    return [.counted(state.count)]
  }

  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .counted(let count): .takenBack(count)
    case .takenBack(let count): .counted(count)
    }
  }

  public static func isChoice(_ state: State, _ setup: Setup) -> Bool { state.count < goal }
  public static func isOver(_ state: State) -> Bool { state.count == goal }

  public static func complete(_ line: inout LoggedGame, of game: TableGame<Counting>) {
    line.seats = [LoggedSeat(.guest)]
    line.start = "\(name):1:seed=\(game.seed)"
    line.moves = game.moves.count
    if game.sheet.isByChance { line.list = ResultCategory(name, "3") }
  }

  public static func describe(_ event: Event, in line: inout JSONLine) {
    switch event {
    case .counted(let count): line.add(["event": "counted", "count": count])
    case .takenBack(let count): line.add(["event": "taken-back", "count": count])
    }
  }

  public static func describe(_ state: State, in line: inout JSONLine) {
    line.add("count", state.count)
  }

  public static func describe(_ refusal: Refusal, in line: inout JSONLine) {
    line.add("reason", "game-over")
  }
}
