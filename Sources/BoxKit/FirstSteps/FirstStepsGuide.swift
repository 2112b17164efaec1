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

  /// The bubble with the text of a step and the button that opens the help.
  let bubble: StepBubble
  private let context: StageContext
  private var progress: FirstSteps<Rules>?

  init(context: StageContext) {
    self.context = context
    bubble = StepBubble(context: context)
    bubble.content = { [weak self] in self?.content }
  }

  /// Whether a step waits for the player.
  var isLeading: Bool { progress?.current != nil }

  /// Begins with the first step. Has no effect on a game without steps.
  func begin() {
    guard progress == nil else { return }
    let steps = steps()
    if !steps.isEmpty { progress = FirstSteps(steps) }
  }

  /// Follows a change of the game.
  ///
  /// - Returns: whether the change has ended the last step.
  func follow(_ change: Change<Rules>, isByPerson: Bool) -> Bool {
    guard progress != nil else { return false }
    if change.entersAnotherGame { progress = FirstSteps(steps()) }
    progress?.follow(change, isByPerson: isByPerson)
    if isLeading { return false }
    progress = nil
    return true
  }

  /// Ends all steps.
  func end() { progress = nil }

  /// The variants of the text of the step that waits for the player, the longest first. Empty if none does.
  package var words: [String] { content?.words ?? [] }

  /// The variants of the text of the step, in a window without room for the bubble.
  var lines: [String] { hasNoBubble ? words : [] }

  /// Whether a step is shown without its bubble, because the window has no room for it.
  var hasNoBubble: Bool {
    isLeading && (context.look.metrics.isSmall || bubble.hasNoRoom)
  }

  private var content: StepBubble.Content? {
    guard let step = progress?.current else { return nil }
    let texts = context.look.texts
    guard let words = step.words(texts) else { return nil }
    return StepBubble.Content(
      words: [words, step.short(texts)].compactMap(\.self), target: step.target())
  }
}
