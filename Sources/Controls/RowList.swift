import Stage

/// A scrolling panel of rows from a list source.
///
/// Only visible rows are created.
@MainActor public final class RowList {
  /// The shared animator, look, feedback and input.
  public let context: StageContext
  /// The source of the rows. Setting it creates the rows again.
  public var source: any ListSource {
    didSet {
      createdRows = [:]
      renewals += 1
    }
  }
  /// The frame of the panel. Rows that do not fit are scrolled.
  public var frame = Rect.zero { didSet { scroll(to: offset) } }
  /// The index of the chosen row; `nil` for none.
  public var selected: Int?
  /// The index of the row that Enter or a click would choose; `nil` for none.
  public var highlighted: Int?
  /// The index of the row with a frame, such as the one whose details are shown; `nil` for none.
  public var marked: Int?
  /// The position of the mouse, which highlights parts of rows; `nil` if it is not over the list.
  public var pointer: Point?
  /// The scroll offset in output pixels.
  public private(set) var offset = 0.0
  /// The height reserved inside the panel above the rows, for column headings.
  public var headHeight = 0.0
  /// Whether the highlighted row has a focus ring while the focus is shown.
  public var showsRing = true

  private struct PlacesKey: Equatable {
    let look: LookKey
    let count: Int
    let renewals: Int
  }
  private var createdRows: [Int: any Row] = [:]
  private var renewals = 0
  private var places = Memo<PlacesKey, RowPlaces>()
  private var panel = Memo<LookKey, Surface>()
  private var fade = ScrollFade()
  /// The backgrounds of the rows, by row height.
  private var grounds: [Double: Memo<LookKey, RowGround>] = [:]

  /// Creates a list. Set its `frame` before drawing.
  public init(context: StageContext, source: any ListSource) {
    self.context = context
    self.source = source
  }

  // MARK: Rows

  /// Returns a row in words: its drawn texts and its place in the list.
  func words(of index: Int) -> SpokenControl {
    guard index < source.count else { return SpokenControl("", .list) }
    let (row, place) = (row(index), context.look.texts.place(index, of: source.count))
    if let sentence = row.sentence { return SpokenControl(sentence, state: place) }
    var list = DisplayList()
    row.draw(into: &list, in: Rect(0, 0, 8 * usualHeight + frame.width, usualHeight))
    return SpokenControl(list.lines().joined(separator: ", "), state: place)
  }

  /// Returns a row, and creates it if needed.
  public func row(_ index: Int) -> any Row {
    if let row = createdRows[index] { return row }
    let row = source.row(at: index)
    createdRows[index] = row
    return row
  }

  /// Drops a row whose content has changed, so that it is created again when needed.
  public func renew(_ index: Int) { createdRows[index] = nil }

  // MARK: Geometry

  /// The default height of a row, in output pixels: 44 as a design length, but at least the touch target.
  var usualHeight: Double { context.look.metrics.height(44) }
  private var padding: Double { context.look.metrics.px(8) }
  /// The inset of the focus ring's inner edge, so that its outer edge is at the edge of the row.
  private var inset: Double { FocusRing.reach(context.look.metrics) }

  private var rowPlaces: RowPlaces {
    let width = frame.width - 2 * padding
    let key = PlacesKey(
      look: LookKey(context.look, Size(width, 0)), count: source.count, renewals: renewals)
    return places.value(for: key) {
      RowPlaces(
        heights: (0..<source.count).lazy.map { [source, usualHeight] in
          source.height(at: $0, width: width) ?? usualHeight
        })
    }
  }

  /// The height of all rows.
  public var contentHeight: Double { rowPlaces.height }
  /// The height of the panel at which all rows are visible.
  public var fullHeight: Double { contentHeight + headHeight + 2 * padding }
  /// The area inside the panel to which the rows are clipped.
  public var rowsFrame: Rect {
    let inside = frame.inset(padding, padding)
    return Rect(inside.x, inside.y + headHeight, inside.width, inside.height - headHeight)
  }
  /// The rows that are at least partly visible.
  public var shownRows: Range<Int> {
    rowPlaces.rows(from: offset, to: offset + rowsFrame.height)
  }

