import GameKernel
import SlidingGame

/// Knows the way home from the board on the table, or has it looked for.
///
/// A move along the way makes it one shorter, and nothing need be looked for; any other change ends a
/// search for a board that is not there any more.
final class SlidingGuide {
  /// Who finds the ways; nil where nobody does.
  var adviser: (any SlidingAdviser)?
  /// Called when a way, a better one, or news of the search has come.
  var onNews: () -> Void = {}

  /// The best way known from the board on the table; nil where none is.
  private(set) var way: WayHome?
  /// What is being looked for; nil while nothing is.
  private(set) var search: Search?

  /// A search for a way home.
  struct Search {
    /// How far it has come; nil before it has said anything.
    fileprivate(set) var progress: SlidingSolver.Progress?
    fileprivate(set) var patience = Patience()
  }

  /// Has a way looked for, unless the best one is known or it is being done already.
  func look(from board: SlidingBoard) {
    guard let adviser, search == nil, way?.isFinal != true else { return }
    search = Search()
    adviser.solve(board) { [weak self] in self?.take($0) }
  }

  /// Ends the search, and whatever else the adviser does.
  func stop() {
    search = nil
    adviser?.stop()
  }

  /// Stops, and keeps what is left of the way where the change leads along it.
  func follow(_ change: Change<SlidingPuzzle>) {
    stop()
    way =
      change.entersAnotherGame
      ? nil : change.events.reduce(way) { way, event in way?.after(event.direction) }
  }

  /// Stops, forgets the way and gives back all memory.
  func close() {
    stop()
    way = nil
    adviser?.close()
  }

  func advance(by elapsed: Duration) { search?.patience.advance(by: elapsed) }

  /// How long until a search has lasted long enough to be spoken of.
  var nextTimer: Duration? { search?.patience.nextTimer }

  private func take(_ news: SolvingNews) {
    switch news {
    case .progress(let progress):
      search?.progress = progress
      if let best = progress.best { takeBetter(best, isFinal: false, isPlain: progress.isPlain) }
    case .solution(let solution):
      search = nil
      takeBetter(solution, isFinal: true, isPlain: false)
      way?.isFinal = true
    }
    onNews()
  }

  private func takeBetter(_ solution: SlidingSolver.Solution, isFinal: Bool, isPlain: Bool) {
    if let way, way.length <= solution.moves.count, !solution.isOptimal { return }
    way = WayHome(solution, isFinal: isFinal, isPlain: isPlain)
  }
}

/// Counts how long something takes, until it has taken long enough to be spoken of: half a second.
package nonisolated struct Patience: Hashable, Sendable {
  private var left = Duration.milliseconds(500)

  /// Whether it takes long.
  var isOver: Bool { left <= .zero }

  /// How long until it is; nil once it has been.
  var nextTimer: Duration? { isOver ? nil : left }

  mutating func advance(by elapsed: Duration) { left -= elapsed }
}

/// A way home from the board on the table, as far as it has not been gone yet.
nonisolated struct WayHome: Hashable, Sendable {
  /// The moves that are left; none on a solved board.
  let moves: ArraySlice<Direction>
  /// Whether no way is shorter.
  let isProven: Bool
  /// Whether nobody looks for a shorter one any more.
  var isFinal: Bool
  /// Whether it was made line by line, before anything better was looked for.
  private let isPlain: Bool

  init(_ solution: SlidingSolver.Solution, isFinal: Bool, isPlain: Bool) {
    self.init(
      solution.moves[...], isProven: solution.isOptimal, isFinal: isFinal, isPlain: isPlain)
  }

  private init(_ moves: ArraySlice<Direction>, isProven: Bool, isFinal: Bool, isPlain: Bool) {
    (self.moves, self.isProven, self.isFinal) = (moves, isProven, isFinal)
    self.isPlain = isPlain
  }

  /// Whether a far shorter one may come soon.
  var isRough: Bool { isPlain && !isFinal && !isProven }

  /// The number of moves home.
  var length: Int { moves.count }

  /// What is left when a tile has gone in a direction; nil where that is not the way.
  func after(_ direction: Direction) -> WayHome? {
    guard moves.first == direction else { return nil }
    return WayHome(moves.dropFirst(), isProven: isProven, isFinal: isFinal, isPlain: isPlain)
  }
}

nonisolated extension BoardShape {
  /// Whether a search goes on until a shortest way is proven.
  var hasProvenWays: Bool { size <= 16 }
}
