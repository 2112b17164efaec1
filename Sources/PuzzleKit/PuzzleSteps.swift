import BoxKit
import Controls
import Stage

/// The answers of a solution as a row of places: ticks for those that are given, a ring around the next one, and a
/// hollow diamond where the first answer was wrong.
struct PuzzleSteps {
  private let count: Int
  private let given: Int
  private let misses: Set<Int>
  private let look: Look
  private let side: Double
  private let pitch: Double
  private let origin: Point

  /// Places the row in the middle of a frame.
  ///
  /// - Parameters:
  ///   - given: the number of answers given.
  ///   - misses: the places of answers that were wrong at first.
  init(_ count: Int, given: Int, misses: Set<Int>, in frame: Rect, _ look: Look) {
    (self.count, self.given, self.misses, self.look) = (count, given, misses, look)
    let most = min(frame.height, look.metrics.px(40))
    let room = frame.width / Double(max(1, count))
    let gap = min(look.metrics.px(8), 0.25 * room)
    side = max(1, min(most, room - gap).rounded(.down))
    pitch = min(side + gap, room)
    let width = pitch * Double(count - 1) + side
    origin = Point(
      (frame.midX - width / 2).rounded(), (frame.midY - side / 2).rounded())
  }

  func draw(into list: inout DisplayList) {
    for place in 0..<count {
      let box = Rect((origin.x + pitch * Double(place)).rounded(), origin.y, side, side)
      draw(place, box, into: &list)
    }
  }

  private func draw(_ place: Int, _ box: Rect, into list: inout DisplayList) {
    let theme = look.theme
    let isMissed = misses.contains(place)
    let isGiven = place < given
    let picture = look.pictures.picture(
      "puzzle step \(isGiven) \(isMissed) \(place == given)", box.size
    ) { drawing in
      let rect = Rect(.zero, drawing.size)
      let radius = 0.2 * rect.width
      let line = max(1, 0.05 * rect.width)
      if isGiven, !isMissed {
        drawing.fill(.roundedRect(rect, radius: radius), theme.accent.first)
      } else {
        drawing.fill(.roundedRect(rect, radius: radius), theme.groove)
        let isNext = place == given
        drawing.fill(
          .frame(rect, radius: radius, width: isNext ? 1.6 * line : line),
          isNext ? theme.ink : theme.panelLine)
      }
      if isMissed {
        let reach = 0.34 * rect.width
        let width = max(1.5, 0.08 * rect.width)
        drawing.stroke(.diamond(rect.center, reach: reach), width: width, theme.danger)
      }
    }
    list.picture(picture, at: box.origin)
    if isMissed { return }
    if isGiven {
      let tick = Icon.check.picture(
        size: (0.6 * side).rounded(), color: theme.inkOnAccent, in: look.pictures)
      list.picture(tick, center: box.center)
    } else if 1.7 * look.metrics.small <= side {
      list.text(
        String(place + 1), look.metrics.small(place == given ? .bold : .regular),
        place == given ? theme.ink : theme.mutedInk, in: box, .center, look: look)
    }
  }
}
