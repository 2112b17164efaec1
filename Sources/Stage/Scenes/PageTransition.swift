import Acoustics
import Motion

/// Runs the transitions between the pages of one area, and draws them.
///
/// A transition can be interrupted at any moment. Its pages then count as arrived, and the next transition starts
/// from their current poses.
@MainActor final class PageTransition {
  private static let time = Duration.milliseconds(280)

  /// The drawn pages, from back to front. The last one stays; those before it are leaving.
  private(set) var pages: [Page] = []
  /// Whether the owner of the area is itself appearing. The `didAppear` of a page then waits for the owner's.
  private(set) var isCarried = false
  /// The size of the area; zero before the first layout.
  private(set) var size = Size.zero

  private let context: StageContext
  private let changes: ChangeQueue
  /// The progress of the transition, from 0 to 1.
  private let progress: Track<Double>
  /// The number of transitions so far. With it, the end of a superseded animation is recognised and ignored.
  private var generation = 0
  /// Whether the pages still have to be notified of the transition's end.
  private var hasPendingEnd = false

  /// - Parameter changes: the queue in which the end of a transition is handled.
  init(_ context: StageContext, _ changes: ChangeQueue) {
    self.context = context
    self.changes = changes
    progress = context.animator.makeTrack(.alpha, 1.0)
  }

  isolated deinit { context.animator.remove(progress) }

  /// Whether any page is leaving or not in its final pose.
  var isMoving: Bool { pages.count > 1 || pages.last.map { pose(of: $0) != .identity } ?? false }

  /// Lays out the visible pages.
  func layout(in size: Size) {
    self.size = size
    for page in pages { page.layout(in: size) }
  }

  /// Starts a transition from the current poses to a page.
  func move(to incoming: Page, _ transition: Transition) {
    // With reduced motion the animator shortens the fade to 150 ms. Here any movement becomes a cross-fade.
    let reduced = context.animator.reducedMotion && transition != .none
    let outgoing = pages.filter { $0 !== incoming }
    let plan = TransitionPlan(
      reduced ? .crossFade : transition, outgoing: outgoing.map(pose),
      incoming: outgoing.count < pages.count ? pose(of: incoming) : nil)
    for page in pages { page.settle() }
    if size != .zero, incoming.needsLayout { incoming.layout(in: size) }
    pages.last?.disappear()
    incoming.appear()
    for (page, move) in zip(outgoing, plan.outgoing) { page.move = move }
    incoming.move = plan.incoming
    pages = outgoing + [incoming]
    start(transition)
  }

  private func pose(of page: Page) -> Pose {
    page.move.pose(at: context.animator.value(of: progress))
  }

  private func start(_ transition: Transition) {
    generation += 1
    hasPendingEnd = true
    guard transition != .none else {
      context.animator.set(1, for: progress)
      return finish()
    }
    let generation = generation
    context.feedback.play(.page)
    context.animator.set(0, for: progress)
    context.animator.animate(progress, to: 1, over: Self.time, curve: transition.curve) {
      [weak self] _ in
      guard let self, self.generation == generation else { return }
      changes.perform { [weak self] in self?.finish() }
    }
  }

  private func finish() {
    if hasPendingEnd { settle() }
    let leaving = pages.dropLast()
    pages = pages.suffix(1)
    for page in leaving { page.scene.leftSight() }
    pages.last?.move = PageMove()
  }

  /// Notifies the pages that the transition has ended, even if its animation still runs.
  func settle() {
    hasPendingEnd = false
    for page in pages.dropLast() { page.settle() }
    if !isCarried { pages.last?.settle() }
  }

  /// Replaces all pages by one, without a transition and without lifecycle calls.
  func place(_ page: Page?) {
    generation += 1
    hasPendingEnd = false
    pages = [page].compactMap(\.self)
    page?.move = PageMove()
    if size != .zero, let page, page.needsLayout { page.layout(in: size) }
  }

  /// Removes a scene's page without lifecycle calls.
  func drop(_ scene: any Scene) { pages.removeAll { $0.scene === scene } }

  func draw(into list: inout DisplayList) {
    for page in pages { page.draw(into: &list, in: size, pose(of: page)) }
  }

  // MARK: Lifecycle of the owner

  /// Makes the page appear with the owner of the area.
  func setOut() {
    isCarried = true
    pages.last?.appear()
  }

  /// Completes the page's appearance with the owner's, unless a transition of its own still runs.
  func arrive() {
    isCarried = false
    if !hasPendingEnd { settle() }
  }

  /// Makes the page disappear with the owner. An interrupted transition counts as ended.
  func leave() {
    isCarried = false
    settle()
    pages.last?.disappear()
  }
}

/// A queue that runs changes in order. A change requested during another one runs after it.
@MainActor final class ChangeQueue {
  private var changes: [() -> Void] = []
  private var isChanging = false

  func perform(_ change: @escaping () -> Void) {
    changes.append(change)
    if isChanging { return }
    isChanging = true
    defer { isChanging = false }
    while !changes.isEmpty { changes.removeFirst()() }
  }
}
