/// One game with its whole history: what was done, and what undo has taken back.
///
/// The session holds one of these for the game being played and one for each parked game.
struct PlayedGame<Rules: GameRules> {
  /// One move with the position on its other side, so that neither undo nor redo computes anything.
  struct Step {
    let move: Rules.Move
    let events: [Rules.Event]
    /// Where undo leads if the move is done, and where redo leads if it is undone.
    var otherSide: Rules.State
  }

  let number: Int
  let options: Rules.Options
  let seed: UInt64
  private(set) var state: Rules.State
  private(set) var done: [Step] = []
  /// The steps that redo makes again; the next one is the last of the array.
  private(set) var undone: [Step] = []
  private(set) var usedUndo = false

  init(number: Int, options: Rules.Options, seed: UInt64) {
    self.number = number
    self.options = options
    self.seed = seed
    state = Rules.start(options, seed: seed)
  }

  init(number: Int, replaying record: GameRecord<Rules>) throws(RecordError) {
    self.init(number: number, options: record.options, seed: record.seed)
    for (index, move) in (record.moves + record.undone).enumerated() {
      do {
        _ = try perform(move)
      } catch {
        throw .refusedMove(index: index)
      }
    }
    _ = undo(record.undone.count)
    usedUndo = record.usedUndo || !record.undone.isEmpty
  }

  mutating func perform(_ move: Rules.Move) throws(Rules.Refusal) -> [Rules.Event] {
    var after = state
    let events = try Rules.apply(move, to: &after)
    done.append(Step(move: move, events: events, otherSide: state))
    state = after
    if !undone.isEmpty { undone.removeAll() }
    return events
  }

  /// Takes back that many moves, which must have been made, and returns the reversed events.
  mutating func undo(_ count: Int) -> [Rules.Event] {
    var events: [Rules.Event] = []
    for _ in 0..<count {
      var step = done.removeLast()
      events += step.events.reversed().map(Rules.reversed)
      swap(&state, &step.otherSide)
      undone.append(step)
    }
    usedUndo = true
    return events
  }

  /// Makes again that many moves, which must have been taken back, and returns their events.
  mutating func redo(_ count: Int) -> [Rules.Event] {
    var events: [Rules.Event] = []
    for _ in 0..<count {
      var step = undone.removeLast()
      events += step.events
      swap(&state, &step.otherSide)
      done.append(step)
    }
    return events
  }
}
