extension ControlPanel {
  /// The control that has the focus, nil where none has it or it is off for now.
  ///
  /// A control that is switched off keeps its place, and has the focus again when it is on.
  public var focused: Control? { remembered.flatMap { $0.isOperable ? $0 : nil } }

  /// Moves the focus to a control; an unknown id takes it away.
  public func focus(id: String?) {
    focusedID = controls.contains { $0.id == id } ? id : nil
    revealFocus()
    refresh()
  }

  private var remembered: Control? {
    guard let focusedID else { return nil }
    return controls.first { $0.id == focusedID }
  }

  /// Tab and Shift+Tab: round in the order of the controls.
  func stepFocus(by step: Int) -> Bool {
    let count = controls.count
    guard controls.contains(where: \.isOperable) else { return false }
    var index = controls.firstIndex { $0.id == focusedID } ?? (step > 0 ? -1 : count)
    repeat { index = (index + step + count) % count } while !controls[index].isOperable
    setFocus(controls[index])
    return true
  }

  /// The first key that would move the focus where nobody has seen it: brings it into sight, and no more.
  func onlyShowsFocus(_ intent: Intent) -> Bool {
    guard !isFocusSeen, context.device.showsFocus, intent.movesFocus else { return false }
    if let focused {
      if intent.direction != nil, focused.actsUnseen { return false }
      revealFocus()
      return true
    }
    guard remembered == nil, let first = controls.first(where: { $0.isOperable && !$0.isWayOut })
    else { return false }
    setFocus(first)
    return true
  }

  /// An arrow: adjusts the focused control, or goes to the nearest in that direction.
  func moveFocus(_ direction: Direction) -> Bool {
    guard let current = remembered else { return stepFocus(by: 1) }
    if current.isOperable, current.adjust(direction) { return true }
    let others = controls.filter { $0.isOperable && $0 !== current }
    guard let next = Self.next(others, from: current.frame, direction) else { return false }
    setFocus(next)
    return true
  }

  /// An arrow that is held: does not lead away from what uses it, where that has come to its end.
  func moveFocusAgain(_ direction: Direction) -> Bool {
    guard let focused, !focused.adjustsOnce else { return focused != nil || moveFocus(direction) }
    guard focused.adjustsSideways, direction.isLevel else { return moveFocus(direction) }
    _ = focused.adjust(direction)
    return true
  }

  /// Home, End, Page Up and Page Down: along the rows that have the focus, else along those there are.
  func leap(_ leap: Intent.Leap) -> Bool {
    let takers = [focused].compactMap(\.self) + controls.filter(\.isOperable)
    guard let taker = takers.first(where: { $0.leap(leap) }) else { return false }
    setFocus(taker)
    return true
  }

  private func setFocus(_ control: Control) {
    focusedID = control.id
    revealFocus()
  }

  private func revealFocus() {
    guard let scrollArea, let focused, isScrolled(focused) else { return }
    scrollArea.reveal(focused.frame.union(focused.focusShape.frame))
  }

  /// Where an arrow leads. Nobody goes out by accident: to the way out only along its row, or up where
  /// nothing else is.
  private static func next(
    _ controls: [Control], from origin: Rect, _ direction: Direction
  ) -> Control? {
    let inside = controls.filter { control in
      let isInRow = control.frame.y < origin.maxY && origin.y < control.frame.maxY
      return !control.isWayOut || direction.isLevel && isInRow
    }
    return nearest(inside, to: origin, direction)
      ?? (direction == .up ? nearest(controls, to: origin, direction) : nil)
  }

  /// The control that lies nearest in a direction; one straight ahead is nearer than one aside.
  ///
  /// Left and right stay in their row as far as it reaches, and then lead no farther aside than three times
  /// as far as ahead. Of those that lie side by side ahead, it is the one that lies most in the middle.
  private static func nearest(
    _ controls: [Control], to origin: Rect, _ direction: Direction
  ) -> Control? {
    let start = origin.turned(direction)
    let ahead = controls.compactMap { control -> Ahead? in
      let place = control.frame.turned(direction)
      guard place.midX > start.midX, place.x >= start.midX else { return nil }
      return Ahead(control, place, from: start)
    }
    let inRow = direction.isLevel ? ahead.filter { $0.aside == 0 } : []
    let near = direction.isLevel ? ahead.filter { $0.aside <= 3 * $0.way } : ahead
    guard let first = (inRow.isEmpty ? near : inRow).min(by: { $0.distance < $1.distance })
    else { return nil }
    guard first.aside == 0 else { return first.control }
    let beside = ahead.filter {
      $0.aside == 0 && $0.place.x < first.place.maxX && first.place.x < $0.place.maxX
    }
    let least = beside.map(\.offset).min() ?? 0
    return beside.first { $0.offset <= least + 2 }?.control
  }

  /// A control that lies ahead, as seen by somebody for whom ahead is to the right.
  private struct Ahead {
    let control: Control
    let place: Rect
    /// How far it lies ahead.
    let way: Double
    /// How far it lies from the straight way.
    let aside: Double
    /// How far its middle does.
    let offset: Double
    let distance: Double

    init(_ control: Control, _ place: Rect, from start: Rect) {
      (self.control, self.place) = (control, place)
      way = max(0, place.x - start.maxX)
      aside = max(0, place.y - start.maxY, start.y - place.maxY)
      offset = abs(place.midY - start.midY)
      distance = way + 3 * aside + 0.01 * offset
    }
  }
}

extension Intent {
  /// Whether it is a step of the focus.
  fileprivate var movesFocus: Bool {
    switch self {
    case .tilt, .tiltRepeat, .focusNext, .focusPrevious: true
    default: false
    }
  }
}

extension Rect {
  /// The rectangle as seen by somebody for whom the direction is to the right.
  fileprivate func turned(_ direction: Direction) -> Rect {
    switch direction {
    case .right: self
    case .left: Rect(-maxX, y, width, height)
    case .down: Rect(y, x, height, width)
    case .up: Rect(-maxY, x, height, width)
    }
  }
}
