import Stage

/// Where the parts of the sliding puzzle's table lie in one window size
/// (Documentation/Look.md, *Layout*).
nonisolated struct SlidingAreas: Hashable, Sendable {
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

  /// The layout of a window.
  init(metrics: Metrics, wants: Wants) {
    let roomy: SlidingAreas? =
      switch metrics.form {
      case .wide: SlidingAreas(wide: metrics, wants)
      case .square, .portrait: SlidingAreas(strip: metrics, wants)
      case .small: nil
      }
    self = roomy ?? SlidingAreas(compact: metrics, wants)
  }

  init(_ metrics: Metrics, _ wants: Wants) {
    self.metrics = metrics
    self.wants = wants
  }

  /// How many buttons stand at the right of the bar.
  static let barButtons = 5

  /// The height of the buttons of this table.
  var buttonHeight: Double { metrics.isSmall ? 46 : metrics.height(isCompact ? 56 : 64) }
  /// The height of the choice of a length and of the switch.
  var choiceHeight: Double { metrics.isSmall ? 46 : metrics.height(52) }

  /// A row of the same height, shared so that each gets its part.
  static func row(_ frame: Rect, _ parts: [Double], gap: Double) -> [Rect] {
    let whole = frame.width - gap * Double(parts.count - 1)
    let sum = parts.reduce(0, +)
    var x = frame.x
    return parts.map { part in
      let width = whole * part / sum
      defer { x += width + gap }
      return Rect(x, frame.y, width, frame.height).rounded
    }
  }
}
