import GameKernel
import SlidingGame
import Stage

extension SlidingScene {
  /// Follows the model: one change, whole.
  func show(_ change: Change<SlidingPuzzle>) {
    drop()
    closeDialog()
    (notice, request, dealing) = (nil, nil, nil)
    rememberWay(before: change)
    guide.follow(change)
    if !isPlayingItself { endShow() }
    let wasSolved = change.before.isSolved && change.before.tileMoves > 0
    board.show(change)
    goal.show(change)
    boardControl.grid = board.grid
    counters.moves.show(change.after.tileMoves)
    noteNumbers(after: change)
    noteSolved(change)
    refresh()
    showHover()
    judgeMove()
    coach()
    if isSolvedByPlay || wasSolved { focusBoard() }
  }

  /// What can be seen counts from the first move on.
  private func noteNumbers(after change: Change<SlidingPuzzle>) {
    guard change.cause == .move, showsNumbers, !table.isAtStart, !table.setup.showedNumbers else {
      return
    }
    table.noteNumbers()
  }

  /// A game counts once, when it is solved by a move; not again when it is undone and redone.
  private func noteSolved(_ change: Change<SlidingPuzzle>) {
    let game = table.session.gameNumber
    guard change.cause == .move, isSolvedByPlay, lastSolved?.game != game else { return }
    lastSolved = (game, onSolved(table))
  }

  /// Brings the buttons in line with the state.
  func refresh() {
    bar.setEnabled(.undo, table.canUndo)
    bar.setEnabled(.redo, table.canRedo)
    bar.setEnabled(.hint, adviser != nil)
    bar.setIcon(.hint, canLookBack ? .chart : .hint)
    newGameButton.isPrimary = isSolvedByPlay
    let shape = table.state.board.shape
    if shape.width == shape.height { lengthChoice.show(Self.lengths.firstIndex(of: shape.width)) }
    distanceChoice.show(shape, settings.current.sliding)
    strip.show(playback)
    distanceChoice.control.isHidden = playback != nil && stripCoversDistance
    shuffleButton.isHidden = playback != nil
    newGameButton.isHidden = playback != nil
    if playback != nil, panel.focused == nil { panel.focus(id: strip.pause.id) }
    arrangeControls()
  }
}

extension SlidingScene {
  /// Takes over the settings of now and the picture that has come, where they differ from what is shown.
  func showPicture() {
    numbersSwitch.show(settings.current.sliding.showsNumbers)
    if !settings.current.sliding.coaches { coachMark = nil }
    coach()
    let face = face
    // Numbers that stand in for a missing picture look like numbers, but are laid out as a picture is.
    guard face != shownFace || wants != areas.wants else { return }
    if table.isRunning, showsNumbers { table.noteNumbers() }
    layout(in: context.metrics.size)
  }

  /// What the tiles show by the settings; numerals while a picture is not there.
  var face: TileFace {
    let settings = self.settings.current.sliding
    return switch settings.picture {
    case .numbers: .numbers
    case .builtIn(let picture):
      .picture(
        BoardPicture(name: picture.rawValue, source: .drawing(picture.drawing)),
        showsNumbers: settings.showsNumbers)
    case .own(let id):
      ownPicture(id).map { .picture($0.picture, showsNumbers: settings.showsNumbers) } ?? .numbers
    }
  }

  /// What the picture is called; empty for numbers.
  var title: String {
    switch settings.current.sliding.picture {
    case .numbers: ""
    case .builtIn(let picture): picture.title(context.texts)
    case .own(let id): ownPicture(id)?.title ?? ""
    }
  }

  /// Whether numbers can be seen on the tiles.
  var showsNumbers: Bool {
    switch face {
    case .numbers: true
    case .picture(_, let showsNumbers): showsNumbers
    }
  }
}
