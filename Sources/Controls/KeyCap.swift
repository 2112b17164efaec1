import Stage

/// The label of a key in a box, at the right of a button's content.
@MainActor struct KeyCap {
  private var outline = Memo<LookKey, Picture>()

  /// Whether buttons show their keys: not for touch and gamepad, and not where space is short.
  static func isShown(_ context: StageContext) -> Bool {
    switch (context.look.metrics.form, context.input.device) {
    case (.small, _), (.portrait, _), (_, .touch), (_, .gamepad): false
    case (_, .mouse), (_, .keyboard): true
    }
  }

  private static func style(_ look: Look) -> TextStyle { look.metrics.small(.medium) }

  /// Returns the size of the box.
  static func size(_ key: String, _ look: Look) -> Size {
    let height = (look.metrics.small * 1.535).rounded()
    let text = look.measurer.size(of: key, style(look)).width
    return Size(max(height, text + look.metrics.px(12)), height)
  }

  /// Draws the box.
  ///
  /// - Parameter start: the middle of its left edge.
  mutating func draw(
    into list: inout DisplayList, _ key: String, from start: Point, _ ink: Color, _ look: Look
  ) {
    let size = Self.size(key, look)
    let box = Rect(Point(start.x, (start.y - size.height / 2).rounded()), size)
    let line = 1.4 * look.metrics.k
    let outline = outline.value(for: LookKey(look, size)) {
      look.pictures.picture("key cap \(line)", size) { drawing in
        let rect = Rect(.zero, drawing.size)
        drawing.fill(.frame(rect, radius: 0.2 * size.height, width: line), .white)
      }
    }
    list.picture(outline, center: box.center, alpha: 0.75, tint: ink)
    list.text(key, Self.style(look), ink, in: box, .center, measuredBy: look.measurer)
  }
}
