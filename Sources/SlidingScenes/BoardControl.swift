import Controls
import GameKernel
import Stage

/// The board as a control that receives taps, drags, swipes and the focus.
///
/// While it has the focus it uses all arrow keys. A held arrow key counts as one move.
final class BoardControl: Control {
  var onTilt: (Direction) -> Void = { _ in }
  var onTap: (Point) -> Void = { _ in }
  var onHover: (Point?) -> Void = { _ in }
  var onDrag: (Drag) -> Void = { _ in }
  /// Called with the direction and the starting point of a swipe.
  var onSwipe: (Direction, Point) -> Void = { _, _ in }
  /// Draws the board.
  var onDraw: (inout DisplayList) -> Void = { _ in }
  /// The tilt of the board when the gamepad is tilted.
  let lean: BoardLean
  /// The cells of the board, for hit tests.
  var grid = CellGrid(rows: 1, columns: 1, in: .zero)
  /// The radius of the rim's corners.
  var radius = 0.0

  override init(id: String, context: StageContext) {
    lean = BoardLean(context.animator)
    super.init(id: id, context: context)
  }

  override var targetFrame: Rect { frame }

  override var focusShape: (frame: Rect, radius: Double) { (frame, radius) }

  /// The reports of the control and of its cells, such as `board.0`.
  override var reports: [ControlReport] {
    super.reports
      + (0..<grid.rows * grid.columns).map {
        ControlReport(id: "\(id).\($0)", frame: grid.frame(of: $0), isEnabled: isEnabled)
      }
  }

  override func tapped(at point: Point) { onTap(point) }

  override func pointerMoved(to point: Point?) { onHover(point) }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  override func dragged(_ drag: Drag) { onDrag(drag) }

  override func swiped(_ direction: Direction, from point: Point) { onSwipe(direction, point) }

  override var adjustsOnce: Bool { true }

  override var keepsArrows: Bool { true }

  override var actsUnseen: Bool { true }

  override var clicks: Bool { false }

  override func adjust(_ direction: Direction) -> Bool {
    onTilt(direction)
    return true
  }

  override func draw(into list: inout DisplayList) { lean.draw(into: &list, about: frame, onDraw) }
}
