import Controls
import Stage

/// The frames of a review's parts in a window, below its bar.
nonisolated struct ReviewAreas: Hashable {
  private enum Part { case board, panel, timeLine, totals, replay }

  let board: Rect
  let panel: Rect
  let timeLine: Rect
  /// The frame of the totals where they are below the time line; `nil` where they are on the panel.
  let totals: Rect?
  let replay: Rect

  /// Lays out the parts.
  ///
  /// - Parameters:
  ///   - top: the lower edge of the bar.
  ///   - totals: the height of the totals with their panel; `nil` without totals.
  ///   - replay: returns the height of the replay bar in a width.
  init(_ metrics: Metrics, below top: Double, totals: Double?, replay: (Double) -> Double) {
    let margin = metrics.margin
    let gap = metrics.pageGap
    let room = metrics.page(below: top, margin: margin)
    let bar = LayoutBox<Part>(.replay).height(replay(room.width))
    let box: LayoutBox<Part> =
      switch metrics.form {
      case .small: Self.beside(metrics, room, bar, gap)
      case .portrait: Self.upright(metrics, room, bar, gap, totals)
      case .wide, .square: Self.wide(metrics, room, bar, gap, totals)
      }
    let frames = box.frames(in: room)
    board = frames[.board] ?? .zero
    panel = frames[.panel] ?? .zero
    timeLine = frames[.timeLine] ?? .zero
    self.totals = frames[.totals]
    self.replay = frames[.replay] ?? .zero
  }

  /// The board beside all words, as high as the window allows.
  private static func beside(
    _ metrics: Metrics, _ room: Rect, _ bar: LayoutBox<Part>, _ gap: Double
  ) -> LayoutBox<Part> {
    let height = room.height - bar.heights(in: room.width).minimum - gap
    // A low window has a time line without words, which leaves room for sentences.
    let isLow = metrics.isSmall || height < metrics.px(330)
    let line = isLow ? metrics.px(52, small: 48) : min(metrics.px(150), 0.38 * height)
    let words = LayoutBox<Part>.column(
      [LayoutBox(.panel), LayoutBox(.timeLine).height(line.rounded())], spacing: gap)
    return .column(
      [
        .row(
          [LayoutBox(.board).width((0.5 * room.width).rounded()), words],
          spacing: metrics.isSmall ? metrics.units(8) : gap),
        bar,
      ], spacing: gap)
  }

  private static func upright(
    _ metrics: Metrics, _ room: Rect, _ bar: LayoutBox<Part>, _ gap: Double, _ totals: Double?
  ) -> LayoutBox<Part> {
    let below = totals.map { [LayoutBox<Part>(.totals).height($0)] } ?? []
    func column(_ below: [LayoutBox<Part>]) -> LayoutBox<Part> {
      .column(
        [
          LayoutBox(.board).height(
            LengthRange((0.42 * room.width).rounded(), ideal: (0.66 * room.width).rounded())),
          LayoutBox(.panel).height(LengthRange(metrics.px(230), ideal: metrics.px(300))),
          LayoutBox(.timeLine).height(
            LengthRange(metrics.px(150), ideal: metrics.px(200), maximum: metrics.px(240))),
        ] + below + [bar], spacing: gap)
    }
    return .variants([column(below), column([])])
  }

  /// The board beside the words, above the time line. A window without the height for a large board has the board
  /// beside both.
  private static func wide(
    _ metrics: Metrics, _ room: Rect, _ bar: LayoutBox<Part>, _ gap: Double, _ totals: Double?
  ) -> LayoutBox<Part> {
    let isNarrow = metrics.size.width < metrics.px(1000)
    let share = isNarrow ? 0.5 : 0.424
    let top = LayoutBox<Part>.row(
      [
        LayoutBox(.board).width((share * (room.width - metrics.px(24))).rounded()),
        LayoutBox(.panel),
      ], spacing: metrics.px(24))
    func column(_ below: [LayoutBox<Part>]) -> LayoutBox<Part> {
      .column(
        [
          top.height(LengthRange(metrics.px(300), ideal: metrics.px(384))),
          LayoutBox(.timeLine).height(
            LengthRange(metrics.px(130), ideal: metrics.px(208), maximum: metrics.px(240))),
        ] + below + [bar], spacing: gap)
    }
    var columns = [column([])]
    if isNarrow, let totals { columns.insert(column([LayoutBox(.totals).height(totals)]), at: 0) }
    return columns.first { $0.heights(in: room.width).minimum <= room.height }
      ?? beside(metrics, room, bar, gap)
  }
}
