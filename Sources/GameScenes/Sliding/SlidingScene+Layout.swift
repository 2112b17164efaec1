import SlidingGame
import Stage

extension SlidingScene {
  public func layout(in size: Size) {
    setTitles()
    let metrics = context.metrics
    let face = face
    shownFace = face
    areas = SlidingAreas(metrics: metrics, wants: wants)
    bar.layout(
      title: areas.isCompact ? "" : context.texts("Sliding Puzzle"), isCompact: areas.isCompact)
    counters.layout(areas)
    adviceCard.layout(areas.advice)
    drop()
    board.layout(frame: areas.board, face: face, state: table.state)
    boardControl.frame = areas.board
    boardControl.grid = board.grid
    boardControl.radius = metrics.px(24)
    if let frame = areas.goal { goal.layout(frame: frame, face: face, state: table.state) }
    lengthChoice.layout(areas.length, metrics)
    distanceChoice.control.frame = areas.distance
    numbersSwitch.isHidden = areas.numbers == nil
    numbersSwitch.frame = areas.numbers ?? .zero
    shuffleButton.frame = areas.shuffle
    newGameButton.frame = areas.newGame
    layoutStrip()
    refresh()
  }

  /// In the place of the two buttons and, where that is too little, of the distance too.
  private func layoutStrip() {
    let buttons = areas.shuffle.union(areas.newGame)
    stripCoversDistance = !strip.fits(in: buttons)
    strip.layout(in: stripCoversDistance ? buttons.union(areas.distance) : buttons)
  }

  private func setTitles() {
    let texts = context.texts
    numbersSwitch.title = texts("Numbers")
    shuffleButton.title = texts("Shuffle")
    newGameButton.title = texts("New game")
    setMoreRows()
  }

  var wants: SlidingAreas.Wants {
    let style = context.metrics.medium(.semibold)
    let room = context.metrics.px(24, small: 16)
    func width(_ button: Button) -> Double {
      context.measurer.size(of: button.title, style).width + room
    }
    return SlidingAreas.Wants(
      hasPicture: settings.current.sliding.picture != .numbers,
      shuffle: width(shuffleButton), newGame: width(newGameButton),
      length: lengthChoice.leastWidth, distance: distanceChoice.leastWidth,
      numbers: numbersSwitch.preferredSize.width + 2 * context.metrics.px(16, small: 8))
  }

  /// In the order of the focus: the bar, the board, and from top to bottom what is beside it.
  func arrangeControls() {
    let controls =
      bar.controls + [
        boardControl, numbersSwitch, lengthChoice.control, distanceChoice.control, shuffleButton,
        newGameButton,
      ] + strip.controls
    guard !controls.elementsEqual(panel.controls, by: ===) else { return }
    panel.controls = controls
    if panel.focused == nil { focusBoard() }
  }

  /// What the button with the dots offers.
  func setMoreRows() {
    let texts = context.texts
    var rows: [MenuButton.Row] = []
    if adviser != nil {
      rows.append(.init(texts("Show me the way")) { [weak self] in self?.showWay() })
    }
    if let onPictures { rows.append(.init(texts("Pictures…"), action: onPictures)) }
    if let onResults { rows.append(.init(texts("Best results…"), action: onResults)) }
    rows.append(
      .init(texts("Copy link"), note: texts("Ctrl+C")) { [weak self] in self?.copyLink() })
    rows.append(
      .init(texts("Paste link"), note: texts("Ctrl+V")) { [weak self] in self?.pasteLink() })
    moreButton.rows = rows
  }
}
