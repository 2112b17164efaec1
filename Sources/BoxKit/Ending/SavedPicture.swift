import Stage

/// A picture of something that the player has reached, such as a solved puzzle, to be saved as a file.
package struct SavedPicture {
  /// The caption below the drawing, with the date.
  let caption: (Texts) -> String
  /// Creates the drawing in a frame, and returns a closure that draws it.
  let sketch: (_ frame: Rect, StageContext) -> (inout DisplayList) -> Void

  package init(
    caption: @escaping (Texts) -> String,
    sketch: @escaping (_ frame: Rect, StageContext) -> (inout DisplayList) -> Void
  ) {
    (self.caption, self.sketch) = (caption, sketch)
  }

  /// The size of the file's picture in pixels.
  static let size = Size(1_200, 1_200)
  private static let (margin, foot) = (60.0, 130.0)

  /// Returns the whole picture. It is the same for all sizes of the window.
  func list(_ window: Look) -> DisplayList {
    let size = Self.size
    let look = Look(
      theme: window.theme, metrics: Metrics(size: size), measurer: window.measurer,
      texts: window.texts)
    var list = DisplayList()
    list.table(Rect(.zero, size))
    let frame = Rect(
      Self.margin, Self.margin, size.width - 2 * Self.margin,
      size.height - Self.margin - Self.foot)
    sketch(frame, StageContext(look))(&list)
    let box = Rect(Self.margin, frame.maxY, frame.width, Self.foot)
    let words = caption(look.texts)
    let style =
      [36.0, 30, 24].map { TextStyle(.semibold, $0) }
      .first { look.measurer.size(of: words, $0).width <= box.width } ?? TextStyle(.semibold, 24)
    let lines = look.measurer.lines(words, style, width: box.width)
    let line = (1.3 * Double(style.pixels)).rounded()
    list.lines(
      lines, style, look.theme.ink,
      in: Rect(
        box.x, (box.midY - line * Double(lines.count) / 2).rounded(), box.width,
        line * Double(lines.count)), .center, look: look)
    return list
  }
}
