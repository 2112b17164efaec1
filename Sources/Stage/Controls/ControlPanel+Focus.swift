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
    guard let next = others.next(from: current.frame, direction) else { return false }
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
