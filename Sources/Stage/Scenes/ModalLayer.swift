import Motion

/// A scene over another one: rises and fades in while what is below is dimmed.
@MainActor final class ModalLayer {
  private static let rise = 16.0
  private static let time = Duration.milliseconds(240)
  private static let dimTime = Duration.milliseconds(200)

  let presence: Presence
  private let backstage: Backstage
  private let shown: Track<Double>
  private let dim: Track<Double>
  /// How often it was shown or put away; tells an end from one that was overtaken.
  private var turn = 0

  init(_ scene: any Scene, _ backstage: Backstage) {
    presence = Presence(scene)
    self.backstage = backstage
    shown = backstage.animator.makeTrack(.alpha, 0.0)
    dim = backstage.animator.makeTrack(.alpha, 0.0)
  }

  isolated deinit {
    backstage.animator.remove(shown)
    backstage.animator.remove(dim)
  }

  func show() { move(to: 1) {} }

  func hide(then ended: @escaping @MainActor () -> Void) { move(to: 0, then: ended) }

  private func move(to target: Double, then ended: @escaping @MainActor () -> Void) {
    turn += 1
    let turn = turn
    let animator = backstage.animator
    animator.animate(dim, to: target, over: Self.dimTime, curve: .easeOut)
    animator.animate(shown, to: target, over: Self.time, curve: .easeOut) { [weak self] _ in
      guard let self, self.turn == turn else { return }
      presence.settle()
      ended()
    }
  }

  func draw(into list: inout DisplayList, in size: Size) {
    let animator = backstage.animator
    let alpha = animator.value(of: shown)
    list.fill(Rect(.zero, size), backstage.theme.dim.opacity(animator.value(of: dim)))
    let rise = animator.reducedMotion ? 0 : backstage.metrics.px(Self.rise) * (1 - alpha)
    list.draw(presence.scene, Placement(offset: Point(0, rise.rounded()), alpha: alpha))
  }
}
