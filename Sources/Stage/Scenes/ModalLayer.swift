import Motion

/// A scene over another one. It rises and fades in while the scene below is dimmed.
@MainActor final class ModalLayer {
  private static let rise = 16.0
  private static let riseTime = Duration.milliseconds(240)
  private static let dimTime = Duration.milliseconds(200)

  let lifecycle: SceneLifecycle
  private let context: StageContext
  private let shown: Track<Double>
  private let dim: Track<Double>
  /// The number of calls to `show` and `hide`. With it, the end of a superseded animation is recognised and ignored.
  private var generation = 0

  init(_ scene: any Scene, _ context: StageContext) {
    lifecycle = SceneLifecycle(scene)
    self.context = context
    shown = context.animator.makeTrack(.alpha, 0.0)
    dim = context.animator.makeTrack(.alpha, 0.0)
  }

  isolated deinit {
    context.animator.remove(shown)
    context.animator.remove(dim)
  }

  func show() { move(to: 1) {} }

  func hide(then ended: @escaping @MainActor () -> Void) { move(to: 0, then: ended) }

  private func move(to target: Double, then ended: @escaping @MainActor () -> Void) {
    generation += 1
    let generation = generation
    let animator = context.animator
    animator.animate(dim, to: target, over: Self.dimTime, curve: .easeOut)
    animator.animate(shown, to: target, over: Self.riseTime, curve: .easeOut) { [weak self] _ in
      guard let self, self.generation == generation else { return }
      lifecycle.settle()
      ended()
    }
  }

  func draw(into list: inout DisplayList, in size: Size) {
    let animator = context.animator
    let alpha = animator.value(of: shown)
    list.fill(Rect(.zero, size), context.look.theme.dim.opacity(animator.value(of: dim)))
    let rise = animator.reducedMotion ? 0 : context.look.metrics.px(Self.rise) * (1 - alpha)
    list.draw(lifecycle.scene, Placement(offset: Point(0, rise.rounded()), alpha: alpha))
  }
}
