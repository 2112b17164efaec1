import BoxKit
import Stage

/// Where the parts of the sliding puzzle's table lie in one window size
/// (Documentation/Look.md, *Layout*).
nonisolated struct SlidingAreas: TableAreas {
  /// What the layout depends on besides the window.
  struct Wants: Hashable, Sendable {
    /// Whether the tiles show a picture, so that its numbers can be switched.
    var hasPicture = false
    /// What the words of the two buttons need, with some room around.
    var shuffle = 0.0
    var newGame = 0.0
    /// The wider of the two.
    var button: Double { max(shuffle, newGame) }
    /// What the list of lengths needs.
    var length = 0.0
    /// What the list of distances needs.
    var distance = 0.0
    /// What the switch of the numbers needs.
    var numbers = 0.0
    /// What the buttons of a way that is shown need in one row, in the place of two others.
    var strip = 0.0

    /// What is wanted with words of another size.
    func scaled(by factor: Double) -> Wants {
      var wants = self
      wants.shuffle *= factor
      wants.newGame *= factor
      wants.length *= factor
      wants.distance *= factor
      wants.numbers *= factor
      wants.strip *= factor
      return wants
    }
  }

  /// How the counters stand in their places.
  enum CounterForm: Hashable, Sendable {
    /// The word at the left, the number at the right.
    case row
    /// The number below the word.
    case stack
  }

  let metrics: Metrics
  let wants: Wants
  /// Whether the counters stand in the bar: in small windows, and where a large UI scale would leave too little.
  var isCompact = false
  /// Whether all words and controls have room.
  var isWhole = true
  /// The outer edge of the board's rim.
  var board = Rect.zero
  /// A place for words below the bar, where it has too little room for them.
  var status: Rect?
  /// The grounds of what stands beside the board.
  var cards: [Rect] = []
  /// Thin lines on the cards.
  var lines: [Rect] = []
  /// Moves, time and best result, as far as there is room.
  var counters: [Rect] = []
  var counterForm = CounterForm.row
  /// The small second board.
  var goal: Rect?
  /// The ground of the second board, where that gives way to advice.
  var goalCard: Rect?
  /// The words below the second board.
  var caption: Rect?
  /// The card for advice; where there is none, the bar says it.
  var advice: Rect?
  /// The switch of a picture's numbers.
  var numbers: Rect?
  var length = Rect.zero
  var distance = Rect.zero
  var shuffle = Rect.zero
  var newGame = Rect.zero

  /// The layout of a window; a larger UI scale leaves the board as large as it is at 100 %, or nearly so.
  init(metrics: Metrics, wants: Wants) {
    let usual =
      metrics.scale > 1
      ? SlidingAreas(metrics: metrics.unscaled, wants: wants.scaled(by: 1 / metrics.scale)).piece
      : nil
    self = Self.choose(
      [SlidingAreas(wide: metrics, wants), SlidingAreas(strip: metrics, wants)], usual: usual
    ) { most in
      [true, false].map { SlidingAreas(compact: metrics, wants, isBeside: $0, most: most) }
    }
  }

  var piece: Double { board.width }

  init(_ metrics: Metrics, _ wants: Wants) {
    self.metrics = metrics
    self.wants = wants
  }
}

nonisolated extension SlidingAreas {
  /// The board as large as it can be, with the counters in the bar and the buttons beside or below it.
  ///
  /// - Parameters:
  ///   - isBeside: whether the buttons stand beside the board, and not below it.
  ///   - most: the largest side of the board.
  private init(compact m: Metrics, _ wants: Wants, isBeside: Bool, most: Double) {
    self.init(m, wants)
    isCompact = true
    let (width, height) = (m.size.width, m.size.height)
    let bar = GameBar.Measures(m, isCompact: true)
    status = statusBelowBar(bar)
    let words = status?.maxY ?? 0
    let near = m.close
    let top = max(bar.margin + bar.side, words) + near
    if isBeside {
      let distance = min(wants.distance, (0.4 * width).rounded(.down))
      let column = max(wants.button, wants.length, distance, wants.hasPicture ? wants.numbers : 0)
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

  /// A place for words below the bar, where it has no room for them; nil where it has.
  func statusBelowBar(_ bar: GameBar.Measures) -> Rect? {
    let (width, height) = (metrics.size.width, metrics.size.height)
    guard width - bar.left - bar.right - 16 < metrics.medium * 9, height >= width else {
      return nil
    }
    let lines = max(metrics.medium * 1.3, metrics.small * 2.7).rounded()
    return Rect(12, bar.margin + bar.side + 4, width - 24, lines)
  }

  /// The buttons one below the other, with the second board above them where it has room.
  private mutating func layColumn(_ column: Rect) {
    // Side by side they take the buttons of a show in one row too.
    let isPair =
      max(wants.shuffle + metrics.close + wants.newGame, wants.strip) <= column.width
    let count = (wants.hasPicture ? 5.0 : 4) - (isPair ? 1 : 0)
    let height = min(
      buttonHeight, ((column.height - metrics.close * (count - 1)) / count).rounded(.down))
    var bottom = column.maxY
    func next() -> Rect {
      let place = Rect(column.x, bottom - height, column.width, height)
      bottom = place.y - metrics.close
      return place
    }
    newGame = next()
    if isPair {
      let pair = Self.row(newGame, [wants.shuffle, wants.newGame], gap: metrics.close)
      (shuffle, newGame) = (pair[0], pair[1])
    } else {
      shuffle = next()
    }
    if wants.hasPicture { layNumbers(next()) }
    distance = next()
    length = next()
    layGoal(on: Rect(column.x, column.y, column.width, bottom - column.y))
  }

  /// The second board on a card, as far as there is room for it.
  private mutating func layGoal(on card: Rect) {
    let inset = metrics.px(12, small: 6)
    let side = min(card.height, card.width) - 2 * inset
    guard side >= 60 else { return }
    cards.append(card.rounded)
    goal = Rect(card.midX - side / 2, card.y + inset, side, side).rounded
  }
}
