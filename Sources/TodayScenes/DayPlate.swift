import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage
import Today

/// A disc of felt with a game's pieces, and a badge that says how far its try is.
struct DayPlate {
  /// How far a try is.
  enum Badge { case none, open, begun, done }

  private let radius: Double
  private let felt: Picture
  private var pieces = DisplayList()
  private let badge: Badge
  private let look: Look

  init(_ game: any DailyBoxGame, _ badge: Badge, radius: Double, _ look: Look) {
    (self.radius, self.badge, self.look) = (radius, badge, look)
    let (theme, side) = (look.theme, 2 * radius)
    felt = look.pictures.picture("plate of felt", Size(side, side)) { drawing in
      let box = Rect(.zero, drawing.size)
      drawing.fill(.ellipse(in: box), theme.board.second)
      drawing.stroke(
        .ellipse(in: box.inset(by: 1)), width: look.metrics.px(theme.lineWidth), theme.panelLine)
    }
    let inside = Rect(0, 0, side, side).inset(by: (0.34 * radius).rounded())
    type(of: game).pieces(inside, look)(&pieces)
  }

  /// Returns the badge of a try.
  static func badge(_ game: any DailyBoxGame, _ day: Day, _ model: TodayModel) -> Badge {
    switch model.mark(game, day) {
    case nil: .open
    case .begun: .begun
    case .done, .doneLater, .givenUp: .done
    }
  }

  func draw(into list: inout DisplayList, center: Point) {
    let corner = Point((center.x - radius).rounded(), (center.y - radius).rounded())
    list.picture(felt, at: corner)
    list.withWords { $0.add(pieces, Placement(offset: corner)) }
    guard badge != .none else { return }
    let side = (0.87 * radius).rounded()
    let middle = Point(corner.x + (1.76 * radius).rounded(), corner.y + (1.76 * radius).rounded())
    list.picture(sign(side), center: middle)
    if badge == .done {
      list.picture(
        Icon.check.picture(
          size: (0.66 * side).rounded(), color: look.theme.inkOnAccent, in: look.pictures),
        center: middle)
    }
  }

  private func sign(_ side: Double) -> Picture {
    let theme = look.theme
    return look.pictures.picture("badge of a day \(badge)", Size(side, side)) { drawing in
      let middle = Rect(.zero, drawing.size).center
      let (reach, line) = (side / 2, max(1.5, 0.1 * side))
      drawing.fill(
        .circle(middle, radius: reach), badge == .done ? theme.accentInk : theme.panel.second)
      guard badge != .done else { return }
      drawing.stroke(.circle(middle, radius: reach - line), width: line, theme.mutedInk)
      guard badge == .begun else { return }
      var half = Path()
      half.arc(
        center: middle, radii: Size(reach - 2 * line, reach - 2 * line), from: -.pi / 2,
        sweep: -.pi)
      half.close()
      drawing.fill(half, theme.accentInk)
    }
  }
}
