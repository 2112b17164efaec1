import Controls
import Stage

/// The frames of the parts of a page of puzzles in a window, below its bar.
///
/// The size of the board does not depend on the UI scale, as at the tables.
nonisolated struct PuzzleAreas: Hashable {
  private typealias Part = PartialKeyPath<Self>

  private(set) var board = Rect.zero
  private(set) var steps = Rect.zero
  private(set) var panel = Rect.zero
  /// The list of own games; `nil` where it is behind a button.
  private(set) var list: Rect?
  private(set) var buttons = Rect.zero
  /// Whether the panel has the height that it needs.
  private(set) var fits = false

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
    // The board and the gaps around it ignore the UI scale.
    let plain = metrics.unscaled
    let isWide = metrics.form == .wide
    let margin = isWide ? min(plain.px(64), plain.size.width / 20) : plain.margin
    let gap = plain.pageGap
    let room = plain.page(below: top, margin: margin.rounded())
    // A part is left to the larger buttons of a larger scale.
    let plainHeight =
      0.94 * (metrics.size.height - 2 * plain.margin - plain.iconSide - gap)
    let steps = needs.hasSteps ? plain.px(40, small: 20) : 0
    let stepsBox = needs.hasSteps ? [LayoutBox<Part>(\.steps).height(steps)] : []
    let below = needs.hasSteps ? steps + gap : 0
    let box: LayoutBox<Part>
    if metrics.form == .portrait {
      let side = min(room.width, (0.47 * metrics.size.height).rounded())
      let words = Self.words(room.width, needs, metrics, gap, hasList)
      box = .column([LayoutBox(\.board).height(side)] + stepsBox + [words], spacing: gap)
    } else {
      let side = min(
        (plainHeight - below).rounded(), room.height - below, (0.56 * room.width).rounded())
      let across = plain.px(32, small: 10)
      let width = room.width - side - across
      box = .row(
        [
          LayoutBox.column([LayoutBox(\.board).height(side)] + stepsBox + [.space()], spacing: gap)
            .width(side),
          Self.words(width, needs, metrics, gap, hasList).width(width),
        ], spacing: across, alignment: .leading)
    }
    box.place(in: room, on: &self)
    fits =
      panel.height >= needs.panel.least.rounded(.down) && buttons.maxY <= room.maxY + 1
      && buttons.height >= needs.buttons(buttons.width).rounded(.down)
  }

  /// Returns the panel, the list and the buttons from top to bottom.
  private static func words(
    _ width: Double, _ needs: Needs, _ metrics: Metrics, _ gap: Double, _ hasList: Bool
  ) -> LayoutBox<Part> {
    let buttons = LayoutBox<Part>(\.buttons).height(needs.buttons(width))
    let whole = LayoutBox<Part>(\.panel).height(needs.panel.whole)
    let list = LayoutBox<Part>(\.list).height(LengthRange(needs.list))
    let most = metrics.form == .portrait ? needs.panel.whole : .infinity
    let least = LayoutBox<Part>(\.panel).height(LengthRange(needs.panel.least, maximum: most))
    return .variants(
      (hasList ? [.column([whole, list, buttons], spacing: gap)] : [])
        + [.column([least, buttons], spacing: gap)])
  }
}
