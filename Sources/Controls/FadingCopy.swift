import Motion
import Stage

/// A copy of former content that fades out over the current content.
@MainActor package final class FadingCopy {
  private let animator: Animator
  private let alpha: Track<Double>
  private var list = DisplayList()

  package init(_ animator: Animator) {
    self.animator = animator
    alpha = animator.makeTrack(.alpha, 0)
  }

  isolated deinit { animator.remove(alpha) }

  package var isAtRest: Bool { !animator.isBusy(alpha) }

  /// Shows a display list and fades it out in 150 ms. The new list replaces one that is still fading.
  package func appear(_ list: DisplayList) {
    self.list = list
    animator.set(1, for: alpha)
    animator.animate(alpha, to: 0, over: .milliseconds(150)) { [weak self] outcome in
      if outcome == .finished { self?.list = DisplayList() }
    }
  }

  /// Removes the list at once.
  package func vanish() {
    animator.set(0, for: alpha)
    list = DisplayList()
  }

  package func draw(into list: inout DisplayList) {
    list.add(self.list, Placement(alpha: animator.value(of: alpha)))
  }
}
