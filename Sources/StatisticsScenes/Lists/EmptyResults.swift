import BoxKit
import Controls
import Stage

/// The content of an empty list: a drawing of the game, a sentence, and space for one button.
package struct EmptyResults {
  private enum Part { case picture, words, button }

  private let look: Look
  private let frame: Rect
  private let surface: Surface
  private let words: Words
  private let frames: [Part: Rect]
  private var drawPicture: (inout DisplayList) -> Void = { _ in }

  /// Creates the drawing of a game in a frame and returns a closure that draws it.
  package typealias GamePicture = (_ frame: Rect, StageContext) -> (inout DisplayList) -> Void

  /// - Parameters:
  ///   - picture: creates the drawing of the game, which is shown if it fits.
  ///   - button: a button to place below the sentence, if any.
  init(
    _ sentence: String, _ picture: GamePicture?, _ button: Button?, in frame: Rect,
    _ context: StageContext
  ) {
    let look = context.look
    let metrics = look.metrics
    self.look = look
    self.frame = frame
    surface = Surfaces(look).panel(frame.size, radius: 24)
    let room = frame.inset(metrics.px(24, small: 12), 0)
    /// Returns the sentence, and the box of all parts.
    func form(_ style: TextStyle, _ gap: Double) -> (words: Words, box: LayoutBox<Part>) {
      let lines = look.measurer.lines(sentence, style, width: room.width)
      let height = Double(lines.count) * metrics.line(style)
      var parts = [LayoutBox(Part.words).height(height)]
      if let size = button?.preferredSize {
        parts.append(
          LayoutBox(.button).height(size.height)
            .width(LengthRange(ideal: size.width, maximum: size.width)))
      }
      let most = metrics.px(280)
      let drawing = LayoutBox(Part.picture)
        .height(LengthRange(metrics.px(88, least: 64), ideal: most, maximum: most))
      let variants = picture == nil ? [parts] : [[drawing] + parts, parts]
      let boxes = variants.map { LayoutBox.overlay([.column($0, spacing: gap)]) }
      return ((style, lines), .variants(boxes).inset(0, gap))
    }
    // A low list uses a small font and small gaps.
    let usual = form(metrics.medium(), metrics.px(24, small: 8))
    let shown = usual.box.fits(room.size) ? usual : form(metrics.small(), 6)
    words = shown.words
    frames = shown.box.frames(in: room)
    if let button, let place = frames[.button] { button.frame = place }
    guard let picture, let place = frames[.picture] else { return }
    let size = Size(min(place.width, place.height * 1.1), place.height)
    drawPicture = picture(Rect(center: place.center, size).rounded, context)
  }

  private typealias Words = (style: TextStyle, lines: [String])

  func draw(into list: inout DisplayList) {
    surface.draw(into: &list, frame)
    list.withWords { drawPicture(&$0) }
    list.lines(
      words.lines, words.style, look.theme.mutedInk, in: frames[.words] ?? frame, .center,
      look: look)
  }
}
