import GameKernel
import Motion
import Stage

/// A long list as one control. The focus moves through its rows. Wheel, finger and keys scroll the list.
///
/// Only visible rows are created and drawn. Enter, Space, A or a tap chooses a row. Parts of a row, such as stars,
/// can use taps or left and right themselves.
public final class ScrollList: Control {
  /// The index of the row that has the focus while the list has it. The index is valid unless the list is empty.
  public private(set) var current = 0
  /// Called with the chosen row.
  public var onChoose: (Int) -> Void = { _ in }
  /// Called with a tapped row, instead of `onChoose`; `nil` for no difference.
  public var onTap: ((Int) -> Void)?
  /// Called with the row to which the focus has moved.
  public var onCurrent: (Int) -> Void = { _ in }
  /// Called with the direction of a horizontal swipe and the row where it began. With `nil`, a horizontal drag is a
  /// tap where it ends.
  public var onStroke: ((Direction, Int) -> Void)?

  /// The rows. A scene with column headings sets their `headHeight`.
  public let rows: RowList
  private let position: AnimatedValue
  private var bar = ScrollBar()
  private var pointer: Point?
  private var offsetAtStart = 0.0
  private var hadFocus = false
  /// Whether the current drag is horizontal.
  private var isHorizontalDrag = false

  /// Creates a list. Set its `frame` during layout.
  public init(id: String, context: StageContext, source: any ListSource) {
    rows = RowList(context: context, source: source)
    rows.showsRing = false
    position = AnimatedValue(context.animator, .position)
    super.init(id: id, context: context)
    isEnabled = source.count > 0
  }

  /// The source of the rows. Setting it keeps the index of the focused row, clamped to the new rows.
  public var source: any ListSource {
    get { rows.source }
    set {
      rows.source = newValue
      isEnabled = newValue.count > 0
      current = max(0, min(current, newValue.count - 1))
      settle()
    }
  }

  /// The row at ``current``; `nil` for an empty list.
  public var currentRow: (any Row)? { source.count > 0 ? rows.row(current) : nil }

  /// The frame of the list. A change keeps the scroll offset as far as possible.
  public override var frame: Rect {
    didSet {
      guard frame != oldValue else { return }
      rows.frame = frame
      settle()
    }
  }

  /// Moves the focus inside the list to a row and scrolls it into view, without animation.
  public func show(_ row: Int) {
    guard source.count > 0 else { return }
    current = max(0, min(row, source.count - 1))
    position.jump(to: rows.revealing(current, from: position.target))
    settle()
  }

  public override var words: SpokenControl { rows.words(of: current) }

  public override var preferredSize: Size {
    Size(context.look.metrics.px(320), rows.headHeight + 3 * rows.usualHeight)
  }

  public override var targetFrame: Rect { frame }

  public override var focusShape: (frame: Rect, radius: Double) {
    applyOffset()
    return (rows.ringFrame(current), context.look.metrics.px(4))
  }

  /// The reports of the list, of the visible rows and of their parts, such as `pictures.1` and `pictures.1.star-4`.
  public override var reports: [ControlReport] {
    guard !isHidden else { return [] }
    applyOffset()
    return super.reports + rows.reports(of: id, isEnabled: isEnabled)
  }

  public override func draw(into list: inout DisplayList) {
    let hasFocus = isFocused && context.input.device.showsFocus
    if hasFocus, !hadFocus { reveal(current) }
    hadFocus = hasFocus
    applyOffset()
    rows.highlighted =
      context.input.device.showsFocus ? (hasFocus ? current : nil) : pointer.flatMap(rows.row(at:))
    rows.pointer = context.input.device == .mouse ? pointer : nil
    rows.draw(into: &list)
    bar.draw(
      into: &list, rows.rowsFrame, contentHeight: rows.contentHeight, offset: rows.offset,
      context.look)
  }

  // MARK: Scrolling

  /// Whether the rows are higher than the list.
  private var canScroll: Bool { rows.contentHeight > rows.rowsFrame.height }

  /// Applies the animated scroll offset to the rows.
  private func applyOffset() { rows.scroll(to: position.value) }

  /// Clamps the scroll offset after a change of rows or frame.
  private func settle() {
    let clamped = rows.clamped(position.target)
    if clamped != position.target { position.jump(to: clamped) }
    applyOffset()
  }

  private func scroll(to offset: Double, over time: Duration = .milliseconds(150)) {
    position.go(to: rows.clamped(offset).rounded(), over: time)
  }

  /// Scrolls by as little as possible to show a whole row.
  private func reveal(_ row: Int) { scroll(to: rows.revealing(row, from: position.target)) }

  /// Moves the focus inside the list to a row.
  private func move(to row: Int) {
    guard row != current else { return }
    current = row
    onCurrent(row)
  }

  // MARK: Input

  public override func activate() -> Bool {
    guard source.count > 0 else { return false }
    onChoose(current)
    return true
  }

  public override func tapped(at point: Point) {
    applyOffset()
    guard let row = rows.row(at: point) else { return }
    move(to: row)
    if let part = rows.part(of: row, at: point) {
      rows.row(row).tap(part.id)
    } else if rows.row(row).focusedPart(in: rows.box(row)) == nil {
      (onTap ?? onChoose)(row)
    }
  }

  public override func pointerMoved(to point: Point?) { pointer = point }

  public override var adjustsSideways: Bool { currentRow?.isAdjustable ?? false }

  public override var leadsOnDown: Bool { true }

  /// Moves the focus up or down through the rows, and out of the list at its ends.
  public override func adjust(_ direction: Direction) -> Bool {
    switch direction {
    case .up: return step(to: current - 1)
    case .down: return step(to: current + 1)
    case .left, .right:
      guard let row = currentRow, row.adjusts(direction) else { return false }
      row.adjust(direction)
      return true
    }
  }

  /// Moves the focus for Home, End, Page Up and Page Down, and leaves them to the page at the end of the rows.
  public override func leap(_ leap: Intent.Leap) -> Bool {
    guard source.count > 0 else { return false }
    let row = rows.row(after: leap, from: current)
    return (row != current || !isFocused) && step(to: row)
  }

  private func step(to row: Int) -> Bool {
    guard (0..<source.count).contains(row) else { return false }
    move(to: row)
    reveal(row)
    return true
  }

  public override func scrolled(_ steps: Double) -> Bool {
    guard canScroll else { return false }
    scroll(to: position.target - steps * context.look.metrics.height(64))
    return true
  }

  /// Accepts vertical drags if the list can scroll, and horizontal drags if `onStroke` is set.
  public override func wantsDrag(_ drag: Drag) -> Bool {
    let vector = drag.position - drag.start
    isHorizontalDrag = abs(vector.y) < abs(vector.x)
    return isHorizontalDrag ? onStroke != nil : canScroll
  }

  public override func dragged(_ drag: Drag) {
    if isHorizontalDrag { return }
    if drag.phase == .began { offsetAtStart = position.value }
    position.jump(to: rows.clamped(offsetAtStart - (drag.position.y - drag.start.y)))
    // Continues the movement with inertia, in proportion to the velocity at the release.
    if drag.phase == .ended {
      scroll(to: position.value - 0.2 * drag.velocity.y, over: .milliseconds(400))
    }
  }

  public override func swiped(_ direction: Direction, from point: Point) {
    guard direction.isLevel, let row = rows.row(at: point) else { return }
    onStroke?(direction, row)
  }
}
