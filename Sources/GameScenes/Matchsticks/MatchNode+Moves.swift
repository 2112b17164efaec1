import Motion
import Stage

extension MatchNode {
  /// Raises the match out of the pile, or lets it down.
  func setLifted(_ isLifted: Bool) {
    animator.animate(lift, to: isLifted ? 1 : 0, over: Self.pickUp, curve: .easeOut)
    guard !isTaken else { return }
    animator.animate(rotation, to: isLifted ? 0 : lean, over: Self.pickUp, curve: .easeOut)
  }

  /// Lets the match glow as part of a hint.
  func setHinted(_ isHinted: Bool) {
    animator.animate(hint, to: isHinted ? 1 : 0, over: .milliseconds(300), curve: .easeOut)
  }

  /// Brings the match back to its place, from wherever it is now.
  func putBack() {
    isTaken = false
    let time = Duration.milliseconds(250)
    animator.animate(alpha, to: 1, over: time, curve: .easeOut)
    animator.animate(rotation, to: lean, over: time, curve: .easeOut)
    animator.animate(drift, to: .zero, over: time, curve: .easeOut)
    animator.animate(burn, to: 0, over: time, curve: .easeOut)
    animator.animate(flame, to: 0, over: time, curve: .easeOut)
  }

  /// Takes the match off the tray without a show, as when a game is opened in its middle.
  func remove() {
    isTaken = true
    animator.set(0, for: alpha)
  }

  /// Lets the match leave.
  ///
  /// - Parameters:
  ///   - order: its place among those that leave with it, 0 for the first.
  ///   - sink: how far it sinks in falling, with a sideways drift that keeps it on the tray, in pixels.
  ///   - group: of all that leave with it; ends when the last of them is gone.
  func leave(_ animation: TakeAnimation, order: Int, sink: Point, in group: Group) {
    isTaken = true
    setLifted(false)
    setHinted(false)
    let delay = Duration.milliseconds(80 * order)
    switch animation {
    case .fade: fade(over: .seconds(1), after: .zero, in: group)
    case .fall:
      fall(over: .milliseconds(700), after: delay, sink, in: group)
      fade(over: .milliseconds(700), after: delay, in: group)
    case .slowFade:
      fall(over: .milliseconds(700), after: delay, sink, in: group)
      fade(over: .milliseconds(1400), after: delay, in: group)
    case .fallThenFade:
      fall(over: .milliseconds(700), after: delay, sink, in: group)
      fade(over: .milliseconds(500), after: delay + .milliseconds(700), in: group)
    case .uneven:
      let time = Duration.milliseconds(1000 + Int(500 * MatchNode.scatter(index, 3)))
      fall(over: time, after: .zero, sink, in: group)
      fade(over: time, after: .zero, in: group)
    case .burn: burnDown(in: group)
    }
  }

  private func fade(over time: Duration, after delay: Duration, in group: Group) {
    animator.animate(alpha, to: 0, over: time, after: delay, curve: .easeInOut, in: group)
  }

  private func fall(over time: Duration, after delay: Duration, _ sink: Point, in group: Group) {
    animator.animate(
      rotation, to: .pi / 2, over: time, after: delay, curve: .easeInOut, in: group)
    // A match near a side has to be out of the way before it lies flat.
    let curve: Curve = sink.x == 0 ? .easeInOut : .easeOut
    animator.animate(drift, to: sink, over: time, after: delay, curve: curve, in: group)
  }

  /// The flame grows for 150 ms, runs down for 600, and what is left fades in 250.
  private func burnDown(in group: Group) {
    animator.animate(rotation, to: 0, over: .milliseconds(150), curve: .easeOut, in: group)
    animator.run(
      .sequence([
        .tween(flame, to: 1, over: .milliseconds(150), curve: .easeOut),
        .tween(burn, to: 1, over: .milliseconds(600), curve: .linear),
        .tween(flame, to: 0, over: .milliseconds(250), curve: .easeOut),
      ]), in: group)
    animator.animate(
      alpha, to: 0, over: .milliseconds(250), after: .milliseconds(750), curve: .easeOut, in: group)
  }
}
