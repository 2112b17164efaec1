import Stage

/// The message in the status of a table. A question is a message that its own repetition answers with yes. It stays
/// until another act of the player or of the game.
package final class TableMessage {
  /// Called when a message appears or ends.
  package var onChange: () -> Void = {}

  private let look: Look
  private var words: [(Texts) -> String] = []
  /// The identifier of the question that is shown, or `nil`.
  private var question: String?
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm { case end }

  init(look: Look) { self.look = look }

  /// The variants of the current message, the longest first. Empty if none is shown.
  package var variants: [String] { isShown ? words.map { $0(look.texts) } : [] }

  private var isShown: Bool { question != nil || alarms.isSet(.end) }

  /// Shows a message for a while.
  ///
  /// - Parameter words: variants of the message, the longest first.
  package func show(for time: Duration, _ words: [(Texts) -> String]) {
    self.words = words
    question = nil
    alarms.set(.end, in: time)
    onChange()
  }

  /// Shows a question, or ends it if it is shown already.
  ///
  /// - Returns: whether it asks now. `false` is the player's yes.
  package func asks(_ question: String, _ words: [(Texts) -> String]) -> Bool {
    if isAsking(question) {
      end()
      return false
    }
    alarms.cancel(.end)
    (self.question, self.words) = (question, words)
    onChange()
    return true
  }

  /// Returns whether a question is shown.
  package func isAsking(_ question: String) -> Bool { self.question == question }

  /// Ends the question, if one is shown, except a certain one. Returns whether it has ended one.
  @discardableResult
  package func endQuestion(exceptOf other: String? = nil) -> Bool {
    guard question != nil, question != other else { return false }
    end()
    return true
  }

  /// Ends the message.
  package func end() {
    guard isShown else { return }
    question = nil
    alarms.cancel(.end)
    onChange()
  }

  func advance(by elapsed: Duration) {
    if !alarms.advance(by: elapsed).isEmpty { onChange() }
  }

  var nextTimer: Duration? { alarms.next }
}

/// An act that keeps a game out of the best games.
package nonisolated enum PricedAct: String, Sendable {
  case hint, solution, undo

  /// Creates the act of a command; `nil` for a command that never costs the best games.
  init?(_ command: Intent.Command) {
    switch command {
    case .hint: self = .hint
    case .undo: self = .undo
    default: return nil
    }
  }

  /// The question before the act, the longest variant first.
  var question: [(Texts) -> String] {
    switch self {
    case .hint:
      [
        // Translators: Question before the first hint of a game.
        { texts in texts("Press again for a hint. The game then won't count for Best games.") },
        // Translators: Short question before the first hint of a game.
        { texts in texts("Press again for a hint (the game then won't count)") }, Self.shortest,
      ]
    case .solution:
      [
        // Translators: Question before a menu item that solves the puzzle.
        { texts in
          texts("Choose it again to see the solution. The game then won't count for Best games.")
        },
        // Translators: Short question before a menu item that solves the puzzle.
        { texts in texts("Choose again for the solution (the game then won't count)") },
        Self.shortest,
      ]
    case .undo:
      [
        // Translators: Question before the first undo of a game.
        { texts in texts("Press again to undo. The game then won't count for Best games.") },
        // Translators: Short question before the first undo of a game.
        { texts in texts("Press again to undo (the game then won't count)") }, Self.shortest,
      ]
    }
  }

  /// The question before the act in the try of a game of the day, the longest variant first. There, undo ends no medal.
  var questionOfDay: [(Texts) -> String] {
    switch self {
    case .hint:
      [
        // Translators: Question before the first hint in a game of the day.
        { texts in texts("Press again for a hint. It ends the medal, not your days in a row.") },
        // Translators: Short question before the first hint in a game of the day.
        { texts in texts("Press again for a hint (no medal)") }, Self.shortestOfDay,
      ]
    case .solution:
      [
        // Translators: Question before a menu item that solves the puzzle, in a game of the day.
        { texts in
          texts("Choose it again to see the solution. It ends the medal, not your days in a row.")
        },
        // Translators: Short question before a menu item that solves the puzzle, in a game of the day.
        { texts in texts("Choose again for the solution (no medal)") }, Self.shortestOfDay,
      ]
    case .undo: question
    }
  }

  private static var shortestOfDay: (Texts) -> String {
    // Translators: Shortest question: the player presses again, but the game of the day wins no medal then.
    { texts in texts("Again? No medal") }
  }

  private static var shortest: (Texts) -> String {
    // Translators: Shortest question: the player presses again, but the game does not enter the best games then.
    { texts in texts("Again? It won't count") }
  }
}
