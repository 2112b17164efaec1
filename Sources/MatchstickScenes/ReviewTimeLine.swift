import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The counts of a finished game on two lanes. A disc means that ``ReviewWords/teller`` could force the
/// win, a diamond that the other seat could.
struct ReviewTimeLine {
  private let review: GameReview
  private let words: ReviewWords
  private let look: Look
  private var frame = Rect.zero
  /// The width for the names of the lanes.
  private var label = 0.0
  private var graph: Picture?
  private var plot = ReviewPlot(
    review: nil, teller: .first, frame: .zero, metrics: Metrics(size: Size(1280, 800)))

  init(review: GameReview, words: ReviewWords, look: Look) {
    self.review = review
    self.words = words
    self.look = look
  }

  /// Computes the layout.
  ///
  /// - Parameter pointsAt: the upper edge of the sentence to which the losing turn points.
  mutating func layout(in frame: Rect, pointsAt: Double) {
    let metrics = look.metrics
    self.frame = frame
    let names = [Seat.first, .second].map {
      look.measurer.size(of: words.name(of: $0), metrics.small(.semibold)).width
    }
    // In a small dialog, the space for a name is limited, so that the steps have room.
    let wanted = max(metrics.review(76, compact: 0), (names.max() ?? 0) + metrics.px(8))
    label = metrics.reviewIsCompact ? min(wanted, (0.22 * frame.width).rounded()) : wanted
    let head = metrics.review(74, compact: 4)
    let area = Rect(
      frame.x + label, frame.y + head, frame.width - label, frame.height - head)
    plot = ReviewPlot(
      review: review, teller: words.teller, side: words.side, frame: area, metrics: metrics)
    let box = Rect(frame.x, frame.y, frame.width, pointsAt - frame.y).rounded
    let (plot, theme) = (plot, look.theme)
    graph = Picture("time line", size: box.size) {
      $0.drawTimeLine(plot, offset: Point(-box.x, -box.y), pointsAt: box.height, theme)
    }
  }

  func draw(into list: inout DisplayList) {
    if let graph { list.picture(graph, at: frame.origin) }
    drawHead(into: &list)
    drawCounts(into: &list)
    drawTurns(into: &list)
  }

  private func drawHead(into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    guard !metrics.reviewIsCompact else { return }
    let measurer = look.measurer
    let row = Rect(frame.x, frame.y, frame.width, metrics.px(36))
    // Translators: Above the picture of a finished game.
    let title = words.words.texts("Turn by turn")
    list.text(title, metrics.medium(.bold), theme.ink, in: row, measuredBy: measurer)
    let small = metrics.small()
    var right = frame.maxX
    let legends = words.legends
    let room = frame.width - measurer.size(of: title, metrics.medium(.bold)).width - metrics.px(16)
    let entries: [(String, Picture)] = [
      (legends.diamond, mark(isDisc: false)), (legends.disc, mark(isDisc: true)),
    ]
    let wanted = entries.map { measurer.size(of: $0.0, small).width + metrics.px(44) }.reduce(0, +)
    guard wanted <= room else { return }
    for (text, picture) in entries {
      let width = measurer.size(of: text, small).width
      list.text(
        text, small, theme.mutedInk, in: Rect(right - width, row.y, width, row.height),
        measuredBy: measurer)
      list.picture(
        picture, center: Point(right - width - metrics.px(18), row.midY.rounded()))
      right -= width + metrics.px(48)
    }
  }

  private func mark(isDisc: Bool) -> Picture {
    let theme = look.theme
    let side = look.metrics.px(20)
    return look.pictures.picture(isDisc ? "disc" : "diamond", Size(side, side)) {
      let middle = Point(side / 2, side / 2)
      $0.drawMark(isDisc: isDisc, middle, radius: side * (isDisc ? 0.46 : 0.4), theme)
    }
  }

  private func drawCounts(into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let style =
      plot.radius >= metrics.medium * 0.9 ? metrics.medium(.bold) : metrics.small(.bold)
    let counts = review.moments.map { String($0.count) }
    let every = every(counts, style)
    // Discs that are too small have no numbers.
    let hasRoom = counts.allSatisfy {
      look.measurer.fits($0, style, width: plot.radius * 3)
    }
    for (index, moment) in review.moments.enumerated()
    where hasRoom && index.isMultiple(of: every) {
      let isDisc = moment.favoured == words.teller
      list.text(
        counts[index], style, isDisc ? theme.inkOnAccent : theme.inkOnDanger,
        in: Rect(center: plot.place(of: index), Size(plot.radius * 3, plot.radius * 2)), .center,
        look: look)
    }
    drawNames(into: &list)
  }

  /// Draws the names of the lanes at their left.
  private func drawNames(into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let line = metrics.small * 1.3
    // Names of close lanes are moved apart.
    let apart = max(0, (line - plot.lane(false) + plot.lane(true)) / 2)
    for seat in [words.teller, words.teller.opponent] {
      let isTeller = seat == words.teller
      let y = plot.lane(isTeller) + (isTeller ? -apart : apart)
      let up = metrics.reviewIsCompact ? line / 2 : line
      let box = Rect(frame.x, y - up, label - metrics.px(4), line)
      list.text(
        words.name(of: seat), metrics.small(.semibold), theme.ink, in: box,
        look: look)
      let isApart = plot.lane(false) - plot.lane(true) >= metrics.small * 2.7
      guard isApart, !metrics.reviewIsCompact else { continue }
      list.text(
        // Translators: Below a player's name: in this row, the player can force a win.
        words.words.texts("ahead"), metrics.small(), theme.mutedInk,
        in: box.offset(by: Point(0, metrics.small * 1.25)), look: look)
    }
  }

  /// Returns the interval at which words can be shown without overlap: 1 for all, 2 for every second, and so on.
  private func every(_ words: [String], _ style: TextStyle) -> Int {
    let widths = words.map { look.measurer.size(of: $0, style).width }
    return max(1, Int((((widths.max() ?? 0) + 2) / max(1, plot.pitch)).rounded(.up)))
  }

  /// Whether both names fit below a step.
  private var namesFit: Bool {
    let style = look.metrics.small(.semibold)
    return [Seat.first, .second].allSatisfy {
      look.measurer.size(of: words.name(of: $0), style).width <= plot.pitch - 2
    }
  }

  /// Draws below each step which seat took how many matches.
  private func drawTurns(into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let showsNames = namesFit
    let counts = plot.pitch >= metrics.medium * 1.8 ? metrics.medium(.bold) : metrics.small(.bold)
    let every = every(review.turns.map { "−\($0.taken)" }, counts)
    for turn in review.turns {
      let isMistake = turn.number == review.mistake?.turn
      let ink = turn.seat == words.teller ? theme.ink : theme.mutedInk
      let x = plot.place(of: turn.number).x - plot.pitch / 2
      let width = plot.pitch - 2
      if showsNames {
        list.text(
          words.name(of: turn.seat), metrics.small(isMistake ? .semibold : .medium), ink,
          in: Rect(x - width / 2, plot.names, width, metrics.small * 1.3), .center, look: look
        )
      }
      guard turn.number.isMultiple(of: every) else { continue }
      list.text(
        "−\(turn.taken)", counts,
        isMistake ? words.side.ink(theme) : ink,
        in: Rect(x - width, plot.counts, 2 * width, metrics.medium * 1.3), .center, look: look
      )
    }
  }
}
