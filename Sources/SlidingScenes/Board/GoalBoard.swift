import GameKernel
import Motion
import SlidingGame
import Stage

/// A small second board that shows the goal and the progress of the main board.
///
/// It follows the same session. With numbers it highlights the tiles in their target cells. With a picture it draws
/// fine joints around the other pieces, until the last joint closes.
@MainActor public final class GoalBoard {
  private let context: StageContext
  private var frame = Rect.zero
  private var face = TileFace.numbers
  private var shape: BoardShape?
  private var art: GoalArt?
  /// The degree to which each cell's tile has arrived, 0 to 1.
  private var tracks: [Track<Double>] = []
  private var isHome: [Bool] = []

  /// Creates a board that shows nothing until it is laid out.
  public init(context: StageContext) { self.context = context }

  isolated deinit { removeTracks() }

  /// Lays out the board as large as fits into the frame, in its middle.
  public func layout(frame: Rect, face: TileFace, state: SlidingPuzzle.State) {
    (self.frame, self.face) = (frame, face)
    put(state)
  }

  /// Animates a change of the session. It does nothing before the first layout.
  public func show(_ change: Change<SlidingPuzzle>) {
    let state = change.after
    guard let shape else { return }
    guard state.board.shape == shape else { return put(state) }
    for (cell, isThere) in Self.homes(state).enumerated() where isThere != isHome[cell] {
      isHome[cell] = isThere
      context.animator.animate(
        tracks[cell], to: isThere ? 1 : 0, over: .milliseconds(250), curve: .easeOut)
    }
  }

  /// Whether no fade is running.
  public var isSettled: Bool { !tracks.contains(where: context.animator.isBusy) }

  /// Draws the board without a background.
  public func draw(into list: inout DisplayList) {
    guard let art else { return }
    art.drawGround(into: &list)
    for (cell, track) in tracks.enumerated() {
      art.draw(cell, home: context.animator.value(of: track), into: &list)
    }
  }

  private func put(_ state: SlidingPuzzle.State) {
    shape = state.board.shape
    art = GoalArt(state.board.shape, in: frame, face: face, context.look)
    isHome = Self.homes(state)
    removeTracks()
    tracks = isHome.map { context.animator.makeTrack(.alpha, $0 ? 1 : 0) }
  }

  private func removeTracks() {
    for track in tracks { context.animator.remove(track) }
    tracks = []
  }

  /// Returns whether each cell's tile is in place. The gap's piece is in place once the board is joined.
  private static func homes(_ state: SlidingPuzzle.State) -> [Bool] {
    let last = state.board.shape.size - 1
    return state.board.shape.cells.map { cell in
      cell == last ? state.isWhole : state.board[cell] == cell
    }
  }
}
