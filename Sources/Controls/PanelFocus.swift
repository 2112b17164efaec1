import GameKernel
import Stage

/// The focus of a panel, and its movement by keys.
@MainActor final class PanelFocus {
  private let input: InputContext
  private let stack: ControlStack
  private var id: String?
  /// The control that had the focus when the last arrow was pressed.
  private var arrowStart: String?
  /// Whether the focus has been shown to the player. If not, the next arrow or Tab only shows it.
  var isSeen: Bool

  init(on stack: ControlStack, _ input: InputContext) {
    (self.stack, self.input) = (stack, input)
    isSeen = input.device.showsFocus
  }

  /// The focused control; `nil` where none has the focus or it is disabled.
  ///
  /// A control that is disabled and enabled again keeps the focus.
  var focused: Control? { lastFocused.flatMap { $0.isOperable ? $0 : nil } }

  /// The focused control, or the one that waits with the focus.
  var held: Control? {
    lastFocused.flatMap { $0.isOperable || $0.isWaiting && !$0.isHidden ? $0 : nil }
  }

  /// Moves the focus from a disabled control that passes it on to the nearest one, before others to one in its row.
  func passOn() {
    guard let last = lastFocused, last.passesFocus, !last.isOperable else { return }
    func distance(_ control: Control) -> Double {
      let isInRow = control.sharesRow(with: last)
      return control.frame.center.distance(to: last.frame.center) * (isInRow ? 1 : 1000)
    }
    let others = controls.filter { $0.isOperable && !$0.leavesScene && !$0.frame.isEmpty }
    if let next = others.min(by: { distance($0) < distance($1) }) { go(to: next) }
  }

  /// Moves the focus to a control; an unknown identifier removes the focus.
  func go(to id: String?) {
    self.id = controls.contains { $0.id == id } ? id : nil
    reveal()
  }

  /// Moves the focus to a control under the pointer, without scrolling, since the control is visible.
  func follow(_ control: Control) { id = control.id }

  private var controls: [Control] { stack.controls }

  /// The controls to which arrows lead: those that can be operated and, once they are laid out, have a place.
  private var reachable: [Control] {
    let operable = controls.filter(\.isOperable)
    let placed = operable.filter { !$0.frame.isEmpty }
    return placed.isEmpty ? operable : placed
  }

  private var lastFocused: Control? {
    guard let id else { return nil }
    return controls.first { $0.id == id }
  }

  /// Moves the focus in the order of the controls, cyclically, for Tab and Shift+Tab.
  func step(by step: Int) -> Bool {
    let count = controls.count
    guard controls.contains(where: \.isOperable) else { return false }
    var index = controls.firstIndex { $0.id == id } ?? (step > 0 ? -1 : count)
    repeat { index = (index + step + count) % count } while !controls[index].isOperable
    go(to: controls[index])
    return true
  }

  /// Shows the focus instead of moving it, if the player has not seen it yet. Returns whether it did.
  func onlyShows(_ intent: Intent) -> Bool {
    guard !isSeen, input.device.showsFocus, intent.movesFocus else { return false }
    if let focused {
      if intent.direction != nil, focused.actsOnFirstArrow { return false }
      arrowStart = focused.id
      reveal()
      return true
    }
    guard lastFocused == nil,
      let first = controls.first(where: { $0.isOperable && !$0.leavesScene })
    else { return false }
    go(to: first)
    return true
  }

  /// Acts on a new arrow press.
  func press(_ direction: Direction) -> Bool {
    arrowStart = id
    return move(direction)
  }

  /// Adjusts the focused control by an arrow, or moves the focus to the nearest one in that direction.
  private func move(_ direction: Direction) -> Bool {
    guard let current = lastFocused else { return step(by: 1) }
    if current.isOperable, current.adjust(direction) { return true }
    // Left and right from a control that waits with the focus stay with those that wait.
    if direction.isLevel, !current.isOperable, held === current {
      let waiting = controls.filter { $0.isWaiting && !$0.isHidden && $0 !== current }
      if let next = waiting.next(from: current.frame, direction) { go(to: next) }
      return true
    }
    let others = reachable.filter { $0 !== current && current.mayLead(direction, to: $0) }
    let next =
      nextInOrder(from: current, direction) ?? others.next(from: current.frame, direction)
      ?? (direction == .down && current.leadsOnDown ? following(current) : nil)
    if stack.scrollArea?.scrolls(direction, from: current, to: next) == true { return true }
    guard let next else { return false }
    go(to: next)
    return true
  }

  /// Returns the next control in focus order, without a return to the first.
  private func following(_ current: Control) -> Control? {
    reachable.drop { $0 !== current }.dropFirst().first { !$0.leavesScene }
  }

