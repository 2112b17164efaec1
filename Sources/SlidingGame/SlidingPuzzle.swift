import GameKernel

/// The rules of the sliding puzzle: tiles slide into the one gap until each lies at its own place.
///
/// The cells of a board are counted row by row from 0. The value v belongs into cell v and shows
/// the numeral v + 1; the last value is the gap.
public enum SlidingPuzzle: GameRules {
  /// The game's name in records, links and traces.
  public static var name: String { "sliding" }

  /// The lengths of the square boards that the program offers; any ``BoardShape`` can be played.
  public static let offeredLengths = 3...8

  /// The board that the options name, no tile of which has been moved.
  public static func start(_ options: Options, seed: UInt64) -> State {
    switch options {
    case .home(let shape): return State(board: SlidingBoard(shape))
    case .board(let board): return State(board: board)
    case .dealt(let shape):
      var random = SeededGenerator(seed: seed)
      return State(board: .dealt(shape, using: &random))
    }
  }

  /// Moves tiles into the gap, one event a tile, the nearest to the gap first.
  ///
  /// - Throws: ``Refusal`` if no tile can move so.
  /// - Complexity: O(tiles moved)
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    switch move {
    case .tilt(let direction): [try state.tilt(direction)]
    case .move(let cell, let direction): [try state.move(cell, direction)]
    case .slide(let cell): try state.slide(cell)
    case .shuffle(let seed): state.shuffle(seed: seed)
    }
  }

  /// The event that takes `event` back: the same tile the other way.
  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .didTilt(let direction, let from, let to):
      .didTilt(direction.opposite, from: to, to: from)
    case .didMove(let direction, let from, let to):
      .didMove(direction.opposite, from: to, to: from)
    }
  }
}
