import GameKernel

/// The rules of the sliding puzzle: tiles slide into the one gap until each is in its target cell.
///
/// Cells are numbered row by row from 0. Value v belongs in cell v and shows the numeral v + 1. The last value is
/// the gap.
public enum SlidingPuzzle: GameRules {
  /// The game's name in records, links and traces.
  public static var name: String { "sliding" }

  /// The lengths, in cells, of the square boards that the program offers. The rules accept any ``BoardShape``.
  public static let offeredLengths = 3...8

  /// Returns the start position that the options describe, with no tile moved yet.
  public static func start(_ options: Options, seed: UInt64) -> State {
    switch options {
    case .home(let shape): return State(board: SlidingBoard(shape))
    case .board(let board): return State(board: board)
    case .dealt(let shape):
      var random = SeededGenerator(seed: seed)
      return State(board: .dealt(shape, using: &random))
    }
  }

  /// Moves tiles into the gap, with one event per tile, the nearest to the gap first.
  ///
  /// - Throws: ``Refusal`` if the move is illegal.
  /// - Complexity: O(tiles moved)
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    switch move {
    case .tilt(let direction): [try state.tilt(direction)]
    case .move(let cell, let direction): [try state.move(cell, direction)]
    case .slide(let cell): try state.slide(cell)
    case .shuffle(let seed): state.shuffle(seed: seed)
    }
  }

  /// Returns the event that reverses `event`: the same tile in the opposite direction.
  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .didTilt(let direction, let from, let to):
      .didTilt(direction.opposite, from: to, to: from)
    case .didMove(let direction, let from, let to):
      .didMove(direction.opposite, from: to, to: from)
    }
  }
}
