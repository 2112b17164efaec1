import Stage
import TunnelGame

/// The felt with both globes: what is on them can be carried, the globes turned and looked at from nearer.
final class GlobesControl: Control {
  /// Called when the child or the flag has been put down by hand.
  var onPut: () -> Void = {}
  /// Called for every step that an arrow asks for; a held one says it again and again.
  var onStep: (Direction) -> Void = { _ in }
  /// Called on Enter, Space or A.
  var onActivate: () -> Void = {}
  /// Called when something has been moved that words tell of.
  var onCarry: () -> Void = {}
  private let globes: TunnelGlobes
  /// Whether a computer's turn or a fall leaves nothing to be carried.
  var isLocked = false
  private var grip = Grip.none
  private var last = Point.zero
  private var flick = Flick()

  private enum Grip {
    case none, piece
    case globe(GlobeView)
  }

  init(_ globes: TunnelGlobes, context: StageContext) {
    self.globes = globes
    super.init(id: "globes", context: context)
    isOnBoard = true
  }

  override var targetFrame: Rect { frame }
  override var actsUnseen: Bool { true }
  override var focusShape: (frame: Rect, radius: Double) {
    (globes.board.frame, globes.board.frame.width / 2)
  }

  /// Itself, and both globes as `globes.near` and `globes.far`.
  override var reports: [ControlReport] {
    super.reports
      + [("near", globes.pair.near), ("far", globes.pair.far)].map {
        ControlReport(id: "\(id).\($0)", frame: $1.frame, isEnabled: isEnabled)
      }
  }

  override func activate() -> Bool {
    onActivate()
    return true
  }

  override func adjust(_ direction: Direction) -> Bool {
    flick.end()
    onStep(direction)
    return true
  }

  // MARK: Pointing

  /// What can be carried is put where somebody taps.
  override func tapped(at point: Point) {
    flick.end()
    guard !isLocked, let place = globes.board.place(at: point) else { return }
    globes.carry(to: place)
    onPut()
  }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  override func dragged(_ drag: Drag) {
    switch drag.phase {
    case .began:
      flick.end()
      grip = grip(at: drag.start)
      last = drag.start
      move(drag)
    case .moved: move(drag)
    case .ended:
      move(drag)
      letGo(at: drag.velocity)
    case .cancelled: letGo(at: .zero)
    }
  }

  /// A finger on the child or the flag, or beside it.
  private func grip(at point: Point) -> Grip {
    let reach = max(context.metrics.target, context.metrics.px(56)) / 2 * 1.4
    if !isLocked, let piece = globes.hand, let place = globes.board.point(of: piece),
      place.distance(to: point) <= reach
    {
      return .piece
    }
    return globes.globe(at: point).map { .globe($0) } ?? .none
  }

  private func move(_ drag: Drag) {
    switch grip {
    case .none: break
    case .piece:
      guard let place = globes.board.place(at: drag.position) else { break }
      globes.carry(to: place)
      onCarry()
    case .globe(let globe): globes.turn(globe, by: drag.position - last)
    }
    last = drag.position
  }

  private func letGo(at velocity: Point) {
    if case .piece = grip { onPut() }
    if case .globe(let globe) = grip, !context.animator.reducedMotion {
      flick = Flick(globe, velocity)
    }
    grip = .none
  }

  override func scrolled(_ steps: Double) -> Bool {
    globes.zoom(by: 1 + 0.15 * steps.clamped(to: -3...3))
    return true
  }

  // MARK: Time

  /// Lets a flicked globe run out.
  func advance(by elapsed: Duration) { flick.advance(by: elapsed, globes) }

  /// When the next frame is due while a globe runs out.
  var nextTimer: Duration? { flick.isOver ? nil : .milliseconds(8) }

  override func draw(into list: inout DisplayList) { globes.pair.draw(into: &list) }
}
