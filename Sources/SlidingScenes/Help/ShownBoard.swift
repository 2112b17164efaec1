import BoxKit
import GameKernel
import SlidingGame
import Stage

/// The board of a lesson, which plays itself.
///
/// It lights the tiles that slide next, unless other tiles are marked.
final class ShownBoard {
  let view: BoardView
  private let game: ShownGame<SlidingPuzzle>
  private let marked: [Int]

  /// Creates the board of a lesson.
  ///
  /// - Parameter marked: the values of tiles that are lit all the time.
  init(_ lesson: SlidingLesson, marked: [Int] = [], context: StageContext) {
    self.marked = marked
    view = BoardView(context: context)
    game = ShownGame(options: lesson.options, steps: lesson.steps)
    game.onPosition = { [view] in view.put($0) }
    game.onChange = { [weak self] in self?.follow($0) }
  }

  private func follow(_ change: Change<SlidingPuzzle>) {
    view.show(change)
    lightNext()
  }

  private func lightNext() {
    let next: Int? = if case .slide(let cell) = game.next { cell } else { nil }
    view.highlight(cell: marked.isEmpty ? next : nil)
  }

  func layout(in frame: Rect, face: TileFace = .numbers) {
    view.layout(frame: frame, face: face, state: game.state)
  }

  func show(_ step: Int) {
    game.show(step)
    lightNext()
  }

  func draw(into list: inout DisplayList) {
    view.draw(into: &list)
    guard let art = view.art, let layout = view.layout, !view.closing.isClosed else { return }
    for value in marked {
      list.picture(art.light, at: layout.tile(at: view.nodes[value].shown).origin)
    }
  }

  func advance(by elapsed: Duration) { game.advance(by: elapsed) }

  var nextTimer: Duration? { game.nextTimer }
}
