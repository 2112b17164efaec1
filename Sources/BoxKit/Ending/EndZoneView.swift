import Stage

/// The part of the dialog at the end of a game with the figures, the places or the course of the game.
struct EndZoneView {
  private let zone: EndZone
  private let style: EndStyle
  private let look: Look
  private let columns: Int
  private let rowHeight: Double
  /// The style of all names on plates.
  private var nameStyle: TextStyle
  /// The height of the zone.
  let height: Double

  private var metrics: Metrics { look.metrics }
  private var theme: Theme { look.theme }

  init(_ zone: EndZone, width: Double, _ style: EndStyle, _ look: Look) {
    (self.zone, self.style, self.look) = (zone, style, look)
    let (metrics, measurer) = (look.metrics, look.measurer)
    let label = metrics.line(metrics.small())
    nameStyle = style.name
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
    case .course:
      columns = 1
      rowHeight = max(style.row, 2 * metrics.line(metrics.medium()))
      height = rowHeight
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
      for (index, plate) in plates.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let corner = Point(
          box.x + Double(column) * (width + style.gap),
          box.y + Double(row) * (rowHeight + style.gap))
        draw(plate, into: &list, in: Rect(corner, Size(width, rowHeight)).rounded)
      }
    case .course(let sketch): sketch(box, look)(&list)
    }
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
      list.text(figure.number, style.figure, theme.ink, in: cell, .center, look: look)
      list.lines(
        labels, small, theme.mutedInk, in: Rect(cell.x, cell.maxY, cell.width, 0), .center,
        look: look)
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
