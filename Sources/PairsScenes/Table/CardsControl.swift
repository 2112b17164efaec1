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
  /// Returns the place and the state of a card in words.
  var describe: (_ card: Int) -> SpokenControl = { _ in SpokenControl("") }
  /// Called with the card to which the arrows have moved.
  var onMove: (Int) -> Void = { _ in }
  private let view: CardsView
  private let state: () -> Pairs.State?
  /// Returns whether the player is to flip a card.
  private let canFlip: () -> Bool
  /// The card under the pointer.
  private var pointed: Int?
  /// The card that keys and the gamepad select.
  private var cursor = 0
  private var layout: CardLayout?
  private var stroke = Stroke(from: .zero)

  /// Makes the control of the cards.
  ///
  /// - Parameters:
  ///   - view: the view of the cards.
  ///   - state: returns their position; `nil` before there are cards.
  ///   - canFlip: returns whether the player is to flip a card.
  init(
    _ view: CardsView, state: @escaping () -> Pairs.State?, canFlip: @escaping () -> Bool,
    context: StageContext
  ) {
    (self.view, self.state, self.canFlip) = (view, state, canFlip)
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

  override var words: SpokenControl { describe(cursor) }

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
    let isMeant = !context.input.device.showsFocus && canFlip()
    view.lightCard(
      isMeant ? pointed.flatMap { state()?.isFaceDown($0) == true ? $0 : nil } : nil)
  }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  /// Treats a drag that stays on one card as a tap, for trembling fingers. A stroke across cards turns the first
  /// one that can be turned, when it ends.
  override func dragged(_ drag: Drag) {
    if drag.phase == .began { stroke = Stroke(from: drag.start) }
    if let layout { stroke.extend(to: drag.position, over: layout) }
    guard drag.phase == .ended else { return }
    if drag.isTap(on: card) { return tapped(at: drag.start) }
    guard let state = state() else { return }
    let isMissOpen = state.openCards.count == 2
    let first = stroke.cards.first { isMissOpen ? !state.isGone($0) : state.isFaceDown($0) }
    if let first {
      cursor = first
      onTap(first)
    }
  }

  /// Handles all arrows, also at the edges, so that none moves the focus away by accident.
  override var usesAllArrows: Bool { true }

  override func adjust(_ direction: Direction) -> Bool {
    guard let layout else { return false }
    let old = cursor
    let (row, column) = cursor.quotientAndRemainder(dividingBy: layout.columns)
    switch direction {
    case .left where column > 0: cursor -= 1
    case .right where column < layout.columns - 1: cursor += 1
    case .up where row > 0: cursor -= layout.columns
    case .down where row < layout.rows - 1: cursor += layout.columns
    default: break
    }
    if cursor != old { onMove(cursor) }
    return true
  }

  override func draw(into list: inout DisplayList) { view.draw(into: &list) }

  private func card(at point: Point) -> Int? { layout?.grid.cell(at: point) }
}

/// The cards that a stroke of the pointer crosses, in their order.
private nonisolated struct Stroke {
  private(set) var cards: [Int] = []
  private var end: Point

  init(from start: Point) { end = start }

  /// Adds the cards on the straight way to a point.
  mutating func extend(to point: Point, over layout: CardLayout) {
    let start = end
    end = point
    // Steps shorter than a card's gap: a stroke along a gap crosses nothing, and one across a card meets it.
    let steps = max(1, (start.distance(to: point) / max(1, layout.card.width / 8)).rounded(.up))
    for step in 0...Int(steps) {
      let place = start + (point - start) * (Double(step) / steps)
      guard let card = layout.grid.cell(at: place), !cards.contains(card),
        layout.home(of: card).contains(place)
      else { continue }
      cards.append(card)
    }
  }
}
