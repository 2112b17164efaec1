import BoxKit
import Stage

/// The layout of the sliding puzzle's table for one window size (Documentation/Look.md, *Layout*).
nonisolated struct SlidingAreas: TableAreas {
  /// The inputs of the layout besides the window.
  struct Inputs: Hashable, Sendable {
    /// Whether the tiles show a picture, so that there is a numbers switch.
    var hasPicture = false
    /// The width of the title of New game with padding.
    var newGame = 0.0
    /// The width of the length choice.
    var length = 0.0
    /// The width of the distance choice.
    var distance = 0.0
    /// The width of the numbers switch.
    var numbers = 0.0
    /// The width of the playback buttons in one row.
    var strip = 0.0

    /// Returns the widths for another text size.
    func scaled(by factor: Double) -> Inputs {
      var wants = self
      wants.newGame *= factor
      wants.length *= factor
      wants.distance *= factor
      wants.numbers *= factor
      wants.strip *= factor
      return wants
    }
  }

  /// The arrangement of a counter's label and number.
  enum CounterForm: Hashable, Sendable {
    /// The label is on the left, the number on the right.
    case row
    /// The label is above the number.
    case stack
  }

  let metrics: Metrics
  let inputs: Inputs
  /// Whether the counters are in the bar: in small windows, and where a large UI scale leaves too little space.
  var isCompact = false
  /// Whether all texts and controls fit.
  var isWhole = true
  /// The outer edge of the board's rim.
  var board = Rect.zero
  /// The area for the status below the bar, or `nil` if the bar has space for it.
  var status: Rect?
  /// The backgrounds of the parts beside the board.
  var cards: [Rect] = []
  /// The thin lines on the cards.
  var lines: [Rect] = []
  /// The areas of moves, time and best result, as far as they fit.
  var counters: [Rect] = []
  var counterForm = CounterForm.row
  /// The goal board, a small second board.
  var goal: Rect?
  /// The area of the goal board and its caption, which opens the pictures.
  var goalButton: Rect?
  /// The card of the goal board, where advice can replace it.
  var goalCard: Rect?
  /// The caption below the goal board.
  var caption: Rect?
  /// The advice card. If it is `nil`, the bar shows the advice.
  var advice: Rect?
  /// The numbers switch of a picture.
  var numbers: Rect?
  var length = Rect.zero
  var distance = Rect.zero
  var newGame = Rect.zero
  /// The rows of the playback buttons, which replace New game and, in a narrow column, the distance choice.
  var strip: [Rect] { newGame.width >= inputs.strip ? [newGame] : [distance, newGame] }

  /// Creates the layout of a window.
  ///
  /// A larger UI scale leaves the board nearly as large as at 100 %.
  init(metrics: Metrics, inputs: Inputs) {
    let unscaled = metrics.unscaled
    // Type sizes are whole pixels and have a minimum, so they do not grow by exactly the scale.
    let texts = unscaled.medium / metrics.medium
    let usual =
      metrics.scale > 1
      ? SlidingAreas(metrics: unscaled, inputs: inputs.scaled(by: texts)).piece : nil
    self = Self.choose(
      [SlidingAreas(wide: metrics, inputs), SlidingAreas(strip: metrics, inputs)], usual: usual
    ) { most in
      [true, false].map { SlidingAreas(compact: metrics, inputs, isBeside: $0, most: most) }
    }
  }

  var piece: Double { board.width }

  init(_ metrics: Metrics, _ inputs: Inputs) {
    self.metrics = metrics
    self.inputs = inputs
  }
}

nonisolated extension SlidingAreas {
  /// Creates a compact layout: the largest possible board, with the counters in the bar.
  ///
  /// - Parameters:
  ///   - isBeside: whether the buttons are beside the board, rather than below it.
  ///   - most: the largest side of the board.
  private init(compact m: Metrics, _ inputs: Inputs, isBeside: Bool, most: Double) {
    self.init(m, inputs)
    isCompact = true
    let (width, height) = (m.size.width, m.size.height)
    let bar = GameBar.Measures(m, isCompact: true)
    status = statusBelowBar(bar)
    let words = status?.maxY ?? 0
    let near = m.close
    let top = max(bar.margin + bar.side, words) + near
    if isBeside {
      let distance = min(inputs.distance, (0.4 * width).rounded(.down))
      let column = max(
        inputs.newGame, inputs.length, distance, inputs.hasPicture ? inputs.numbers : 0)
      let side = max(0, min(height - top - near, width - column - 3 * near, most)).rounded(.down)
      let wide = min(width - side - 3 * near, max(column, 0.4 * width)).rounded(.down)
      let left = ((width - side - near - wide) / 2).rounded()
      board = Rect(left, top + ((height - near - top - side) / 2).rounded(), side, side)
      layColumn(Rect(board.maxX + near, top, wide, height - near - top))
    } else {
      let rows = layRows(in: Rect(near, 0, width - 2 * near, height - near))
      let side = max(0, min(width - 2 * near, rows - near - top, most)).rounded(.down)
      board = Rect(
        ((width - side) / 2).rounded(), top + ((rows - near - top - side) / 2).rounded(), side, side
      )
    }
  }

  /// Returns an area for the status below the bar, or `nil` if the bar has space for it.
  func statusBelowBar(_ bar: GameBar.Measures) -> Rect? {
    let (width, height) = (metrics.size.width, metrics.size.height)
    guard width - bar.left - bar.right - 16 < metrics.medium * 9, height >= width else {
      return nil
    }
    let lines = max(metrics.medium * 1.3, metrics.small * 2.7).rounded()
    return Rect(12, bar.margin + bar.side + 4, width - 24, lines)
  }

  /// Places the buttons in a column, with the goal board above them if it fits.
  private mutating func layColumn(_ column: Rect) {
    let count = inputs.hasPicture ? 4.0 : 3
    let height = min(
      buttonHeight, ((column.height - metrics.close * (count - 1)) / count).rounded(.down))
    var bottom = column.maxY
    func next() -> Rect {
      let place = Rect(column.x, bottom - height, column.width, height)
      bottom = place.y - metrics.close
      return place
    }
    newGame = next()
    distance = next()
    length = next()
    if inputs.hasPicture { layNumbers(next()) }
    layGoal(on: Rect(column.x, column.y, column.width, bottom - column.y))
  }

  /// Places the goal board on a card, if it fits.
  private mutating func layGoal(on card: Rect) {
    let inset = metrics.px(12, small: 6)
    let side = min(card.height, card.width) - 2 * inset
    guard side >= 60 else { return }
    cards.append(card.rounded)
    goalButton = card.rounded
    let free = card.height - 2 * inset - side
    let word = (metrics.small * 1.8).rounded()
    if free >= word {
      caption = Rect(card.x + 2 * inset, card.maxY - inset - word, card.width - 4 * inset, word)
    }
    let top = card.y + inset + max(0, caption == nil ? free : free - word) / 2
    goal = Rect(card.midX - side / 2, top, side, side).rounded
  }
}
