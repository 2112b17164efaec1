import GameKernel
import Stage

/// The sign of a seat. Shape and color both differ, so that either is enough to tell the players apart.
package nonisolated enum SeatSign: Int, CaseIterable, Sendable {
  case disc, square, diamond, triangle

  /// Returns the outline in a box.
  package func path(in box: Rect) -> Path {
    switch self {
    case .disc: .ellipse(in: box.inset(by: 0.04 * box.width))
    case .square: .roundedRect(box.inset(by: 0.08 * box.width), radius: 0.12 * box.width)
    case .diamond:
      .polygon([
        Point(box.midX, box.y), Point(box.maxX, box.midY), Point(box.midX, box.maxY),
        Point(box.x, box.midY),
      ])
    case .triangle:
      .polygon([
        Point(box.midX, box.y + 0.04 * box.height), Point(box.maxX, box.maxY - 0.06 * box.height),
        Point(box.x, box.maxY - 0.06 * box.height),
      ])
    }
  }

  /// Returns the color for panels, with a contrast of at least 3 : 1.
  package func color(_ theme: Theme) -> Color {
    switch (theme.name, self) {
    case (.contrast, _): .white
    case (.evening, .disc): Color(0xF08A6B)
    case (.evening, .square): Color(0x62C6BA)
    case (.evening, .diamond): Color(0x97A9F2)
    case (.evening, .triangle): Color(0xD994C4)
    case (.day, .disc): Color(0xA8402C)
    case (.day, .square): Color(0x1F6A68)
    case (.day, .diamond): Color(0x3A4A86)
    case (.day, .triangle): Color(0x7A3A68)
    }
  }

  @MainActor package func picture(side: Double, _ look: Look) -> Picture {
    look.pictures.picture("sign of seat \(rawValue)", Size(side, side)) { drawing in
      drawing.fill(path(in: Rect(.zero, drawing.size)), color(look.theme))
    }
  }
}

extension SeatSign {
  /// The sign with a star, for a winner.
  package var sketch: (_ frame: Rect, Look) -> (inout DisplayList) -> Void {
    { frame, look in
      let side = (0.86 * min(frame.width, frame.height)).rounded()
      let sign = picture(side: side, look)
      let star = Icon.star.picture(
        size: 2 * (side * 0.25).rounded(), color: look.theme.panel.second, in: look.pictures)
      let middle = Point(frame.midX.rounded(), frame.midY.rounded())
      return { list in for picture in [sign, star] { list.picture(picture, center: middle) } }
    }
  }
}

extension TableSeat {
  /// Returns the seat, without its name if no font has glyphs for it.
  package func shown(_ look: Look) -> TableSeat {
    guard let name, !look.measurer.shows(name, look.metrics.small()) else { return self }
    var nameless = self
    nameless.name = nil
    return nameless
  }
}

extension Array {
  /// Returns the seats with the names that labels show.
  ///
  /// - Parameter player: the name of the only person, if the seat has none.
  package func shown<Occupant>(_ look: Look, player: String?) -> [TableSeat<Occupant>]
  where Element == TableSeat<Occupant> {
    var seats = map { $0.shown(look) }
    let persons = seats.indices.filter { seats[$0].occupant.isPerson }
    if persons.count == 1, seats[persons[0]].name == nil { seats[persons[0]].name = player }
    return seats.map { $0.shown(look) }
  }
}
