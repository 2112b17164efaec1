import BoxKit
import Controls
import GameKernel
import Motion
import SlidingGame
import Stage

extension BoardView {
  /// Animates a change of the session. It does nothing before the first layout.
  public func show(_ change: Change<SlidingPuzzle>) {
    guard layout != nil else { return }
    hint(cell: nil, nil)
    let after = change.after
    if change.entersAnotherGame {
      enter(after)
    } else {
      if reading.values(change.before) != values { put(change.before) }
      let time = follow(change.events)
      values = reading.values(after)
      closing.follow(reading.isWhole(after), after: time, glows: celebrates)
    }
    relight()
  }

  private func enter(_ state: SlidingPuzzle.State) {
    guard state.board.shape == layout?.shape else {
      fade()
      place(state.board.shape)
      return put(state)
    }
    let before = values
    values = reading.values(state)
    deal(from: before)
    closing.follow(reading.isWhole(state), after: Self.dealTime, glows: false)
  }

  private static let dealTime = Duration.milliseconds(580)

  /// Slides all tiles to their dealt cells at once, the upper ones slightly earlier.
  ///
  /// Tiles that are still sliding are redirected, even if they return to the cell that they left.
  private func deal(from before: [Int]) {
    guard let layout else { return }
    let moved = values.indices.filter { cell in
      let value = values[cell]
      return !isGap(value) && (value != before[cell] || nodes[value].isSliding)
    }
    beginMoving(moved.map { values[$0] })
    for cell in moved {
      let delay = Duration.milliseconds(160 * cell / values.count)
      let value = values[cell]
      nodes[value].slide(
        to: layout.place(of: cell), over: .milliseconds(420), after: delay, curve: .easeInOut
      ) { [weak self] in self?.knock(value) }
    }
    if !moved.isEmpty { sounds.slide(for: Self.dealTime, in: nil) }
  }

  /// Slides the tiles that the events name.
  ///
  /// - Returns: the time until all have arrived.
  private func follow(_ events: [SlidingPuzzle.Event]) -> Duration {
    guard let layout else { return .zero }
    var board = values
    var goals: [(value: Int, cell: Int)] = []
    for event in events {
      let (from, to) = event.cells
      goals.append((board[from], to))
      board.swapAt(from, to)
    }
    let moved = Set(goals.map(\.value))
    beginMoving(moved)
    guard moved.count == goals.count else {
      let walk = TilePaths(events, of: moved, on: values, layout)
      for (value, way) in walk.paths { nodes[value].walk(through: way, over: walk.time) }
      sounds.slide(for: walk.time, in: nil)
      return walk.time
    }
    for (order, goal) in goals.enumerated() {
      nodes[goal.value].slide(
        to: layout.place(of: goal.cell), after: Self.lag(order), in: group
      ) { [weak self] in self?.knock(goal.value) }
    }
    let time = TileNode.slide + Self.lag(max(0, goals.count - 1))
    if let first = goals.first {
      sounds.slide(from: layout.middle(of: first.cell), for: time, in: group)
    }
    return time / (group?.speed ?? 1)
  }

  private func knock(_ value: Int) {
    guard let layout, nodes.indices.contains(value) else { return }
    let place = layout.tile(at: nodes[value].home).center
    sounds.stop(value, of: nodes.count, at: place)
  }

  /// Returns the delay before a tile of a run starts: 20 ms for each tile ahead of it, at most 60 ms
  /// (Documentation/Look.md, *Motion*).
  private static func lag(_ order: Int) -> Duration { .milliseconds(20 * min(order, 3)) }

  /// Ends the drag of tiles that are about to move. With reduced motion they fade instead of sliding.
  private func beginMoving(_ moved: some Collection<Int>) {
    carried.subtract(moved)
    guard context.animator.reducedMotion, !moved.isEmpty else { return }
    var list = DisplayList()
    for value in moved.sorted() { drawTile(nodes[value], into: &list) }
    ghost.appear(list)
    for value in moved { nodes[value].fadeIn() }
  }

  func isGap(_ value: Int) -> Bool { value == values.count - 1 }
}
