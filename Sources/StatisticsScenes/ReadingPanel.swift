import Controls
import Stage

/// A panel with nothing to operate. Where the page scrolls it gets the focus, so that keys lead past all of the page.
class ReadingPanel: Control {
  /// Draws the panel in its frame.
  var drawing: (_ list: inout DisplayList, _ frame: Rect) -> Void = { _, _ in }

  override init(id: String, context: StageContext) {
    super.init(id: id, context: context)
    isEnabled = false
  }

  override var clicks: Bool { false }

  override var focusShape: (frame: Rect, radius: Double) { (frame, context.look.metrics.px(20)) }

  override func draw(into list: inout DisplayList) { drawing(&list, frame) }
}
