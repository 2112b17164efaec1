import EarthGame
import GameKernel
import MatchstickGame
import PairsGame
import SlidingGame

/// Says what is wrong with changes that a session has sent.
enum ChangeCheck {
  static func faults(
    _ change: Change<Matchsticks>, after last: Matchsticks.State
  ) -> [String] {
    let (before, after) = (change.before, change.after)
    var faults: [String] = []
    if before != last { faults.append("\(before) does not follow \(last)") }
    if !(0...after.pile).contains(after.remaining) { faults.append("\(after) has a false count") }
    if change.cause == .move, !(1...before.limit).contains(before.remaining - after.remaining) {
      faults.append("\(before) to \(after) is no legal take")
    }
    return faults
  }

  static func faults(_ change: Change<Pairs>, after last: Pairs.State) -> [String] {
    let (before, after) = (change.before, change.after)
    var faults: [String] = []
    if before != last { faults.append("\(before) does not follow \(last)") }
    if after.openCards.count > 2 || after.openCards.contains(where: after.isGone) {
      faults.append("\(after.openCards) lie open")
    }
    let gone = after.layout.cards.count { after.isGone($0) }
    if gone != 2 * after.pairsTaken.reduce(0, +) { faults.append("\(gone) cards are gone") }
    let isOtherGame = change.entersAnotherGame
    if !isOtherGame, after.kinds != before.kinds { faults.append("cards have changed") }
    return faults
  }

  static func faults(_ change: Change<ThroughTheEarth>, after last: ThroughTheEarth.State)
    -> [String]
  {
    let (before, after) = (change.before, change.after)
    var faults: [String] = []
    if before != last { faults.append("\(before) does not follow \(last)") }
    if after.flags.contains(where: { $0.count > after.options.seatCount })
      || after.flags.count != after.round + 1
    {
      faults.append("\(after.flags) are the flags of round \(after.round)")
    }
    for (number, find) in after.finds.enumerated() {
      let coast = Atlas.shared.coast
      let others = after.finds.prefix(number)
      if !coast.isLand(find) || !coast.isLand(find.antipode)
        || others.contains(where: { $0.distance(to: find) < ThroughTheEarth.findDistance })
      {
        faults.append("\(find) is no find beside \(others)")
      }
    }
    if change.cause == .move, before.isOver { faults.append("a game goes on that was over") }
    let isOtherGame = change.entersAnotherGame
    if !isOtherGame, after.cities != before.cities { faults.append("the cities have changed") }
    return faults
  }

  /// - Parameter isShuffle: whether the move walks the gap about, which counts as none.
  static func faults(
    _ change: Change<SlidingPuzzle>, after last: SlidingPuzzle.State, isShuffle: Bool
  ) -> [String] {
    let (before, after) = (change.before, change.after)
    var faults: [String] = []
    if before != last { faults.append("\(before) does not follow \(last)") }
    if (try? SlidingBoard(after.board.shape, values: after.board.tiles)) == nil {
      faults.append("\(after) is no board that can be solved")
    }
    if after.isSolved != (after.board.tiles == Array(after.board.shape.cells)) {
      faults.append("\(after) is said to be solved, or not to be, and is wrong")
    }
    guard !change.entersAnotherGame else {
      return change.events.isEmpty ? faults : faults + ["\(change.events) lead to another game"]
    }
    let shifted = change.cause == .undo ? -change.events.count : change.events.count
    if after.tileMoves != (isShuffle ? 0 : before.tileMoves + shifted) {
      faults.append("\(before) to \(after) is counted wrongly")
    }
    if tiles(after: change.events, on: before.board) != after.board.tiles {
      faults.append("\(change.events) do not lead from \(before) to \(after)")
    }
    return faults
  }

  /// The tiles after the events, of which each brings its tile one cell on, into the gap; nil if one does not.
  private static func tiles(after events: [SlidingPuzzle.Event], on board: SlidingBoard) -> [Int]? {
    var tiles = board.tiles
    let gap = tiles.count - 1
    for event in events {
      let (direction, from, to) =
        switch event {
        case .didTilt(let direction, let from, let to): (direction, from, to)
        case .didMove(let direction, let from, let to): (direction, from, to)
        }
      guard tiles[to] == gap, board.shape.neighbour(of: from, direction) == to else { return nil }
      tiles.swapAt(from, to)
    }
    return tiles
  }
}
