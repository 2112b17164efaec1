/// A window onto controls that need more height than there is.
///
/// The scene lays everything out as if there were room, hands the controls over, and draws its own
/// words `offset` higher, clipped to `viewport`.
@MainActor public final class ScrollArea {
  /// Tells the measures.
  public let context: StageContext
  /// What can be seen, in output pixels.
  public private(set) var viewport = Rect.zero
  /// How much there is, in output pixels.
  public private(set) var contentHeight = 0.0
  /// How far the content is moved up, in pixels.
  public private(set) var offset = 0.0
  /// What is moved.
  public private(set) var controls: [Control] = []

  private var offsetAtStart: Double?
  private var bar = ScrollBar()
  private var fade = ScrollFade()

  /// An area without content; hand it over with `layout`.
  public init(context: StageContext) { self.context = context }

  /// Takes over controls whose frames are as if nothing were scrolled.
  public func layout(_ viewport: Rect, contentHeight: Double, controls: [Control]) {
    self.viewport = viewport
    self.contentHeight = contentHeight
    self.controls = controls
    let wanted = offset
    offset = 0
    scroll(to: wanted)
  }

  /// Whether there is more than can be seen.
  public var canScroll: Bool { contentHeight > viewport.height }

  /// Moves the content so that `offset` pixels lie above the viewport, as far as there is content.
  public func scroll(to offset: Double) {
    let held = max(0, min(offset, contentHeight - viewport.height)).rounded()
    let step = self.offset - held
    self.offset = held
    guard step != 0 else { return }
    for control in controls { control.frame = control.frame.offset(by: Point(0, step)) }
  }

  /// Scrolls as little as needed to show a rectangle of the window's pixels.
  public func reveal(_ rect: Rect) {
    let margin = context.metrics.px(12)
    if rect.y - margin < viewport.y {
      scroll(to: offset + rect.y - margin - viewport.y)
    } else if rect.maxY + margin > viewport.maxY {
      scroll(to: offset + rect.maxY + margin - viewport.maxY)
    }
  }

  /// What the trace says of one of its controls.
  func inView(_ report: ControlReport) -> ControlReport {
    ControlReport(
      id: report.id, frame: report.frame, isEnabled: report.isEnabled,
      isInView: viewport.contains(report.frame.center))
  }

  /// The wheel over the viewport; true where it is used up.
  func scrolled(_ steps: Double, at point: Point) -> Bool {
    guard canScroll, viewport.contains(point) else { return false }
    scroll(to: offset - steps * context.metrics.height(48))
    return true
  }

  /// A drag that began in the viewport moves the content; true where it is used up.
  func dragged(_ drag: Drag) -> Bool {
    guard canScroll, viewport.contains(drag.start) else { return false }
    let start = offsetAtStart ?? offset
    offsetAtStart = drag.phase == .began || drag.phase == .moved ? start : nil
    scroll(to: start - (drag.position.y - drag.start.y))
    return true
  }

  /// A line at the right which says how much there is and where it stands.
  func drawBar(into list: inout DisplayList) {
    // Inside the round corners of the panel.
    let room = viewport.inset(context.metrics.px(14), 0)
    fade.draw(into: &list, room, contentHeight: contentHeight, offset: offset, context)
    // Between the line of the panel and what scrolls.
    let inside = viewport.inset(context.metrics.px(8, least: 3), 0)
    bar.draw(into: &list, inside, contentHeight: contentHeight, offset: offset, context)
  }
}

/// A line at the right of something that scrolls, which says how much there is and where it stands.
struct ScrollBar {
  private var knob = Memo<LookKey, Picture>()

  /// Draws the line, unless everything can be seen.
  ///
  /// - Parameters:
  ///   - viewport: what can be seen.
  ///   - offset: how much lies above the viewport, in pixels.
  @MainActor mutating func draw(
    into list: inout DisplayList, _ viewport: Rect, contentHeight: Double, offset: Double,
    _ context: StageContext
  ) {
    guard contentHeight > viewport.height else { return }
    let (metrics, color) = (context.metrics, context.theme.mutedInk)
    let round = metrics.px(2)
    let knob = knob.value(for: LookKey(context, viewport.size)) {
      context.shelf.picture("scroll bar", Size(2 * round, 2 * round + 2)) { drawing in
        drawing.fill(.roundedRect(Rect(.zero, drawing.size), radius: round), color)
      }
    }
    let track = viewport.inset(metrics.px(2), metrics.px(16))
    let share = viewport.height / contentHeight
    let length = max(metrics.px(24), track.height * share).rounded()
    let way = (track.height - length) * offset / (contentHeight - viewport.height)
    let place = Rect(track.maxX - 2 * round, track.y + way.rounded(), 2 * round, length)
    list.patch(knob, corner: round, place)
  }
}
