import BoxKit
import GameKernel
import MachineScenes
import MatchstickGame
import Stage

/// The table of Matchsticks in words.
struct MatchsticksSpeech {
  private let words: MatchsticksWords
  private let table: MatchstickTable
  /// The note in place of the rule, such as a hint.
  private let note: String?
  /// The message or first step that is shown.
  private let message: String?
  /// The sentence about the machine, such as the bead that it has drawn; `nil` without it.
  private let machine: String?

  init(_ status: MatchsticksStatus, _ controller: TableController<Matchsticks>) {
    (words, table) = (status.words, controller.table)
    note = status.note == .rule ? nil : status.noteText
    message = controller.spokenMessage
    machine = status.machine().sentence
  }

  private var texts: Texts { words.texts }
  private var state: Matchsticks.State { table.state }

  var scene: SpokenScene {
    SpokenScene(
      texts("Matchsticks"), news: [message, note, machine, position].compactMap(\.self) + groups,
      place: [words.rule(table.setup.layout), position, takes].compactMap(\.self), board: board)
  }

  /// The last take, the matches left and whose turn it is, as one text: a repeated take is news, too.
  private var position: String {
    let last = table.session.moves.last.map { move in
      words.take(move, by: state.toMove.opponent, state.layout.form)
    }
    let isOver = state.isOver
    let parts = [
      isOver ? words.lastTake(state) : last, isOver ? nil : words.left(state),
      words.headline(state, isPaused: table.isPaused),
    ]
    return parts.compactMap(\.self).sentences
  }

  /// The legal numbers of matches in a turn.
  private var takes: String? {
    guard !state.isOver, state.layout.form == .pile else { return nil }
    return state.limit == 1
      // Translators: Spoken: the number of matchsticks that the player can take.
      ? texts("You can take 1.")
      // Translators: Spoken: how many matchsticks a player may take now.
      : texts("You can take 1 to {number}.", ["number": String(state.limit)])
  }

  private var board: [String] {
    state.layout.form == .pile ? [words.left(state), takes].compactMap(\.self) : groups
  }

  /// The heaps, or the rows with their parts. Each is news when it has changed. Empty for a pile, and after the end.
  private var groups: [String] {
    guard state.layout.form != .pile, !state.isOver else { return [] }
    let runs = Dictionary(grouping: state.runs, by: \.group)
    return state.groups.indices.map { group in
      let values = [
        "number": String(group + 1),
        "matches": (runs[group] ?? []).map { String($0.count) }.joined(separator: ", "),
      ]
      switch (state.layout.form, runs[group]) {
      // Translators: Spoken: {number} is the number of a row of matchsticks.
      case (.rows, nil): return texts("Row {number} is empty.", values)
      case (_, nil): return words.isEmpty(heap: group)
      // Translators: Spoken: a row and how many matchsticks each of its parts has, such as “3, 2”.
      case (.rows, _): return texts("Row {number}: {matches}", values)
      // Translators: Spoken: a heap and how many matchsticks it has.
      case (_, _): return texts("Heap {number}: {matches}", values)
      }
    }
  }
}
