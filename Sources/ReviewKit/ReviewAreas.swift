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
    let gap = metrics.isSmall ? metrics.units(4) : metrics.px(16, least: 6)
    let start = top + gap
    let room = Rect(
      margin, start, metrics.size.width - 2 * margin, metrics.size.height - start - margin)
    let bar = LayoutBox<Part>(.replay).height(replay(room.width))
    let box: LayoutBox<Part> =
      switch metrics.form {
      case .small: Self.small(metrics, room, bar, gap)
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

  private static func small(
    _ metrics: Metrics, _ room: Rect, _ bar: LayoutBox<Part>, _ gap: Double
  ) -> LayoutBox<Part> {
    let side = min(metrics.units(200), (0.44 * room.width).rounded())
    return .column(
      [
        .row([LayoutBox(.board).width(side), LayoutBox(.panel)], spacing: metrics.units(8)),
        LayoutBox(.timeLine).height(metrics.units(48)), bar,
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

  private static func wide(
    _ metrics: Metrics, _ room: Rect, _ bar: LayoutBox<Part>, _ gap: Double, _ totals: Double?
  ) -> LayoutBox<Part> {
    let isNarrow = metrics.size.width < metrics.px(1000)
    let share = isNarrow ? 0.45 : 0.424
    let top = LayoutBox<Part>.row(
      [
        LayoutBox(.board).width((share * (room.width - metrics.px(24))).rounded()),
        LayoutBox(.panel),
      ], spacing: metrics.px(24))
    func column(_ below: [LayoutBox<Part>]) -> LayoutBox<Part> {
      .column(
        [
          top.height(LengthRange(metrics.px(isNarrow ? 130 : 200), ideal: metrics.px(384))),
          LayoutBox(.timeLine).height(
            LengthRange(metrics.px(70), ideal: metrics.px(208), maximum: metrics.px(240))),
        ] + below + [bar], spacing: gap)
    }
    guard isNarrow, let totals else { return column([]) }
    let below = column([LayoutBox(.totals).height(totals)])
    return below.heights(in: room.width).minimum + metrics.px(160) <= room.height
      ? below : column([])
  }
}
