/// The controls of a panel, the last of which lies on top, and the view in which some of them scroll.
@MainActor final class ControlStack {
  var controls: [Control]
  /// Scrolls its controls, which are among `controls`; nil where everything has room.
  var scrollArea: ScrollArea?

  init(_ controls: [Control]) { self.controls = controls }

  /// The control with an open list or a caret, which takes every intent.
  var modal: Control? { controls.first { $0.isModal && $0.isOperable } }

  /// The topmost control at a place, also where it is off.
  func control(at point: Point) -> Control? {
    controls.last { control in
      guard !control.isHidden, control.targetFrame.contains(point) else { return false }
      guard let scrollArea, isScrolled(control) else { return true }
      return scrollArea.viewport.contains(point)
    }
  }

  func isScrolled(_ control: Control) -> Bool {
    scrollArea?.controls.contains { $0 === control } ?? false
  }

  /// What of a control can be seen, within what is drawn at all; nil where nothing is cut off.
  func clip(of control: Control, within outside: Rect?) -> Rect? {
    guard let scrollArea, isScrolled(control) else { return outside }
    return scrollArea.viewport.within(outside)
  }
}
