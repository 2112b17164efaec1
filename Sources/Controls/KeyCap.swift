import Stage

/// The label of a key or gamepad button in a box, at the right of a button's content.
@MainActor struct KeyCap {
  private var outline = Memo<LookKey, Picture>()

  /// Returns the label for the device in use: none for touch, and none of a key where space is short.
  static func shown(
    key: String?, padButton: PadButton? = nil, _ context: StageContext
  ) -> KeyGlyph? {
    switch (context.look.metrics.form, context.input.device) {
    case (_, .gamepad):
      padButton.map { context.input.padKind.glyph(of: $0, in: context.look.texts) }
    case (.small, _), (.portrait, _), (_, .touch): nil
    case (_, .mouse), (_, .keyboard): key.map { .text(context.look.texts.key(labelled: $0)) }
    }
  }

  private static func style(_ look: Look) -> TextStyle { look.metrics.small(.medium) }

  /// Returns the size of the box.
  static func size(_ label: KeyGlyph, _ look: Look) -> Size {
    let height = (look.metrics.small * 1.535).rounded()
    guard case .text(let key) = label else { return Size(height, height) }
    let text = look.measurer.size(of: key, style(look)).width
    return Size(max(height, text + look.metrics.px(12)), height)
  }

  /// Draws the box.
  ///
  /// - Parameter start: the middle of its left edge.
  mutating func draw(
    into list: inout DisplayList, _ label: KeyGlyph, from start: Point, _ ink: Color, _ look: Look
  ) {
    let size = Self.size(label, look)
    let box = Rect(Point(start.x, (start.y - size.height / 2).rounded()), size)
    let line = 1.4 * look.metrics.k
    let outline = outline.value(for: LookKey(look, size)) {
      look.pictures.picture("key cap \(line)", size) { drawing in
        let rect = Rect(.zero, drawing.size)
        drawing.fill(.frame(rect, radius: 0.2 * size.height, width: line), .white)
      }
    }
    list.picture(outline, center: box.center, alpha: 0.75, tint: ink)
    label.draw(into: &list, in: box, style: Self.style(look), ink: ink, look: look)
  }
}
