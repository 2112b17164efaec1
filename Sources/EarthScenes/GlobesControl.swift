import Controls
import EarthGame
import GameKernel
import Stage

/// The felt with both globes. Its figures can be moved, and the globes can be turned and zoomed.
final class GlobesControl: Control {
  /// Called when the player has put down the child or the flag.
  var onPut: () -> Void = {}
  /// Called for each step of an arrow key. A held key repeats it.
  var onStep: (Direction) -> Void = { _ in }
  /// Called on Enter, Space or A.
  var onActivate: () -> Void = {}
  /// Called when a figure has moved and the texts must follow.
  var onCarry: () -> Void = {}
  /// Whether the figures cannot be moved, during a computer's turn or a fall.
  var isLocked = false
  private let globes: EarthGlobes
  /// Whether the current drag moves a figure instead of turning a globe.
  private var carries = false
  private var pointer: Point?

  init(_ globes: EarthGlobes, context: StageContext) {
    self.globes = globes
    super.init(id: "globes", context: context)
    isOnBoard = true
  }

  override var targetFrame: Rect { frame }
  override var actsUnseen: Bool { true }
  /// Empty during a fall.
  override var focusShape: (frame: Rect, radius: Double) {
    globes.pair.isDigging ? (.zero, 0) : (globes.boardDisc, globes.boardDisc.width / 2)
  }

  /// The control itself and both globes, as `globes.near` and `globes.far`.
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

  /// Uses all arrow keys for walking.
  override var keepsArrows: Bool { true }

  override func adjust(_ direction: Direction) -> Bool {
    onStep(direction)
    return true
  }

  // MARK: Pointing

  override func pointerMoved(to point: Point?) { pointer = point }

  /// Puts the child or the flag at the tapped place.
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

  /// Whether a point is on the child or the flag.
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
