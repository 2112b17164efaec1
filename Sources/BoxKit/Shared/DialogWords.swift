import Stage

/// Centered sentences in a dialog, wrapped to its width.
package struct DialogWords {
  private var style: TextStyle?
  private var lines: [(text: String, box: Rect)] = []

  package init(style: TextStyle? = nil, lines: [(text: String, box: Rect)] = []) {
    (self.style, self.lines) = (style, lines)
  }

  /// Lays out a dialog to fit the sentences.
  ///
  /// - Returns: whether all of them fit.
  @discardableResult
  package mutating func layout(
    _ sentences: [String], _ style: TextStyle, below title: String, in dialog: DialogFrame,
    width: Double, _ look: Look
  ) -> Bool {
    let line = (Double(style.pixels) * 1.35).rounded()
    let gap = look.metrics.px(24, small: 7)
    var words: [String] = []
    var height = 0.0
    let room = dialog.layoutFitted(title, width: width) { width in
      words = sentences.flatMap { look.measurer.lines($0, style, width: width) }
      height = line * Double(words.count) + 1.5 * gap
      return height
    }
    lines = words.enumerated().map { index, word in
      (word, Rect(room.x, room.y + gap / 2 + line * Double(index), room.width, line).rounded)
    }
    self.style = style
    return room.height >= height - 1
  }

  /// Draws the sentences.
  package func draw(into list: inout DisplayList, _ look: Look) {
    guard let style else { return }
    for line in lines {
      list.text(line.text, style, look.theme.ink, in: line.box, .center, look: look)
    }
  }
}
