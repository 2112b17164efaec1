import BoxKit
import MatchstickGame
import Stage

/// The chart of a machine's wins over its games, by who went first.
struct LearnedCurve {
  private let machine: TrainedMachine
  private let words: LearnedWords
  private let look: Look

  init(_ machine: TrainedMachine, _ words: LearnedWords, _ look: Look) {
    (self.machine, self.words, self.look) = (machine, words, look)
  }

  /// The most points of a line. Longer histories are thinned out.
  private static let pointLimit = 300

  /// Returns the least height, at which the labels of the axis do not overlap.
  static func leastHeight(_ metrics: Metrics) -> Double {
    max(metrics.px(120, least: 110), 6 * metrics.line(metrics.small()))
  }

  /// Creates the drawing in a frame.
  func sketch(in frame: Rect) -> (inout DisplayList) -> Void {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let small = metrics.small()
    let line = metrics.line(small)
    let first = machine.machine.games - machine.results.count
    let last = max(machine.machine.games, first + 10)
    let left = measurer.size(of: "100 %", small).width + metrics.px(10)
    let names = [words.machineBegan, words.teacherBegan]
    let nameWidth = names.map { measurer.size(of: $0, small).width }.max() ?? 0
    // Names are beside the ends of the lines, or in a legend above them.
    let areNamesBeside = nameWidth < 0.3 * frame.width
    let right = areNamesBeside ? nameWidth + metrics.px(28) : metrics.px(14)
    // Without space beside the heading, the plate is on a line of its own.
    let plateWidth = measurer.size(of: words.milestone, metrics.small(.semibold)).width
    let needed = measurer.size(of: words.heading, small).width + plateWidth + metrics.px(32)
    let drop = needed > frame.width - right ? line * (areNamesBeside ? 1.2 : 2.2) : 0
    let top = frame.y + line * (areNamesBeside ? 1.5 : 2.5) + (drop > 0 ? line * 1.2 : 0)
    let plot = Rect(
      frame.x + left, top, frame.width - left - right, frame.maxY - line - metrics.px(4) - top)
    func place(_ game: Int, _ share: Double) -> Point {
      Point(
        plot.x + plot.width * Double(game - first) / Double(last - first),
        plot.maxY - plot.height * share)
    }
    let curves = [true, false].map { began in
      Self.thinned(machine.curve(machineBegan: began)).map { place($0.game, $0.share) }
    }
    let learned = machine.machine.unbeatable.map { place(max($0, first), 0).x }
    let levels = [0, 0.5, 1].map {
      (place(first, $0) - frame.origin, place(last, $0) - frame.origin)
    }
    let picture = Picture("curve of a machine", size: frame.size) { drawing in
      let origin = frame.origin
      if let learned {
        let band = Rect(learned - origin.x, plot.y - origin.y, plot.maxX - learned, plot.height)
        drawing.fill(.rect(band), theme.accentInk.opacity(theme.isFlat ? 0.25 : 0.13))
        drawing.fill(
          .rect(Rect(band.x - 1, band.y - metrics.px(10), 2, band.height + metrics.px(10))),
          theme.accentInk)
      }
      for (start, end) in levels.dropFirst() {
        drawing.drawDots(
          from: start, to: end, pitch: metrics.px(8), radius: 0.8, theme.mutedInk.opacity(0.6))
      }
      let (start, end) = levels[0]
      drawing.fill(.rect(Rect(start.x, start.y, end.x - start.x, 1)), theme.mutedInk.opacity(0.7))
      for (index, points) in curves.enumerated().reversed() {
        let moved = points.map { $0 - origin }
        guard let tip = moved.last else { continue }
        if index == 0 {
          drawing.stroke(.polyline(moved), width: metrics.px(3, least: 2), theme.accentInk)
          drawing.fill(.circle(tip, radius: metrics.px(7, least: 4)), theme.accentInk)
        } else {
          for (from, to) in zip(moved, moved.dropFirst()) {
            drawing.drawDots(
              from: from, to: to, pitch: metrics.px(5, least: 4), radius: metrics.px(1.4, least: 1),
              theme.mutedInk)
          }
          drawing.fill(.diamond(tip, reach: metrics.px(8, least: 5)), theme.mutedInk)
        }
      }
    }
    let look = look
    let inks = [theme.accentInk, theme.mutedInk]
    return { list in
      list.picture(picture, at: frame.origin)
      list.text(
        words.heading, small, theme.ink, in: Rect(frame.x, frame.y, frame.width, line), look: look)
      // A low chart has no room for the label between the others.
      for share in plot.height >= 2.2 * line ? [0, 0.5, 1] : [0, 1] {
        let y = place(first, share).y - line / 2
        list.text(
          "\(Int(share * 100)) %", small, theme.mutedInk,
          in: Rect(frame.x, y, left - metrics.px(8), line), .trailing, look: look)
      }
      let under = plot.maxY + metrics.px(4)
      list.text(
        String(first), small, theme.mutedInk, in: Rect(plot.x, under, plot.width, line), look: look)
      list.text(
        MachineWords(texts: look.texts).games(last), small, theme.mutedInk,
        in: Rect(plot.x, under, plot.width, line), .trailing, look: look)
      var taken: [Rect] = []
      for (index, name) in names.enumerated() {
        var box = Rect(
          frame.x + Double(index) * frame.width / 2, frame.y + line, frame.width / 2, line)
        if areNamesBeside {
          guard let end = curves[index].last else { continue }
          box = Rect(plot.maxX + metrics.px(16), end.y - line / 2, nameWidth + 4, line)
          if let other = taken.first(where: { abs($0.y - box.y) < line }) {
            box.y = other.y + (end.y >= other.midY ? line : -line)
          }
        }
        taken.append(box)
        list.text(name, small, inks[index], in: box, look: look)
      }
      let plate = words.milestone
      if plate.isEmpty { return }
      let width = measurer.size(of: plate, small).width + 2 * metrics.px(10)
      let free =
        drop > 0 ? plot.x : frame.x + measurer.size(of: words.heading, small).width + metrics.px(8)
      let end = min(max(learned ?? plot.maxX, free + width), plot.maxX)
      let box = Rect(end - width, frame.y + drop, width, line + metrics.px(4)).rounded
      guard learned != nil else {
        return list.text(plate, small, theme.mutedInk, in: box, .trailing, look: look)
      }
      Surfaces(look).band(box.size, theme.accentInk, radius: 6).draw(into: &list, box)
      list.text(plate, metrics.small(.semibold), theme.inkOnAccent, in: box, .center, look: look)
    }
  }

  private static func thinned(_ points: [TrainedMachine.CurvePoint]) -> [TrainedMachine.CurvePoint]
  {
    let step = max(1, points.count / pointLimit)
    return points.enumerated().filter { $0.offset % step == 0 || $0.offset == points.count - 1 }
      .map(\.element)
  }
}
