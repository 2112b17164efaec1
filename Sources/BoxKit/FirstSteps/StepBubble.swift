import Controls
import Motion
import Stage

/// The bubble of a first step, with a pointer to its target and a button that opens the help.
///
/// The control is the button alone. The rest of the bubble takes no input. It never covers anything: in a window
/// without room for it, only the target is marked, and the table shows the text in its status.
final class StepBubble: Control {
  /// The text of a step and the place to mark.
  struct Content: Equatable {
    let words: String
    let target: StepTarget?
    let hasHelp: Bool
  }

  /// Returns the content, or `nil` while nothing is shown.
  var content: () -> Content? = { nil }
  /// Returns the areas that the bubble must not cover, besides texts and controls.
  var areas: () -> [Rect] = { [] }
  /// Whether only the target is marked in every window, since the table shows the text.
  var marksOnly = false
  /// Returns the controls of the scene.
  var others: () -> [Control] = { [] }
  /// Opens the help.
  var onHelp: () -> Void = {}

  /// The layout of the bubble; `nil` while there is none.
  private(set) var layout: BubbleLayout?
  /// Whether the current window has no room for the bubble. Known after its first frame.
  var hasNoRoom: Bool { layout == nil && shown?.look == lookKey }
  private var shown: Key?
  private let share: AnimatedValue
  private var art = BubbleArt()

  private struct Key: Equatable {
    let content: Content
    let look: LookKey
  }

  private var lookKey: LookKey { LookKey(context.look, context.look.metrics.size) }

  init(context: StageContext) {
    share = AnimatedValue(context.animator, .alpha)
    super.init(id: "how-to-play", context: context)
    isEnabled = false
  }

  override var targetFrame: Rect { frame }
  override var reports: [ControlReport] { isEnabled ? super.reports : [] }

  override func activate() -> Bool {
    onHelp()
    return true
  }

  /// Places the bubble, if the content or the window has changed, or a text or control has appeared below it.
  ///
  /// - Parameter texts: the areas of all texts of the table.
  private func place(_ content: Content, texts: [Rect]) {
    let look = context.look
    let key = Key(content: content, look: lookKey)
    let controls = others().filter { !$0.isHidden && $0 !== self }.map(\.frame)
    let taken = texts + controls + areas()
    if key == shown {
      guard let bubble = layout?.frame, taken.contains(where: bubble.intersects) else { return }
    } else {
      share.jump(to: 0)
      share.go(to: 1, over: .milliseconds(300))
    }
    shown = key
    let title = title
    layout =
      look.metrics.isSmall || marksOnly
      ? nil
      : BubbleLayout(
        content.words, at: content.target, taken: taken, button: content.hasHelp ? title : nil, look
      )
    frame = layout?.button ?? .zero
    isEnabled = !frame.isEmpty
  }

  // Translators: Button: the help of a game.
  private var title: String { context.look.texts("How to play") }

  override func draw(into list: inout DisplayList) {
    guard let content = content() else {
      (layout, shown, frame, isEnabled) = (nil, nil, .zero, false)
      return
    }
    // Everything else has been drawn before.
    place(content, texts: list.textFrames)
    list.faded(share.value) { list in
      if let target = content.target { art.drawMark(target, into: &list, context.look) }
      guard let layout else { return }
      art.drawBubble(layout, into: &list, context.look)
      guard content.hasHelp else { return }
      art.drawButton(layout.button, title, accent: highlight.value, into: &list, context.look)
    }
  }
}
