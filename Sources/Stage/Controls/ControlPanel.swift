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
  public var controls: [Control] { didSet { controlsChanged() } }
  /// Scrolls its controls, which must be among `controls`; nil where everything has room.
  public var scrollArea: ScrollArea?
  /// Told which control would act, whenever that changes.
  public var onHighlight: ((Control?) -> Void)?

  /// The control that would act: the focused one where the focus shows, else the one pointed at.
  public private(set) var highlighted: Control?

  /// Whether the player has seen where the focus is, so that the next key moves it.
  public private(set) var isFocusSeen: Bool

  var focusedID: String?
  var pointer: Point?
  /// What the pointer went down on, until it goes up.
  var pressed: Control?
  var dragTarget = DragTarget.nothing
  /// Counts down to the next time that what is pressed acts, where it repeats.
  var held = KeyRepeat<ObjectIdentifier>()
  /// Whether what is pressed has acted before it was let go.
  var hasRepeated = false
  /// The time of the panel's own timers.
  var clock = Duration.zero
  private var mark = FocusMark()
  /// Says in words what the control does that is meant.
  let tooltip: Tooltip

  enum DragTarget { case nothing, control, press, page }

  /// A panel of controls, none of them focused.
  public init(context: StageContext, controls: [Control] = []) {
    self.context = context
    self.controls = controls
    isFocusSeen = context.device.showsFocus
    tooltip = Tooltip(context: context)
  }

  /// Lets the control that is meant act; true where the intent is used up.
  ///
  /// A tap or press on a control that is off is used up too: it must not reach the board below.
  public func handle(_ intent: Intent) -> Bool {
    defer { refresh() }
    if let modal {
      // The pointer is remembered all the same, for when the list closes.
      if case .hover(let point) = intent { pointer = point }
      let isUsed = modal.handleModally(intent)
      // What ends it may mean something to others too, such as a click elsewhere.
      if isUsed || modal.isModal { return isUsed }
    }
    if onlyShowsFocus(intent) { return true }
    switch intent {
    case .hover, .press, .release, .tap, .drag, .swipe, .scroll: return handlePointer(intent)
    case .tilt(let direction): return moveFocus(direction)
    case .tiltRepeat(let direction): return moveFocusAgain(direction)
    case .focusNext: return stepFocus(by: 1)
    case .focusPrevious: return stepFocus(by: -1)
    case .activate: return activate()
    case .leap(let leap): return self.leap(leap)
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
  public var textPlace: Rect? { modal?.textPlace }

  /// Closes what is open as Esc would: call it when the scene goes, for a pasted link or a file leads away from it at once.
  public func closeModal() { _ = modal?.handleModally(.back) }

  /// The control with an open list or a caret, which takes every intent.
  var modal: Control? { controls.first { $0.isModal && $0.isOperable } }

  /// Brings hover, focus and highlight in line with what is now on, shown and under the pointer.
  ///
  /// Call it where controls were switched on or off while no intent arrives; drawing does it too.
  public func refresh() {
    isFocusSeen = context.device.showsFocus
    let focused = focused
    let hit = context.device.showsFocus ? nil : pointer.flatMap(control)
    let meant = context.device.showsFocus ? focused : hit.flatMap { $0.isOperable ? $0 : nil }
    for control in controls {
      control.isFocused = control === focused
      control.isHovered = control === hit
      control.isHighlighted = control === meant
    }
    let told = context.device.showsFocus ? focused : context.device == .mouse ? hit : nil
    tooltip.follow(modal == nil ? told : nil, isPointed: !context.device.showsFocus)
    guard meant !== highlighted else { return }
    highlighted = meant
    onHighlight?(meant)
  }

  private func activate() -> Bool {
    tooltip.putAway()
    guard let focused else { return false }
    hear(focused)
    return focused.activate()
  }

  /// Lets a button be heard; what lies on a board sounds by itself.
  func hear(_ control: Control) {
    if control.clicks { context.play(.button, at: control.frame.center) }
  }

  private func controlsChanged() {
    if let old = pressed, !controls.contains(where: { $0 === old }) {
      pressed = controls.first { $0.id == old.id && $0.isOperable }
      pressed?.isPressed = old.isPressed
      old.isPressed = false
    }
    refresh()
  }

  /// Lets a control that is held down repeat, and the words of a button go; call it in the scene's own `advance`.
  ///
  /// The first time it acts as if it had been tapped. Dragged off the control, it waits.
  public func advance(by elapsed: Duration) {
    clock += elapsed
    tooltip.advance(by: elapsed)
    guard held.advance(to: clock) != nil else { return }
    guard let pressed, pressed.isOperable else { return held.release() }
    guard pressed.isPressed else { return }
    if hasRepeated {
      pressed.activateAgain()
    } else {
      hasRepeated = pressed.activate()
    }
    refresh()
  }

  /// How long until `advance` has something to do, nil where nothing is pending.
  public var nextTimer: Duration? {
    [held.deadline.map { $0 - clock }, tooltip.nextTimer].compactMap(\.self).min()
  }

  /// Draws the controls, the focus ring where the focus shows, and an open list above them.
  public func draw(into list: inout DisplayList) {
    refresh()
    let outside = list.clip
    for control in controls where !control.isHidden {
      list.clip = clip(of: control, outside)
      control.draw(into: &list)
    }
    if let focused, context.device.showsFocus, !context.isBelowModal, modal == nil {
      list.clip = clip(of: focused, outside)
      mark.draw(round: focused, into: &list, context)
    }
    list.clip = outside
    scrollArea?.drawBar(into: &list)
    for control in controls where !control.isHidden { control.drawAbove(into: &list) }
    tooltip.draw(into: &list)
  }

  private func clip(of control: Control, _ outside: Rect?) -> Rect? {
    guard let scrollArea, isScrolled(control) else { return outside }
    return scrollArea.viewport.within(outside)
  }
}
