import GameKernel

/// A record with the positions of its game.
package nonisolated struct RecordedGame<Rules: GameRules> {
  package let record: GameRecord<Rules>
  /// The position after each number of moves, from 0.
  package let states: [Rules.State]

  /// Replays a record. Returns `nil` if the rules refuse a move.
  package init?(_ record: GameRecord<Rules>) {
    var state = Rules.start(record.options, seed: record.seed)
    var states = [state]
    for move in record.moves {
      guard (try? Rules.apply(move, to: &state)) != nil else { return nil }
      states.append(state)
    }
    (self.record, self.states) = (record, states)
  }

  /// Returns the change by one move, for the view of the game.
  ///
  /// - Parameter move: its number, from 0.
  package func change(by move: Int) -> Change<Rules> {
    var state = states[move]
    let events = (try? Rules.apply(record.moves[move], to: &state)) ?? []
    return Change(before: states[move], after: state, events: events, cause: .move)
  }

  /// Returns the change from one position to another, without its events.
  package func change(from start: Int, to end: Int) -> Change<Rules> {
    Change(before: states[start], after: states[end], events: [], cause: .undo)
  }
}
