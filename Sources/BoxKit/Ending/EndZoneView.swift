import Stage

/// The part of the dialog at the end of a game with the figures, the places or the course of the game.
struct EndZoneView {
  private let zone: EndZone
  private let title: String
  private let style: EndStyle
  private let look: Look
  private let columns: Int
  private let rowHeight: Double
  /// The style of all names on plates.
  private var nameStyle: TextStyle
  /// The frames of the legend's lines, from the lower edge of the course.
  private let legend: [(mark: EndLegend, frame: Rect)]
  /// The height of the zone.
  let height: Double

  private var metrics: Metrics { look.metrics }
  private var theme: Theme { look.theme }

  /// - Parameter title: the result above the zone.
  init(_ zone: EndZone, below title: String, width: Double, _ style: EndStyle, _ look: Look) {
    (self.zone, self.title, self.style, self.look) = (zone, title, style, look)
    let (metrics, measurer) = (look.metrics, look.measurer)
    let label = metrics.line(metrics.small())
    nameStyle = style.name
    var legend: [(mark: EndLegend, frame: Rect)] = []
    switch zone {
    case .figures(let figures):
      columns = max(1, figures.count)
      let most =
        figures.map {
          measurer.lines($0.label, metrics.small(), width: width / Double(figures.count)).count
        }.max() ?? 1
      rowHeight = max(style.row, metrics.line(style.figure) + Double(most) * label)
      height = rowHeight
    case .plates(let plates):
      let count = plates.count
      let choices = Set([count, (count + 1) / 2, 2, 1]).filter { $0 <= count }.sorted(by: >)
      columns =
        choices.first { columns in
          let cell = Self.cell(width, columns, style)
          return plates.allSatisfy { Self.holds($0, in: cell, style, look) }
        } ?? 1
      let room = Self.cell(width, columns, style) - 2 * Self.padding(look)
      let isRoomy = plates.allSatisfy { plate in
        let sign = plate.sign.map { $0.size.width + metrics.px(8) } ?? 0
        return measurer.size(of: plate.name, style.name).width <= room - sign
      }
      if !isRoomy { nameStyle = metrics.small(.semibold) }
      rowHeight = max(
        style.row, metrics.line(style.name) + label + 2 * style.inset)
      let rows = Double((count + columns - 1) / max(1, columns))
      height = rows * rowHeight + (rows - 1) * style.gap
    case .course(let marks, _):
      columns = 1
      rowHeight = max(style.row, 2 * metrics.line(metrics.medium()))
      legend = Self.places(of: marks, width: width, look)
      height = rowHeight + (legend.last.map { $0.frame.maxY + style.inset } ?? 0)
    }
    self.legend = legend
  }

  /// Returns the frames of a legend's lines, which are side by side in the middle or else below each other.
  private static func places(of marks: [EndLegend], width: Double, _ look: Look)
    -> [(mark: EndLegend, frame: Rect)]
  {
    let (small, gap) = (look.metrics.small(), look.metrics.px(24))
    let line = look.metrics.line(small)
    let widths = marks.map {
      (line + look.measurer.size(of: $0.words, small).width).rounded(.up)
    }
    let whole = widths.reduce(0, +) + gap * Double(max(0, widths.count - 1))
    let isRow = whole <= width
    var corner = Point(isRow ? ((width - whole) / 2).rounded() : 0, 0)
    return zip(marks, widths).map { mark, wide in
      defer { if isRow { corner.x += wide + gap } else { corner.y += line } }
      return (mark, Rect(corner, Size(min(wide, width), line)))
    }
  }

  private static func cell(_ width: Double, _ columns: Int, _ style: EndStyle) -> Double {
    ((width - Double(columns - 1) * style.gap) / Double(columns)).rounded(.down)
  }

  /// Returns whether the words of a plate fit in a width.
  private static func holds(
    _ plate: EndPlate, in width: Double, _ style: EndStyle, _ look: Look
  ) -> Bool {
    let (room, measurer) = (width - 2 * padding(look), look.measurer)
    let sign = plate.sign.map { $0.size.width + look.metrics.px(8) } ?? 0
    return measurer.fits(plate.name, style.name, width: room - sign)
      && measurer.fits(plate.detail, look.metrics.small(), width: room)
  }

