import GameKernel
import Stage

/// One step that leads a new player: the text, the place it points at, and the change that ends it.
package struct FirstStep<Rules: TableRules> {
  /// Returns the text, or `nil` while the step shows nothing.
  let words: (Texts) -> String?
  /// Returns the place to mark, or `nil` for none.
  let target: () -> StepTarget?
  /// Returns whether a change of the game ends the step.
  let isDone: (Change<Rules>) -> Bool
  /// Returns whether a person can make a change without ending the step. Default: `false`.
  let allows: (Change<Rules>) -> Bool
  /// Whether the bubble has the button that opens the help. Default: `true`.
  let hasHelp: Bool

  package init(
    _ words: @escaping (Texts) -> String?, at target: @escaping () -> StepTarget?,
    until isDone: @escaping (Change<Rules>) -> Bool,
    allowing allows: @escaping (Change<Rules>) -> Bool = { _ in false }, hasHelp: Bool = true
  ) {
    (self.words, self.target, self.isDone, self.allows) = (words, target, isDone, allows)
    self.hasHelp = hasHelp
  }
}

/// A place that a step points at.
package struct StepTarget: Hashable {
  /// The frame in output pixels.
  package let frame: Rect
  /// Whether the place is a disc.
  package let isRound: Bool

  package init(_ frame: Rect, isRound: Bool = false) {
    (self.frame, self.isRound) = (frame, isRound)
  }
}

/// The first steps of a game, and the one that is shown.
package struct FirstSteps<Rules: TableRules> {
  private let steps: [FirstStep<Rules>]
  private var index = 0

  package init(_ steps: [FirstStep<Rules>]) { self.steps = steps }

  /// The step that is shown, or `nil` after the last one.
  package var current: FirstStep<Rules>? { index < steps.count ? steps[index] : nil }

  /// Follows a change of the game.
  ///
  /// The change that the step waits for leads to the next step. Any other change by a person ends all steps, if the
  /// step does not allow it. Other changes, such as a computer's move, have no effect.
  package mutating func follow(_ change: Change<Rules>, isByPerson: Bool) {
    if current?.isDone(change) == true {
      index += 1
    } else if isByPerson, current?.allows(change) != true {
      index = steps.count
    }
  }
}
