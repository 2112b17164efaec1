import Controls
import Stage

/// A button with a player's sign, one of several to choose from. A frame marks the chosen one.
final class SignButton: Control {
  /// The sign.
  var sign: PlayerSign
  /// Whether the button is the chosen one.
  var isChosen = false

  private let action: () -> Void

  init(
    id: String, context: StageContext, _ sign: PlayerSign, action: @escaping () -> Void
  ) {
    (self.sign, self.action) = (sign, action)
    super.init(id: id, context: context)
  }

  override var focusShape: (frame: Rect, radius: Double) { (frame, frame.height / 2) }

  override var words: SpokenControl {
    // Translators: Spoken after a color or a figure: the player has chosen it.
    let chosen = context.look.texts("chosen")
    return SpokenControl(tip() ?? "", .button, state: isChosen ? chosen : nil)
  }

  override func activate() -> Bool {
    action()
    return true
  }

  override func draw(into list: inout DisplayList) {
    let look = context.look
    let gap = max(3, look.metrics.px(4))
    let picture = sign.picture(side: frame.width - 2 * gap, look)
    list.picture(picture, center: frame.center, alpha: isChosen ? 1 : 0.72 + 0.28 * highlight.value)
    guard isChosen else { return }
    let line = look.metrics.px(3, least: 2)
    let ring = look.pictures.picture("ring \(line)", frame.size) { drawing in
      let box = Rect(.zero, drawing.size)
      drawing.fill(.frame(box, radius: box.height / 2, width: line), .white)
    }
    list.picture(ring, center: frame.center, tint: look.theme.accentInk)
  }
}