  /// Returns the control after or before another one in focus order, if down and up follow this order.
  ///
  /// They do so along a row from a control that uses left and right itself, since these arrows cannot lead on. On a
  /// page that scrolls, the other controls of such a row do the same, and go on with the next row, so that none is left
  /// out. A list uses up and down itself.
  private func nextInOrder(from current: Control, _ direction: Direction) -> Control? {
    guard !direction.isLevel, !(current is ScrollList) else { return nil }
    let ordered = reachable.filter { !$0.usesAllArrows }
    guard let index = ordered.firstIndex(where: { $0 === current }) else { return nil }
    let nextIndex = direction == .down ? index + 1 : index - 1
    guard ordered.indices.contains(nextIndex) else { return nil }
    let next = ordered[nextIndex]
    let row = ordered.filter { $0.sharesRow(with: current) }
    if current.isJoined, canKeepToColumns(row, of: current) { return nil }
    if current.adjustsSideways { return next.sharesRow(with: current) ? next : nil }
    let isScrolled = stack.isScrolled(current) && stack.isScrolled(next)
    return isScrolled && row.contains(where: \.adjustsSideways) ? next : nil
  }

  /// Whether up and down can keep to their columns in the row of a control, because left or right leads into the
  /// column of each other control in another row.
  private func canKeepToColumns(_ row: [Control], of current: Control) -> Bool {
    let scrolled = reachable.filter(stack.isScrolled)
    let entered = scrolled.filter { other in
      !other.sharesRow(with: current)
        && scrolled.contains {
          $0.sharesRow(with: other) && !$0.sharesColumn(with: other) && !$0.adjustsSideways
        }
    }
    return row.allSatisfy { control in
      control === current || entered.contains { $0.sharesColumn(with: control) }
    }
  }

  /// Repeats a held arrow. One that has led to a board stops there. Left and right do not move the focus away from a
  /// control that uses them, even at the end of its range.
  func moveAgain(_ direction: Direction) -> Bool {
    guard let focused, !focused.ignoresRepeatedArrows else {
      return focused != nil || move(direction)
    }
    if focused.usesAllArrows, focused.id != arrowStart { return true }
    guard focused.adjustsSideways, direction.isLevel else { return move(direction) }
    _ = focused.adjust(direction)
    return true
  }

  /// Passes Home, End, Page Up and Page Down to the focused control, or else to the first one outside the scroll area
  /// that uses them, or else to the scroll area.
  func leap(_ leap: Intent.Leap) -> Bool {
    let scrollArea = stack.scrollArea.flatMap { $0.canScroll ? $0 : nil }
    if let focused, focused.leap(leap) {
      go(to: focused)
      return true
    }
    // A list at its end keeps these keys if the page does not scroll.
    if scrollArea == nil, focused is ScrollList { return true }
    let others = controls.filter { $0.isOperable && (scrollArea == nil || !stack.isScrolled($0)) }
    if let other = others.first(where: { $0.leap(leap) }) {
      go(to: other)
      return true
    }
    guard let scrollArea else { return false }
    scrollArea.scroll(leap)
    moveIntoView(of: scrollArea, after: leap)
    return true
  }

  /// Moves a focus that has scrolled out of view to a visible control, the last one after a key that scrolls down
  /// and the first one after a key that scrolls up.
  private func moveIntoView(of scrollArea: ScrollArea, after leap: Intent.Leap) {
    guard let focused, scrollArea.isOutOfView(focused) else { return }
    let shown = scrollArea.controls.filter { control in
      control.isOperable && control.frame.intersection(scrollArea.viewport) == control.frame
    }
    let isDown = leap == .toEnd || leap == .pageDown
    if let next = isDown ? shown.last : shown.first { id = next.id }
  }

  private func go(to control: Control) {
    id = control.id
    reveal()
  }

  private func reveal() {
    guard let scrollArea = stack.scrollArea, let focused, stack.isScrolled(focused) else { return }
    scrollArea.reveal(focused)
  }
}

extension Control {
  /// Whether the heights of two controls overlap.
  fileprivate func sharesRow(with other: Control) -> Bool {
    other.frame.y < frame.maxY && frame.y < other.frame.maxY
  }

  /// Whether the widths of two controls overlap.
  fileprivate func sharesColumn(with other: Control) -> Bool {
    other.frame.x < frame.maxX && frame.x < other.frame.maxX
  }

  /// Whether an arrow may lead from this control to another one that is ahead.
  fileprivate func mayLead(_ direction: Direction, to other: Control) -> Bool {
    sharesRow(with: other) || !keepsToRow || !direction.isLevel
  }
}

extension Intent {
  /// Whether the intent moves the focus: an arrow or Tab.
  fileprivate var movesFocus: Bool {
    switch self {
    case .tilt, .tiltRepeat, .focusNext, .focusPrevious: true
    default: false
    }
  }
}
