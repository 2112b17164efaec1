import Controls
import GameKernel
import Stage

/// The layout of a step's bubble: its lines, its button and its place in the window.
struct BubbleLayout {
  let frame: Rect
  let button: Rect
  let lines: [String]
  let style: TextStyle
  /// The area of the lines.
  let text: Rect
  /// The pointer to the target, if that is near.
  private(set) var pointer: BubblePointer?

  /// Finds the best place: near the target, and over nothing else. Fails if there is none.
  ///
  /// - Parameters:
  ///   - taken: the areas of all texts, controls and pieces.
  ///   - button: the title of the button; `nil` for none.
  init?(
    _ words: String, at target: StepTarget?, taken: [Rect], button: String?, _ look: Look
  ) {
    let metrics = look.metrics
    let window = Rect(.zero, metrics.size)
    let gap = metrics.px(10)
    // The mark and the pointer need some space around the target.
    let kept =
      taken.map { $0.inset(by: -gap) }
      + [target?.frame.inset(by: -2 * gap)]
      .compactMap(\.self)
    let places = FreePlaces(in: window.inset(by: gap), taken: kept, cell: metrics.px(10))
    let found = Shape.all(words, button: button, look).compactMap { shape in
      places.nearest(shape.size, to: target?.frame ?? window).map {
        (shape, $0.frame, $0.distance + shape.cost)
      }
    }
    guard let (shape, frame, _) = found.min(by: { $0.2 < $1.2 }) else { return nil }
    self.init(shape, in: frame)
    pointer = target.flatMap { BubblePointer(from: frame, to: $0, metrics) }
  }

  private init(_ shape: Shape, in frame: Rect) {
    self.frame = frame
    (lines, style) = (shape.lines, shape.style)
    let inside = frame.inset(shape.padding.width, shape.padding.height)
    let (text, button) = (shape.text, shape.button)
    if shape.isRow {
      self.text = Rect(inside.x, inside.midY - text.height / 2, text.width, text.height).rounded
      self.button =
        Rect(
          inside.maxX - button.width, inside.midY - button.height / 2, button.width, button.height
        )
        .rounded
    } else {
      self.text = Rect(inside.x, inside.y, inside.width, text.height).rounded
      self.button =
        Rect(inside.x, inside.maxY - button.height, button.width, button.height).rounded
    }
  }

  /// The size of a bubble with a number of lines.
  private struct Shape {
    let lines: [String]
    let style: TextStyle
    let text: Size
    let button: Size
    let padding: Size
    /// Whether the button is at the right of the lines instead of below them.
    let isRow: Bool
    let gap: Double
    /// The distance by which another shape may be farther away and is still as good.
    let cost: Double

    var size: Size {
      let (across, down) =
        isRow
        ? (text.width + gap + button.width, max(text.height, button.height))
        : (max(text.width, button.width), text.height + gap + button.height)
      return Size(across + 2 * padding.width, down + 2 * padding.height)
    }

    static func all(_ words: String, button title: String?, _ look: Look) -> [Shape] {
      let metrics = look.metrics
      let button = title.map { title in
        let label = look.measurer.size(of: title, BubbleArt.label(metrics)).width
        return Size((label + 2 * metrics.px(12)).rounded(.up), metrics.height(44))
      }
      return [metrics.medium(), metrics.small(.medium)].flatMap { style in
        (1...5).flatMap { count -> [Shape] in
          guard let (lines, width) = broken(words, count, style, look) else { return [] }
          let height = metrics.line(style) * Double(count)
          return [true, false].map { isRow in
            Shape(
              lines: lines, style: style, text: Size(width, height), button: button ?? .zero,
              padding: Size(metrics.px(16), metrics.px(9)), isRow: isRow,
              gap: button == nil ? 0 : metrics.px(12),
              cost: metrics.px(style.pixels < metrics.medium().pixels ? 160 : 0)
                + metrics.px(20) * Double(count - 1))
          }
        }
      }
    }

    /// Returns words in a number of about equally long lines, and their width; `nil` if they do not break so.
    private static func broken(_ words: String, _ count: Int, _ style: TextStyle, _ look: Look)
      -> (lines: [String], width: Double)?
    {
      let whole = look.measurer.size(of: words, style).width
      var width = (whole / Double(count)).rounded(.up)
      while width <= whole + 1 {
        let lines = look.measurer.lines(words, style, width: width)
        let widest = lines.map { look.measurer.size(of: $0, style).width }.max() ?? 0
        if lines.count < count { return nil }
        if lines.count == count, widest <= width { return (lines, widest.rounded(.up)) }
        width += look.metrics.px(8)
      }
      return nil
    }
  }
}
