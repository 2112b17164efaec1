import BoxKit
import GameKernel
import PlayLog

/// The puzzles that a player tries one after the other: the attempt, the rating, and the positions of own games.
///
/// The end of the rated part enters the log once. A position of an own game enters the ``MistakeBooks`` instead.
package final class PuzzleTrainer<Module: PuzzlingGame> {
  package typealias Position = Module.Position

  /// Called after every change.
  var onChange: () -> Void = {}
  /// The attempt; `nil` while the puzzle is being made.
  package private(set) var attempt: PuzzleAttempt<Position>?
  /// The player's rated tries.
  package private(set) var history: PuzzleHistory
  /// The position of an own game that is tried; `nil` for a puzzle of the box.
  package private(set) var mistake: MistakeBook.Mistake?
  /// The change of the rating by this puzzle, once it is rated.
  package private(set) var ratingChange: Int?
  /// The index of the kind of the puzzles of the box.
  package private(set) var kind: Int

  let puzzles: Module.Puzzles
  private let context: GameContext
  private let books: DocumentModel<MistakeBooks>
  private let player: PlayerID
  private var elapsed = Duration.zero

  init(_ module: Module, _ context: GameContext) {
    puzzles = module.makePuzzles()
    kind = puzzles.firstKind
    self.context = context
    books = context.tables.openDocument(MistakeBooks.self)
    player = context.log.player
    history = context.log.log.puzzleHistory(of: player, game: Module.name)
  }

  private var today: Day { context.services.today() }

  /// Whether positions of own games are kept and shown.
  var keepsMistakes: Bool { context.settings.current.keepsMistakes }

  /// The positions of the player's games of this kind: those that are due first, each part the newest first.
  package var mistakes: [MistakeBook.Mistake] {
    guard keepsMistakes else { return [] }
    let (today, all) = (today, books.value[player].mistakes(of: Module.name))
    return all.filter { $0.isDue(on: today) } + all.filter { !$0.isDue(on: today) }
  }

  // MARK: Choice

  /// Whether the next puzzle can come: the current one is decided, or it is not rated.
  package var canLeave: Bool { attempt == nil || attempt?.result != nil || mistake != nil }

  /// Makes the next puzzle of the box. Has no effect before the current one is decided.
  package func next() {
    if canLeave { makeNext() }
  }

  /// Chooses another kind of puzzles.
  package func choose(kind: Int) {
    guard kind != self.kind else { return }
    self.kind = kind
    makeNext()
  }

  private func makeNext() {
    begin(nil, nil)
    puzzles.makeNext(kind, history, seed: player.rawValue) { [weak self] in self?.begin($0, nil) }
  }

  /// Tries a position of an own game.
  package func `try`(_ mistake: MistakeBook.Mistake) {
    begin(nil, mistake)
    puzzles.make(mistake.key) { [weak self] in self?.begin($0, mistake) }
  }

  private func begin(_ puzzle: Position?, _ mistake: MistakeBook.Mistake?) {
    attempt = puzzle.map { PuzzleAttempt($0) }
    (self.mistake, ratingChange, elapsed) = (mistake, nil, .zero)
    if let puzzle { puzzles.board.begin(puzzle) }
    onChange()
  }

  // MARK: Answers

  /// Answers, and returns whether it was right. Has no effect after the end.
  package func answer(_ answer: Position.Answer) -> Bool {
    guard attempt?.isOver == false else { return false }
    return change { $0.answer(answer) } ?? false
  }

  /// Returns a right answer. The rated part ends unsolved.
  package func hint() -> Position.Answer? { change { $0.hint() } ?? nil }

  /// Gives all remaining answers, and returns them. The rated part ends unsolved.
  package func giveUp() -> [Position.Answer] { change { $0.giveUp() } ?? [] }

  /// Takes the last answer back. Returns whether there was one.
  package func undo() -> Bool {
    guard attempt?.answers.isEmpty == false, attempt?.isOver == false else { return false }
    change { $0.undo() }
    return true
  }

  /// Takes all answers back.
  package func restart() {
    change { $0.restart() }
    if let puzzle = attempt?.puzzle { puzzles.board.begin(puzzle) }
  }

  @discardableResult
  private func change<Result>(_ act: (inout PuzzleAttempt<Position>) -> Result) -> Result? {
    guard var changed = attempt else { return nil }
    let before = changed.result
    let result = act(&changed)
    attempt = changed
    if before == nil, let isSolved = changed.result { enter(changed.puzzle, isSolved) }
    onChange()
    return result
  }

  private func enter(_ puzzle: Position, _ isSolved: Bool) {
    if let mistake {
      books.change { $0[player].answer(mistake, isSolved: isSolved, on: today) }
      self.mistake = mistakes.first { $0.key == mistake.key } ?? mistake
      return
    }
    let entry = PuzzleTry(
      of: puzzle, game: Module.name, by: player, after: history, isSolved: isSolved,
      at: context.log.now(), time: elapsed)
    ratingChange = entry.ratingAfter - entry.ratingBefore
    history.add(puzzle, isSolved: isSolved)
    context.log.append([.puzzle(entry)])
  }

  /// Counts the time of the rated part.
  func pass(_ time: Duration) {
    if attempt != nil, attempt?.result == nil { elapsed += time }
  }
}
