import Controls
import GameKernel
import PairsGame
import Stage

/// The cards on the table as a control that receives taps, the pointer and the focus.
///
/// While it has the focus, the arrows move from cell to cell, and the focus ring surrounds one card.
final class CardsControl: Control {
  /// Called with the card that was tapped, or activated with a key or the gamepad.
  var onTap: (Int) -> Void = { _ in }
  private let view: CardsView
  private let table: PairsTable
  /// The card under the pointer.
  private var pointed: Int?
  /// The card that keys and the gamepad select.
  private var cursor = 0
  private var layout: CardLayout?

  /// Makes the control of the cards.
  ///
  /// - Parameter view: the view of the table's cards.
  init(_ view: CardsView, _ table: PairsTable, context: StageContext) {
    (self.view, self.table) = (view, table)
    super.init(id: "board", context: context)
    isOnBoard = true
  }

  /// Adopts a layout. The cursor returns to the first card if the number of columns or rows changes.
  func setLayout(_ layout: CardLayout) {
    if layout.columns != self.layout?.columns || layout.rows != self.layout?.rows { cursor = 0 }
    self.layout = layout
    frame = layout.tray
  }

  override var targetFrame: Rect { frame }

  override var focusShape: (frame: Rect, radius: Double) {
    guard let layout else { return (frame, 0) }
    return (layout.home(of: cursor), CardArt.radius(width: layout.card.width))
  }

  /// The control and its cells, such as `board.0`.
  override var reports: [ControlReport] {
    guard let layout else { return super.reports }
    return super.reports
      + (0..<layout.columns * layout.rows).map {
        ControlReport(id: "\(id).\($0)", frame: layout.grid.frame(of: $0), isEnabled: isEnabled)
      }
  }

  override func activate() -> Bool {
    onTap(cursor)
    return true
  }

  override func tapped(at point: Point) {
    guard let card = card(at: point) else { return }
    cursor = card
    onTap(card)
  }

  override func pointerMoved(to point: Point?) {
    pointed = point.flatMap(card)
    showHover()
  }

  /// Lights the card under the pointer if a tap would turn it. With keys or a gamepad, no card is lit.
  func showHover() {
    let state = table.state
    let isMeant =
      !context.input.device.showsFocus && !state.isOver && !table.isComputersTurn
      && !table.isMissOpen
    view.lightCard(isMeant ? pointed.flatMap { state.isFaceDown($0) ? $0 : nil } : nil)
  }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  /// Treats a drag that stays on one card as a tap, for trembling fingers.
  override func dragged(_ drag: Drag) {
    if drag.isTap(on: card) { tapped(at: drag.start) }
  }

  /// Handles all arrows, also at the edges, so that none moves the focus away by accident.
  override var usesAllArrows: Bool { true }

  override func adjust(_ direction: Direction) -> Bool {
    guard let layout else { return false }
    let (row, column) = cursor.quotientAndRemainder(dividingBy: layout.columns)
    switch direction {
    case .left where column > 0: cursor -= 1
    case .right where column < layout.columns - 1: cursor += 1
    case .up where row > 0: cursor -= layout.columns
    case .down where row < layout.rows - 1: cursor += layout.columns
    default: break
    }
    return true
  }

  override func draw(into list: inout DisplayList) { view.draw(into: &list) }

  private func card(at point: Point) -> Int? { layout?.grid.cell(at: point) }
}
