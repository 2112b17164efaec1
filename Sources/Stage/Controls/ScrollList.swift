/// A long list as one control: the focus walks through its rows, and wheel, finger and keys scroll it.
///
/// Only the rows that show are drawn. A row is chosen by Enter, Space, A or a tap; what lies on it,
/// such as stars, can take a tap or left and right for itself.
public final class ScrollList: Control {
  /// The row that has the focus while the list has it; always one of the rows where there are any.
  public private(set) var current = 0
  /// Told the row that was chosen.
  public var onChoose: (Int) -> Void = { _ in }
  /// Told a tap on a row; true where something on it has taken the tap, so that the row is not chosen.
  public var onTap: (_ row: Int, _ point: Point) -> Bool = { _, _ in false }
  /// Told left and right on the row with the focus; nil where they move the focus as elsewhere.
  public var onAdjust: ((_ row: Int, _ direction: Direction) -> Void)?
  /// Told when another row has the focus.
  public var onCurrent: (Int) -> Void = { _ in }

  /// Draws the rows; its head and the height of rows are the scene's to set.
  public let rows: RowList
  let position: AnimatedValue
  private var bar = ScrollBar()
  private var pointer: Point?
  private var offsetAtStart = 0.0
  private var hadFocus = false

  /// A list without a place; set its `frame` at layout.
  public init(id: String, context: StageContext, source: any ListSource) {
    rows = RowList(context: context, source: source)
    rows.showsRing = false
    position = AnimatedValue(context.animator, .position)
    super.init(id: id, context: context)
    isEnabled = source.count > 0
  }

  /// Where the rows come from; with new rows the focus stays at its place, as far as there are rows.
  public var source: any ListSource {
    get { rows.source }
    set {
      rows.source = newValue
      isEnabled = newValue.count > 0
      current = max(0, min(current, newValue.count - 1))
      settle()
    }
  }

  /// Places the list; what was at the top of the rows stays there as far as possible.
  public override var frame: Rect {
    didSet {
      guard frame != oldValue else { return }
      rows.frame = frame
      settle()
    }
  }

  /// Gives the focus inside the list to a row and shows it.
  public func show(_ row: Int) {
    guard source.count > 0 else { return }
    current = max(0, min(row, source.count - 1))
    position.jump(to: revealing(current))
    settle()
  }

  /// The frame of a row as it is shown now, also where it is scrolled away.
  public func rowFrame(_ row: Int) -> Rect {
    follow()
    return rows.rowFrame(row)
  }

  public override var preferredSize: Size {
    Size(context.metrics.px(320), rows.headHeight + 3 * rows.rowHeight)
  }

  public override var targetFrame: Rect { frame }

  public override var focusShape: (frame: Rect, radius: Double) {
    follow()
    let row = rows.rowFrame(current).intersection(rows.rowsFrame)
    return (row.inset(by: rows.inset), context.metrics.px(4))
  }

  /// Itself and the rows that show, such as `pictures.1`.
  public override var reports: [ControlReport] {
    guard !isHidden else { return [] }
    follow()
    return super.reports
      + rows.shownRows.map { row in
        ControlReport(
          id: "\(id).\(row)", frame: rows.rowFrame(row).intersection(rows.rowsFrame),
          isEnabled: isEnabled)
      }
  }

  public override func draw(into list: inout DisplayList) {
    let hasFocus = isFocused && context.device.showsFocus
    if hasFocus, !hadFocus { reveal(current) }
    hadFocus = hasFocus
    follow()
    rows.highlighted =
      context.device.showsFocus ? (hasFocus ? current : nil) : pointer.flatMap(rows.row)
    rows.draw(into: &list)
    bar.draw(
      into: &list, rows.rowsFrame, contentHeight: rows.contentHeight, offset: rows.offset,
      context)
  }

  /// Gives the focus inside the list to a row.
  func move(to row: Int) {
    guard row != current else { return }
    current = row
    onCurrent(row)
  }

  // MARK: What the player does

  public override func activate() -> Bool {
    guard source.count > 0 else { return false }
    onChoose(current)
    return true
  }

  public override func tapped(at point: Point) {
    follow()
    guard let row = rows.row(at: point) else { return }
    move(to: row)
    if !onTap(row, point) { onChoose(row) }
  }

  public override func pointerMoved(to point: Point?) { pointer = point }

  public override var adjustsSideways: Bool { onAdjust != nil }

  public override func adjust(_ direction: Direction) -> Bool {
    switch direction {
    case .up: return step(by: -1)
    case .down: return step(by: 1)
    case .left, .right:
      onAdjust?(current, direction)
      return onAdjust != nil
    }
  }

  public override func scrolled(_ steps: Double) -> Bool {
    guard canScroll else { return false }
    glide(to: position.target - steps * context.metrics.height(64))
    return true
  }

  /// A stroke along the list moves it.
  public override func wantsDrag(_ drag: Drag) -> Bool {
    let way = drag.position - drag.start
    return canScroll && abs(way.y) >= abs(way.x)
  }

  public override func dragged(_ drag: Drag) {
    if drag.phase == .began { offsetAtStart = position.value }
    position.jump(to: held(offsetAtStart - (drag.position.y - drag.start.y)))
    // Let go while it moves, it runs out.
    if drag.phase == .ended {
      glide(to: position.value - 0.2 * drag.velocity.y, over: .milliseconds(400))
    }
  }
}
