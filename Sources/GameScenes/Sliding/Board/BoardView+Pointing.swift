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
  public func carry(cells: [Int], along direction: Direction, offset: Double) {
    guard let layout else { return }
    let held = Set(cells.map { values[$0] }.filter { !isGap($0) })
    for value in carried.subtracting(held) { nodes[value].slide(to: nodes[value].home) }
    carried = held
    let share = max(0, min(1, offset / layout.pitch))
    for value in held { nodes[value].hold(at: nodes[value].home + direction.unit * share) }
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
  public func hint(cell: Int?, _ direction: Direction?) {
    let value = cell.flatMap { values.indices.contains($0) ? values[$0] : nil }
    mark.show(value.flatMap { isGap($0) ? nil : $0 }, direction)
  }

  /// Lights the run between the gap and the pointer.
  func relight() {
    guard let shape = layout?.shape, let gap = values.firstIndex(of: values.count - 1) else {
      return
    }
    let lit = Set(hovered.flatMap { shape.run(from: $0, to: gap) }?.cells.map { values[$0] } ?? [])
    for node in nodes where lit.contains(node.value) != node.isLit {
      node.setLit(lit.contains(node.value))
    }
  }
}
