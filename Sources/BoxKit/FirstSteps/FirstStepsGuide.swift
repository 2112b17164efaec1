import Controls
import GameKernel
import Stage

/// Leads a new player through the first steps of a game, if the program asks for it.
///
/// It never takes an intent: every move stays possible, and the game's changes alone lead from step to step.
package final class FirstStepsGuide<Rules: TableRules> {
  /// Returns the steps of the game on the table. Default: none.
  package var steps: () -> [FirstStep<Rules>] = { [] }
  /// Returns the areas that the bubble must not cover, besides texts and controls.
  package var areas: () -> [Rect] {
    get { bubble.areas }
    set { bubble.areas = newValue }
  }

  /// Whether the table shows the texts in every window, so that there is no bubble.
  package var marksOnly: Bool {
    get { bubble.marksOnly }
    set { bubble.marksOnly = newValue }
  }

  /// The bubble with the text of a step and the button that opens the help.
  let bubble: StepBubble
  private let table: GameTable<Rules>
  private let context: StageContext
  /// The steps of each variant of the game that has begun them.
  private var progress: [String: FirstSteps<Rules>] = [:]

  init(_ table: GameTable<Rules>, context: StageContext) {
    (self.table, self.context) = (table, context)
    bubble = StepBubble(context: context)
    bubble.content = { [weak self] in self?.content }
  }

  private var current: FirstStep<Rules>? { progress[table.session.variant]?.current }

  /// Whether a step waits for the player.
  var isLeading: Bool { current != nil }

  /// Begins with the first step. Has no effect on a game without steps.
  func begin() {
    let variant = table.session.variant
    guard progress[variant] == nil else { return }
    let steps = steps()
    if !steps.isEmpty { progress[variant] = FirstSteps(steps) }
  }

  /// Follows a change of the game. A new game begins the steps again, another variant keeps its own, and the end of the
  /// game ends them.
  ///
  /// - Returns: whether the change has ended the last step.
  func follow(_ change: Change<Rules>, isByPerson: Bool) -> Bool {
    let variant = table.session.variant
    guard progress[variant] != nil, change.cause != .variant else { return false }
    switch change.cause {
    case .restart:
      progress[variant] = nil
      begin()
    case .move, .undo, .redo, .variant: progress[variant]?.follow(change, isByPerson: isByPerson)
    }
    if isLeading, !Rules.isOver(change.after) { return false }
    end()
    return true
  }

  /// Ends the steps of the variant on the table.
  func end() { progress[table.session.variant] = nil }

  /// The text of the step that waits for the player; `nil` if none does.
  package var words: String? { content?.words }

  /// The text of the step, in a window without room for the bubble.
  package var line: String? { hasNoBubble ? words : nil }

  /// Whether a step is shown without its bubble, because the window has no room for it.
  private var hasNoBubble: Bool {
    isLeading && (context.look.metrics.isSmall || bubble.hasNoRoom)
  }

  private var content: StepBubble.Content? {
    guard let step = current, let words = step.words(context.look.texts) else { return nil }
    return StepBubble.Content(words: words, target: step.target(), hasHelp: step.hasHelp)
  }
}
