import MatchstickGame
import Stage

extension MatchsticksScene {
  public func layout(in size: Size) {
    let backstage = context.backstage
    areas = MatchsticksAreas(metrics: backstage.metrics)
    tray = Tray(areas.tray, rim: areas.rim, backstage: backstage)
    pile.layout(
      felt: areas.felt, padding: backstage.metrics.px(8), style: context.settings.matchsticks.style)
    plaques = areas.plaques.enumerated().map { index, frame in
      Plaque(frame: frame, isMirrored: index == 1, backstage: backstage)
    }
    bar.layout(
      title: areas.isCompact ? "" : context.texts("Matchsticks"), isCompact: areas.isCompact)
    layoutButtons()
    dialog?.layout(in: size)
    refresh()
  }

  private func layoutButtons() {
    let frames = areas.row(of: table.state.takeLimit)
    if takeButtons.count != frames.count {
      takeButtons = (1...frames.count).map { count in
        Button(
          id: "take-\(count)", backstage: context.backstage, title: "", keyCap: "\(count)"
        ) { [weak self] in self?.take(count) }
      }
    }
    for (index, button) in takeButtons.enumerated() {
      button.frame = frames[index]
      button.title = context.texts("Take {number}", ["number": String(index + 1)])
    }
    resumeButton.frame = areas.row(of: 1)[0]
    resumeButton.title = context.texts("Go on")
    layoutEndButtons()
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
    return table.seating.isDemonstration ? [resumeButton] : takeButtons
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
