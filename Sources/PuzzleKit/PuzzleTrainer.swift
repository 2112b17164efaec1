import BoxKit
import GameKernel
import PlayLog
import Stage

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
  /// The time of the rated part up to now.
  package private(set) var time = Duration.zero
  /// The index of the kind of the current puzzle.
  package private(set) var kind: Int

  let puzzles: Module.Puzzles
  private let context: GameContext
  private let books: DocumentModel<MistakeBooks>
  private let player: PlayerID

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

  /// The positions of the player's own games that are due, as many as the menu shows.
  package var mistakes: [MistakeBook.Mistake] {
    keepsMistakes
      ? books.value[player].due(on: today).filter { $0.game == Module.name } : []
  }

  /// The positions of the player's own games that wait for a later day.
  var waiting: [MistakeBook.Mistake] {
    guard keepsMistakes else { return [] }
    return books.value[player].waiting(of: Module.name, on: today)
  }

  /// Returns when the next positions come back, in words; `nil` if none comes back.
  func comeback(_ texts: Texts) -> String? {
    texts.comeback(books.value[player].next(of: Module.name, after: today), today)
  }

  /// Returns when a position comes back, in words.
  func comeback(of mistake: MistakeBook.Mistake, _ texts: Texts) -> String {
    if mistake.isDone {
      // Translators: Of a puzzle that the player has solved after each wait.
      return texts("You know this one now. It does not come back.")
    }
    return mistake.due == today.adding(days: 1)
      ? texts("It comes back tomorrow.")
      // Translators: Of a puzzle. {date} is a day, such as “21 Nov 2026”.
      : texts("It comes back on {date}.", ["date": texts.day(mistake.due)])
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
    puzzles.make(mistake.key) { [weak self] in
      guard let self else { return }
      if let puzzle = $0 { return begin(puzzle, mistake) }
      books.change { $0[self.player].remove(mistake) }
      makeNext()
    }
  }

  private func begin(_ puzzle: Position?, _ mistake: MistakeBook.Mistake?) {
    attempt = puzzle.map { PuzzleAttempt($0) }
    (self.mistake, ratingChange, time) = (mistake, nil, .zero)
    if let puzzle {
      if mistake != nil, let kind = puzzles.kind(of: puzzle) { self.kind = kind }
      puzzles.board.begin(puzzle)
    }
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
      // A try before its day is practice.
      guard mistake.isDue(on: today) else { return }
      books.change { $0[player].answer(mistake, isSolved: isSolved, on: today) }
      let all = books.value[player].mistakes(of: Module.name)
      self.mistake = all.first { $0.key == mistake.key } ?? mistake
      return
    }
    let entry = PuzzleTry(
      of: puzzle, game: Module.name, by: player, after: history, isSolved: isSolved,
      at: context.log.now(), time: time)
    ratingChange = entry.ratingAfter - entry.ratingBefore
    history.add(puzzle, isSolved: isSolved)
    context.log.append([.puzzle(entry)])
  }

  /// Whether the rated part goes on.
  var isTimed: Bool { attempt != nil && attempt?.result == nil }

  /// Counts the time of the rated part.
  func pass(_ time: Duration) {
    if isTimed { self.time += time }
  }
}

extension Texts {
  /// Returns when positions of own games come back, and how many; `nil` if none comes back.
  func comeback(_ next: (day: Day, count: Int)?, _ today: Day) -> String? {
    let texts = self
    return next.map { next in
      next.day == today.adding(days: 1)
        ? texts.plural(
          // Translators: {count} is how many positions of the player's own games come back as puzzles.
          "{count} comes back tomorrow", "{count} come back tomorrow", next.count)
        : texts.plural(
          // Translators: {count} is how many positions come back as puzzles, {date} such as “21 Nov 2026”.
          "{count} comes back on {date}", "{count} come back on {date}", next.count,
          ["date": texts.day(next.day)])
    }
  }
}
