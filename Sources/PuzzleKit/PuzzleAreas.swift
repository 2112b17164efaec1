import Controls
import Stage

/// The frames of the parts of a page of puzzles in a window, below its bar.
nonisolated struct PuzzleAreas: Hashable {
  private enum Part { case board, steps, panel, list, buttons }

  let board: Rect
  let steps: Rect
  let panel: Rect
  /// The list of own games; `nil` where it is behind a button.
  let list: Rect?
  let buttons: Rect

  /// The heights that the words need.
  struct Needs {
    /// The panel at its least and with everything.
    let panel: (least: Double, whole: Double)
    /// The height of the buttons in a width.
    let buttons: (Double) -> Double
    /// The height of the shortest list.
    let list: Double
    /// Whether a solution has several answers, which are shown as steps.
    let hasSteps: Bool
  }

  /// Lays out the parts.
  ///
  /// - Parameters:
  ///   - top: the lower edge of the bar.
  ///   - hasList: whether the list is shown if it fits.
  init(_ metrics: Metrics, below top: Double, _ needs: Needs, hasList: Bool) {
    let margin =
      metrics.form == .wide ? min(metrics.px(64), metrics.size.width / 20) : metrics.margin
    let gap = metrics.isSmall ? metrics.units(4) : metrics.px(16, least: 6)
    let start = top + gap
    let room = Rect(
      margin.rounded(), start, (metrics.size.width - 2 * margin).rounded(),
      metrics.size.height - start - metrics.margin)
    let box =
      switch metrics.form {
      case .portrait: Self.upright(metrics, room, needs, gap, hasList)
      case .small, .wide, .square: Self.wide(metrics, room, needs, gap, hasList)
      }
    let frames = box.frames(in: room)
    board = frames[.board] ?? .zero
    steps = frames[.steps] ?? .zero
    panel = frames[.panel] ?? .zero
    list = frames[.list]
    buttons = frames[.buttons] ?? .zero
  }

  private static func wide(
    _ metrics: Metrics, _ room: Rect, _ needs: Needs, _ gap: Double, _ hasList: Bool
  ) -> LayoutBox<Part> {
    let steps = needs.hasSteps ? metrics.px(40, small: 20) : 0
    // The board is square, but leaves the words at least 42 % of the width.
    let side = min(room.height - steps - (needs.hasSteps ? gap : 0), (0.56 * room.width).rounded())
    let across = metrics.px(32, small: 10)
    let width = room.width - side - across
    let buttons = LayoutBox<Part>(.buttons).height(needs.buttons(width))
    func column(_ list: [LayoutBox<Part>], whole: Bool) -> LayoutBox<Part> {
      .column(
        [
          LayoutBox(.panel).height(
            LengthRange(
              whole ? needs.panel.whole : needs.panel.least,
              maximum: list.isEmpty ? .infinity : needs.panel.whole))
        ] + list + [buttons], spacing: gap)
    }
    let list = [LayoutBox<Part>(.list).height(LengthRange(needs.list))]
    let left = LayoutBox<Part>.column(
      [LayoutBox(.board).height(side)]
        + (needs.hasSteps ? [LayoutBox(.steps).height(steps)] : []) + [.space()], spacing: gap)
    return .row(
      [
        left.width(side),
        .variants((hasList ? [column(list, whole: true)] : []) + [column([], whole: false)])
          .width(width),
      ], spacing: across, alignment: .leading)
  }

  private static func upright(
    _ metrics: Metrics, _ room: Rect, _ needs: Needs, _ gap: Double, _ hasList: Bool
  ) -> LayoutBox<Part> {
    let buttons = LayoutBox<Part>(.buttons).height(needs.buttons(room.width))
    let steps =
      needs.hasSteps ? [LayoutBox<Part>(.steps).height(metrics.px(40, small: 20))] : []
    func column(_ list: [LayoutBox<Part>], least: Double) -> LayoutBox<Part> {
      .column(
        [
          LayoutBox(.board).height(
            LengthRange((0.5 * room.width).rounded(), ideal: room.width, maximum: room.width))
        ] + steps + [
          LayoutBox(.panel).height(LengthRange(least, maximum: needs.panel.whole))
        ] + list + [buttons], spacing: gap)
    }
    let list = [LayoutBox<Part>(.list).height(LengthRange(needs.list))]
    return .variants(
      (hasList ? [column(list, least: needs.panel.whole)] : [])
        + [column([], least: needs.panel.whole), column([], least: needs.panel.least)])
  }
}
