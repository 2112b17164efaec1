import Motion

extension SceneContainer {
  private static let time = Duration.milliseconds(280)

  /// Leads from what is shown to the top of the stack.
  func moveToTop(_ transition: Transition) {
    guard let incoming = pages.last, incoming !== stage.last else { return }
    // With reduced motion the track itself fades faster; here movement becomes a fade.
    let reduced = context.animator.reducedMotion && transition != .none
    let plan = plan(reduced ? .crossFade : transition, to: incoming)
    for page in stage { page.settle() }
    if size != .zero, incoming.needsLayout { incoming.layout(in: size) }
    stage.last?.disappear()
    incoming.appear()
    let outgoing = stage.filter { $0 !== incoming }
    for (page, move) in zip(outgoing, plan.outgoing) { page.move = move }
    incoming.move = plan.incoming
    stage = outgoing + [incoming]
    start(transition)
  }

  private func plan(_ transition: Transition, to incoming: Page) -> TransitionPlan {
    let now = context.animator.value(of: progress)
    let outgoing = stage.filter { $0 !== incoming }
    let isShown = outgoing.count < stage.count
    return TransitionPlan(
      transition, outgoing: outgoing.map { $0.move.pose(at: now) },
      incoming: isShown ? incoming.move.pose(at: now) : nil)
  }

  private func start(_ transition: Transition) {
    turn += 1
    guard transition != .none else {
      context.animator.set(1, for: progress)
      return finish()
    }
    let turn = turn
    context.animator.set(0, for: progress)
    // What turns or fades changes in the middle of the time, so it must not rush through its first half.
    let isTwofold = transition == .flip || transition == .crossFade
    let curve: Curve = isTwofold ? .sineInOut : .easeOut
    context.animator.animate(progress, to: 1, over: Self.time, curve: curve) {
      [weak self] _ in
      guard let self, self.turn == turn else { return }
      exclusively { self.finish() }
    }
  }

  private func finish() {
    for page in stage { page.settle() }
    stage.removeFirst(stage.count - 1)
    stage.last?.move = PageMove()
  }
}
