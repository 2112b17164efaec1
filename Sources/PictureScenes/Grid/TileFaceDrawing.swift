import BoxKit
import Stage

/// The drawing of a tile in a grid: its picture, title and badges.
struct TileFaceDrawing {
  let frame: Rect
  let layout: TileGridLayout
  /// Whether the tile is the chosen one, which has the accent colour and a check mark.
  let isChosen: Bool
  /// Whether the tile is highlighted.
  let isLit: Bool
  /// Whether the tile has a frame.
  let isMarked: Bool
  /// Whether the details icon is highlighted.
  let isDetailsLit: Bool
  let look: Look

  private var theme: Theme { look.theme }

  func draw(
    into list: inout DisplayList, _ picture: Picture?, title: String, mark: TileMark,
    details: Rect?
  ) {
    drawGround(into: &list)
    let place = layout.pictureFrame(in: frame)
    list.faded(mark == .gone ? 0.3 : 1) { list in
      list.picture(picture ?? emptyField(place.size), at: place.origin)
    }
    drawTitle(mark == .gone ? look.texts("Undo") : title, into: &list, details)
    draw(mark, into: &list, on: place)
  }

  private func drawGround(into list: inout DisplayList) {
    let surfaces = Surfaces(look)
    if isChosen {
      surfaces.button(frame.size, accent: true, radius: 10, shadows: Shadow.none)
        .draw(into: &list, frame)
    } else if isLit {
      surfaces.band(
        frame.size, theme.ink.opacity(theme.isFlat ? 0 : 0.1),
        edge: theme.isFlat ? theme.panelLine : .clear, radius: 10
      ).draw(into: &list, frame)
    }
    if isMarked { surfaces.mark(frame.size, radius: 10).draw(into: &list, frame) }
  }

  private func drawTitle(_ title: String, into list: inout DisplayList, _ details: Rect?) {
    let words = layout.titleFrame(in: frame)
    let ink = isChosen ? theme.inkOnAccent : theme.ink
    // The title extends to the icon itself, which is smaller than its touch target.
    let reach = 0.45 * look.metrics.medium + look.metrics.px(3)
    let end = details.map { ($0.midX - reach).rounded() } ?? words.maxX
    let style = look.metrics.small(isChosen ? .bold : .medium)
    let width = end - words.x
    var lines = Array(look.measurer.lines(title, style, width: width).prefix(3))
    // Text beyond the height is truncated in the second line.
    let hasRoom = 3 * look.metrics.line(style) <= words.height
    if lines.count > 2, !hasRoom { lines = [lines[0], lines[1...].joined(separator: " ")] }
    let height = Double(lines.count) * look.metrics.line(style)
    list.lines(
      lines, style, ink,
      in: Rect(words.x, (words.midY - height / 2).rounded(), width, height), look: look)
    guard let details else { return }
    let sign = Icon.chevronRight.picture(
      size: 2 * (look.metrics.medium * 0.45).rounded(), color: .white, in: look.pictures)
    let quiet = isChosen ? theme.inkOnAccent : theme.mutedInk
    list.picture(
      sign, center: details.center.onPixels,
      tint: isDetailsLit && !isChosen ? theme.accentInk : quiet)
  }

  private func draw(_ mark: TileMark, into list: inout DisplayList, on place: Rect) {
    switch mark {
    case .none: break
    case .stars(let count): drawStars(count, into: &list, on: place)
    case .gone: drawBadge(.undo, into: &list, at: place.center.onPixels, 0.3 * place.width)
    case .ticked, .unticked: break
    }
    if isChosen || mark == .ticked {
      drawBadge(.check, into: &list, at: corner(of: place), 2 * signRadius)
    } else if mark == .unticked {
      list.picture(hollow, center: corner(of: place))
    }
  }

  private var signRadius: Double { (0.6 * look.metrics.medium).rounded() }

  private func corner(of place: Rect) -> Point {
    let reach = signRadius + look.metrics.px(6)
    return Point(place.maxX - reach, place.maxY - reach)
  }

  private func drawBadge(
    _ icon: Icon, into list: inout DisplayList, at center: Point, _ diameter: Double
  ) {
    let picture = icon.badge(
      diameter: 2 * (diameter / 2).rounded(), fill: theme.accent.first, color: theme.inkOnAccent,
      in: look.pictures)
    list.picture(picture, center: center)
  }

  /// Draws the stars on a dark ground, so that they are readable on every picture.
  private func drawStars(_ count: Int, into list: inout DisplayList, on place: Rect) {
    let side = 2 * (0.45 * look.metrics.small).rounded()
    let margin = look.metrics.px(4)
    let ground = Rect(
      place.x + margin, place.maxY - margin - side - 4, Double(count) * side + 8, side + 4)
    list.fill(ground, .black.opacity(0.66))
    let star = Icon.star.picture(size: side, color: .white, in: look.pictures)
    for number in 0..<count {
      list.picture(star, at: Point(ground.x + 4 + Double(number) * side, ground.y + 2))
    }
  }

  private var hollow: Picture {
    let side = 2 * signRadius
    return look.pictures.picture("tile hollow", Size(side, side)) { drawing in
      drawing.fill(.ellipse(in: Rect(.zero, drawing.size)), .black.opacity(0.5))
      drawing.stroke(
        .ellipse(in: Rect(.zero, drawing.size).inset(by: 2)), width: 2, .white)
    }
  }

  /// Returns the placeholder for a picture that is not ready.
  private func emptyField(_ size: Size) -> Picture {
    let (color, radius) = (theme.panelLine.opacity(0.6), look.metrics.px(6))
    return look.pictures.picture("thumb empty", size) { drawing in
      drawing.fill(.roundedRect(Rect(.zero, size), radius: radius), color)
    }
  }
}

nonisolated extension Point {
  /// The point rounded to whole pixels.
  var onPixels: Point { Point(x.rounded(), y.rounded()) }
}
