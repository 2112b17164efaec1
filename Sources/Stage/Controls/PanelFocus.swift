/// The focus on a panel: which control has it, and where keys move it.
@MainActor final class PanelFocus {
  private let context: StageContext
  private let stack: ControlStack
  private var id: String?
  /// Whether the player has seen where the focus is, so that the next key moves it.
  var isSeen: Bool

  init(on stack: ControlStack, _ context: StageContext) {
    (self.stack, self.context) = (stack, context)
    isSeen = context.device.showsFocus
  }

  /// The control that has the focus, nil where none has it or it is off for now.
  ///
  /// A control that is switched off keeps its place, and has the focus again when it is on.
  var focused: Control? { remembered.flatMap { $0.isOperable ? $0 : nil } }

  /// Moves the focus to a control; an unknown id takes it away.
  func go(to id: String?) {
    self.id = controls.contains { $0.id == id } ? id : nil
    reveal()
  }

  /// A control that the pointer takes hold of has the focus, and lies where it can be seen.
  func follow(_ control: Control) { id = control.id }

  private var controls: [Control] { stack.controls }

  private var remembered: Control? {
    guard let id else { return nil }
    return controls.first { $0.id == id }
  }

  /// Tab and Shift+Tab: round in the order of the controls.
  func step(by step: Int) -> Bool {
    let count = controls.count
    guard controls.contains(where: \.isOperable) else { return false }
    var index = controls.firstIndex { $0.id == id } ?? (step > 0 ? -1 : count)
    repeat { index = (index + step + count) % count } while !controls[index].isOperable
    go(to: controls[index])
    return true
  }

  /// The first key that would move the focus where nobody has seen it: brings it into sight, and no more.
  func onlyShows(_ intent: Intent) -> Bool {
    guard !isSeen, context.device.showsFocus, intent.movesFocus else { return false }
    if let focused {
      if intent.direction != nil, focused.actsUnseen { return false }
      reveal()
      return true
    }
    guard remembered == nil, let first = controls.first(where: { $0.isOperable && !$0.isWayOut })
    else { return false }
    go(to: first)
    return true
  }

  /// An arrow: adjusts the focused control, or goes to the nearest in that direction.
  func move(_ direction: Direction) -> Bool {
    guard let current = remembered else { return step(by: 1) }
    if current.isOperable, current.adjust(direction) { return true }
    let others = controls.filter { $0.isOperable && $0 !== current }
    guard let next = others.next(from: current.frame, direction) else { return false }
    go(to: next)
    return true
  }

  /// An arrow that is held: does not lead away from what uses it, where that has come to its end.
  func moveAgain(_ direction: Direction) -> Bool {
    guard let focused, !focused.adjustsOnce else { return focused != nil || move(direction) }
    guard focused.adjustsSideways, direction.isLevel else { return move(direction) }
    _ = focused.adjust(direction)
    return true
  }

  /// Home, End, Page Up and Page Down: along the rows that have the focus, else along those there are.
  func leap(_ leap: Intent.Leap) -> Bool {
    let takers = [focused].compactMap(\.self) + controls.filter(\.isOperable)
    guard let taker = takers.first(where: { $0.leap(leap) }) else { return false }
    go(to: taker)
    return true
  }

  private func go(to control: Control) {
    id = control.id
    reveal()
  }

  private func reveal() {
    guard let scrollArea = stack.scrollArea, let focused, stack.isScrolled(focused) else { return }
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