  /// Returns the current frame of a row, even if it is scrolled out of view.
  public func rowFrame(_ row: Int) -> Rect {
    let (area, places) = (rowsFrame, rowPlaces)
    return Rect(
      area.x, area.y + places.top(of: row) - offset, area.width, places.height(of: row))
  }

  /// Returns the content area of a row.
  public func box(_ row: Int) -> Rect { rowFrame(row).inset(context.look.metrics.px(12), 0) }

  /// Returns the rectangle inside the focus ring of a row.
  func ringFrame(_ row: Int) -> Rect {
    if row < source.count, let part = self.row(row).focusedPart(in: box(row)) {
      return part.intersection(rowsFrame)
    }
    return rowFrame(row).intersection(rowsFrame).inset(by: inset)
  }

  /// Returns the row at a point; `nil` where there is none.
  public func row(at point: Point) -> Int? {
    let area = rowsFrame
    return area.contains(point) ? rowPlaces.row(at: point.y - area.y + offset) : nil
  }

  /// Returns the part of a row at a point; `nil` where there is none.
  func part(of row: Int, at point: Point) -> RowPart? {
    self.row(row).parts(in: box(row)).first { $0.frame.contains(point) }
  }

  /// Returns the reports of the visible rows and their parts, such as `pictures.7` and `pictures.7.star-4`.
  ///
  /// A row that highlights its parts itself, such as a row of tiles, reports only its parts, such as `pictures.7`.
  func reports(of id: String, isEnabled: Bool = true) -> [ControlReport] {
    let area = rowsFrame
    return shownRows.flatMap { index in
      let name = "\(id).\(index)"
      let (row, box) = (row(index), box(index))
      let hasTiles = row.focusedPart(in: box) != nil
      let parts = row.parts(in: box).map {
        ControlReport(
          id: "\(hasTiles ? id : name).\($0.id)", frame: $0.frame, isEnabled: isEnabled)
      }
      if hasTiles { return parts }
      return [ControlReport(id: name, frame: rowFrame(index), isEnabled: isEnabled)] + parts
    }
    .compactMap { report in
      let frame = report.frame.intersection(area)
      return frame.isEmpty
        ? nil : ControlReport(id: report.id, frame: frame, isEnabled: report.isEnabled)
    }
  }

  // MARK: Scrolling and highlighting

  /// Scrolls to an offset, clamped to the rows.
  public func scroll(to offset: Double) { self.offset = clamped(offset).rounded() }

  /// Returns an offset clamped to the rows.
  func clamped(_ offset: Double) -> Double {
    max(0, min(offset, contentHeight - rowsFrame.height))
  }

  /// Returns the offset closest to another one at which a whole row is visible.
  func revealing(_ row: Int, from offset: Double) -> Double {
    let (top, height) = (rowPlaces.top(of: row), rowPlaces.height(of: row))
    return clamped(max(top + height - rowsFrame.height, min(offset, top)))
  }

  /// Scrolls by as little as possible to show a whole row.
  public func reveal(_ row: Int) { scroll(to: revealing(row, from: offset)) }

  /// Returns the row to which Home, End, Page Up or Page Down leads from a row. A page is the visible height.
  ///
  /// - Precondition: there are rows.
  func row(after leap: Intent.Leap, from row: Int) -> Int {
    rowPlaces.row(after: leap, from: row, page: rowsFrame.height)
  }

  /// Moves the highlight by a number of rows, clamped to the ends, and scrolls it into view.
  public func moveHighlight(by rows: Int) {
    guard source.count > 0 else { return }
    let row = max(0, min(source.count - 1, (highlighted ?? (rows > 0 ? -1 : source.count)) + rows))
    highlighted = row
    reveal(row)
  }

