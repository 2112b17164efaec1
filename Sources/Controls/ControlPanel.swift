import Stage

/// The controls of a scene: finds the control for each intent, and draws them all.
///
/// Pass it every intent first. If `handle` returns `false`, the intent is for the scene itself. The order of
/// `controls` is the focus order and the drawing order; the last one is on top.
///
/// The first key that would move the focus only shows it, since the player cannot know yet which control has it. A
/// key that does not depend on the focus, such as an arrow that slides a tile, acts at once.
@MainActor public final class ControlPanel {
  /// The shared animator, look, feedback and input.
  public let context: StageContext
  /// The controls. When they are replaced, focus, press and drag continue in the control with the same identifier.
  public var controls: [Control] {
    get { stack.controls }
    set {
      stack.controls = newValue
      pointer.controlsChanged()
      refresh()
    }
  }
  /// The area that scrolls some of the `controls`; `nil` if none scrolls.
  public var scrollArea: ScrollArea? {
    get { stack.scrollArea }
    set { stack.scrollArea = newValue }
  }
  /// Called with ``highlighted`` whenever it changes.
  public var onHighlight: ((Control?) -> Void)?

  /// The control on which Enter or a click would act: the focused one while the focus is shown, else the hovered
  /// one.
  public private(set) var highlighted: Control?

  private let stack: ControlStack
  private let focus: PanelFocus
  private let pointer: PanelPointer
  private var mark = FocusMark()
  /// The tooltip of the focused or hovered control.
  private let tooltip: Tooltip

  /// Creates a panel without a focused control.
  public init(context: StageContext, controls: [Control] = []) {
    self.context = context
    stack = ControlStack(controls)
    focus = PanelFocus(on: stack, context.input)
    tooltip = Tooltip(context: context)
    tooltip.others = { [stack] in stack.controls }
    pointer = PanelPointer(on: stack, focus, tooltip, context.input)
  }

  /// Whether the focus has been shown to the player. If not, the next arrow or Tab only shows it.
  public var isFocusSeen: Bool { focus.isSeen }

  /// The focused control; `nil` where none has the focus or it is disabled.
  ///
  /// A control that is disabled and enabled again keeps the focus.
  public var focused: Control? { focus.focused }

  /// The focused control, or the disabled one that waits with the focus.
  public var held: Control? { focus.held }

  /// Moves the focus to a control; an unknown identifier removes the focus.
  public func focus(id: String?) {
    focus.go(to: id)
    refresh()
  }

  /// Passes an intent to the control it is for, and returns whether it was used.
  ///
  /// A tap or press on a disabled control is used, too, so that it does not reach the board below.
  public func handle(_ intent: Intent) -> Bool {
    defer { refresh() }
    if let modal = stack.modal {
      // Updates the pointer's position, which is needed once the list has closed.
      if case .hover(let point) = intent { pointer.point = point }
      let isUsed = modal.handleModally(intent)
      // An intent that closes the list may also be for other controls, such as a click elsewhere.
      if isUsed || modal.isModal { return isUsed }
    }
    if focus.onlyShows(intent) { return true }
    switch intent {
    case .hover, .press, .release, .tap, .drag, .swipe, .scroll: return pointer.handle(intent)
    case .tilt(let direction): return focus.press(direction)
    case .tiltRepeat(let direction): return focus.moveAgain(direction)
    case .focusNext: return focus.step(by: 1)
    case .focusPrevious: return focus.step(by: -1)
    case .activate: return activate()
    case .leap(let leap): return focus.leap(leap)
    case .number, .command, .commandRepeat:
      // Other actions close the tooltip.
      tooltip.hide()
      return false
    case .back, .nextTab, .previousTab, .focusSwitch, .zoom, .edit, .sound, .speech: return false
    }
  }

  /// Hides the tooltip until another control is highlighted.
  public func fallSilent() { tooltip.hide() }

  /// The reports of all controls and of the tooltip, for the trace.
  public var reports: [ControlReport] {
    let modal = stack.modal
    return tooltip.reports
      + controls.flatMap { control in
        var reports = control.reports
        if control === modal {
          for index in reports.indices { reports[index].isModal = true }
        }
        // An open list is drawn above the scroll area and not clipped by it.
        guard let scrollArea, !control.isModal,
          scrollArea.controls.contains(where: { $0 === control })
        else { return reports }
        return reports.map { scrollArea.inView($0) }
      }
  }

  /// The frame of the text that the player edits, in output pixels; `nil` while nothing is edited.
  public var textPlace: Rect? { stack.modal?.textPlace }

  /// Closes an open control as Esc would.
  ///
  /// Call it when the scene disappears, since links and files can replace a scene at any time.
  public func closeModal() { _ = stack.modal?.handleModally(.back) }

  /// Updates hover, focus and highlight to the current controls and the pointer's position.
  ///
  /// Call it after enabling or disabling controls without an intent. Drawing calls it, too.
  public func refresh() {
    let device = context.input.device
    focus.isSeen = device.showsFocus
    focus.passOn()
    let focused = focused
    let hit = device.showsFocus ? nil : pointer.hit
    let target = device.showsFocus ? focused : hit.flatMap { $0.isOperable ? $0 : nil }
    for control in controls {
      control.isFocused = control === focused
      control.isHovered = control === hit
      control.isHighlighted = control === target
      // Enter on a board is often the main action itself.
      control.yieldsAccent =
        device.showsFocus && focused != nil && control !== focused && focused?.isOnBoard == false
    }
    let described = device.showsFocus ? focused : device == .mouse ? hit : nil
    tooltip.follow(stack.modal == nil ? described : nil, isPointed: !device.showsFocus)
    guard target !== highlighted else { return }
    highlighted = target
    onHighlight?(target)
  }

  private func activate() -> Bool {
    tooltip.hide()
    guard let focused else { return false }
    focused.playClick()
    return focused.activate()
  }

  /// Advances the timers, which repeat a control that is held down and hide the tooltip. Call it in the scene's own
  /// `advance`.
  ///
  /// The first repeat calls `activate`, later ones call `activateAgain`. While the pointer is dragged off the
  /// control, there are no repeats.
  public func advance(by elapsed: Duration) {
    tooltip.advance(by: elapsed)
    if pointer.advance(by: elapsed) { refresh() }
  }

  /// The time until `advance` has something to do; `nil` where nothing is pending.
  public var nextTimer: Duration? {
    Duration.soonest(pointer.nextTimer, tooltip.nextTimer)
  }

  /// Draws the controls, the focus ring while the focus is shown, and an open list above them.
  public func draw(into list: inout DisplayList) {
    refresh()
    let outside = list.clip
    for control in controls where !control.isHidden {
      list.clip = stack.clip(of: control, within: outside)
      control.draw(into: &list)
    }
    let input = context.input
    if let held = focus.held, input.device.showsFocus, !input.isBelowModal, stack.modal == nil {
      list.clip = stack.clip(of: held, within: outside)
      mark.draw(round: held, into: &list, context.look)
    }
    list.clip = outside
    scrollArea?.drawBar(into: &list)
    for control in controls where !control.isHidden { control.drawAbove(into: &list) }
    tooltip.draw(into: &list)
  }
}
