import BoxKit
import Stage

/// A dialog with the progress of adding many pictures. The player can close or cancel it.
public final class ImportProgressScene: Scene {
  public let name = "intake"
  /// Called when the player closes the dialog, while pictures are still being added.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }
  /// Called when the player cancels the remaining pictures.
  public var onCancel: () -> Void = {}

  private let look: Look
  private let intake: PictureImport
  private let dialog: DialogFrame
  private var words = Rect.zero
  private var bar = Rect.zero

  /// - Parameter intake: the source of the progress, read in every frame.
  public init(_ intake: PictureImport, context: StageContext) {
    look = context.look
    self.intake = intake
    dialog = DialogFrame(context, .filling)
    dialog.add(
      "cancel",
      title: { texts in
        // Translators: Button.
        texts("Cancel")
      },
      action: { [weak self] in self?.onCancel() })
    dialog.add(
      "close",
      title: { texts in
        // Translators: Button. Closes the dialog; the pictures still come in.
        texts("Keep playing")
      }, isPrimary: true,
      action: { [weak dialog] in dialog?.onClose() })
  }

  public func layout(in size: Size) {
    let metrics = look.metrics
    let line = metrics.line(metrics.medium())
    let gap = metrics.px(24, small: 7)
    let room = dialog.layoutFitted(
      look.texts("Adding pictures"), width: metrics.px(480)
    ) { _ in line + metrics.px(18) + 2 * gap }
    words = Rect(room.x, room.y + gap / 2, room.width, line).rounded
    let width = (room.width / 2).rounded()
    bar = Rect(room.midX - width / 2, words.maxY + metrics.px(12), width, metrics.px(6)).rounded
  }

  public func handle(_ intent: Intent) { dialog.handle(intent) }

  public func draw(into list: inout DisplayList) {
    let theme = look.theme
    dialog.draw(into: &list) { list in
      let text = look.texts(
        // Translators: Progress. {done} and {total} are numbers of pictures.
        "{done} of {total}", ["done": String(intake.done), "total": String(intake.total)])
      list.text(text, look.metrics.medium(), theme.ink, in: words, .center, look: look)
      list.fill(bar, theme.panelLine)
      let part = Double(intake.done) / Double(max(1, intake.total))
      list.fill(
        Rect(bar.x, bar.y, (bar.width * part).rounded(), bar.height), theme.accentInk)
    }
  }

  public var controls: [ControlReport] { dialog.controls }
}
