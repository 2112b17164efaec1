import Stage

/// A wide raised button with a drawing, a title, a second line and an arrow.
public final class DetailButton: Control {
  /// The title, on one line where it fits.
  public var title: String
  /// The second line, which may wrap.
  public var detail: String
  /// Whether the button has the accent colour even without a highlight.
  public var isPrimary = false
  /// Whether the padding and the title are small, for windows with little room.
  public var isClose = false
  /// Creates the drawing at the left in a square frame, and returns a closure that draws it.
  public var emblem: (_ frame: Rect, Look) -> (inout DisplayList) -> Void = { _, _ in
    { _ in }
  }

  private let action: () -> Void
  private var face = RaisedFace()
  private var arrow = Memo<LookKey, Picture>()
  private var drawnEmblem = Memo<LookKey, DisplayList>()

  /// Creates a button. Set its `frame` during layout.
  public init(
    id: String, context: StageContext, title: String, detail: String, action: @escaping () -> Void
  ) {
    (self.title, self.detail, self.action) = (title, detail, action)
    super.init(id: id, context: context)
  }

  public override func activate() -> Bool {
    action()
    return true
  }

  public override var focusShape: (frame: Rect, radius: Double) {
    (frame, min(frame.height / 4, context.look.metrics.px(18)))
  }

  public override func height(inWidth width: Double) -> Double {
    let lines = lines(in: width)
    let words = height(of: lines.title, titleStyle) + height(of: lines.detail, detailStyle)
    return max(
      context.look.metrics.target, isClose ? 0 : context.look.metrics.px(72), words + 2 * padding)
  }

  /// The width that shows every word of both texts whole.
  public override var leastWidth: Double {
    let words = [(title, titleStyle), (detail, detailStyle)].flatMap { text, style in
      text.split(separator: " ").map {
        context.look.measurer.size(of: String($0), style).width
      }
    }
    return sides + (words.max() ?? 0).rounded(.up)
  }

  private var titleStyle: TextStyle {
    isClose ? context.look.metrics.small(.bold) : context.look.metrics.medium(.semibold)
  }
  private var detailStyle: TextStyle { context.look.metrics.small() }
  private var padding: Double { isClose ? context.look.metrics.px(4) : context.look.metrics.px(10) }
  private var end: Double { context.look.metrics.px(isClose ? 10 : 18) }
  private var emblemSide: Double { context.look.metrics.px(isClose ? 36 : 50, least: 24) }
  private var gap: Double { context.look.metrics.px(isClose ? 8 : 16) }
  private var arrowSide: Double { 2 * context.look.metrics.px(10, least: 7) }

  /// The width of everything beside the texts.
  private var sides: Double { 2 * end + emblemSide + gap + arrowSide + gap }

  private func height(of lines: [String], _ style: TextStyle) -> Double {
    context.look.metrics.line(style) * Double(lines.count)
  }

  private func lines(in width: Double) -> (title: [String], detail: [String]) {
    let room = width - sides
    return (
      context.look.measurer.wrapped(title, titleStyle, width: room),
      context.look.measurer.wrapped(detail, detailStyle, width: room)
    )
  }

  public override func draw(into list: inout DisplayList) {
    let isQuiet = isPrimary && yieldsAccent
    let (place, ink) = face.draw(
      into: &list, of: self, accent: isPrimary && !isQuiet ? 1 : highlight.value)
    if isQuiet { face.underline(into: &list, place, context.look) }
    let lines = lines(in: place.width)
    let side = emblemSide
    let square = Rect(
      place.x + end, (place.midY - side / 2).rounded(), side, side)
    let drawn = drawnEmblem.value(for: LookKey(context.look, square.size)) {
      var drawn = DisplayList()
      emblem(Rect(.zero, square.size), context.look)(&drawn)
      return drawn
    }
    list.withWords { $0.add(drawn, Placement(offset: square.origin)) }
    let heights = [height(of: lines.title, titleStyle), height(of: lines.detail, detailStyle)]
    var box = Rect(
      square.maxX + gap, (place.midY - (heights[0] + heights[1]) / 2).rounded(),
      place.maxX - end - arrowSide - gap - square.maxX - gap, 0)
    for (lines, style) in [(lines.title, titleStyle), (lines.detail, detailStyle)] {
      for line in lines {
        box.height = context.look.metrics.line(style)
        list.text(line, style, ink, in: box, measuredBy: context.look.measurer)
        box = box.offset(by: Point(0, box.height))
      }
    }
    let sign = arrow.value(for: LookKey(context.look, place.size)) {
      Icon.chevronRight.picture(size: arrowSide, color: .white, in: context.look.pictures)
    }
    list.picture(
      sign, center: Point(place.maxX - end - arrowSide / 2, place.midY.rounded()), tint: ink)
  }
}
