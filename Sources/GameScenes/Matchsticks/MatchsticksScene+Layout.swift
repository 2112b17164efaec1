import MatchstickGame
import Stage

extension MatchsticksScene {
  public func layout(in size: Size) {
    areas = MatchsticksAreas(metrics: context.metrics)
    tray = Tray(areas.tray, rim: areas.rim, context: context)
    pile.layout(
      felt: areas.felt, padding: context.metrics.px(8), style: settings.current.matchsticks.style)
    plaques = areas.plaques.enumerated().map { index, frame in
      Plaque(frame: frame, isMirrored: index == 1, context: context)
    }
    bar.layout(
      title: areas.isCompact ? "" : context.texts("Matchsticks"), isCompact: areas.isCompact)
    layoutButtons()
    refresh()
  }

  private func layoutButtons() {
    let frames = areas.row(of: table.state.takeLimit)
    if takeButtons.count != frames.count {
      takeButtons = (1...frames.count).map { count in
        Button(
          id: "take-\(count)", context: context, title: ""
        ) { [weak self] in self?.take(count) }
      }
    }
    for (button, frame) in zip(takeButtons, frames) { button.frame = frame }
    setTakeTitles()
    resumeButton.frame = areas.row(of: 1)[0]
    resumeButton.title = context.texts("Go on")
    layoutEndButtons()
  }

  /// "Take 2" with the key beside it, or the number alone where the words have no room.
  private func setTakeTitles() {
    let metrics = context.metrics
    let numbers = takeButtons.indices.map { String($0 + 1) }
    let titles = numbers.map { context.texts("Take {number}", ["number": $0]) }
    let widest = titles.map { context.measurer.size(of: $0, metrics.medium(.semibold)).width }
    let hasRoom = zip(takeButtons, widest).allSatisfy { $0.frame.width - 2 * metrics.px(8) >= $1 }
    for (index, button) in takeButtons.enumerated() {
      button.title = hasRoom ? titles[index] : numbers[index]
      button.keyCap = hasRoom ? numbers[index] : nil
    }
  }

  private func layoutEndButtons() {
    whatHappenedButton.title = context.texts("What happened?")
    newGameButton.title = context.texts("New game")
    let buttons = [whatHappenedButton, newGameButton]
    let widest = buttons.map(\.preferredSize.width).max() ?? 0
    for (button, frame) in zip(buttons, areas.row(of: 2, widest: widest)) { button.frame = frame }
  }

  /// The row below the tray: the takes; in a demonstration the way on; after a game what happened and a new one.
  var rowButtons: [Control] {
    if table.state.isOver, dialogWait == nil { return [whatHappenedButton, newGameButton] }
    return table.isDemonstration ? [resumeButton] : takeButtons
  }

  /// Brings the row in line with the state, and the focus to a button that can be used.
  func arrangeRow() {
    let controls = bar.controls + rowButtons
    if !controls.elementsEqual(panel.controls, by: ===) {
      let focus = panel.focused?.id
      panel.controls = controls
      if let focus { panel.focus(id: focus) }
    }
    guard panel.focused == nil else { return }
    if table.state.isOver {
      panel.focus(id: newGameButton.id)
    } else if isPersonsTurn || table.isPaused {
      if let first = rowButtons.first(where: \.isOperable) { panel.focus(id: first.id) }
    }
  }
}
