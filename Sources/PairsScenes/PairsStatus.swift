import BoxKit
import GameKernel
import PairsGame
import Stage

/// What is said at the table of Pairs, on two lines: what happens, and below it what is left.
struct PairsStatus {
  private let frame: TableFrame<Pairs>
  private let words: PairsWords
  private let suspense: Suspense
  private let areas: PairsAreas
  private let notice: PairsNotice
  private let read: [String]

  private var table: PairsTable { frame.table }
  private var context: StageContext { frame.context }

  /// - Parameter read: the words on open cards that are small there, and are said here.
  init(
    _ frame: TableFrame<Pairs>, _ words: PairsWords, _ suspense: Suspense, _ areas: PairsAreas,
    _ notice: PairsNotice, read: [String]
  ) {
    (self.frame, self.words, self.suspense, self.areas) = (frame, words, suspense, areas)
    (self.notice, self.read) = (notice, read)
  }

  func draw(into list: inout DisplayList) {
    let (metrics, theme, measurer) = (context.metrics, context.theme, context.measurer)
    let box = areas.status
    let styles =
      areas.isCompact
      ? [metrics.small(.semibold)] : [metrics.medium(.semibold), metrics.small(.semibold)]
    let headline = headline
    let style =
      styles.first { measurer.size(of: headline, $0).width <= box.width }
      ?? styles[styles.count - 1]
    let broken = measurer.lines(headline, style, width: box.width)
    if broken.count > 1 {
      // A long question matters more than what is left.
      list.lines(broken, style, theme.ink, in: box, .center, context: context)
      return
    }
    let first = Rect(box.x, box.y, box.width, metrics.line(styles[0]))
    list.text(headline, style, theme.ink, in: first, .center, measuredBy: measurer)
    let second = Rect(box.x, first.maxY, box.width, metrics.line(metrics.small()))
    list.text(
      secondLine, metrics.small(), theme.mutedInk, in: second, .center, measuredBy: measurer)
  }

  /// What was asked for, else what is new, else what happens.
  private var headline: String {
    notice.kind.map { words.notice($0, table.state) }
      ?? frame.news(in: areas.status.width, context.metrics.small(.semibold))
      ?? (read.isEmpty ? nil : read.joined(separator: " · "))
      ?? words.headline(suspense.state, found: suspense.found, isPaused: table.isPaused)
  }

  /// The pairs that are left, and what no counter shows.
  private var secondLine: String {
    let state = suspense.state
    let left = state.isOver ? [] : [words.left(state)]
    let short = state.isOver ? [] : [words.leftInShort(state)]
    let counted =
      areas.counters == nil ? [words.flips(table.state.flips), table.sheet.elapsed.clockText] : []
    // Where the line is too narrow for all, the flips matter least to several who play.
    let lines = [left + counted, short + counted, short + counted.suffix(1), short]
      .map { $0.joined(separator: " · ") }
    let (measurer, style) = (context.measurer, context.metrics.small())
    return lines.first { measurer.size(of: $0, style).width <= areas.status.width } ?? lines[3]
  }
}
