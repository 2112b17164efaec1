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
    bar.layout(title: backstage.metrics.isSmall ? "" : context.texts("Matchsticks"))
    layoutButtons()
    dialog?.layout(in: size)
    refresh()
  }

  private func layoutButtons() {
    let frames = areas.row(of: table.state.takeLimit)
    let focus = panel.focused?.id
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
    panel.controls = bar.controls + (table.seating.isDemonstration ? [resumeButton] : takeButtons)
    if let focus { panel.focus(id: focus) }
  }
}
