import GameKernel
import Motion
import Stage

/// A list of rows that opens beside a button. It gets every intent until a row is chosen or it is closed.
@MainActor final class RowPopUp {
  let rows: RowList
  private(set) var isOpen = false
  /// Called with the chosen row after the list has closed.
  var onChoose: (Int) -> Void = { _ in }

  private let openness: AnimatedValue
  private var offsetAtStart = 0.0
  private var bar = ScrollBar()
  private var look: Look { rows.context.look }

  init(context: StageContext, titles: any TitleSource) {
    rows = RowList(context: context, source: TitleRows(titles: titles, look: context.look))
    openness = AnimatedValue(context.animator, .alpha)
  }

  /// The progress of opening, from 0 to 1.
  var share: Double { openness.value }

  func open(at frame: Rect, selected: Int?) {
    rows.selected = selected
    rows.highlighted = selected ?? 0
    rows.frame = frame
    rows.reveal(selected ?? 0)
    isOpen = true
    openness.go(to: 1)
  }

  func close() {
    isOpen = false
    openness.go(to: 0)
  }

  /// Returns the frame of the list beside a button (see `Metrics.placeOfPopUp`).
  func place(beside button: Rect, width: Double) -> Rect {
    look.metrics.placeOfPopUp(beside: button, Size(width, rows.fullHeight))
  }

  /// Returns the reports of the visible rows, such as `language.1`.
  func reports(of id: String) -> [ControlReport] { isOpen ? rows.reports(of: id) : [] }

  /// The highlighted row in words, with its place in the list.
  var words: SpokenControl {
    guard let row = rows.highlighted else { return SpokenControl("", .list) }
    return rows.words(of: row)
  }

  private func choose(_ row: Int) {
    close()
    onChoose(row)
  }

  /// Acts on an intent while the list is open, and returns whether it was used.
  func handle(_ intent: Intent) -> Bool {
    switch intent {
    case .hover(let point): rows.highlighted = point.flatMap(rows.row(at:)) ?? rows.highlighted
    case .press(let point):
      if let row = rows.row(at: point) { rows.highlighted = row }
    case .tap(let point): tapped(point)
    case .drag(let drag): scroll(by: drag)
    case .scroll(let steps, _): rows.scroll(to: rows.offset - steps * rows.usualHeight)
    case .tilt(let direction), .tiltRepeat(let direction):
      rows.moveHighlight(by: direction == .up || direction == .left ? -1 : 1)
    case .focusPrevious: rows.moveHighlight(by: -1)
    case .focusNext: rows.moveHighlight(by: 1)
    case .leap(let leap): rows.moveHighlight(leap)
    case .activate: rows.highlighted.map(choose)
    case .back: close()
    case .release, .swipe: break
    case .nextTab, .previousTab, .focusSwitch, .number, .zoom, .command, .commandRepeat, .edit,
      .sound, .speech:
      return false
    }
    return true
  }

  private func tapped(_ point: Point) {
    if let row = rows.row(at: point) {
      choose(row)
    } else if !rows.frame.contains(point) {
      close()
    }
  }

  /// Scrolls the rows by a drag. In a list that does not scroll, the drag chooses the row where it ends.
  private func scroll(by drag: Drag) {
    switch drag.phase {
    case .began:
      offsetAtStart = rows.offset
    case .moved:
      rows.scroll(to: offsetAtStart - (drag.position.y - drag.start.y))
      rows.highlighted = rows.row(at: drag.position) ?? rows.highlighted
    case .ended:
      let scrolls = rows.frame.height < rows.fullHeight
      if !scrolls, let row = rows.row(at: drag.position) { choose(row) }
    case .cancelled: break
    }
  }

  /// Draws the list. `frame` is evaluated while the list is open, since it may change.
  func draw(into list: inout DisplayList, at frame: @autoclosure () -> Rect) {
    guard share > 0 else { return }
    if isOpen { rows.frame = frame() }
    list.faded(share) {
      rows.draw(into: &$0)
      bar.draw(
        into: &$0, rows.rowsFrame, contentHeight: rows.contentHeight, offset: rows.offset, look)
    }
  }
}

extension Metrics {
  /// Returns the frame of a pop-up beside a button, always within the window.
  ///
  /// It is below the button if it fits, else above, else at the bottom of the window.
  func placeOfPopUp(beside button: Rect, _ wanted: Size) -> Rect {
    let (gap, margin) = (px(6), px(8))
    let height = min(wanted.height, size.height - 2 * margin)
    let below = button.maxY + gap
    let above = button.y - gap - height
    let y =
      if below + height <= size.height - margin {
        below
      } else if above >= margin {
        above
      } else {
        max(margin, size.height - margin - height)
      }
    let width = min(wanted.width, size.width - 2 * margin)
    let x = max(margin, min(button.x, size.width - margin - width))
    return Rect(x, y, width, height).rounded
  }
}
