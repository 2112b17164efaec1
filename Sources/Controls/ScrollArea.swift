import GameKernel
import Stage

/// A scrolling viewport for controls that need more height than is available.
///
/// The scene lays out everything without scrolling, and passes the controls to `layout`. The scene draws its own
/// texts `offset` pixels higher, clipped to `viewport`.
@MainActor public final class ScrollArea {
  /// The metrics and the theme.
  public let look: Look
  /// The visible area, in output pixels.
  public private(set) var viewport = Rect.zero
  /// The height of the whole content, in output pixels.
  public private(set) var contentHeight = 0.0
  /// The scroll offset in output pixels.
  public private(set) var offset = 0.0
  /// The scrolled controls.
  public private(set) var controls: [Control] = []

  /// The panel around the viewport, into which the content fades. Default: `nil`, a panel as high as the viewport.
  public var panel: Rect?

  private var offsetAtStart: Double?
  private var bar = ScrollBar()
  private var fade = ScrollFade()

  /// Creates an area without content. Set the content with `layout`.
  public init(look: Look) { self.look = look }

  /// Sets the content. The controls' frames must be those without scrolling.
  public func layout(_ viewport: Rect, contentHeight: Double, controls: [Control]) {
    self.viewport = viewport
    self.contentHeight = contentHeight
    self.controls = controls
    let wanted = offset
    offset = 0
    scroll(to: wanted)
  }

  /// Sets the content of a page without a panel: controls in the width of the window, with space for focus rings
  /// around them. Shows the focused control.
  ///
  /// - Parameters:
  ///   - room: the area below the head of the page.
  ///   - height: the height of the controls.
  public func layoutPage(in room: Rect, height: Double, controls: [Control], focused: Control?) {
    let margin = look.metrics.px(10, small: 4)
    layout(
      Rect(0, room.y - margin, look.metrics.size.width, room.height + 2 * margin),
      contentHeight: height + 2 * margin, controls: controls)
    if canScroll, let focused, controls.contains(where: { $0 === focused }) { reveal(focused) }
  }

  /// Whether the content is higher than the viewport.
  public var canScroll: Bool { contentHeight > viewport.height }

  /// Scrolls to an offset, clamped to the content, and moves the controls.
  public func scroll(to offset: Double) {
    let clamped = max(0, min(offset, contentHeight - viewport.height)).rounded()
    let step = self.offset - clamped
    self.offset = clamped
    guard step != 0 else { return }
    for control in controls { control.frame = control.frame.offset(by: Point(0, step)) }
  }

  /// Scrolls by as little as possible to show a control with its label and its note.
  public func reveal(_ control: Control) {
    let words = control.wordsAround
    let frame = control.frame.union(control.focusShape.frame)
    let height = words.above + frame.height + words.below
    reveal(Rect(frame.x, frame.y - words.above, frame.width, height))
  }

  /// Scrolls by as little as possible to show a rectangle, given in the window's current coordinates.
  public func reveal(_ rect: Rect) {
    let margin = look.metrics.px(12)
    if rect.y - margin < viewport.y {
      scroll(to: offset + rect.y - margin - viewport.y)
    } else if rect.maxY + margin > viewport.maxY {
      scroll(to: offset + rect.maxY + margin - viewport.maxY)
    }
  }

  /// The distance of a wheel step or an arrow, in output pixels.
  private var step: Double { look.metrics.height(48) }

  /// Whether a scrolled control is not visible at all.
  func isOutOfView(_ control: Control) -> Bool {
    controls.contains { $0 === control } && !control.frame.intersects(viewport)
  }

  /// Scrolls by Home, End, Page Up or Page Down. A page is nine tenths of the viewport.
  func scroll(_ leap: Intent.Leap) {
    switch leap {
    case .toStart: scroll(to: 0)
    case .toEnd: scroll(to: contentHeight)
    case .pageUp: scroll(to: offset - 0.9 * viewport.height)
    case .pageDown: scroll(to: offset + 0.9 * viewport.height)
    }
  }

