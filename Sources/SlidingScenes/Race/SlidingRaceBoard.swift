import BoxKit
import Controls
import GameKernel
import PlayLog
import RaceKit
import SlidingGame
import Stage

/// The board of one side of a race at the sliding puzzle. Before the start it shows the goal.
final class SlidingRaceBoard: RaceBoard {
  let control: Control
  var onChange: () -> Void = {}

  private let table = SlidingTable(.home(.square(3)), seed: 0)
  private let view: BoardView
  private let board: BoardControl
  private var deal = SlidingPuzzle.Options.home(.square(3))
  private var seed: UInt64 = 0
  private var recorded: [SlidingPuzzle.Move] = []
  private var observation: Observation?

  static let lengths = [3, 4]

  init(_ settings: SettingsModel, context: StageContext) {
    view = BoardView(context: context)
    board = BoardControl(view, table, settings, context: context)
    control = board
    board.onMove = { [weak self] in self?.request($0) }
    observation = table.session.changes.observe { [weak self] in self?.show($0) }
  }

  private func show(_ change: Change<SlidingPuzzle>) {
    board.drop()
    view.show(change)
    board.frame = view.outline
    board.follow(change)
    onChange()
  }

  private func request(_ move: SlidingPuzzle.Move) {
    do throws(SlidingPuzzle.Refusal) {
      try table.session.perform(move)
    } catch {
      board.refuse(move)
    }
  }

  var isFinished: Bool { table.isSolvedByPlay }
  var canUndo: Bool { !table.isAtStart }
  var recordedMoves: Int { recorded.count }

  func prepare(_ deal: RaceDeal) -> Bool {
    switch deal {
    case .new(let size, let seed):
      (self.deal, self.seed, recorded) = (.dealt(.square(Self.lengths[size])), seed, [])
    case .recorded(let text):
      guard let record = GameRecord<SlidingPuzzle>(logText: text) else { return false }
      var start = SlidingPuzzle.start(record.options, seed: record.seed)
      // Games of early versions begin with a shuffle.
      for move in record.moves.prefix(while: SlidingPuzzle.isDeal) {
        _ = try? SlidingPuzzle.apply(move, to: &start)
      }
      (self.deal, seed) = (.board(start.board), 0)
      recorded = Array(record.moves.drop(while: SlidingPuzzle.isDeal))
    }
    table.newGame(options: .home(self.deal.shape), seed: 0)
    return true
  }

  func begin() { table.newGame(options: deal, seed: seed) }
  func play(_ move: Int) { _ = try? table.session.perform(recorded[move]) }
  func undo() { table.undo() }

  func moves(_ texts: Texts) -> String {
    texts.plural("{count} move", "{count} moves", table.state.tileMoves)
  }

  func rest(_ texts: Texts) -> String {
    let board = table.state.board
    let away = board.shape.cells.filter { $0 != board[$0] && $0 != board.gap }.count
    // Translators: Of a sliding puzzle: the tiles that are not in their places yet.
    return texts.plural("{count} tile out of place", "{count} tiles out of place", away)
  }

  func layout(in frame: Rect) {
    board.drop()
    view.layout(frame: frame, face: .numbers, state: table.state)
    board.frame = view.outline
  }
}

extension SlidingModule: RacingGame {
  package static var raceSizes: [String] {
    SlidingRaceBoard.lengths.map { SlidingWords.size(.square($0)) }
  }

  package var firstRaceSize: Int {
    SlidingRaceBoard.lengths.firstIndex { .square($0) == table.state.board.shape } ?? 0
  }

  package func makeRaceBoard(context: StageContext) -> any RaceBoard {
    SlidingRaceBoard(self.context.settings, context: context)
  }

  package static func raceSize(of game: LoggedGame) -> Int? {
    SlidingRaceBoard.lengths.firstIndex { game.setup.hasPrefix("\(BoardShape.square($0)):") }
  }
}
