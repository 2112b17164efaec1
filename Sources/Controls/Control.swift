import Acoustics
import GameKernel
import Motion
import Stage

/// An element on the screen that can be pointed at, focused and operated.
///
/// A control draws itself and has its own action. The `ControlPanel` that contains it decides which control is
/// hovered, pressed or focused. Subclasses override the members that differ.
@MainActor open class Control: SpokenElement {
  /// The identifier for the trace, scripts and tests, such as `take-2`.
  public let id: String
  /// The shared animator, look, feedback and input.
  public let context: StageContext
  /// The bounds in whole output pixels, set by the scene's layout.
  public var frame = Rect.zero
  /// Whether the control is enabled. A disabled control is drawn faintly, cannot be focused and has no effect.
  public var isEnabled = true
  /// Whether the control is hidden. A hidden control is not drawn, hit or reported.
  public var isHidden = false
  /// The heights of a label above the control and of a note below it, which scroll into view with the control.
  public var wordsAround = (above: 0.0, below: 0.0)
  /// Returns the tooltip's text, for controls without a title.
  public var tip: () -> String? = { nil }
  /// The label beside the control, which names it for listeners; `nil` for none.
  public var label: String?
  /// The name of the group with the control, which listeners hear before the first control in it; `nil` for none.
  public var group: String?
  /// The sentence about the control or its choice, which the scene draws below it and listeners hear after its state.
  public var sentence: String?
  /// The reason why the control is disabled; `nil` if it is obvious.
  public var reason: String?
  /// Whether the control leaves the scene. Such a control does not get the initial focus.
  public var leavesScene = false
  /// Whether the focus moves to the nearest other control when this one is disabled. Controls that are disabled only
  /// for a while keep it.
  public var passesFocus = false
  /// Whether the control is disabled only until the player's turn. It then keeps the focus, and left and right stay
  /// with the controls that wait.
  public var isWaiting = false
  /// Whether the control is on felt, where the theme *Day* needs a light focus ring.
  public var isOnBoard = false
  /// Whether the control plays a click sound when it acts. Controls on a board do not, since the board plays its own
  /// sounds.
  open var clicks: Bool { !isOnBoard }

  /// Plays the click sound, if the control has one.
  func playClick() { if clicks { context.feedback.play(.button, at: frame.center) } }

