import Motion

/// Something on the screen that can be pointed at, focused and operated.
///
/// A control draws itself and knows what to do; the `ControlPanel` it is put in decides which one is
/// pointed at, pressed or focused. Subclasses override what differs.
@MainActor open class Control {
  /// For the trace, scripts and tests, such as `take-2`.
  public let id: String
  /// Theme, metrics, fonts and animator.
  public let context: StageContext
  /// In output pixels, on whole ones; set by the scene's layout.
  public var frame = Rect.zero
  /// A control that is off is drawn faint, cannot be focused and does nothing.
  public var isEnabled = true
  /// A hidden control is not drawn, not hit and not reported.
  public var isHidden = false
  /// Says in words what it does, where it shows no more than a sign.
  public var tip: () -> String? = { nil }
  /// Why it is off, where that is not plain to see.
  public var reason: String?
  /// Whether it leads out of what is played or read: the focus does not begin there.
  public var isWayOut = false
  /// Whether it lies on felt, where *Day* needs a light focus ring.
  public var isOnBoard = false
  /// Whether it is heard when it acts; what moves something on a board leaves that to the board.
  open var clicks: Bool { !isOnBoard }

  /// Lets a button be heard; what lies on a board sounds by itself.
  func playClick() { if clicks { context.play(.button, at: frame.center) } }

  /// Whether the mouse is over it, also where it is off.
  public internal(set) var isHovered = false
  /// Whether it has the focus, also where no ring shows it.
  public internal(set) var isFocused = false {
    didSet { if isFocused != oldValue { focusChanged() } }
  }
  /// Whether it is held down.
  public internal(set) var isPressed = false {
    didSet { if isPressed != oldValue { pressedChanged() } }
  }
  /// Whether it is the one that would act: focused where the focus shows, else pointed at.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { highlight.go(to: isHighlighted ? 1 : 0) } }
  }

  /// From 0 to 1, how much of the highlight is shown.
  public let highlight: AnimatedValue
  /// From 0 to 1, how far it is pressed down.
  let depression: AnimatedValue

  /// A control without a place; its tracks live as long as it does.
  public init(id: String, context: StageContext) {
    self.id = id
    self.context = context
    highlight = AnimatedValue(context.animator, .alpha)
    depression = AnimatedValue(context.animator, .position)
  }

  /// Whether it can be operated now.
  public var isOperable: Bool { isEnabled && !isHidden }

  /// Whether it says itself why it is off.
  open var saysReason: Bool { false }

  /// What is said beside it while it is pointed at.
  var tipText: String? { isEnabled || saysReason ? tip() : reason ?? tip() }

  /// The least size at which all of it can be read, in output pixels.
  open var preferredSize: Size { Size(context.metrics.target, context.metrics.target) }

  /// The least width at which its words are whole, where it stands among others in a narrow row.
  open var leastWidth: Double { preferredSize.width }

  /// How high it is in a width, as words that break ask for.
  open func height(inWidth width: Double) -> Double { preferredSize.height }

  /// What the pointer must hit: the frame, grown to the least target.
  open var targetFrame: Rect {
    let least = context.metrics.target
    return frame.inset(
      min(0, (frame.width - least) / 2), min(0, (frame.height - least) / 2))
  }

  /// What the focus ring goes round, and the radius of its corners.
  open var focusShape: (frame: Rect, radius: Double) { (frame, frame.height / 4) }

  /// Its parts for the trace: itself, unless it is hidden, and the rows of an open list, such as `more.1`.
  open var reports: [ControlReport] {
    guard !isHidden else { return [] }
    let own = ControlReport(id: id, frame: frame, isEnabled: isEnabled)
    return [own] + (popUp?.reports(of: id) ?? [])
  }

  /// Draws the control as it is now.
  open func draw(into list: inout DisplayList) {}

  /// Acts on Enter, Space or A; false where it has nothing to do.
  open func activate() -> Bool { false }

  /// Whether it acts again and again while it is held down; then letting go is no tap.
  open var repeats: Bool { false }

  /// Acts once more while it is held down, after it has acted once by `activate`.
  open func activateAgain() {}

  /// A tap or click at a place inside.
  open func tapped(at point: Point) { _ = activate() }

  /// An arrow while it has the focus; true where it uses that arrow for itself.
  open func adjust(_ direction: Direction) -> Bool { false }

  /// Home, End, Page Up or Page Down; true where it goes far along its rows.
  open func leap(_ leap: Intent.Leap) -> Bool { false }

  /// Whether it uses left and right for itself, so that only a fresh press at its end moves the focus on.
  open var adjustsSideways: Bool { false }

  /// Whether an arrow that is held counts once: what it says again is used up and does nothing.
  open var adjustsOnce: Bool { false }

  /// Whether an arrow acts on it also while nobody has seen that it has the focus, as on a board.
  open var actsUnseen: Bool { false }

  /// It has got the focus, or lost it.
  open func focusChanged() {}

  /// The mouse moves over it, or has left.
  open func pointerMoved(to point: Point?) {}

  /// Whether it follows a drag that begins on it; otherwise a drag that ends inside is a tap.
  open func wantsDrag(_ drag: Drag) -> Bool { false }

  /// A drag it has wanted, until it ends or is cancelled.
  open func dragged(_ drag: Drag) {}

  /// A quick stroke that began on it at a place, after the end of its drag.
  open func swiped(_ direction: Direction, from point: Point) {}

  /// The wheel over it, in steps, positive towards the top; true where it uses them.
  open func scrolled(_ steps: Double) -> Bool { false }

  /// Whether it takes every intent before any other control, as an open list does.
  open var isModal: Bool { popUp?.isOpen ?? false }

  /// An intent while it is modal; true where it is used up.
  open func handleModally(_ intent: Intent) -> Bool { popUp?.handle(intent) ?? false }

  /// Where the player types into it, in output pixels; nil while nobody does.
  open var textPlace: Rect? { nil }

  /// Draws what lies above all other controls, such as an open list.
  open func drawAbove(into list: inout DisplayList) { popUp?.draw(into: &list, at: placeOfRows) }

  /// The list that it can open, nil for none, and where that lies.
  var popUp: RowPopUp? { nil }
  var placeOfRows: Rect { frame }

  private func pressedChanged() {
    // Down at once, for that is the answer to the finger; up softly.
    isPressed ? depression.jump(to: 1) : depression.go(to: 0)
  }
}
