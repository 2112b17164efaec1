import SlidingGame
import SlidingScenes

/// An adviser that answers at once or, where `isLate`, when it is told to.
///
/// It looks up boards of up to nine cells, and solves larger ones line by line, which proves nothing.
@MainActor final class TestAdviser: SlidingAdviser {
  var isLate = false
  private(set) var isClosed = false
  /// How many ways were looked for.
  private(set) var searches = 0
  private var waiting: (() -> Void)?
  private var listener: (@MainActor (SolvingUpdate) -> Void)?

  /// Whether what was asked last is a deal, and not there yet.
  private(set) var isDealing = false

  var isAsked: Bool { waiting != nil }

  /// Answers what was asked last, unless that was stopped.
  func answer() {
    let answer = waiting
    stop()
    answer?()
  }

  /// Says how far the last search for a way has come.
  func tell(_ progress: SlidingSolver.Progress) { listener?(.progress(progress)) }

  func solve(_ board: SlidingBoard, onUpdate: @escaping @MainActor (SolvingUpdate) -> Void) {
    searches += 1
    listener = onUpdate
    give {
      let effort: SlidingSolver.Effort = board.shape.size <= 9 ? .full : .none
      onUpdate(.solution(SlidingSolver(board.shape).solve(board, effort: effort)))
    }
  }

  func measure(_ boards: [SlidingBoard], onUpdate: @escaping @MainActor (MeasurementUpdate) -> Void)
  {
    onUpdate(.progress(boards.map { _ in nil }, done: boards.count / 2))
    give {
      let solver = SlidingSolver(boards[0].shape)
      guard let distances = HomeDistances(of: boards, using: solver, effort: .none) else { return }
      onUpdate(.distances(distances))
    }
  }

  func deal(
    _ shape: BoardShape, atDistance distance: Int, seed: UInt64,
    then: @escaping @MainActor (SlidingBoard) -> Void
  ) {
    give {
      if let board = SlidingSolver(shape).deal(atDistance: distance, seed: seed) { then(board) }
    }
    isDealing = isAsked
  }

  func stop() { (waiting, isDealing) = (nil, false) }

  func close() {
    stop()
    isClosed = true
  }

  private func give(_ answer: @escaping () -> Void) {
    (isClosed, isDealing) = (false, false)
    if isLate { waiting = answer } else { answer() }
  }
}