  /// Whether the mouse is over the control, even if it is disabled.
  public internal(set) var isHovered = false
  /// Whether the control has the focus, even while no ring is shown.
  public internal(set) var isFocused = false {
    didSet { if isFocused != oldValue { focusChanged() } }
  }
  /// Whether the control is held down.
  public internal(set) var isPressed = false {
    didSet { if isPressed != oldValue { pressedChanged() } }
  }
  /// Whether Enter or a click would act on the control. While the focus is shown, this is the focused control,
  /// otherwise the hovered one.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { highlight.go(to: isHighlighted ? 1 : 0) } }
  }

  /// Whether the focus is shown on another control, so that the accent of a main action would mislead.
  var yieldsAccent = false

  /// The strength of the highlight, from 0 to 1.
  public let highlight: AnimatedValue
  /// The depth to which the control is pressed, from 0 to 1.
  let depression: AnimatedValue

  /// Creates a control, and the animation tracks that it owns.
  public init(id: String, context: StageContext) {
    self.id = id
    self.context = context
    highlight = AnimatedValue(context.animator, .alpha)
    depression = AnimatedValue(context.animator, .position)
  }

  /// Whether the control is enabled and not hidden.
  public var isOperable: Bool { isEnabled && !isHidden }

  /// Whether the control draws the reason itself while it is disabled.
  open var drawsReason: Bool { false }

  /// The text of the tooltip: the tip, or the reason for being disabled if the control does not draw it.
  var tipText: String? { isEnabled || drawsReason ? tip() : reason ?? tip() }

  /// The smallest size at which the whole control is readable, in output pixels.
  open var preferredSize: Size { Size(context.look.metrics.target, context.look.metrics.target) }

  /// The smallest width at which its texts are not shortened, for narrow rows.
  open var leastWidth: Double { preferredSize.width }

  /// Returns the height for a width, which depends on wrapped texts.
  open func height(inWidth width: Double) -> Double { preferredSize.height }

  /// The area that the pointer must hit: the frame, enlarged to the least touch target.
  open var targetFrame: Rect {
    let least = context.look.metrics.target
    return frame.inset(
      min(0, (frame.width - least) / 2), min(0, (frame.height - least) / 2))
  }

  /// The rectangle inside the focus ring, and the radius of its corners.
  open var focusShape: (frame: Rect, radius: Double) { (frame, frame.height / 4) }

  /// The reports for the trace: the control unless it is hidden, and the rows of an open list, such as `more.1`.
  open var reports: [ControlReport] {
    guard !isHidden else { return [] }
    var own = ControlReport(
      id: id, frame: frame, isEnabled: isEnabled, words: isFocused ? spokenWords : nil,
      speaker: Speaker(self))
    own.parts = parts
    return [own] + (popUp?.reports(of: id) ?? [])
  }

  /// The places inside the control that a tap can choose, row by row, in output pixels. Default: none, so that a tap
  /// anywhere acts.
  open var parts: [Rect] { [] }

  /// The control in words, without an open list. Default: its tooltip or the texts that it draws.
  open var words: SpokenControl {
    SpokenControl(tip() ?? drawnWords, clicks ? .button : .plain, state: nil)
  }

  /// The words to speak: the highlighted row of an open list, or the control.
  public var spokenWords: SpokenControl {
    var words = words
    if let popUp, popUp.isOpen {
      let name = label ?? words.name
      words = popUp.words
      words.group = name
      return words
    }
    words.group = group
    if let label {
      if words.state == nil {
        words.name = [label, words.name].filter { !$0.isEmpty }.joined(separator: ": ")
      } else {
        // A control with a value is named by its label alone; its tooltip is an explanation.
        words.notes.insert(words.name, at: 0)
        words.name = label
      }
    }
    words.notes += [sentence].compactMap(\.self)
    if !isEnabled {
      if let reason {
        words.notes.append(reason)
      } else {
        // Translators: Spoken after a control that has no effect now.
        let off = context.look.texts("not available now")
        words.state = [words.state, off].compactMap(\.self).joined(separator: ", ")
      }
    }
    words.notes.removeAll(where: \.isEmpty)
    return words
  }

  /// All texts that the control draws.
  package var drawnWords: String {
    var list = DisplayList()
    draw(into: &list)
    return list.lines().sentences
  }

  /// Draws the current state of the control.
  open func draw(into list: inout DisplayList) {}

  /// Acts on Enter, Space or A, and returns whether the control has an action.
  open func activate() -> Bool { false }

  /// Whether the control repeats its action while it is held down. A release after a repeat is not a tap.
  open var repeats: Bool { false }

  /// Repeats the action while the control is held down. Called after `activate`, which performs the action the first
  /// time.
  open func activateAgain() {}

  /// Acts on a tap or click inside the control.
  open func tapped(at point: Point) { _ = activate() }

  /// Acts on an arrow while the control has the focus. Returns whether it used the arrow; otherwise the arrow moves
  /// the focus.
  open func adjust(_ direction: Direction) -> Bool { false }

  /// Acts on Home, End, Page Up or Page Down, and returns whether it used the key.
  open func leap(_ leap: Intent.Leap) -> Bool { false }

  /// Whether left and right adjust the control.
  ///
  /// A held left or right arrow then never moves the focus away, not even at the end of the range. Only a new press
  /// does.
  open var adjustsSideways: Bool { false }

  /// Whether the control uses the arrows of all directions, so that no arrow leads away from it. Default: no.
  open var usesAllArrows: Bool { false }

  /// Whether the control is beside others only to fill the width of a page, so that up and down keep to its column.
  public var isJoined = false

  /// Whether left and right lead only to controls in its row. Default: no, so that they also lead aslant.
  public var keepsToRow = false

  /// Whether down leads to the next control in focus order where none is below, as from a list or a chart beside
  /// others. Default: no.
  open var leadsOnDown: Bool { false }

  /// Whether a held arrow acts only once. Its repeats have no effect.
  open var ignoresRepeatedArrows: Bool { false }

  /// Whether the first arrow acts on the control even if the focus was not shown before, as on a board.
  open var actsOnFirstArrow: Bool { false }

  /// Called when the control has gained or lost the focus.
  open func focusChanged() {}

  /// Called when the mouse has moved over the control; `nil` when it has left.
  open func pointerMoved(to point: Point?) {}

  /// Returns whether the control follows a drag that begins on it. Otherwise a drag that ends inside the control is
  /// a tap.
  open func wantsDrag(_ drag: Drag) -> Bool { false }

  /// Acts on a step of a drag for which `wantsDrag` returned `true`.
  open func dragged(_ drag: Drag) {}

  /// Acts on a swipe that began at a point on the control. Called after the end of the drag.
  open func swiped(_ direction: Direction, from point: Point) {}

  /// Acts on wheel steps, positive towards the top, and returns whether it used them.
  open func scrolled(_ steps: Double) -> Bool { false }

  /// Whether the control gets every intent before all other controls, for example while its list is open.
  open var isModal: Bool { popUp?.isOpen ?? false }

  /// Acts on an intent while the control is modal, and returns whether it used the intent.
  open func handleModally(_ intent: Intent) -> Bool { popUp?.handle(intent) ?? false }

  /// The frame of the text that the player edits, in output pixels; `nil` while nothing is edited.
  open var textPlace: Rect? { nil }

  /// Draws the parts above all other controls, such as an open list.
  open func drawAbove(into list: inout DisplayList) { popUp?.draw(into: &list, at: placeOfRows) }

  /// The list that the control can open; `nil` for none. `placeOfRows` is its frame.
  var popUp: RowPopUp? { nil }
  var placeOfRows: Rect { frame }

  private func pressedChanged() {
    // The press is shown at once as feedback; the release is animated.
    isPressed ? depression.jump(to: 1) : depression.go(to: 0)
  }
}
