import BoxKit
import GameKernel
import PairsGame
import Stage

/// The two lines of the status of the Pairs table: the headline, and below it the pairs left.
struct PairsStatus {
  private let controller: TableController<Pairs>
  private let words: PairsWords
  private let revealed: RevealedState
  private let areas: PairsAreas
  private let read: [String]

  private var table: PairsTable { controller.table }
  private var look: Look { controller.context.look }

  /// Makes the status of the table in a layout.
  ///
  /// - Parameter read: the words on open cards that are too small to read there.
  init(
    _ controller: TableController<Pairs>, _ words: PairsWords, _ revealed: RevealedState,
    _ areas: PairsAreas, read: [String]
  ) {
    (self.controller, self.words, self.revealed, self.areas) = (controller, words, revealed, areas)
    self.read = read
  }

  func draw(into list: inout DisplayList) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let box = areas.status
    let styles =
      areas.isCompact
      ? [metrics.small(.semibold)] : [metrics.medium(.semibold), metrics.small(.semibold)]
    let (news, headline) = (news, headline)
    let ink = news == nil ? theme.ink : theme.accentInk
    let style =
      styles.first { measurer.size(of: headline, $0).width <= box.width }
      ?? styles[styles.count - 1]
    let broken = measurer.lines(headline, style, width: box.width)
    if broken.count > 1 {
      // A headline of several lines takes the place of the second line.
      list.lines(broken, style, ink, in: box, .center, look: look)
      return
    }
    let first = Rect(box.x, box.y, box.width, metrics.line(styles[0]))
    list.text(headline, style, ink, in: first, .center, measuredBy: measurer)
    let second = Rect(box.x, first.maxY, box.width, metrics.line(metrics.small()))
    list.text(
      secondLine, metrics.small(), theme.mutedInk, in: second, .center, measuredBy: measurer)
  }

  private var news: String? {
    controller.news(in: areas.status.width, look.metrics.small(.semibold), lines: 2)
  }

  /// The controller's message, else the words on open cards, else the event at the table. Empty while a first step
  /// says the same to a single player.
  private var headline: String {
    if let news = news ?? (read.isEmpty ? nil : read.joined(separator: " · ")) { return news }
    if table.state.seatCount == 1, controller.guide.words != nil { return "" }
    return words.headline(revealed.state, found: revealed.found, isPaused: table.isPaused)
  }

  /// A line with the pairs left, and with flips and time if no counter shows them.
  private var secondLine: String {
    let state = revealed.state
    let left = state.isOver ? [] : [words.left(state)]
    let short = state.isOver ? [] : [words.leftInShort(state)]
    let counted =
      areas.counters == nil ? [words.flips(table.state.flips), table.sheet.elapsed.clockText] : []
    // In a narrow line of a game with several players, the flips are dropped first.
    let lines = [left + counted, short + counted, short + counted.suffix(1), short]
      .map { $0.joined(separator: " · ") }
    let (measurer, style) = (look.measurer, look.metrics.small())
    return lines.first { measurer.size(of: $0, style).width <= areas.status.width } ?? lines[3]
  }
}
