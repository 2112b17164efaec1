/// Rows of a list source in a panel: draws them, scrolls them, and knows which row lies where.
@MainActor public final class RowList {
  /// Tells the look.
  public let context: StageContext
  /// Where the rows come from.
  public var source: any ListSource
  /// The panel round the rows; rows that find no room are scrolled.
  public var frame = Rect.zero { didSet { scroll(to: offset) } }
  /// The row in accent with a tick, nil for none.
  public var selected: Int?
  /// The row that would be chosen, nil for none.
  public var highlighted: Int?
  /// How far the rows are scrolled, in pixels.
  public private(set) var offset = 0.0
  /// The height of a row that has more than a title, in pixels; nil for the usual one.
  public var ownRowHeight: Double?
  /// The room inside the panel above the rows, for what stands over their columns.
  public var headHeight = 0.0
  /// Draws what is on a row in place of its title and note; told whether the row is in accent.
  public var drawRow:
    ((_ row: Int, _ box: Rect, _ isChosen: Bool, _ list: inout DisplayList) -> Void)?
  /// Whether the highlighted row has a ring round it where the focus shows.
  public var showsRing = true

  private struct Faces {
    let panel: Surface
    let chosen: Surface
    let pointed: Surface
    let ring: FocusRing
    let tick: Picture
  }
  private struct FaceKey: Equatable {
    let look: LookKey
    let row: Size
  }
  private var faces = Memo<FaceKey, Faces>()

  /// A list without a place; set its `frame` before drawing.
  public init(context: StageContext, source: any ListSource) {
    self.context = context
    self.source = source
  }

  /// 44, in small windows 36, unless the rows have a height of their own.
  public var rowHeight: Double { ownRowHeight ?? context.metrics.height(44) }
  private var padding: Double { context.metrics.px(8) }
  /// The height of all rows together.
  public var contentHeight: Double { Double(source.count) * rowHeight }

  /// The height at which all rows show.
  public var fullHeight: Double { contentHeight + headHeight + 2 * padding }
  /// The inside of the panel, to which the rows are clipped.
  public var rowsFrame: Rect {
    let inside = frame.inset(padding, padding)
    return Rect(inside.x, inside.y + headHeight, inside.width, inside.height - headHeight)
  }
  /// The rows of which something shows.
  public var shownRows: Range<Int> {
    let first = max(0, min(source.count, Int(offset / rowHeight)))
    let end = Int(((offset + rowsFrame.height) / rowHeight).rounded(.up))
    return first..<max(first, min(source.count, end))
  }

  /// Where a row is now, also where it is scrolled away.
  public func rowFrame(_ row: Int) -> Rect {
    let area = rowsFrame
    return Rect(area.x, area.y + Double(row) * rowHeight - offset, area.width, rowHeight)
  }

  /// The row at a place, nil where there is none.
  public func row(at point: Point) -> Int? {
    guard rowsFrame.contains(point) else { return nil }
    let row = Int((point.y - rowsFrame.y + offset) / rowHeight)
    return (0..<source.count).contains(row) ? row : nil
  }

  /// Scrolls so that `offset` pixels lie above, as far as there are rows.
  public func scroll(to offset: Double) {
    self.offset = max(0, min(offset, contentHeight - rowsFrame.height)).rounded()
  }

  /// Moves the highlight by some rows, held to the ends, and scrolls it into view.
  public func moveHighlight(by rows: Int) {
    guard source.count > 0 else { return }
    let row = max(0, min(source.count - 1, (highlighted ?? (rows > 0 ? -1 : source.count)) + rows))
    highlighted = row
    reveal(row)
  }

  /// Moves the highlight to an end, or by as many rows as show whole.
  public func moveHighlight(_ leap: Intent.Leap) {
    let page = max(1, Int(rowsFrame.height / rowHeight))
    switch leap {
    case .toStart: moveHighlight(by: -source.count)
    case .toEnd: moveHighlight(by: source.count)
    case .pageUp: moveHighlight(by: -page)
    case .pageDown: moveHighlight(by: page)
    }
  }

  /// Scrolls as little as needed to show a whole row.
  public func reveal(_ row: Int) {
    let top = Double(row) * rowHeight
    scroll(to: max(top + rowHeight - rowsFrame.height, min(offset, top)))
  }

  /// Draws the panel and the rows that show.
  public func draw(into list: inout DisplayList) {
    let key = FaceKey(
      look: LookKey(context, frame.size), row: Size(rowsFrame.width, rowHeight))
    let faces = faces.value(for: key, make: makeFaces)
    faces.panel.draw(into: &list, frame)
    let outside = list.clip
    list.clip = outside.map { $0.intersection(rowsFrame) } ?? rowsFrame
    for row in shownRows { draw(row, into: &list, faces) }
    list.clip = outside
    if let highlighted, showsRing, context.device.showsFocus {
      let row = rowFrame(highlighted).intersection(rowsFrame)
      if row.height == rowHeight { faces.ring.draw(into: &list, around: row.inset(by: inset)) }
    }
  }

  /// Keeps the ring inside its row.
  var inset: Double { context.metrics.px(7) }

  private func makeFaces() -> Faces {
    let surfaces = Surfaces(context)
    let theme = context.theme
    let row = Size(rowsFrame.width, rowHeight)
    let ring = Size(row.width - 2 * inset, row.height - 2 * inset)
    return Faces(
      panel: surfaces.panel(frame.size, radius: 18),
      chosen: surfaces.button(row, accent: true, radius: 10, shadows: Shadow.none),
      pointed: surfaces.band(
        row, theme.ink.opacity(theme.isFlat ? 0 : 0.1),
        edge: theme.isFlat ? theme.panelLine : .clear, radius: 10),
      ring: FocusRing(size: ring, radius: context.metrics.px(4), context),
      tick: Icon.check.picture(
        size: context.metrics.px(20), color: .white, shelf: context.shelf))
  }

  private func draw(_ row: Int, into list: inout DisplayList, _ faces: Faces) {
    let (theme, metrics) = (context.theme, context.metrics)
    let (place, isChosen) = (rowFrame(row), row == selected)
    if isChosen {
      faces.chosen.draw(into: &list, place)
    } else if row == highlighted {
      faces.pointed.draw(into: &list, place)
    }
    let ink = isChosen ? theme.inkOnAccent : theme.ink
    var box = place.inset(metrics.px(12), 0)
    if let drawRow { return drawRow(row, box, isChosen, &list) }
    if isChosen {
      let tick = Point(box.maxX - faces.tick.size.width / 2, box.midY)
      list.picture(faces.tick, center: tick, tint: ink)
    }
    box.width -= faces.tick.size.width + metrics.px(8)
    if let note = source.note(at: row) {
      list.text(
        note, metrics.small(), isChosen ? ink : theme.mutedInk, in: box, .trailing,
        measuredBy: context.measurer)
    }
    list.text(
      source.title(at: row), metrics.medium(isChosen ? .bold : .medium), ink, in: box,
      measuredBy: context.measurer)
  }
}
