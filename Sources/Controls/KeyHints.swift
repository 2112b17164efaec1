import Stage

/// A row of keys with their functions.
@MainActor package struct KeyHints {
  /// Keys and their function.
  package struct Hint {
    let keys: [KeyGlyph]
    let word: String

    package init(keys: [KeyGlyph], word: String) { (self.keys, self.word) = (keys, word) }
  }

  private let look: Look

  package init(look: Look) { self.look = look }

  /// Draws the hints in the middle of a box, or nothing if they do not fit. They are not read to listeners.
  package func draw(_ hints: [Hint], into list: inout DisplayList, in box: Rect) {
    let metrics = look.metrics
    let gap = metrics.px(24)
    let widths = hints.map(width)
    let total = widths.reduce(0, +) + gap * Double(max(0, hints.count - 1))
    guard total <= box.width else { return }
    var x = (box.midX - total / 2).rounded()
    list.withWords { list in
      for (hint, width) in zip(hints, widths) {
        draw(hint, into: &list, at: Point(x, box.midY.rounded()))
        x += (width + gap).rounded()
      }
    }
  }

  private var capHeight: Double { look.metrics.px(30) }
  private var inner: Double { look.metrics.px(6) }
  private var style: TextStyle { look.metrics.small(.medium) }

  private func width(_ key: KeyGlyph) -> Double {
    guard case .text(let text) = key else { return capHeight }
    return max(
      capHeight,
      look.measurer.size(of: text, style).width + look.metrics.px(22)
    ).rounded()
  }

  private func width(_ hint: Hint) -> Double {
    hint.keys.map { width($0) + inner }.reduce(0, +) + look.metrics.px(4)
      + look.measurer.size(of: hint.word, look.metrics.small()).width
  }

  private func draw(_ hint: Hint, into list: inout DisplayList, at middle: Point) {
    let (metrics, theme) = (look.metrics, look.theme)
    var x = middle.x
    for key in hint.keys {
      let box = Rect(x, middle.y - (capHeight / 2).rounded(), width(key), capHeight)
      let line = max(1, 1.4 * metrics.k)
      let cap = look.pictures.picture("hint cap", box.size) {
        $0.fill(
          .frame(Rect(.zero, box.size), radius: 0.24 * box.height, width: line), .white)
      }
      list.picture(cap, center: box.center, alpha: 0.9, tint: theme.mutedInk)
      key.draw(into: &list, in: box, style: style, ink: theme.ink, look: look)
      x = box.maxX + inner
    }
    let word = look.measurer.size(of: hint.word, metrics.small()).width
    list.text(
      hint.word, metrics.small(), theme.mutedInk,
      in: Rect(x + metrics.px(4), middle.y - capHeight / 2, word, capHeight),
      measuredBy: look.measurer)
  }
}
