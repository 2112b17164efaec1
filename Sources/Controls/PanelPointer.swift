import GameKernel
import Stage

/// The state of the pointer on a panel: its position, the pressed control, and the target of drags.
@MainActor final class PanelPointer {
  /// The position of the pointer; `nil` if it has left the window or is a lifted finger.
  var point: Point?

  private let input: InputContext
  private let stack: ControlStack
  private let focus: PanelFocus
  private let tooltip: Tooltip
  /// The control pressed by the pointer, until its release.
  private var pressed: Control?
  private var dragTarget = Target.nothing
  /// The timer for the repeats of the pressed control.
  private var keyRepeat = KeyRepeat<ObjectIdentifier>()
  /// Whether the pressed control has acted before its release.
  private var hasRepeated = false
  private var clock = Duration.zero

  private enum Target { case nothing, control, press, page }

  /// Creates a pointer.
  ///
  /// - Parameters:
  ///   - focus: the panel's focus, which moves to a pressed control.
  ///   - tooltip: the panel's tooltip, which a press hides.
  init(on stack: ControlStack, _ focus: PanelFocus, _ tooltip: Tooltip, _ input: InputContext) {
    (self.stack, self.focus, self.tooltip, self.input) = (stack, focus, tooltip, input)
  }

  /// The control under the pointer, even if it is disabled.
  var hit: Control? { point.flatMap(stack.control) }

  /// Acts on an intent of the pointer, and returns whether it was used.
  func handle(_ intent: Intent) -> Bool {
    switch intent {
    case .hover(let point): hover(point)
    case .press(let point): press(point)
    case .release: release()
    case .tap(let point): tap(point)
    case .drag(let drag): self.drag(drag)
    case .swipe(let direction, let start): swipe(direction, from: start)
    case .scroll(let steps, let point): scroll(steps, at: point)
    default: false
    }
  }

  private func scroll(_ steps: Double, at point: Point) -> Bool {
    if let hit = stack.control(at: point), hit.isOperable, hit.scrolled(steps) { return true }
    return stack.scrollArea?.scrolled(steps, at: point) ?? false
  }

  private func hover(_ point: Point?) -> Bool {
    self.point = point
    let hit = point.flatMap(stack.control)
    for control in stack.controls { control.pointerMoved(to: control === hit ? point : nil) }
    tooltip.pointerMoved()
    return hit != nil
  }

  private func press(_ point: Point) -> Bool {
    let hit = stack.control(at: point)
    endPress()
    self.point = point
    tooltip.hide()
    guard let hit, hit.isOperable else { return hit != nil }
    pressed = hit
    hit.isPressed = true
    if hit.repeats { keyRepeat.hold(ObjectIdentifier(hit), at: clock) }
    focus.follow(hit)
    return true
  }

  private func release() -> Bool {
    let wasPressed = pressed != nil
    endPress()
    endTouchHover()
    return wasPressed
  }

  private func tap(_ point: Point) -> Bool {
    let hit = stack.control(at: point)
    let pressedBefore = pressed
    let hasActed = hasRepeated
    endPress()
    defer { endTouchHover() }
    guard let hit else { return pressedBefore != nil }
    if hit.isOperable, pressedBefore == nil || pressedBefore === hit {
      focus.follow(hit)
      if !hasActed {
        hit.playClick()
        hit.tapped(at: point)
      }
    }
    return true
  }

  private func drag(_ drag: Drag) -> Bool {
    if drag.phase == .began { dragTarget = target(of: drag) }
    let target = dragTarget
    let control = pressed
    let hasActed = hasRepeated
    if drag.phase == .ended || drag.phase == .cancelled {
      dragTarget = .nothing
      endPress()
      endTouchHover()
    } else {
      point = drag.position
    }
    switch target {
    case .nothing: return false
    case .page: return stack.scrollArea?.dragged(drag) ?? false
    case .control: control?.dragged(drag)
    case .press:
      let isInside = control?.targetFrame.contains(drag.position) ?? false
      switch drag.phase {
      case .began, .moved: control?.isPressed = isInside
      case .ended:
        if isInside, !hasActed, let control, control.isOperable {
          control.playClick()
          control.tapped(at: drag.position)
        }
      case .cancelled: break
      }
    }
    return true
  }

  private func swipe(_ direction: Direction, from start: Point) -> Bool {
    let hit = stack.control(at: start)
    if let hit, hit.isOperable { hit.swiped(direction, from: start) }
    return hit != nil
  }

  private func target(of drag: Drag) -> Target {
    if pressed == nil, let hit = stack.control(at: drag.start), hit.isOperable {
      pressed = hit
    }
    if let pressed, pressed.wantsDrag(drag) { return .control }
    if let scrollArea = stack.scrollArea, scrollArea.canScroll,
      scrollArea.viewport.contains(drag.start)
    {
      endPress()
      return .page
    }
    return pressed == nil ? .nothing : .press
  }

  private func endPress() {
    pressed?.isPressed = false
    pressed = nil
    keyRepeat.release()
    hasRepeated = false
  }

  /// Ends the hover after a finger has been lifted.
  private func endTouchHover() {
    if input.device == .touch { _ = hover(nil) }
  }

  // MARK: Held controls

  /// Continues a press after the controls have been replaced, in the control with the same identifier.
  func controlsChanged() {
    guard let old = pressed, !stack.controls.contains(where: { $0 === old }) else { return }
    pressed = stack.controls.first { $0.id == old.id && $0.isOperable }
    pressed?.isPressed = old.isPressed
    old.isPressed = false
  }

  /// Repeats a control that is held down, but not while the pointer is dragged off it.
  ///
  /// - Returns: whether a control has acted.
  func advance(by elapsed: Duration) -> Bool {
    clock += elapsed
    guard keyRepeat.advance(to: clock) != nil else { return false }
    guard let pressed, pressed.isOperable else {
      keyRepeat.release()
      return false
    }
    guard pressed.isPressed else { return false }
    if hasRepeated {
      pressed.activateAgain()
    } else {
      hasRepeated = pressed.activate()
    }
    return true
  }

  /// The time until the next repeat; `nil` while none is pending.
  var nextTimer: Duration? { keyRepeat.deadline.map { $0 - clock } }
}
