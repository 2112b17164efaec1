import SlidingGame
import Stage

extension SlidingScene {
  /// Plays the way home, as soon as it is known.
  func showWay() {
    guard guide.adviser != nil else { return }
    guard !table.state.isSolved else { return askForHint() }
    endShow()
    ask(for: .show)
  }

  /// Begins to play the way that is known.
  func beginShow() {
    request = nil
    board.hint(cell: nil, nil)
    table.noteHelp()
    playback = Playback(
      speedIndex: shownSpeed, reducedMotion: context.animator.reducedMotion)
    refresh()
    panel.focus(id: strip.pause.id)
  }

  /// Leaves the rest of the way to the player.
  func endShow() {
    if request == .show { request = nil }
    guard let playback else { return }
    shownSpeed = playback.speedIndex
    self.playback = nil
    refresh()
    focusBoard()
  }

  func pauseShow() {
    playback?.togglePause()
    refresh()
  }

  /// Goes on faster, or slower, by so many steps.
  func accelerateShow(by steps: Int) {
    playback?.accelerate(by: steps)
    refresh()
  }

  /// Makes the next move of the way where it is due; after the last one the buttons stay for a moment.
  func advanceShow(by elapsed: Duration) {
    guard isTimed, playback?.advance(by: elapsed) == true else { return }
    guard playback?.hasEnded == false, let move = guide.way?.moves.first else { return endShow() }
    isPlayingItself = true
    play(move)
    isPlayingItself = false
    guard guide.way?.moves.isEmpty != false else { return }
    playback?.end()
    refresh()
  }

  /// Until the next move of the way.
  var nextOfShow: Duration? { isTimed ? playback?.nextTimer : nil }

  /// Makes a move of a way home.
  func play(_ move: SlidingPuzzle.Direction) {
    do {
      try table.session.perform(.tilt(move))
    } catch {
      preconditionFailure("A way home has a move that the rules refuse: \(error)")
    }
  }
}
