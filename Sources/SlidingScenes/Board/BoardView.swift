import BoxKit
import GameKernel
import Motion
import SlidingGame
import Stage

/// The board of a sliding puzzle: one node for each tile, which catches up with what the model says.
///
/// Lay it out before anything else, and again whenever window or look change. Then hand it every
/// change of the session: the model has jumped already, and the tiles follow from where they are
/// shown, so that a move may overtake the one before.
///
/// ```swift
/// board.layout(frame: area, face: .numbers, state: table.state)
/// observation = table.session.changes.observe { board.show($0) }
/// board.draw(into: &list)
/// ```
@MainActor public final class BoardView {
  let context: StageContext
  /// The tiles by value; the last one is the piece that is missing until the board is solved.
  var nodes: [TileNode] = []
  /// The value in each cell, by the model.
  var values: [Int] = []
  var layout: BoardLayout?
  var art: TileArt?
  let ghost: Ghost
  let closing: BoardClosing
  let mark: HintMark
  let sounds: BoardSounds
  /// Whether a board that is solved next is celebrated, since the player did it alone.
  var celebrates = true
  /// Whether a picture that is put together next lives for a while.
  public var livens: Bool {
    get { closing.livens }
    set { closing.livens = newValue }
  }
  /// The tiles in the player's hand, by value.
  var carried: Set<Int> = []
  /// The cell that the pointer is over.
  var hovered: Int?
  /// How it reads the states of the game.
  var reading = TileReading()
  /// What the moves of a way that is shown run in; nil for time as usual.
  private(set) var group: Group?
  /// What the tiles show.
  private(set) var face = TileFace.numbers
  private var frame = Rect.zero
  private(set) var tray: Surface?

  /// A board that shows nothing until it is laid out.
  public init(context: StageContext) {
    self.context = context
    ghost = Ghost(context.animator)
    closing = BoardClosing(fadingInto: ghost, context)
    mark = HintMark(context)
    sounds = BoardSounds(context)
  }

  /// Places the board; tiles that are on their way go on.
  ///
  /// - Parameters:
  ///   - frame: the outer edge of the wooden rim. The board is as large as fits in it with square
  ///     cells, and stands in its middle.
  ///   - face: what the tiles show.
  ///   - state: the session's state now.
  public func layout(frame: Rect, face: TileFace, state: SlidingPuzzle.State) {
    if frame != self.frame { ghost.vanish() }
    (self.frame, self.face) = (frame, face)
    place(state.board.shape)
    if values != reading.values(state) || closing.isClosed != reading.isWhole(state) { put(state) }
  }

  /// Lets the moves to come, and those under way, run at another speed or stand still, until time is as usual again.
  ///
  /// - Parameter speed: 1 is as usual; nil lets those under way run to their ends, and those to come as usual.
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

  /// The cells, to find out which one lies at a point; nothing can be hit before the first layout.
  public var grid: CellGrid {
    layout?.grid ?? CellGrid(rows: 1, columns: 1, in: .zero)
  }

  /// The outer edge of the rim, on whole pixels within the frame of the layout.
  public var outline: Rect { layout?.tray ?? .zero }

  /// Whether nothing moves and nothing fades.
  public var isSettled: Bool {
    closing.isAtRest && ghost.isAtRest && mark.isAtRest && carried.isEmpty
      && nodes.allSatisfy(\.isAtRest)
  }

  /// Makes what depends on size and look.
  func place(_ shape: BoardShape) {
    // Joints and rim do not grow with the UI scale, at the cost of the tiles.
    let metrics = context.metrics.unscaled
    // Even, so that half of it is whole.
    let padding = 2 * max(1, (3 * metrics.k).rounded())
    let gap = face.picture == nil ? padding : 2 * max(1, (2 * metrics.k).rounded())
    let layout = BoardLayout(
      shape, in: frame.rounded, rim: metrics.px(20, small: 8), gap: gap, padding: padding)
    let isMoved = layout != self.layout
    self.layout = layout
    // The well's corners must not cut off those of the tiles.
    let widest = 0.6 * layout.rim + TileArt.pieceRadius(side: layout.side) + padding
    let cornerRadius = min(metrics.px(28, least: 14), widest.rounded())
    tray = Surfaces(context).tray(
      layout.tray.size, rim: layout.rim, radius: cornerRadius, ground: .well)
    let key = TileArt.Key(
      theme: context.theme.name, k: metrics.k, small: context.metrics.small, side: layout.side,
      gap: layout.gap,
      columns: shape.width, rows: shape.height, face: face)
    let isRedrawn = art?.key != key
    if isRedrawn {
      art = TileArt(key, context)
      mark.layout(side: layout.side, isPicture: face.picture != nil)
    }
    if isMoved || isRedrawn { closing.layout(layout, face: face) }
  }

  /// Puts every tile where it belongs, without a show.
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
      // The piece that is missing waits where it belongs.
      nodes[value].jump(to: layout.place(of: isGap(value) ? value : cell))
    }
    closing.set(reading.isWhole(state))
    relight()
  }

  /// Lets all that is shown now fade over what comes instead.
  func fade() {
    var list = DisplayList()
    drawTiles(into: &list)
    ghost.appear(list)
  }

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
    if let cell = cells.first { sounds.carry(at: layout.middle(of: cell)) }
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