  /// Scrolls a step up or down, if the way of the focus leads through content that the player has not seen.
  ///
  /// - Parameter next: the control to which the arrow would move the focus; `nil` for none.
  /// - Returns: whether it has scrolled, so that the focus stays.
  func scrolls(_ direction: Direction, from current: Control, to next: Control?) -> Bool {
    guard canScroll, !direction.isLevel else { return false }
    let isDown = direction == .down
    let isInside = { [controls] (control: Control) in controls.contains { $0 === control } }
    let isBehind = isDown ? current.frame.y > viewport.maxY : current.frame.maxY < viewport.y
    if isBehind, !isInside(current) { return false }
    // The height that the next control would skip, or all that is left before one beyond the area.
    var skipped = isDown ? contentHeight - viewport.height - offset : offset
    if let next, isInside(next) {
      skipped = isDown ? next.frame.maxY - viewport.maxY : viewport.y - next.frame.y
      skipped -= next.frame.height + (isDown ? next.wordsAround.above : next.wordsAround.below)
    } else if let next, isDown ? next.frame.maxY <= viewport.maxY : next.frame.y >= viewport.y {
      return false
    }
    guard skipped > look.metrics.px(16) else { return false }
    scroll(to: offset + (isDown ? 1 : -1) * max(step, min(skipped, viewport.height / 4)))
    return true
  }

  /// Returns the report of a scrolled control, marked as in view or not.
  func inView(_ report: ControlReport) -> ControlReport {
    var report = report
    report.isInView = viewport.contains(report.frame.center)
    return report
  }

  /// Scrolls by wheel steps over the viewport, and returns whether they were used.
  func scrolled(_ steps: Double, at point: Point) -> Bool {
    guard canScroll, viewport.contains(point) else { return false }
    scroll(to: offset - steps * step)
    return true
  }

  /// Scrolls by a drag that began in the viewport, and returns whether it was used.
  func dragged(_ drag: Drag) -> Bool {
    guard canScroll, viewport.contains(drag.start) else { return false }
    let start = offsetAtStart ?? offset
    offsetAtStart = drag.phase == .began || drag.phase == .moved ? start : nil
    scroll(to: start - (drag.position.y - drag.start.y))
    return true
  }

  /// Draws the scroll bar and the faded edges.
  func drawBar(into list: inout DisplayList) {
    // Insets the fade, so that it stays within the rounded corners of the panel.
    let room = viewport.inset(look.metrics.px(14), 0)
    fade.draw(
      into: &list, room, contentHeight: contentHeight, offset: offset, panel: panel ?? viewport,
      look)
    // Places the bar between the edge of the panel and the content.
    let inside = viewport.inset(look.metrics.px(8, least: 3), 0)
    bar.draw(into: &list, inside, contentHeight: contentHeight, offset: offset, look)
  }
}

/// A scroll bar at the right of an area. Its knob shows the scroll offset and the visible share of the content.
struct ScrollBar {
  private var knob = Memo<LookKey, Picture>()

  /// Draws the bar, unless all content is visible.
  ///
  /// - Parameters:
  ///   - viewport: the visible area.
  ///   - offset: the scroll offset, in output pixels.
  @MainActor mutating func draw(
    into list: inout DisplayList, _ viewport: Rect, contentHeight: Double, offset: Double,
    _ look: Look
  ) {
    guard contentHeight > viewport.height else { return }
    let (metrics, color) = (look.metrics, look.theme.mutedInk)
    let radius = metrics.px(2)
    let knob = knob.value(for: LookKey(look, viewport.size)) {
      look.pictures.picture("scroll bar", Size(2 * radius, 2 * radius + 2)) { drawing in
        drawing.fill(.roundedRect(Rect(.zero, drawing.size), radius: radius), color)
      }
    }
    let track = viewport.inset(metrics.px(2), metrics.px(16))
    let share = viewport.height / contentHeight
    let length = max(metrics.px(24), track.height * share).rounded()
    let distance = (track.height - length) * offset / (contentHeight - viewport.height)
    let place = Rect(track.maxX - 2 * radius, track.y + distance.rounded(), 2 * radius, length)
    list.patch(knob, corner: radius, place)
  }
}
