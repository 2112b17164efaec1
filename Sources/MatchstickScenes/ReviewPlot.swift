import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The positions of the moments and turns of a finished game on the time line.
nonisolated struct ReviewPlot: Hashable, Sendable {
  let frame: Rect
  /// The distance from one moment to the next.
  let pitch: Double
  /// The radius of a disc. A diamond is a quarter larger.
  let radius: Double
  /// The upper edge of the names. ``counts`` is the upper edge of the numbers of matches taken.
  let names: Double
  let counts: Double
  /// The upper edge of the lanes.
  private let top: Double
  /// The pixels per length unit of the design.
  let k: Double
  /// Whether each moment is on the lane of ``ReviewWords/teller``.
  let isTellers: [Bool]
  /// The number of the turn that gave the win away.
  let mistake: Int?
  /// The perspective of the review.
  let side: ReviewSide

  init(
    review: GameReview?, teller: Seat, side: ReviewSide = .neither, frame: Rect, metrics: Metrics
  ) {
    self.side = side
    self.frame = frame
    k = metrics.k
    isTellers = review?.moments.map { $0.favoured == teller } ?? []
    mistake = review?.mistake?.turn
    let usual = metrics.px(24)
    let steps = Double(max(1, isTellers.count - 1))
    pitch = min(metrics.px(79), (frame.width - 2.5 * usual) / steps)
    let (line, foot) = (metrics.small * 1.3, metrics.medium * 1.5)
    let lanes = frame.height - foot - line
    // Both lanes are above the names, and diamonds do not touch their neighbours.
    radius = max(1, min(usual, pitch * 0.38, frame.height * 0.2, lanes / 5.1))
    // Limits the distance of the lanes, since a larger one would leave an empty space between them.
    let spare = max(0, lanes - max(9 * radius, metrics.px(120)))
    top = frame.y + (spare / 2).rounded()
    counts = frame.maxY - foot - (spare / 2).rounded()
    names = counts - line
  }

  func lane(_ isTeller: Bool) -> Double {
    let upper = top + radius * 1.4
    let lower = names - radius * 1.5
    return isTeller ? upper : max(lower, upper + radius * 2.4)
  }

  /// Returns the middle of a moment's mark. Moment n follows turn n.
  func place(of moment: Int) -> Point {
    Point(frame.x + radius * 1.25 + Double(moment) * pitch, lane(isTellers[moment]))
  }
}

nonisolated extension Drawing {
  /// Draws the lanes, the steps, the marks, and the tinted band of the losing turn with its pointer.
  mutating func drawTimeLine(
    _ plot: ReviewPlot, offset: Point, pointsAt: Double, _ theme: Theme
  ) {
    let places = plot.isTellers.indices.map { plot.place(of: $0) + offset }
    guard let first = places.first, let last = places.last else { return }
    for lane in [plot.lane(true), plot.lane(false)] {
      drawDots(
        from: Point(first.x - plot.radius, lane + offset.y),
        to: Point(last.x + plot.radius, lane + offset.y), pitch: max(8, 8 * plot.k),
        radius: max(0.8, 0.8 * plot.k), theme.panelLine.opacity(0.6))
    }
    if let mistake = plot.mistake {
      drawBand(plot, places[mistake - 1].x, places[mistake].x, offset, pointsAt, theme)
    }
    let width = max(2, plot.radius / 6)
    for index in places.indices.dropFirst() {
      let color = plot.isTellers[index] ? theme.accentInk : theme.danger
      stroke(.polyline([places[index - 1], places[index]]), width: width, color)
    }
    for (index, place) in places.enumerated() {
      drawMark(isDisc: plot.isTellers[index], place, radius: plot.radius, theme)
    }
  }

  private mutating func drawBand(
    _ plot: ReviewPlot, _ left: Double, _ right: Double, _ offset: Point, _ pointsAt: Double,
    _ theme: Theme
  ) {
    let top = plot.lane(true) + offset.y - plot.radius * 1.4
    let bottom = plot.frame.maxY + offset.y
    let band = Rect(left, top, right - left, bottom - top)
    let radius = min(plot.radius * 0.66, band.width / 3)
    let color = plot.side.ink(theme)
    fill(.roundedRect(band, radius: radius), color.opacity(0.13))
    fill(.frame(band, radius: radius, width: max(1.5, 1.5 * plot.k)), color.opacity(0.55))
    let reach = min(12 * max(1, plot.k), pointsAt - bottom)
    fill(
      .polygon([
        Point(band.midX - reach, pointsAt), Point(band.midX, pointsAt - reach),
        Point(band.midX + reach, pointsAt),
      ]), plot.side.ground(theme))
  }
}