  /// The space between the words and the edge of a plate.
  private static func padding(_ look: Look) -> Double { look.metrics.px(12, least: 8) }

  func draw(into list: inout DisplayList, in box: Rect) {
    switch zone {
    case .figures(let figures): draw(figures, into: &list, in: box)
    case .plates(let plates):
      let width = Self.cell(box.width, columns, style)
      list.withWords(plates.map { "\($0.name): \($0.detail)" }.sentences) { list in
        for (index, plate) in plates.enumerated() {
          let (row, column) = index.quotientAndRemainder(dividingBy: columns)
          let corner = Point(
            box.x + Double(column) * (width + style.gap),
            box.y + Double(row) * (rowHeight + style.gap))
          draw(plate, into: &list, in: Rect(corner, Size(width, rowHeight)).rounded)
        }
      }
    case .course(_, let sketch):
      let course = Rect(box.x, box.y, box.width, rowHeight)
      // The sentences above tell how the game went.
      list.withWords { list in
        sketch(course, look)(&list)
        for (mark, frame) in legend {
          draw(mark, into: &list, in: frame.offset(by: Point(box.x, course.maxY)))
        }
      }
    }
  }

  /// Draws a mark and its meaning.
  private func draw(_ mark: EndLegend, into list: inout DisplayList, in box: Rect) {
    let side = box.height
    let sign = look.pictures.picture("legend \(mark.isDisc)", Size(side, side)) {
      $0.drawMark(isDisc: mark.isDisc, Point(side / 2, side / 2), radius: 0.28 * side, theme)
    }
    list.picture(sign, at: box.origin)
    list.text(
      mark.words, metrics.small(), theme.mutedInk,
      in: Rect(box.x + side, box.y, box.width - side, side), look: look)
  }

  private func draw(
    _ figures: [(number: String, label: String)], into list: inout DisplayList, in box: Rect
  ) {
    let small = metrics.small()
    let width = box.width / Double(columns)
    for (index, figure) in figures.enumerated() {
      let labels = look.measurer.lines(figure.label, small, width: width)
      let number = metrics.line(style.figure)
      let needed = number + Double(labels.count) * metrics.line(small)
      let top = (box.midY - needed / 2).rounded()
      let cell = Rect(box.x + Double(index) * width, top, width, number).rounded
      // Such as “Moves: 19”. A figure in the title is not said again.
      let words = "\(figure.label): \(look.texts.spoken(figure: figure.number))"
      let isInTitle = title.split(separator: " ").contains { $0 == figure.number }
      list.withWords(isInTitle ? "" : words) { list in
        list.text(figure.number, style.figure, theme.ink, in: cell, .center, look: look)
        list.lines(
          labels, small, theme.mutedInk, in: Rect(cell.x, cell.maxY, cell.width, 0), .center,
          look: look)
      }
    }
  }

  private func draw(_ plate: EndPlate, into list: inout DisplayList, in box: Rect) {
    let edge = plate.isStrong ? theme.accentInk : theme.panelLine
    Surfaces(look).band(box.size, .clear, edge: edge, radius: 14).draw(into: &list, box)
    let room = box.inset(Self.padding(look), 0)
    let (first, second) = (metrics.line(nameStyle), metrics.line(metrics.small()))
    let top = (box.midY - (first + second) / 2).rounded()
    var name = Rect(room.x, top, room.width, first)
    if let sign = plate.sign {
      let gap = metrics.px(8)
      let text = look.measurer.size(of: plate.name, nameStyle).width
      let width = min(room.width, sign.size.width + gap + text)
      let left = (room.midX - width / 2).rounded()
      list.picture(sign, at: Point(left, (name.midY - sign.size.height / 2).rounded()))
      let x = left + sign.size.width + gap
      name = Rect(x, top, room.maxX - x, first)
    }
    list.text(
      plate.name, nameStyle, theme.ink, in: name, plate.sign == nil ? .center : .leading,
      look: look)
    list.text(
      plate.detail, metrics.small(plate.isStrong ? .bold : .regular),
      plate.isStrong ? theme.ink : theme.mutedInk,
      in: Rect(room.x, name.maxY, room.width, second), .center, look: look)
  }
}
