/// Holds the controls of a scene: finds which one is meant, lets it act, and draws them all.
///
/// Hand it every intent first; where `handle` returns false, the intent is the scene's own. The
/// order of `controls` is the order of the focus, and the last one lies on top.
///
/// The first key that would move the focus only shows where it is: nobody can know before. What a key does
/// without the focus, such as sliding a tile, it does at once.
@MainActor public final class ControlPanel {
  /// Tells the device used last and the look.
  public let context: StageContext
  /// Focus, press and drag go on in the control of the same id when others take their places.
  public var controls: [Control] {
    get { stack.controls }
    set {
      stack.controls = newValue
      pointer.controlsChanged()
      refresh()
    }
  }
  /// Scrolls its controls, which must be among `controls`; nil where everything has room.
  public var scrollArea: ScrollArea? {
    get { stack.scrollArea }
    set { stack.scrollArea = newValue }
  }
  /// Told which control would act, whenever that changes.
  public var onHighlight: ((Control?) -> Void)?

  /// The control that would act: the focused one where the focus shows, else the one pointed at.
  public private(set) var highlighted: Control?

  private let stack: ControlStack
  private let focus: PanelFocus
  private let pointer: PanelPointer
  private var mark = FocusMark()
  /// Says in words what the control does that is meant.
  private let tooltip: Tooltip

  /// A panel of controls, none of them focused.
  public init(context: StageContext, controls: [Control] = []) {
    self.context = context
    stack = ControlStack(controls)
    focus = PanelFocus(on: stack, context)
    tooltip = Tooltip(context: context)
    pointer = PanelPointer(on: stack, focus, tooltip, context)
  }

  /// Whether the player has seen where the focus is, so that the next key moves it.
  public var isFocusSeen: Bool { focus.isSeen }

  /// The control that has the focus, nil where none has it or it is off for now.
  ///
  /// A control that is switched off keeps its place, and has the focus again when it is on.
  public var focused: Control? { focus.focused }

  /// Moves the focus to a control; an unknown id takes it away.
  public func focus(id: String?) {
    focus.go(to: id)
    refresh()
  }

  /// Lets the control that is meant act; true where the intent is used up.
  ///
  /// A tap or press on a control that is off is used up too: it must not reach the board below.
  public func handle(_ intent: Intent) -> Bool {
    defer { refresh() }
    if let modal = stack.modal {
      // The pointer is remembered all the same, for when the list closes.
      if case .hover(let point) = intent { pointer.point = point }
      let isUsed = modal.handleModally(intent)
      // What ends it may mean something to others too, such as a click elsewhere.
      if isUsed || modal.isModal { return isUsed }
    }
    if focus.onlyShows(intent) { return true }
    switch intent {
    case .hover, .press, .release, .tap, .drag, .swipe, .scroll: return pointer.handle(intent)
    case .tilt(let direction): return focus.move(direction)
    case .tiltRepeat(let direction): return focus.moveAgain(direction)
    case .focusNext: return focus.step(by: 1)
    case .focusPrevious: return focus.step(by: -1)
    case .activate: return activate()
    case .leap(let leap): return focus.leap(leap)
    case .number, .command, .commandRepeat:
      // What else is done ends what was asked by pointing.
      tooltip.putAway()
      return false
    case .back, .focusSwitch, .zoom, .edit, .sound: return false
    }
  }

  /// Says no more what a control does, until another one is meant.
  public func fallSilent() { tooltip.putAway() }

  /// What the trace says of the controls.
  public var reports: [ControlReport] {
    tooltip.reports
      + controls.flatMap { control in
        // An open list lies over everything.
        guard let scrollArea, !control.isModal,
          scrollArea.controls.contains(where: { $0 === control })
        else { return control.reports }
        return control.reports.map { scrollArea.inView($0) }
      }
  }

  /// Where the player types, in output pixels; nil while nobody does.
  public var textPlace: Rect? { stack.modal?.textPlace }

  /// Closes what is open as Esc would: call it when the scene goes, for a pasted link or a file leads away from it at once.
  public func closeModal() { _ = stack.modal?.handleModally(.back) }

  /// Brings hover, focus and highlight in line with what is now on, shown and under the pointer.
  ///
  /// Call it where controls were switched on or off while no intent arrives; drawing does it too.
  public func refresh() {
    focus.isSeen = context.device.showsFocus
    let focused = focused
    let hit = context.device.showsFocus ? nil : pointer.hit
    let meant = context.device.showsFocus ? focused : hit.flatMap { $0.isOperable ? $0 : nil }
    for control in controls {
      control.isFocused = control === focused
      control.isHovered = control === hit
      control.isHighlighted = control === meant
    }
    let told = context.device.showsFocus ? focused : context.device == .mouse ? hit : nil
    tooltip.follow(stack.modal == nil ? told : nil, isPointed: !context.device.showsFocus)
    guard meant !== highlighted else { return }
    highlighted = meant
    onHighlight?(meant)
  }

  private func activate() -> Bool {
    tooltip.putAway()
    guard let focused else { return false }
    focused.playClick()
    return focused.activate()
  }

  /// Lets a control that is held down repeat, and the words of a button go; call it in the scene's own `advance`.
  ///
  /// The first time it acts as if it had been tapped. Dragged off the control, it waits.
  public func advance(by elapsed: Duration) {
    tooltip.advance(by: elapsed)
    if pointer.advance(by: elapsed) { refresh() }
  }

  /// How long until `advance` has something to do, nil where nothing is pending.
  public var nextTimer: Duration? {
    Duration.soonest(pointer.nextTimer, tooltip.nextTimer)
  }

  /// Draws the controls, the focus ring where the focus shows, and an open list above them.
  public func draw(into list: inout DisplayList) {
    refresh()
    let outside = list.clip
    for control in controls where !control.isHidden {
      list.clip = stack.clip(of: control, within: outside)
      control.draw(into: &list)
    }
    if let focused, context.device.showsFocus, !context.isBelowModal, stack.modal == nil {
      list.clip = stack.clip(of: focused, within: outside)
      mark.draw(round: focused, into: &list, context)
    }
    list.clip = outside
    scrollArea?.drawBar(into: &list)
    for control in controls where !control.isHidden { control.drawAbove(into: &list) }
    tooltip.draw(into: &list)
  }
}
