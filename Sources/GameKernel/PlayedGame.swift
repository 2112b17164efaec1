/// One game with its history: the moves made, and the moves undone.
///
/// The session holds one for the current game and one for each parked game. The history consists of moves. Only
/// every 16th position is kept, and undo replays the moves after it. So a move costs little time and memory, even
/// if positions are large.
///
/// All code that runs in a move, an undo or a redo is inlinable, here, in the session and in its observers. Each
/// game's module then specialises it, which makes a move several times as fast.
@usableFromInline struct PlayedGame<Rules: GameRules> {
  /// The number of moves between two kept positions.
  @usableFromInline static var interval: Int { 16 }

  let number: Int
  let options: Rules.Options
  let seed: UInt64
  @usableFromInline private(set) var state: Rules.State
  @usableFromInline private(set) var done: [Rules.Move] = []
  /// The moves that redo makes again. The next one is the last.
  @usableFromInline private(set) var undone: [Rules.Move] = []
  @usableFromInline private(set) var usedUndo = false
  /// The positions before the moves 0, ``interval``, 2 · ``interval`` and so on of ``done``.
  @usableFromInline private(set) var kept: [Rules.State] = []

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
    if !record.undone.isEmpty { _ = undo(record.undone.count) }
    usedUndo = record.usedUndo || !record.undone.allSatisfy(Rules.isForced)
  }

  @inlinable mutating func perform(_ move: Rules.Move) throws(Rules.Refusal) -> [Rules.Event] {
    var after = state
    let events = try Rules.apply(move, to: &after)
    keep(move, leadingTo: after)
    if !undone.isEmpty { undone.removeAll() }
    return events
  }

  /// Returns the position after `count` of the moves made.
  ///
  /// - Complexity: O(``interval``) moves replayed.
  @inlinable func state(after count: Int) -> Rules.State {
    guard count < done.count else { return state }
    let first = count - count % Self.interval
    var state = kept[first / Self.interval]
    for move in done[first..<count] { _ = Self.repeated(move, &state) }
    return state
  }

  /// Undoes `count` moves, which must have been made, and returns the reversed events, last one first.
  ///
  /// - Complexity: O(``interval`` + `count`) moves replayed.
  @inlinable mutating func undo(_ count: Int) -> [Rules.Event] {
    let left = done.count - count
    state = state(after: left)
    var later = state
    let events = done[left...].flatMap { Self.repeated($0, &later) }
    usedUndo = usedUndo || !done[left...].allSatisfy(Rules.isForced)
    undone += done[left...].reversed()
    done.removeLast(count)
    kept.removeLast(kept.count - (left + Self.interval - 1) / Self.interval)
    return events.reversed().map(Rules.reversed)
  }

  /// Redoes `count` moves, which must have been undone, and returns their events.
  @inlinable mutating func redo(_ count: Int) -> [Rules.Event] {
    var events: [Rules.Event] = []
    for _ in 0..<count {
      let move = undone.removeLast()
      var after = state
      events += Self.repeated(move, &after)
      keep(move, leadingTo: after)
    }
    return events
  }

  @inlinable mutating func keep(_ move: Rules.Move, leadingTo after: Rules.State) {
    if done.count.isMultiple(of: Self.interval) { kept.append(state) }
    done.append(move)
    state = after
  }

  /// Makes a move in a position in which it was made before.
  @inlinable static func repeated(
    _ move: Rules.Move, _ state: inout Rules.State
  ) -> [Rules.Event] {
    do {
      return try Rules.apply(move, to: &state)
    } catch {
      preconditionFailure("The rules refuse a move that they allowed before: \(error)")
    }
  }
}

extension PlayedGame {
  var record: GameRecord<Rules> {
    GameRecord(options: options, seed: seed, moves: done, redoable: undone, usedUndo: usedUndo)
  }
}
