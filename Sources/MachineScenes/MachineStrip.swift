import BoxKit
import MatchstickGame
import Stage

/// The words below the shelf of a machine: what it does, how it learns, and the meaning of its beads.
package struct MachineStrip {
  private let sentence: String
  private let takeLimit: Int
  private let side: Alignment?
  private let look: Look

  /// - Parameters:
  ///   - sentence: the current sentence.
  ///   - side: the half that a box in play leaves free; `nil` without such a box.
  package init(sentence: String, takeLimit: Int, side: Alignment?, look: Look) {
    (self.sentence, self.takeLimit, self.side, self.look) = (sentence, takeLimit, side, look)
  }

  package func draw(into list: inout DisplayList, in strip: Rect) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let half = strip.width / 2 - metrics.px(60)
    let width = side == nil ? strip.width : half
    let x = side == .trailing ? strip.maxX - half : strip.x
    let usual = metrics.medium(.semibold)
    let isLong = measurer.wrapped(sentence, usual, width: width).count > 1
    let style = isLong ? metrics.small(.semibold) : usual
    let lines = Array(measurer.wrapped(sentence, style, width: width).prefix(2))
    let line = metrics.line(style)
    list.lines(lines, style, theme.ink, in: Rect(x, strip.y, width, 2 * line), look: look)
    var y = strip.y + line * Double(lines.count) + metrics.px(4)
    let small = metrics.small()
    let words = MachineWords(texts: look.texts)
    let legend = metrics.px(28, least: 20)
    let most = Int((strip.maxY - legend - y) / metrics.line(small))
    let rules = ["\(words.rule) \(words.settledRule)", words.rule].map {
      measurer.wrapped($0, small, width: width)
    }
    let rule = rules.first { $0.count <= most } ?? rules[1]
    let height = Double(rule.count) * metrics.line(small)
    if y + height <= strip.maxY - legend {
      list.lines(rule, small, theme.mutedInk, in: Rect(x, y, width, height), look: look)
      y += height + metrics.px(4)
    }
    drawLegend(into: &list, in: Rect(x, y, width, legend))
  }

  /// Draws each bead with its meaning.
  private func drawLegend(into list: inout DisplayList, in box: Rect) {
    let (words, small) = (MachineWords(texts: look.texts), look.metrics.small())
    let needed = (1...takeLimit).map { look.measurer.size(of: words.takes($0), small).width }
    let side = box.height
    // Without room for the words, each bead has its number.
    let gap = look.metrics.px(6, least: 3)
    let hasRoom = (needed.max() ?? 0) + side + 2 * gap <= box.width / Double(takeLimit)
    let pitch = min((needed.max() ?? 0) + side + 4 * gap, box.width / Double(takeLimit))
    for take in 1...takeLimit {
      let x = box.x + pitch * Double(take - 1)
      list.picture(
        BeadArt.picture(take, radius: 0.34 * side, isDrawn: true, look),
        center: Point(x + side / 2, box.midY))
      list.text(
        hasRoom ? words.takes(take) : String(take), small, look.theme.ink,
        in: Rect(x + side + gap, box.y, pitch - side - 2 * gap, side), look: look)
    }
  }
}
