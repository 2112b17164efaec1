import Stage

extension SlidingScene {
  public func handle(_ intent: Intent) {
    if case .press = intent { playback?.linger() }
    let isOpen = moreButton.isModal
    if !isOpen, walksBar(intent) { return }
    if panel.handle(intent) {
      if !isOpen { returnFocus(after: intent) }
      return
    }
    switch intent {
    case .focusSwitch: switchFocus()
    case .back: goBack()
    case .command(let command): perform(command)
    case .commandRepeat(let command): performAgain(command)
    default: break
    }
  }

  /// Left and right go along the bar, past the board below it, from which arrows would not lead on.
  private func walksBar(_ intent: Intent) -> Bool {
    guard let direction = intent.direction, direction.isLevel else { return false }
    let bar = bar.controls.filter(\.isOperable)
    guard let index = bar.firstIndex(where: { $0 === panel.focused }) else { return false }
    let next = direction == .left ? index - 1 : index + 1
    if bar.indices.contains(next) { panel.focus(id: bar[next].id) }
    return true
  }

  private func perform(_ command: Intent.Command) {
    switch command {
    case .undo: table.undo()
    case .redo: table.redo()
    case .newGame: newGame()
    case .settings: onSettings()
    case .copy: copyLink()
    case .paste: pasteLink()
    case .hint: askForHint()
    case .fullScreen: break
    }
  }

  /// Out of what goes on by itself, else to the menu.
  private func goBack() {
    if playback != nil { return endShow() }
    if !endLooking() { onMenu() }
  }

  /// A held key or button stops at the ends of the game; a fresh press goes on into the next one.
  private func performAgain(_ command: Intent.Command) {
    switch command {
    case .undo: if !table.isAtStart { table.undo() }
    case .redo: if table.session.undoneMoveCount > 0 { table.redo() }
    case .copy, .paste, .newGame, .settings, .hint, .fullScreen: break
    }
  }

  /// From the board to the buttons and back.
  private func switchFocus() {
    let other = playback == nil ? newGameButton : strip.pause
    panel.focus(id: panel.focused === boardControl ? other.id : boardControl.id)
  }

  /// After the pointer has operated something, arrows tilt the board again.
  private func returnFocus(after intent: Intent) {
    guard !context.device.showsFocus else { return }
    switch intent {
    case .tap, .release, .drag: focusBoard()
    default: break
    }
  }

  /// Brings the focus to where the next key is most likely meant.
  func focusBoard() {
    panel.focus(id: isSolvedByPlay ? newGameButton.id : boardControl.id)
  }

  func highlightChanged(to control: Control?) {
    explained = (bar.controls + strip.controls).first { $0 === control }
  }
}
