import Motion

/// Leads from one page to the next on the same ground, and draws what is on its way.
///
/// It can be interrupted at any moment: what has begun counts as ended, and the next way starts from
/// what is shown.
@MainActor final class Passage {
  private static let time = Duration.milliseconds(280)

  /// What is drawn, from back to front; last the page that stays, before it what still leaves.
  private(set) var pages: [Page] = []
  /// Whether the ground itself is on its way: then no page has come to it before the ground has.
  private(set) var isCarried = false
  /// Of the ground; zero before the first layout.
  private(set) var size = Size.zero

  private let context: StageContext
  private let changes: ChangeQueue
  /// How far the way has come, from 0 to 1.
  private let progress: Track<Double>
  /// How many ways have begun; tells the end of one from that of another.
  private var turn = 0
  /// Whether the pages still have to hear of the end.
  private var isUnderWay = false

  /// - Parameter changes: in which the end of a way waits for its turn.
  init(_ context: StageContext, _ changes: ChangeQueue) {
    self.context = context
    self.changes = changes
    progress = context.animator.makeTrack(.alpha, 1.0)
  }

  isolated deinit { context.animator.remove(progress) }

  /// Whether something is not in its place.
  var isMoving: Bool { pages.count > 1 || pages.last.map { pose(of: $0) != .rest } ?? false }

  /// Lays out what can be seen.
  func layout(in size: Size) {
    self.size = size
    for page in pages { page.layout(in: size) }
  }

  /// Leads from what is shown to a page.
  func move(to incoming: Page, _ transition: Transition) {
    // With reduced motion the track itself fades faster; here movement becomes a fade.
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
    turn += 1
    isUnderWay = true
    guard transition != .none else {
      context.animator.set(1, for: progress)
      return finish()
    }
    let turn = turn
    context.play(.page)
    context.animator.set(0, for: progress)
    context.animator.animate(progress, to: 1, over: Self.time, curve: transition.curve) {
      [weak self] _ in
      guard let self, self.turn == turn else { return }
      changes.perform { [weak self] in self?.finish() }
    }
  }

  private func finish() {
    if isUnderWay { settle() }
    let left = pages.dropLast()
    pages = pages.suffix(1)
    for page in left { page.scene.leftSight() }
    pages.last?.move = PageMove()
  }

  /// Ends what has begun for the pages, while what is seen goes on to its end.
  func settle() {
    isUnderWay = false
    for page in pages.dropLast() { page.settle() }
    if !isCarried { pages.last?.settle() }
  }

  /// Puts a page here at once, and tells nobody.
  func place(_ page: Page?) {
    turn += 1
    isUnderWay = false
    pages = [page].compactMap(\.self)
    page?.move = PageMove()
    if size != .zero, let page, page.needsLayout { page.layout(in: size) }
  }

  /// Forgets a page that is not the last.
  func drop(_ scene: any Scene) { pages.removeAll { $0.scene === scene } }

  func draw(into list: inout DisplayList) {
    for page in pages { page.draw(into: &list, in: size, pose(of: page)) }
  }

  // MARK: A ground that comes and goes

  /// The ground comes, with the page on it.
  func setOut() {
    isCarried = true
    pages.last?.appear()
  }

  /// The ground has come, and with it the page, unless that is still on a way of its own.
  func arrive() {
    isCarried = false
    if !isUnderWay { settle() }
  }

  /// The ground goes, with the page on it; a way that is interrupted so counts as ended.
  func leave() {
    isCarried = false
    settle()
    pages.last?.disappear()
  }
}

/// Makes changes one after another: one that is asked for during another waits for its end.
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
