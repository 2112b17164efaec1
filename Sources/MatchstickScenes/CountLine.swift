import BoxKit
import MatchstickGame
import Stage

/// The counts of a finished game in one line, with the losing turn in a tinted band.
///
/// A disc is a moment at which the teller could force the win, a diamond one at which the other player could.
struct CountLine {
  private let words: ReviewWords
  private let look: Look

  init(_ words: ReviewWords, _ look: Look) {
    (self.words, self.look) = (words, look)
  }

  /// Creates the drawing in a frame.
  func sketch(in frame: Rect) -> (inout DisplayList) -> Void {
    let (metrics, theme, moments) = (look.metrics, look.theme, words.review.moments)
    let largest = min(metrics.px(22), (frame.height * 0.36).rounded(.down))
    let steps = Double(max(1, moments.count - 1))
    let pitch = min(metrics.px(96), (frame.width - 2.6 * largest) / steps)
    let radius = max(2, min(largest, pitch * 0.4))
    let left = frame.midX - pitch * steps / 2
    let places = moments.indices.map { Point(left + Double($0) * pitch, frame.midY.rounded()) }
    let isTellers = moments.map { $0.favoured == words.teller }
    let mistake = words.review.mistake?.turn
    let side = words.side
    let line = Picture("line of counts", size: frame.size) { drawing in
      let points = places.map { $0 - frame.origin }
      if let mistake {
        let reach = radius * 1.25 + min(pitch * 0.2, metrics.px(16))
        let start = max(0, points[mistake - 1].x - reach)
        let end = min(frame.width, points[mistake].x + reach)
        let band = Rect(start, 0, end - start, frame.height)
        drawing.fill(.roundedRect(band, radius: metrics.px(14)), side.ink(theme).opacity(0.2))
      }
      for index in points.indices.dropFirst() {
        drawing.stroke(
          .polyline([points[index - 1], points[index]]), width: max(2, radius / 6),
          isTellers[index] ? theme.accentInk : theme.danger)
      }
      for (index, point) in points.enumerated() {
        drawing.drawMark(isDisc: isTellers[index], point, radius: radius, theme)
      }
    }
    let style = radius >= metrics.medium * 0.9 ? metrics.medium(.bold) : metrics.small(.bold)
    let numbers = moments.map { String($0.count) }
    // Marks that are too small have no numbers.
    let hasRoom = numbers.allSatisfy {
      look.measurer.size(of: $0, style).width <= min(2 * radius, pitch - 2)
    }
    return { [look] list in
      list.picture(line, at: frame.origin)
      guard hasRoom else { return }
      for (index, place) in places.enumerated() {
        list.text(
          numbers[index], style, isTellers[index] ? theme.inkOnAccent : theme.inkOnDanger,
          in: Rect(center: place, Size(3 * radius, 2 * radius)), .center, look: look)
      }
    }
  }
}
