import Stage

/// The head of the dialog at the end of a game: the medal or the game's pieces, and beside it the result.
struct EndHead {
  private let words: EndWords
  private let style: EndStyle
  private let look: Look
  private let lines: [(text: String, style: TextStyle, color: Color)]
  private let side: Double
  private let badge: Picture?
  /// The size of the award with its rotation, or zero without one.
  private let awardSize: Size
  /// The height of the head.
  let height: Double

  private var metrics: Metrics { look.metrics }

  init(_ words: EndWords, width: Double, _ style: EndStyle, _ look: Look) {
    (self.words, self.style, self.look) = (words, style, look)
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    side = style.badgeSide
    // Leaves room for the rotation.
    awardSize =
      words.award.map { Size($0.size.width + 10, $0.size.height + 10) * style.awardScale } ?? .zero
    let tools = Double(words.toolCount) * (style.toolSide + style.toolGap)
    let room =
      width - side - style.badgeGap - tools
      - (words.award == nil ? 0 : awardSize.width + style.badgeGap)
    var parts: [(String, TextStyle, Color)] = []
    func add(_ text: String?, _ style: TextStyle, _ color: Color) {
      guard let text else { return }
      parts += measurer.wrapped(text, style, width: room).map { ($0, style, color) }
    }
    var title = style.isClose ? metrics.medium(.bold) : metrics.large()
    let broken = measurer.lines(words.title, title, width: room)
    if broken.count > 2 || broken.contains(where: { measurer.size(of: $0, title).width > room }) {
      title = metrics.medium(.bold)
    }
    add(words.title, title, theme.ink)
    add(words.comparison, style.sentence, theme.mutedInk)
    add(words.challenge, style.isClose ? metrics.small(.medium) : style.sentence, theme.ink)
    let note = metrics.small(words.isNews ? .bold : .regular)
    add(words.note, note, words.isNews ? theme.accentInk : theme.mutedInk)
    add(words.award?.words(look.texts), metrics.small(.medium), theme.ink)
    lines = parts.map { (text: $0.0, style: $0.1, color: $0.2) }
    badge = words.medal.map { MedalArt.picture($0, radius: (style.badgeSide - 2) / 2, look) }
    height = max(side, awardSize.height, parts.map { metrics.line($0.1) }.reduce(0, +))
  }

  func draw(into list: inout DisplayList, in box: Rect) {
    let square = Rect(box.x, (box.midY - side / 2).rounded(), side, side)
    if badge == nil { list.withWords { (words.sign ?? words.pieces)(square, look)(&$0) } }
    let x = square.maxX + style.badgeGap
    let end =
      awardPlace(in: box).map { $0.center.x - awardSize.width / 2 } ?? toolPlaces(in: box).first?.x
      ?? box.maxX
    let total = lines.map { metrics.line($0.style) }.reduce(0, +)
    var y = (box.midY - total / 2).rounded()
    for line in lines {
      let height = metrics.line(line.style)
      list.text(
        line.text, line.style, line.color, in: Rect(x, y, end - x, height), look: look)
      y += height
    }
    guard let badge, let medal = words.medal else { return }
    list.withWords(medal.name(look.texts)) { $0.picture(badge, center: square.center) }
  }

  /// Returns the centre of the award and the pixels of its design units, or `nil` without one.
  func awardPlace(in box: Rect) -> (center: Point, scale: Double)? {
    guard words.award != nil else { return nil }
    let end = toolPlaces(in: box).first.map { $0.x - style.toolGap } ?? box.maxX
    let center = Point(end - awardSize.width / 2, box.midY)
    return (Point(center.x.rounded(), center.y.rounded()), style.awardScale)
  }
}

extension EndHead {
  /// Returns the places of the buttons, from left to right.
  func toolPlaces(in box: Rect) -> [Rect] {
    let (side, pitch) = (style.toolSide, style.toolSide + style.toolGap)
    return (0..<words.toolCount).map { index in
      let x = box.maxX - pitch * Double(words.toolCount - index) + style.toolGap
      return Rect(x, box.y, side, side).rounded
    }
  }
}

/// The spacing and the type sizes of the dialog at the end of a game.
struct EndStyle {
  /// Whether everything is small and close, for windows with little room.
  let isClose: Bool
  let metrics: Metrics

  var padding: Double { isClose ? metrics.px(20, small: 10) : metrics.px(48) }
  /// The gap between the parts.
  var gap: Double { isClose ? metrics.px(8, small: 6) : metrics.px(16) }
  /// The gap above the buttons.
  var foot: Double { isClose ? metrics.px(12, small: 8) : metrics.px(32) }
  var badgeSide: Double { 2 * (isClose ? metrics.px(22, least: 16) : metrics.px(46)) }
  /// The number of pixels for a design unit of an award.
  var awardScale: Double {
    isClose ? max(metrics.units(46) / 100, 0.46 * metrics.k) : 0.82 * metrics.k
  }
  /// The side of a button in the head, and the gap before it.
  var toolSide: Double { metrics.height(44, small: 40) }
  var toolGap: Double { metrics.px(8) }
  var badgeGap: Double { isClose ? metrics.px(12, least: 8) : metrics.px(28) }
  var sentence: TextStyle { isClose ? metrics.small() : metrics.medium() }
  var name: TextStyle { isClose ? metrics.small(.semibold) : metrics.medium(.semibold) }
  var figure: TextStyle { isClose ? metrics.medium(.bold) : metrics.large(.semibold) }
  /// The height of the zone and of a medal, if their words do not need more.
  var row: Double { isClose ? 0 : metrics.px(72) }
  /// The space above and below the words of a plate.
  var inset: Double { isClose ? metrics.px(4) : metrics.px(10) }
}
