import GameKernel
import Motion
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage

/// Both boards of one table, played through its session and seen through what they draw.
@MainActor final class BoardHarness {
  let context: StageContext
  let table: SlidingTable
  let board: BoardView
  let goal: GoalBoard
  private var face: TileFace
  private var frame = Rect.zero
  private var observation: Observation?

  init(
    _ options: SlidingPuzzle.Options, face: TileFace = .pieces, size: Size = Size(1280, 800),
    theme: Theme.Name = .evening, reducedMotion: Bool = false
  ) {
    context = StageContext.test(size: size, theme: theme)
    context.animator.reducedMotion = reducedMotion
    table = SlidingTable(options, seed: 7)
    self.face = face
    board = BoardView(context: context)
    goal = GoalBoard(context: context)
    layout()
    observation = table.session.changes.observe { [board, goal] in
      board.show($0)
      goal.show($0)
    }
  }

  /// A board that one tilt upwards solves.
  static func almostSolved(
    face: TileFace = .pieces, theme: Theme.Name = .evening, reducedMotion: Bool = false
  ) -> BoardHarness {
    let harness = BoardHarness(
      .home(.square(4)), face: face, theme: theme, reducedMotion: reducedMotion)
    harness.play(.tilt(.down))
    harness.run(.seconds(1))
    return harness
  }

  func layout(at origin: Point = Point(148, 104), width: Double = 664) {
    frame = Rect(origin, Size(width, width))
    board.layout(frame: frame, face: face, state: table.state)
    layoutGoal()
  }

  private func layoutGoal() {
    goal.layout(frame: Rect(868, 120, 248, 248), face: face, state: table.state)
  }

  func setFace(_ face: TileFace) {
    self.face = face
    board.layout(frame: frame, face: face, state: table.state)
    layoutGoal()
  }

  /// Makes a move; one that is refused changes nothing.
  func play(_ moves: SlidingPuzzle.Move...) {
    for move in moves { try? table.session.perform(move) }
  }

  /// Lets time pass in frames of at most 16 ms.
  func run(_ time: Duration) {
    var left = time
    while left > .zero {
      let frame = min(left, .milliseconds(16))
      context.animator.advance(by: frame)
      left -= frame
    }
  }

  var list: DisplayList {
    var list = DisplayList()
    board.draw(into: &list)
    return list
  }

  var goalList: DisplayList {
    var list = DisplayList()
    goal.draw(into: &list)
    return list
  }

  /// What boards show that have just been laid out with the session's state.
  var fresh: (board: DisplayList, goal: DisplayList) {
    let (other, small) = (BoardView(context: context), GoalBoard(context: context))
    other.layout(frame: frame, face: face, state: table.state)
    small.layout(frame: Rect(868, 120, 248, 248), face: face, state: table.state)
    var lists = (board: DisplayList(), goal: DisplayList())
    other.draw(into: &lists.board)
    small.draw(into: &lists.goal)
    return lists
  }

  /// Where the middle of each tile's face is shown, by value.
  var tiles: [Int: Point] { list.tiles }

  /// Where the tiles belong by the model, by value.
  var homes: [Int: Point] {
    let board = table.state.board
    let shown = board.shape.cells.filter { $0 != board.gap }
    return Dictionary(
      uniqueKeysWithValues: shown.map { (board[$0], self.board.grid.frame(of: $0).center) })
  }

  /// The tiles that are not shown where they belong.
  var astray: [Int] {
    let tiles = tiles
    return homes.filter { tiles[$0.key] != $0.value }.keys.sorted()
  }
}

extension DisplayList {
  /// Where the middle of each piece of a picture is shown, by value.
  var tiles: [Int: Point] {
    var tiles: [Int: Point] = [:]
    for command in pictures("tile ") {
      guard case .picture(let picture, _) = command.content,
        let value = picture.name.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { continue }
      tiles[value] = command.middleOfTile
    }
    return tiles
  }
}

extension DrawCommand {
  /// The middle of the face of a tile; its wooden side shows below it.
  var middleOfTile: Point { Point(frame.x + frame.width / 2, frame.y + frame.width / 2) }
}

extension TileFace {
  /// The pieces of a picture, without numbers.
  static var pieces: TileFace { .picture(.sample, showsNumbers: false) }
  static var numberedPieces: TileFace { .picture(.sample, showsNumbers: true) }
}

extension BoardPicture {
  static let sample: BoardPicture = {
    var drawing = Drawing(size: Size(100, 100))
    drawing.fill(.rect(Rect(0, 0, 100, 100)), Color(0x3F5488))
    drawing.fill(.circle(Point(60, 40), radius: 20), Color(0xFFF0BE))
    return BoardPicture(name: "sample", source: .drawing(drawing))
  }()
}
