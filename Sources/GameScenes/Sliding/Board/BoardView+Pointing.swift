import Motion
import SlidingGame
import Stage

extension BoardView {
  /// Shows the tiles in some cells shifted while a pointer holds them.
  ///
  /// Call ``letGo()`` when the pointer lets go; if the session's change has come before or comes then,
  /// the tiles go on from where they are shown.
  ///
  /// - Parameters:
  ///   - offset: in output pixels; held to the way into the next cell.
  public func carry(cells: [Int], along direction: Stage.Direction, offset: Double) {
    guard let layout else { return }
    let held = Set(cells.map { values[$0] }.filter { !isGap($0) })
    for value in carried.subtracting(held) { nodes[value].slide(to: nodes[value].home) }
    carried = held
    let share = max(0, min(1, offset / layout.pitch))
    for value in held { nodes[value].hold(at: nodes[value].home + direction.step * share) }
  }

  /// Lets the tiles that were carried, and are not moved meanwhile, glide back.
  public func letGo() {
    for value in carried { nodes[value].slide(to: nodes[value].home) }
    carried = []
  }

  /// Lights what a click on a cell would move, nil for nothing.
  public func highlight(cell: Int?) {
    guard cell != hovered else { return }
    hovered = cell
    relight()
  }

  /// Lets the tile in a cell glow as a hint, with an arrow for where to slide it; nil for no hint.
  ///
  /// The next change of the session takes it away.
  public func hint(cell: Int?, _ direction: Stage.Direction?) {
    let value = cell.flatMap { values.indices.contains($0) ? values[$0] : nil }
    mark.show(value.flatMap { isGap($0) ? nil : $0 }, direction)
  }

  /// Lights the run between the gap and the pointer.
  func relight() {
    guard let shape = layout?.shape, let gap = values.firstIndex(of: values.count - 1) else {
      return
    }
    let lit = Set(hovered.map { shape.run(from: gap, to: $0) }?.map { values[$0] } ?? [])
    for node in nodes where lit.contains(node.value) != node.isLit {
      node.setLit(lit.contains(node.value))
    }
  }
}

nonisolated extension Stage.Direction {
  /// One cell on, in columns and rows.
  var step: Point {
    switch self {
    case .left: Point(-1, 0)
    case .right: Point(1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }
}
