import BoxKit
import MatchstickGame
import Stage

/// The chart of a machine's wins over its games, by who went first.
struct LearnedCurve {
  private let words: LearnedWords
  private let look: Look
  private let frame: Rect
  /// The frame of the lines, without their labels.
  private let plot: Rect
  /// The games at the left and the right end.
  private let games: ClosedRange<Int>
  /// The lines of the games that the machine began, and of those that the other side began.
  private let curves: [[Point]]
  /// The x-coordinate of the game that made the machine unbeatable, or `nil`.
  private let learned: Double?
  /// Whether the names are beside the ends of the lines, and not in a legend above them.
  private let areNamesBeside: Bool
  /// The distance of the plate from the heading's line. It has a line of its own where there is no room beside it.
  private let drop: Double

  init(_ machine: TrainedMachine, _ words: LearnedWords, in frame: Rect, _ look: Look) {
    (self.words, self.frame, self.look) = (words, frame, look)
    let (metrics, measurer) = (look.metrics, look.measurer)
    let small = metrics.small()
    let line = metrics.line(small)
    let first = machine.machine.games - machine.results.count
    games = first...max(machine.machine.games, first + 10)
    let nameWidth = Self.names(words).map { measurer.size(of: $0, small).width }.max() ?? 0
    areNamesBeside = nameWidth < 0.3 * frame.width
    let left = measurer.size(of: "100 %", small).width + metrics.px(10)
    let right = areNamesBeside ? nameWidth + metrics.px(28) : metrics.px(14)
    let plateWidth = measurer.size(of: words.milestone, metrics.small(.semibold)).width
    let needed = measurer.size(of: words.heading, small).width + plateWidth + metrics.px(32)
    drop = needed > frame.width - right ? line * (areNamesBeside ? 1.2 : 2.2) : 0
    let top = frame.y + line * (areNamesBeside ? 1.5 : 2.5) + (drop > 0 ? line * 1.2 : 0)
    let plot = Rect(
      frame.x + left, top, frame.width - left - right, frame.maxY - line - metrics.px(4) - top)
    self.plot = plot
    let place = { [games] in Self.place($0, $1, games, in: plot) }
    curves = [true, false].map { began in
      Self.thinned(machine.curve(machineBegan: began)).map { place($0.game, $0.share) }
    }
    learned = machine.machine.unbeatable.map { place(max($0, first), 0).x }
  }

  private static func names(_ words: LearnedWords) -> [String] {
    [words.machineBegan, words.teacherBegan]
  }

  private static func place(
    _ game: Int, _ share: Double, _ games: ClosedRange<Int>, in plot: Rect
  ) -> Point {
    Point(
      plot.x + plot.width * Double(game - games.lowerBound) / Double(games.count - 1),
      plot.maxY - plot.height * share)
  }

  /// The most points of a line. Longer histories are thinned out.
  private static let pointLimit = 300

  private static func thinned(_ points: [TrainedMachine.CurvePoint]) -> [TrainedMachine.CurvePoint]
  {
    let step = max(1, points.count / pointLimit)
    return points.enumerated().filter { $0.offset % step == 0 || $0.offset == points.count - 1 }
      .map(\.element)
  }

  /// Returns the least height, at which the labels of the axis do not overlap.
  static func leastHeight(_ metrics: Metrics) -> Double {
    max(metrics.px(120, least: 110), 6 * metrics.line(metrics.small()))
  }

  func draw(into list: inout DisplayList) {
    let picture = Picture("curve of a machine", size: frame.size) { drawing in
      drawGround(into: &drawing)
      for (index, points) in curves.enumerated().reversed() {
        drawCurve(points.map { $0 - frame.origin }, isOfMachine: index == 0, into: &drawing)
      }
    }
    list.picture(picture, at: frame.origin)
    drawAxes(into: &list)
    drawNames(into: &list)
    drawPlate(into: &list)
  }

  // MARK: Lines