  /// Moves the highlight by a page or to an end, and scrolls it into view.
  public func moveHighlight(_ leap: Intent.Leap) {
    guard source.count > 0 else { return }
    let row = row(after: leap, from: highlighted ?? 0)
    highlighted = row
    reveal(row)
  }

  // MARK: Drawing

  /// Draws the panel and the visible rows.
  public func draw(into list: inout DisplayList) {
    let panel = panel.value(for: LookKey(context.look, frame.size)) {
      Surfaces(context.look).panel(frame.size, radius: 18)
    }
    panel.draw(into: &list, frame)
    let shown = shownRows
    dropRows(outside: shown)
    list.withClip(rowsFrame) { list in
      for index in shown { draw(index, into: &list) }
    }
    fade.draw(
      into: &list, rowsFrame, contentHeight: contentHeight, offset: offset, panel: frame,
      context.look)
    if let highlighted, showsRing, context.input.device.showsFocus {
      let place = rowFrame(highlighted)
      if place.intersection(rowsFrame).height == place.height {
        ground(of: place).ring.draw(into: &list, around: place.inset(by: inset))
      }
    }
  }

  private func draw(_ index: Int, into list: inout DisplayList) {
    let (row, place) = (row(index), rowFrame(index))
    let pointer = pointer.flatMap { self.row(at: $0) == index ? $0 : nil }
    row.state = RowState(
      isChosen: index == selected, isHighlighted: index == highlighted,
      pointed: pointer.flatMap { part(of: index, at: $0)?.id })
    let box = box(index)
    if row.focusedPart(in: box) == nil {
      ground(of: place).draw(row.state, isMarked: isMarked(index), into: &list, place)
    }
    guard let sentence = row.sentence else { return row.draw(into: &list, in: box) }
    list.withWords(sentence) { row.draw(into: &$0, in: box) }
  }

  /// Whether a row has the frame of the marked one. A visible focus replaces it.
  private func isMarked(_ index: Int) -> Bool {
    index == marked && !context.input.device.showsFocus
  }

  private func ground(of place: Rect) -> RowGround {
    grounds[place.height, default: Memo()].value(for: LookKey(context.look, place.size)) {
      RowGround(place.size, inset: inset, context.look)
    }
  }

  /// Drops invisible rows once there are many, so that a long list needs no more memory than a short one.
  private func dropRows(outside shown: Range<Int>) {
    guard createdRows.count > 2 * shown.count + 16 else { return }
    createdRows = createdRows.filter { shown.contains($0.key) }
  }
}

/// The backgrounds of rows of one size: the accent for the chosen row, and a band for the highlighted row.
@MainActor private struct RowGround {
  let ring: FocusRing
  private let chosen: Surface
  private let pointed: Surface
  private let marked: Surface

  init(_ size: Size, inset: Double, _ look: Look) {
    let (surfaces, theme) = (Surfaces(look), look.theme)
    chosen = surfaces.button(size, accent: true, radius: 10, shadows: Shadow.none)
    pointed = surfaces.band(
      size, theme.ink.opacity(theme.isFlat ? 0 : 0.1),
      edge: theme.isFlat ? theme.panelLine : .clear, radius: 10)
    marked = surfaces.mark(size, radius: 10)
    ring = FocusRing(
      size: Size(size.width - 2 * inset, size.height - 2 * inset), radius: look.metrics.px(4),
      look)
  }

  func draw(_ state: RowState, isMarked: Bool, into list: inout DisplayList, _ place: Rect) {
    if state.isChosen {
      chosen.draw(into: &list, place)
    } else if state.isHighlighted {
      pointed.draw(into: &list, place)
    }
    if isMarked { marked.draw(into: &list, place) }
  }
}

extension Texts {
  /// Returns the place of an item in a list for listeners. Indices begin at 0.
  package func place(_ index: Int, of count: Int) -> String {
    let (texts, number) = (self, ["number": String(index + 1), "count": String(count)])
    // Translators: Spoken after the name of a row or an option: its place in a list, such as “3 of 12”.
    return texts("{number} of {count}", number)
  }
}
