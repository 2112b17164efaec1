extension ControlPanel {
  /// The topmost control at a place, also where it is off.
  func control(at point: Point) -> Control? {
    controls.last { control in
      guard !control.isHidden, control.targetFrame.contains(point) else { return false }
      guard let scrollArea, isScrolled(control) else { return true }
      return scrollArea.viewport.contains(point)
    }
  }

  func isScrolled(_ control: Control) -> Bool {
    scrollArea?.controls.contains { $0 === control } ?? false
  }

  func handlePointer(_ intent: Intent) -> Bool {
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
    if let hit = control(at: point), hit.isOperable, hit.scrolled(steps) { return true }
    return scrollArea?.scrolled(steps, at: point) ?? false
  }

  private func hover(_ point: Point?) -> Bool {
    pointer = point
    let hit = point.flatMap(control)
    for control in controls { control.pointerMoved(to: control === hit ? point : nil) }
    tooltip.pointerMoved()
    return hit != nil
  }

  private func press(_ point: Point) -> Bool {
    let hit = control(at: point)
    letGo()
    pointer = point
    tooltip.putAway()
    guard let hit, hit.isOperable else { return hit != nil }
    pressed = hit
    hit.isPressed = true
    if hit.repeats { held.hold(ObjectIdentifier(hit), at: clock) }
    focusedID = hit.id
    return true
  }

  private func release() -> Bool {
    let wasPressed = pressed != nil
    letGo()
    liftFinger()
    return wasPressed
  }

  private func tap(_ point: Point) -> Bool {
    let hit = control(at: point)
    let began = pressed
    let hasActed = hasRepeated
    letGo()
    defer { liftFinger() }
    guard let hit else { return began != nil }
    if hit.isOperable, began == nil || began === hit {
      focusedID = hit.id
      if !hasActed {
        hear(hit)
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
      letGo()
      liftFinger()
    } else {
      pointer = drag.position
    }
    switch target {
    case .nothing: return false
    case .page: return scrollArea?.dragged(drag) ?? false
    case .control: control?.dragged(drag)
    case .press:
      let isInside = control?.targetFrame.contains(drag.position) ?? false
      switch drag.phase {
      case .began, .moved: control?.isPressed = isInside
      case .ended:
        if isInside, !hasActed, let control, control.isOperable {
          hear(control)
          control.tapped(at: drag.position)
        }
      case .cancelled: break
      }
    }
    return true
  }

  private func swipe(_ direction: Direction, from start: Point) -> Bool {
    let hit = control(at: start)
    if let hit, hit.isOperable { hit.swiped(direction, from: start) }
    return hit != nil
  }

  private func target(of drag: Drag) -> DragTarget {
    if pressed == nil, let hit = control(at: drag.start), hit.isOperable {
      pressed = hit
    }
    if let pressed, pressed.wantsDrag(drag) { return .control }
    if let scrollArea, scrollArea.canScroll, scrollArea.viewport.contains(drag.start) {
      letGo()
      return .page
    }
    return pressed == nil ? .nothing : .press
  }

  private func letGo() {
    pressed?.isPressed = false
    pressed = nil
    held.release()
    hasRepeated = false
  }

  /// A finger that is lifted points at nothing any more.
  private func liftFinger() {
    if context.device == .touch { _ = hover(nil) }
  }
}