  /// Draws the levels, and a band from the game that made the machine unbeatable.
  private func drawGround(into drawing: inout Drawing) {
    let (metrics, theme) = (look.metrics, look.theme)
    let plot = plot.offset(by: Point(-frame.x, -frame.y))
    if let learned {
      let x = learned - frame.x
      drawing.fill(
        .rect(Rect(x, plot.y, plot.maxX - x, plot.height)),
        theme.accentInk.opacity(theme.isFlat ? 0.25 : 0.13))
      let rise = metrics.px(10)
      drawing.fill(.rect(Rect(x - 1, plot.y - rise, 2, plot.height + rise)), theme.accentInk)
    }
    for share in [0.5, 1] {
      let y = plot.maxY - plot.height * share
      drawing.drawDots(
        from: Point(plot.x, y), to: Point(plot.maxX, y), pitch: metrics.px(8), radius: 0.8,
        theme.mutedInk.opacity(0.6))
    }
    drawing.fill(.rect(Rect(plot.x, plot.maxY, plot.width, 1)), theme.mutedInk.opacity(0.7))
  }

  private func drawCurve(_ points: [Point], isOfMachine: Bool, into drawing: inout Drawing) {
    let (metrics, theme) = (look.metrics, look.theme)
    guard let tip = points.last else { return }
    guard !isOfMachine else {
      drawing.stroke(.polyline(points), width: metrics.px(3, least: 2), theme.accentInk)
      return drawing.fill(.circle(tip, radius: metrics.px(7, least: 4)), theme.accentInk)
    }
    for (from, to) in zip(points, points.dropFirst()) {
      drawing.drawDots(
        from: from, to: to, pitch: metrics.px(5, least: 4), radius: metrics.px(1.4, least: 1),
        theme.mutedInk)
    }
    drawing.fill(.diamond(tip, reach: metrics.px(8, least: 5)), theme.mutedInk)
  }

  // MARK: Words

  private func drawAxes(into list: inout DisplayList) {
    let (metrics, theme, small) = (look.metrics, look.theme, look.metrics.small())
    let line = metrics.line(small)
    list.text(
      words.heading, small, theme.ink, in: Rect(frame.x, frame.y, frame.width, line), look: look)
    // A low chart has no room for the label between the others.
    for share in plot.height >= 2.2 * line ? [0, 0.5, 1] : [0, 1] {
      let y = plot.maxY - plot.height * share - line / 2
      list.text(
        "\(Int(share * 100)) %", small, theme.mutedInk,
        in: Rect(frame.x, y, plot.x - frame.x - metrics.px(8), line), .trailing, look: look)
    }
    let under = Rect(plot.x, plot.maxY + metrics.px(4), plot.width, line)
    list.text(String(games.lowerBound), small, theme.mutedInk, in: under, look: look)
    list.text(
      MachineWords(texts: look.texts).games(games.upperBound), small, theme.mutedInk, in: under,
      .trailing, look: look)
  }

  private func drawNames(into list: inout DisplayList) {
    let (metrics, theme, small) = (look.metrics, look.theme, look.metrics.small())
    let (line, inks) = (metrics.line(small), [theme.accentInk, theme.mutedInk])
    var taken: [Rect] = []
    for (index, name) in Self.names(words).enumerated() {
      var box = Rect(
        frame.x + Double(index) * frame.width / 2, frame.y + line, frame.width / 2, line)
      if areNamesBeside {
        guard let end = curves[index].last else { continue }
        let x = plot.maxX + metrics.px(16)
        box = Rect(x, end.y - line / 2, frame.maxX - x + 4, line)
        if let other = taken.first(where: { abs($0.y - box.y) < line }) {
          box.y = other.y + (end.y >= other.midY ? line : -line)
        }
      }
      taken.append(box)
      list.text(name, small, inks[index], in: box, look: look)
    }
  }

  /// Draws the plate with the game that made the machine unbeatable, or the number of boxes to go.
  private func drawPlate(into list: inout DisplayList) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let (small, plate) = (metrics.small(), words.milestone)
    guard !plate.isEmpty else { return }
    let width = measurer.size(of: plate, small).width + 2 * metrics.px(10)
    let free =
      drop > 0 ? plot.x : frame.x + measurer.size(of: words.heading, small).width + metrics.px(8)
    let end = min(max(learned ?? plot.maxX, free + width), plot.maxX)
    let height = metrics.line(small) + metrics.px(4)
    let box = Rect(end - width, frame.y + drop, width, height).rounded
    guard learned != nil else {
      return list.text(plate, small, theme.mutedInk, in: box, .trailing, look: look)
    }
    Surfaces(look).band(box.size, theme.accentInk, radius: 6).draw(into: &list, box)
    list.text(plate, metrics.small(.semibold), theme.inkOnAccent, in: box, .center, look: look)
  }
}
