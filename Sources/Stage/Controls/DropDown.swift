/// A button with the chosen word and an arrow, which opens a list of rows.
public final class DropDown: Control {
  /// The chosen row.
  public private(set) var selected: Int
  /// Told the row, when the player has chosen another one.
  public var onChange: (Int) -> Void
  /// Whether its rows show.
  public private(set) var isOpen = false

  let rows: RowList
  private let openness: Glide
  private var face = RaisedFace(shadows: Shadow.none)
  private var arrow = Remembered<LookKey, Picture>()
  private var scrollAtStart = 0.0

  /// - Precondition: the source has rows, and `selected` is one of them.
  public init(
    id: String, backstage: Backstage, source: any ListSource, selected: Int,
    onChange: @escaping (Int) -> Void
  ) {
    precondition((0..<source.count).contains(selected), "the chosen row is one of the rows")
    self.selected = selected
    self.onChange = onChange
    rows = RowList(backstage: backstage, source: source)
    openness = Glide(backstage.animator, .alpha)
    super.init(id: id, backstage: backstage)
  }

  /// Where the rows come from.
  public var source: any ListSource { rows.source }

  public override var preferredSize: Size {
    let metrics = backstage.metrics
    let widest = (0..<source.count).map {
      backstage.measurer.size(of: source.title(at: $0), metrics.medium(.semibold)).width
    }
    return Size((widest.max() ?? 0) + metrics.px(84), metrics.height(52))
  }

  /// Itself and, while it is open, the rows that show, such as `language.1`.
  public override var reports: [ControlReport] {
    guard isOpen, !isHidden else { return super.reports }
    let shown = (0..<source.count).compactMap { row -> ControlReport? in
      let frame = rows.rowFrame(row).intersection(rows.rowsFrame)
      return frame.isEmpty ? nil : ControlReport(id: "\(id).\(row)", frame: frame, isEnabled: true)
    }
    return super.reports + shown
  }

  /// Shows another choice without telling `onChange`.
  public func show(_ row: Int) {
    precondition((0..<source.count).contains(row), "the chosen row is one of the rows")
    selected = row
  }

  public override func activate() -> Bool {
    isOpen ? close() : open()
    return true
  }

  /// Closes the list and keeps what was chosen.
  public func close() {
    isOpen = false
    openness.go(to: 0)
  }

  private func open() {
    rows.selected = selected
    rows.highlighted = selected
    rows.frame = placeOfList
    rows.reveal(selected)
    isOpen = true
    openness.go(to: 1)
  }

  /// Below the button where there is room, else above it, else where it fits best.
  private var placeOfList: Rect {
    let (metrics, window) = (backstage.metrics, backstage.metrics.size)
    let (gap, margin) = (metrics.px(6), metrics.px(8))
    let height = min(rows.fullHeight, window.height - 2 * margin)
    let below = frame.maxY + gap
    let above = frame.y - gap - height
    let y =
      if below + height <= window.height - margin {
        below
      } else if above >= margin {
        above
      } else {
        max(margin, window.height - margin - height)
      }
    return Rect(frame.x, y, frame.width, height).rounded
  }

  private func choose(_ row: Int) {
    close()
    guard row != selected else { return }
    selected = row
    onChange(row)
  }

  // MARK: The open list

  public override var isModal: Bool { isOpen }

  public override func handleModally(_ intent: Intent) -> Bool {
    switch intent {
    case .hover(let point): rows.highlighted = point.flatMap(rows.row) ?? rows.highlighted
    case .press(let point):
      if let row = rows.row(at: point) { rows.highlighted = row }
    case .tap(let point): tappedWhileOpen(point)
    case .drag(let drag): scroll(by: drag)
    case .scroll(let steps, _): rows.scroll(to: rows.offset - steps * rows.rowHeight)
    case .tilt(.up), .tilt(.left), .focusPrevious: rows.moveHighlight(by: -1)
    case .tilt(.down), .tilt(.right), .focusNext: rows.moveHighlight(by: 1)
    case .activate: rows.highlighted.map(choose)
    case .back: close()
    case .release, .swipe: break
    case .focusSwitch, .number, .command, .commandRepeat: return false
    }
    return true
  }

  private func tappedWhileOpen(_ point: Point) {
    if let row = rows.row(at: point) {
      choose(row)
    } else if !rows.frame.contains(point) {
      close()
    }
  }

  /// A drag over the rows scrolls; let go over a row of a short list, it chooses.
  private func scroll(by drag: Drag) {
    switch drag.phase {
    case .began:
      scrollAtStart = rows.offset
    case .moved:
      rows.scroll(to: scrollAtStart - (drag.position.y - drag.start.y))
      rows.highlighted = rows.row(at: drag.position) ?? rows.highlighted
    case .ended:
      let scrolls = rows.frame.height < rows.fullHeight
      if !scrolls, let row = rows.row(at: drag.position) { choose(row) }
    case .cancelled: break
    }
  }

  // MARK: Drawing

  public override func draw(into list: inout DisplayList) {
    let (theme, metrics) = (backstage.theme, backstage.metrics)
    // While the list is open, its chosen row alone is in accent.
    let accent = isEnabled ? highlight.value * (1 - openness.value) : 0
    let drop = face.draw(
      into: &list, frame, accent: accent, depth: isEnabled ? depression.value : 0, backstage)
    let ink =
      isEnabled
      ? theme.buttonInk.mixed(with: theme.inkOnAccent, accent) : theme.buttonInkOff
    let sign = arrow.value(for: LookKey(backstage, frame.size)) {
      Icon.chevronDown.picture(
        size: 2 * metrics.px(12), color: .white, shelf: backstage.shelf)
    }
    var box = frame.offset(by: Point(0, drop)).inset(metrics.px(20), 0)
    let center = Point(frame.maxX - metrics.px(30), box.midY)
    list.picture(sign, center: center, rotation: openness.value * .pi, tint: ink)
    box.width = center.x - metrics.px(20) - box.x
    list.text(
      source.title(at: selected), metrics.medium(.semibold), ink, in: box,
      measuredBy: backstage.measurer)
  }

  public override func drawAbove(into list: inout DisplayList) {
    guard openness.value > 0 else { return }
    if isOpen { rows.frame = placeOfList }
    let outside = list.alpha
    list.alpha *= openness.value
    rows.draw(into: &list)
    list.alpha = outside
  }
}
