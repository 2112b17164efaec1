import BoxKit
import MatchstickGame
import Stage

/// The meanings of the signs on the page about what a machine has learned, of those that it shows.
struct LearnedLegend {
  private let items: [LearnedWords.Sign]
  private let words: LearnedWords
  private let look: Look

  init(_ words: LearnedWords, _ look: Look) {
    (items, self.words, self.look) = (words.signs, words, look)
  }

  private var side: Double { look.metrics.line(look.metrics.small()) }
  private var gap: Double { look.metrics.px(20, small: 12) }

  /// Returns the place of each item, in lines below each other.
  private func places(in width: Double) -> [Rect] {
    var (x, y) = (0.0, 0.0)
    return items.map { item in
      let text = look.measurer.size(of: words.meaning(of: item), look.metrics.small()).width
      let needed = (side * 1.2 + look.metrics.px(4) + text).rounded(.up)
      if x > 0, x + needed > width { (x, y) = (0, y + side * 1.15) }
      defer { x += needed + gap }
      return Rect(x, y, needed, side)
    }
  }

  /// Returns the height for a width; 0 without signs.
  func height(in width: Double) -> Double { places(in: width).last?.maxY ?? 0 }

  func draw(into list: inout DisplayList, in box: Rect) {
    let start = side * 1.2 + look.metrics.px(4)
    for (item, place) in zip(items, places(in: box.width)) {
      let frame = Rect(box.x + place.x, box.y + place.y, place.width, place.height)
      draw(item, at: Point(frame.x + 0.6 * side, frame.midY), into: &list)
      list.text(
        words.meaning(of: item), look.metrics.small(), look.theme.ink,
        in: Rect(frame.x + start, frame.y, frame.width - start + 2, frame.height), look: look)
    }
  }

  private func draw(_ item: LearnedWords.Sign, at middle: Point, into list: inout DisplayList) {
    let theme = look.theme
    switch item {
    case .bead(let take):
      list.picture(BeadArt.picture(take, radius: 0.34 * side, look), center: middle)
    case .losingBead:
      let radius = 0.26 * side
      list.picture(LearnedTable.ring(reach: 1.5 * radius, look), center: middle)
      list.picture(BeadArt.picture(1, radius: radius, look), center: middle)
    case .lostCount:
      list.picture(LearnedTable.diamond(reach: 0.5 * side, look), center: middle)
    case .shutBox:
      let size = Size(side, 0.8 * side)
      list.picture(LearnedTable.drawer(isShut: true, size, look), center: middle)
    case .warning:
      list.text(
        "!", look.metrics.small(.bold), theme.ink, in: Rect(center: middle, Size(side, side)),
        .center, look: look)
    }
  }
}
