import Stage

/// The controls of a panel in drawing order, and the area in which some of them scroll.
@MainActor final class ControlStack {
  var controls: [Control]
  /// The area that scrolls some of the `controls`; `nil` if none scrolls.
  var scrollArea: ScrollArea?

  init(_ controls: [Control]) { self.controls = controls }

  /// The control that gets every intent, such as one with an open list or a caret; `nil` if there is none.
  var modal: Control? { controls.first { $0.isModal && $0.isOperable } }

  /// Returns the topmost control at a point, even if it is disabled.
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

  /// Returns the clip for a control within an outer clip; `nil` where nothing is clipped.
  func clip(of control: Control, within outside: Rect?) -> Rect? {
    guard let scrollArea, isScrolled(control) else { return outside }
    return scrollArea.viewport.within(outside)
  }
}
