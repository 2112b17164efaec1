import BoxKit
import Controls
import GameKernel
import Motion
import SlidingGame
import Stage

/// The view of a sliding puzzle's board: one node per tile, each of which follows the model.
///
/// Lay it out before anything else, and again whenever the window or the theme changes. Then pass it every change
/// of the session. The model changes at once, and the tiles follow from their current positions on screen. So a
/// move may overtake the previous one.
///
/// ```swift
/// board.layout(frame: area, face: .numbers, state: table.state)
/// observation = table.session.changes.observe { board.show($0) }
/// board.draw(into: &list)
/// ```
@MainActor public final class BoardView {
  let context: StageContext
  /// The tiles by value. The last one is the gap's piece, which is missing until the board is solved.
  var nodes: [TileNode] = []
  /// The value in each cell according to the model.
  var values: [Int] = []
  var layout: BoardLayout?
  var art: TileArt?
  let ghost: FadingCopy
  let closing: SolvedAnimation
  let mark: HintMark
  let sounds: BoardSounds
  /// Whether the board glows when it is next solved. It should not after help.
  var celebrates = true
  /// Whether the next completed picture is animated for a while.
  public var livens: Bool {
    get { closing.livens }
    set { closing.livens = newValue }
  }
  /// The tiles that the player drags, by value.
  var carried: Set<Int> = []
  /// The cell that the pointer is over.
  var hovered: Int?
  /// The mapping from game states to displayed values.
  var reading = DisplayedTiles()
  /// The animation group of a playback's moves, or `nil` at normal speed.
  private(set) var group: Group?
  /// The face of the tiles.
  private(set) var face = TileFace.numbers
  private var frame = Rect.zero
  private(set) var tray: Surface?

  /// Creates a board that shows nothing until it is laid out.
  public init(context: StageContext) {
    self.context = context
    ghost = FadingCopy(context.animator)
    closing = SolvedAnimation(fadingInto: ghost, context)
    mark = HintMark(context)
    sounds = BoardSounds(context)
  }

  /// Lays out the board. Moving tiles continue.
  ///
  /// - Parameters:
  ///   - frame: the outer edge of the wooden rim. The board fills it as far as square cells allow, and is centred.
  ///   - face: the face of the tiles.
  ///   - state: the current state of the session.
  public func layout(frame: Rect, face: TileFace, state: SlidingPuzzle.State) {
    if frame != self.frame { ghost.vanish() }
    (self.frame, self.face) = (frame, face)
    place(state.board.shape)
    if values != reading.values(state) || closing.isClosed != reading.isWhole(state) { put(state) }
  }

  /// Changes the speed of current and later moves, or pauses them.
  ///
  /// - Parameter speed: a factor, where 1 is normal. `nil` ends the change: later moves have normal speed, and
  ///   current ones finish at theirs.
  public func setPace(_ speed: Double?, isPaused: Bool = false) {
    guard let speed else {
      group?.resume()
      group = nil
      return
    }
    let group = group ?? context.animator.makeGroup()
    self.group = group
    if group.speed != speed { group.speed = speed }
    guard group.isPaused != isPaused else { return }
    isPaused ? group.pause() : group.resume()
  }

  /// The cells, for hit tests. No point hits a cell before the first layout.
  public var grid: CellGrid {
    layout?.grid ?? CellGrid(rows: 1, columns: 1, in: .zero)
  }

  /// The outer edge of the rim, on whole pixels within the frame of the layout.
  public var outline: Rect { layout?.tray ?? .zero }

  /// Whether all animations have ended and the player drags no tile.
  public var isSettled: Bool {
    closing.isAtRest && ghost.isAtRest && mark.isAtRest && carried.isEmpty
      && nodes.allSatisfy(\.isAtRest)
  }

  /// Updates everything that depends on the size and the theme.
  func place(_ shape: BoardShape) {
    // Joints and rim ignore the UI scale, because larger ones would shrink the tiles.
    let metrics = context.look.metrics.unscaled
    // An even number, so that half of it is whole.
    let padding = 2 * max(1, (3 * metrics.k).rounded())
    let gap = face.picture == nil ? padding : 2 * max(1, (2 * metrics.k).rounded())
    let layout = BoardLayout(
      shape, in: frame.rounded, rim: metrics.px(20, small: 8), gap: gap, padding: padding)
    let isMoved = layout != self.layout
    self.layout = layout
    // The well's corners must not cut off those of the tiles.
    let widest = 0.6 * layout.rim + TileArt.pieceRadius(side: layout.side) + padding
    let cornerRadius = min(metrics.px(28, least: 14), widest.rounded())
    tray = Surfaces(context.look).tray(
      layout.tray.size, rim: layout.rim, radius: cornerRadius, ground: .well)
    let key = TileArt.Key(
      theme: context.look.theme.name, k: metrics.k, small: context.look.metrics.small,
      side: layout.side,
      gap: layout.gap,
      columns: shape.width, rows: shape.height, face: face)
    let isRedrawn = art?.key != key
    if isRedrawn {
      art = TileArt(key, context.look)
      mark.layout(side: layout.side, isPicture: face.picture != nil)
    }
    if isMoved || isRedrawn { closing.layout(layout, face: face) }
  }

  /// Puts every tile into its cell without animation.
  func put(_ state: SlidingPuzzle.State) {
    guard let layout else { return }
    values = reading.values(state)
    carried = []
    if nodes.count != values.count {
      nodes = values.indices.map {
        TileNode(value: $0, at: layout.place(of: $0), animator: context.animator)
      }
    }
    for (cell, value) in values.enumerated() {
      // The invisible piece of the gap is always in its target cell.
      nodes[value].jump(to: layout.place(of: isGap(value) ? value : cell))
    }
    closing.setJoined(reading.isWhole(state))
    relight()
  }

  /// Fades out the current tiles over the next ones.
  func fade() {
    var list = DisplayList()
    drawTiles(into: &list)
    ghost.appear(list)
  }

  /// Shows the tiles in some cells shifted during a drag.
  ///
  /// Call ``letGo()`` on release. If the session changes before or on release, the tiles continue from their
  /// current positions.
  ///
  /// - Parameters:
  ///   - offset: the shift in output pixels, limited to the distance to the next cell.
  public func carry(cells: [Int], along direction: Direction, offset: Double) {
    guard let layout else { return }
    let held = Set(cells.map { values[$0] }.filter { !isGap($0) })
    for value in carried.subtracting(held) { nodes[value].slide(to: nodes[value].home) }
    carried = held
    let share = max(0, min(1, offset / layout.pitch))
    for value in held { nodes[value].hold(at: nodes[value].home + direction.unit * share) }
    if let cell = cells.first { sounds.carry(at: layout.middle(of: cell)) }
  }

  /// Releases carried tiles. Those that have not moved in the meantime slide back.
  public func letGo() {
    for value in carried { nodes[value].slide(to: nodes[value].home) }
    carried = []
  }

  /// Lights the tiles that a click on a cell would move; `nil` lights none.
  public func highlight(cell: Int?) {
    guard cell != hovered else { return }
    hovered = cell
    relight()
  }

  /// Marks the tile in a cell with a hint and an arrow for its direction; `nil` removes the hint.
  ///
  /// The next change of the session removes it too.
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
