import BoxKit
import GameKernel
import MachineScenes
import MatchstickBoard
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
  /// Whether the last change has taken a take back.
  private let isUndo: Bool
  /// The sentence about the machine, such as the bead that it has drawn; `nil` without it.
  private let machine: String?
  private let title: String

  init(_ status: MatchsticksStatus, _ controller: TableController<Matchsticks>) {
    (words, table) = (status.words, controller.table)
    note = status.note == .rule ? nil : status.noteText
    message = controller.spokenMessage
    title = controller.spokenTitle(status.words.texts("Matchsticks"))
    isUndo = status.isUndo
    machine = status.machine().sentence
  }

  private var texts: Texts { words.texts }
  private var state: Matchsticks.State { table.state }

  var scene: SpokenScene {
    SpokenScene(
      title, news: [message, note, machine, position].compactMap(\.self) + groups,
      place: [words.rule(table.setup.layout), position, takes].compactMap(\.self), board: board)
  }

  /// The last take, the matches left and whose turn it is, as one text: a repeated take is news, too.
  private var position: String {
    let last =
      isUndo
      ? takenBack
      : table.session.moves.last.map { move in
        words.take(move, by: state.toMove.opponent, state.layout.form)
      }
    let isOver = state.isOver
    let parts = [
      isOver ? words.lastTake(state) : last, isOver ? nil : words.left(state),
      words.headline(state, isPaused: table.isPaused),
    ]
    return parts.compactMap(\.self).sentences
  }

  /// The take that undo has taken back, the player's own one of two.
  private var takenBack: String? {
    table.session.undoneMoves.first.map { move in
      let take = words.take(move, by: state.toMove, state.layout.form)
      // Translators: Spoken: {move} is the move that undo has taken back.
      return texts("Taken back: {move}", ["move": take])
    }
  }

  /// The legal numbers of matches in a turn.
  private var takes: String? {
    guard !state.isOver, state.layout.form == .pile else { return nil }
    return texts.canTake(state.limit)
  }

  private var board: [String] {
    state.layout.form == .pile ? [words.left(state), takes].compactMap(\.self) : groups
  }

  /// The heaps or rows, each of which is news when it has changed. Empty for a pile, and after the end.
  private var groups: [String] {
    state.layout.form == .pile || state.isOver ? [] : texts.matches(of: state)
  }
}

extension Texts {
  /// Returns the text for a number of matches left.
  func matchesLeft(_ count: Int) -> String {
    // Translators: Above the table. {count} is how many matchsticks are left.
    plural("{count} match left", "{count} matches left", count)
  }

  /// Returns the matches of a position for listeners: the number in the pile, each heap, or each row with its parts.
  func matches(of state: Matchsticks.State) -> [String] {
    guard state.layout.form != .pile else { return [matchesLeft(state.remaining)] }
    let (texts, runs) = (self, Dictionary(grouping: state.runs, by: \.group))
    return state.groups.indices.map { group in
      let counts = (runs[group] ?? []).map { String($0.count) }.joined(separator: ", ")
      let values = ["number": String(group + 1), "matches": counts, "content": counts]
      switch (state.layout.form, runs[group]) {
      // Translators: Spoken: {number} is the number of a row of matchsticks.
      case (.rows, nil): return texts("Row {number} is empty.", values)
      case (_, nil): return isEmpty(heap: group)
      // Translators: Spoken: a row of a board and its content, such as “3, 2”.
      case (.rows, _): return texts("Row {number}: {content}", values)
      // Translators: Spoken: a heap and how many matchsticks it has.
      case (_, _): return texts("Heap {number}: {matches}", values)
      }
    }
  }

  /// Returns the answer to a click on a heap without matches.
  func isEmpty(heap: Int) -> String {
    let texts = self
    // Translators: {heap} is the number of a heap of matchsticks.
    return texts("Heap {heap} is empty.", ["heap": String(heap + 1)])
  }
}
