import Acoustics
import Controls
import Stage

/// The end of the games at a table: the dialog with the result, and the button of the finished table that opens the
/// dialog again.
///
/// The review and the best games cover the dialog, and lead back to it.
package final class TableEnd {
  /// Returns the end of the game on the table, at each opening; `nil` if there is nothing to show.
  package var content: () -> EndContent? = { nil }
  /// Called after the dialog has opened.
  package var onOpen: () -> Void = {}
  /// Called when the player closes the dialog and sees the table.
  package var onClose: () -> Void = {}
  /// The button of the finished table. Its name is *Result*.
  package let button: Button

  var routes: () -> TableRoutes = { TableRoutes() }
  /// Passes on the keepsake that the finished game has won, at once or later.
  var award: (_ show: @escaping (EndAward) -> Void) -> Void = { _ in }
  /// Performs the table's commands below a dialog.
  var onCommand: (Intent.Command) -> Void = { _ in }
  private let context: StageContext
  private weak var dialog: EndDialog?
  /// Whether a move has ended the game and its dialog has not opened yet.
  private var isDue = false
  /// The place of the button, which it can share with *New game*.
  private var place: (frame: Rect, newGame: Button?, second: Rect?)?
  private var hidesNewGame = false

  init(context: StageContext) {
    self.context = context
    button = Button(id: "result", context: context, title: "", isPrimary: true) {}
    button.isHidden = true
    button.padButton = .a
    button.action = { [weak self] in self?.open() }
  }

  /// Whether the dialog with the result is shown.
  package var isOpen: Bool { dialog != nil }

  /// Puts the dialog away after a change of the game.
  ///
  /// - Parameter isOver: whether the change is a move that has ended the game.
  func follow(isOver: Bool) {
    dismiss()
    isDue = isOver
  }

  // MARK: Dialog

  /// Opens the dialog of a game that has just ended, unless the player has opened it already or is elsewhere.
  package func openIfDue() {
    if isDue, routes().isInFront() { open() }
  }

  /// Opens the dialog with the result. The first opening has a sound.
  package func open() {
    guard let content = content() else { return }
    let dialog = EndDialog(
      content, menu: { [weak self] in self?.routes().menu() },
      results: routes().results, day: routes().day, challenge: routes().challenge(),
      copyLink: routes().copyLink, savePicture: routes().savePicture, context: context)
    dialog.dialog.onClose = { [weak self] in self?.close() }
    dialog.dialog.onCommand = { [weak self] in self?.onCommand($0) }
    present(dialog)
    award { [weak dialog, isDue] in dialog?.show($0, strikes: isDue) }
    if isDue {
      context.feedback.play(content.sound)
      context.feedback.rumble(.ending)
    }
    isDue = false
    onOpen()
  }

  /// Lays out the dialog again, if it is shown, when its content has changed.
  package func refresh() { dialog?.refresh() }

  /// Dismisses the dialog, if it is shown.
  package func dismiss() {
    guard let dialog else { return }
    self.dialog = nil
    routes().dismiss(dialog)
  }

  private func close() {
    dismiss()
    onClose()
  }

  private func present(_ dialog: EndDialog) {
    dismiss()
    self.dialog = dialog
    routes().present(dialog)
  }

  // MARK: The button

  /// Places the button.
  ///
  /// - Parameters:
  ///   - newGame: the button that has the place during a game, if it stays where both fit.
  ///   - second: the place for `newGame` at the end of a game where both do not fit; `nil` hides it.
  package func layout(
    in frame: Rect, besides newGame: Button? = nil, orIn second: Rect? = nil
  ) {
    place = (frame, newGame, second)
    // Translators: Button of a finished game: it shows the result.
    button.title = context.look.texts("Result")
    show(isOver: !button.isHidden)
  }

  /// Shows the button, beside *New game* if both fit, or *New game* alone.
  ///
  /// - Parameter isOver: whether the player has seen the end of the game.
  package func show(isOver: Bool) {
    button.isHidden = !isOver
    guard let (frame, newGame, second) = place else { return }
    button.frame = frame
    guard let newGame else { return }
    let metrics = context.look.metrics
    let width = ((frame.width - metrics.px(12, small: 8)) / 2).rounded(.down)
    // Narrow padding is better than no second button.
    let needed = max(button.leastWidth, newGame.leastWidth) - metrics.px(12, small: 4)
    let holdsBoth = needed <= width
    if holdsBoth { button.frame = Rect(frame.maxX - width, frame.y, width, frame.height) }
    let left = Rect(frame.x, frame.y, width, frame.height)
    newGame.frame = isOver ? holdsBoth ? left : second ?? frame : frame
    let hides = isOver && !holdsBoth && second == nil
    // The scene may have hidden the button for a reason of its own.
    if hides || hidesNewGame { newGame.isHidden = hides }
    hidesNewGame = hides
  }
}
