import PairsGame
import Stage

extension PairsScene {
  public func handle(_ intent: Intent) {
    let isOpen = panel.controls.contains(where: \.isModal)
    if !isOpen, walksBar(intent) { return }
    if panel.handle(intent) {
      if !isOpen { returnFocus(after: intent) }
      return
    }
    switch intent {
    case .focusSwitch: switchFocus()
    case .back: onMenu()
    case .command(let command): perform(command)
    case .commandRepeat(let command): performAgain(command)
    default: break
    }
  }

  /// Left and right go along the bar, past the cards below it, from which arrows would not lead on.
  private func walksBar(_ intent: Intent) -> Bool {
    guard let direction = intent.direction, direction.isLevel else { return false }
    let bar = bar.controls.filter(\.isOperable)
    guard let index = bar.firstIndex(where: { $0 === panel.focused }) else { return false }
    let next = direction == .left ? index - 1 : index + 1
    if bar.indices.contains(next) { panel.focus(id: bar[next].id) }
    return true
  }

  func perform(_ command: Intent.Command) {
    switch command {
    case .undo: table.undo()
    case .redo: table.redo()
    case .newGame: newDeal()
    case .hint: if isAlone { peek() }
    case .settings: onSettings()
    case .copy, .paste, .fullScreen: break
    }
  }

  /// A held key or button stops at the ends of the game; a fresh press goes on into the next one.
  private func performAgain(_ command: Intent.Command) {
    switch command {
    case .undo: if table.session.moveCount > 0 { table.undo() }
    case .redo: if table.session.undoneMoveCount > 0 { table.redo() }
    case .copy, .paste, .newGame, .settings, .hint, .fullScreen: break
    }
  }

  /// From the cards to the buttons and back.
  private func switchFocus() {
    panel.focus(id: panel.focused === cardsControl ? newDealButton.id : cardsControl.id)
  }

  /// After the pointer has operated something, arrows move on the cards again.
  private func returnFocus(after intent: Intent) {
    guard !context.device.showsFocus else { return }
    switch intent {
    case .tap, .release, .drag: focusCards()
    default: break
    }
  }

  /// Brings the focus to where the next key is most likely meant.
  func focusCards() {
    let resume = table.isPaused ? resumeButton.id : nil
    panel.focus(id: table.state.isOver ? newDealButton.id : resume ?? cardsControl.id)
  }

  func highlightChanged(to control: Control?) {
    explained = bar.controls.first { $0 === control }
  }
}
