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
  /// Whether a computer's turn or a fall leaves nothing to be carried.
  var isLocked = false
  private let globes: TunnelGlobes
  /// Whether a drag carries something; else it turns a globe.
  private var carries = false
  private var pointer: Point?

  init(_ globes: TunnelGlobes, context: StageContext) {
    self.globes = globes
    super.init(id: "globes", context: context)
    isOnBoard = true
  }

  override var targetFrame: Rect { frame }
  override var actsUnseen: Bool { true }
  /// None over the fall.
  override var focusShape: (frame: Rect, radius: Double) {
    globes.pair.isDigging ? (.zero, 0) : (globes.boardDisc, globes.boardDisc.width / 2)
  }

  /// Itself, and both globes as `globes.near` and `globes.far`.
  override var reports: [ControlReport] {
    super.reports
      + [("near", globes.discs.near), ("far", globes.discs.far)].map {
        ControlReport(id: "\(id).\($0)", frame: $1, isEnabled: isEnabled)
      }
  }

  override func activate() -> Bool {
    onActivate()
    return true
  }

  /// All arrows are its own: they walk.
  override func adjust(_ direction: Direction) -> Bool {
    onStep(direction)
    return true
  }

  // MARK: Pointing

  override func pointerMoved(to point: Point?) { pointer = point }

  /// What can be carried is put where somebody taps.
  override func tapped(at point: Point) {
    guard !isLocked, let place = globes.board.place(at: point) else { return }
    globes.carry(to: place)
    onPut()
  }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  override func dragged(_ drag: Drag) {
    if drag.phase == .began { carries = isOnPiece(drag.start) }
    guard carries else {
      globes.pair.handle(.drag(drag))
      return
    }
    if drag.phase != .cancelled, let place = globes.board.place(at: drag.position) {
      globes.carry(to: place)
      onCarry()
    }
    guard drag.phase == .ended || drag.phase == .cancelled else { return }
    carries = false
    onPut()
  }

  /// Whether a finger is on the child or the flag.
  private func isOnPiece(_ point: Point) -> Bool {
    guard !isLocked, let piece = globes.hand, let place = globes.board.point(of: piece) else {
      return false
    }
    let reach = max(context.metrics.target / 2, context.metrics.px(36))
    return place.distance(to: point) <= reach
  }

  override func scrolled(_ steps: Double) -> Bool {
    globes.pair.handle(.scroll(steps, at: pointer ?? globes.boardDisc.center))
  }

  override func draw(into list: inout DisplayList) { globes.pair.draw(into: &list) }
}
