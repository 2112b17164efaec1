import BoxKit
import Controls
import SlidingGame
import Stage

/// The goal board with its caption, as a button that opens the list of pictures.
final class GoalControl: Control {
  /// Called when the player activates the goal. If it is `nil`, the goal is no button.
  var onPictures: (() -> Void)? { didSet { isEnabled = onPictures != nil } }
  let board: GoalBoard

  private var caption: Caption?
  /// The band below the board while the goal is highlighted.
  private var band: Surface?

  /// The texts below the board and their areas.
  private struct Caption {
    let title: String
    let box: Rect
  }

  init(context: StageContext) {
    board = GoalBoard(context: context)
    super.init(id: "goal", context: context)
    isEnabled = false
    // Translators: Tip on the small picture of the solved board, which opens the list of pictures.
    tip = { context.look.texts("Choose a picture") }
  }

  override var clicks: Bool { isEnabled }
  override var targetFrame: Rect { frame }

  override var focusShape: (frame: Rect, radius: Double) {
    (frame.inset(by: FocusRing.reach(context.look.metrics)), context.look.metrics.px(16))
  }

  override func activate() -> Bool {
    onPictures?()
    return onPictures != nil
  }

  /// Places the board and the caption, unless the layout has no goal board.
  ///
  /// - Parameter title: the title of the picture, or an empty text for numbers.
  func layout(
    _ areas: SlidingAreas, face: TileFace, title: String, _ state: SlidingPuzzle.State
  ) {
    guard let place = areas.goal else { return }
    board.layout(frame: place, face: face, state: state)
    frame = areas.goalButton ?? place
    let look = context.look
    band = Surfaces(look).band(
      bandFrame.size, look.theme.ink.opacity(look.theme.isFlat ? 0 : 0.1),
      edge: look.theme.panelLine, radius: 18)
    caption = areas.caption.map { Caption(title: title, box: $0) }
  }

  override func draw(into list: inout DisplayList) {
    if let band, highlight.value > 0 {
      list.faded(highlight.value) { band.draw(into: &$0, bandFrame) }
    }
    board.draw(into: &list)
    if let caption { draw(caption, into: &list) }
  }

  private var bandFrame: Rect { frame.inset(by: context.look.metrics.px(4)) }

  /// Draws the title of a picture, the word *Goal*, and an arrow if the goal is a button.
  private func draw(_ caption: Caption, into list: inout DisplayList) {
    let (metrics, theme, measurer) = (
      context.look.metrics, context.look.theme, context.look.measurer
    )
    let style = metrics.small()
    let ink = highlight.value > 0.5 ? theme.ink : theme.mutedInk
    var box = caption.box
    if isEnabled {
      let sign = Icon.chevronRight.picture(
        size: 2 * (0.5 * metrics.small).rounded(), color: .white, in: context.look.pictures)
      list.picture(
        sign, center: Point((box.maxX - sign.size.width / 2).rounded(), box.midY.rounded()),
        tint: ink)
      box.width -= sign.size.width + metrics.px(2)
    }
    // Translators: Caption of the small picture of the solved board.
    let word = context.look.texts("Goal")
    guard !caption.title.isEmpty else {
      return list.text(word, style, ink, in: box, measuredBy: measurer)
    }
    list.text(word, style, ink, in: box, .trailing, measuredBy: measurer)
    box.width -= measurer.size(of: word, style).width + metrics.px(8)
    list.text(caption.title, metrics.small(.medium), theme.ink, in: box, measuredBy: measurer)
  }
}
