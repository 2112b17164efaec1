import BoxKit
import EarthGame
import GameKernel
import Stage

/// The first steps at the table of Through the Earth, in the mode that guesses.
struct EarthFirstSteps {
  let table: EarthTable
  let globes: EarthGlobes
  /// Returns the area of the main button.
  let button: () -> Rect

  var all: [FirstStep<ThroughTheEarth>] {
    guard table.setup.mode == .guess else { return [] }
    let globes = globes
    return [
      FirstStep(
        { texts in
          globes.hand == nil
            ? texts("Put your flag where you come out.")
            : texts("Move the flag until you are sure. Then dig.")
        }, at: flagOrButton,
        until: { Self.happens($0) { if case .flagged = $0 { true } else { false } } }),
      FirstStep(
        { [table] texts in
          // Nothing covers the globes while the child falls.
          guard !globes.pair.isDigging, table.state.isDug else { return nil }
          return texts("The line shows how far off you were.")
        }, at: { StepTarget(button()) },
        until: { Self.happens($0) { if case .nextRound = $0 { true } else { false } } }),
      FirstStep(
        { texts in texts("Turn the globe, then put your flag.") },
        at: flagOrButton,
        until: { Self.happens($0) { if case .flagged = $0 { true } else { false } } }),
    ]
  }

  private func flagOrButton() -> StepTarget? {
    globes.hand == nil
      ? StepTarget(globes.whole(globes.discs.far), isRound: true) : StepTarget(button())
  }

  private static func happens(
    _ change: Change<ThroughTheEarth>, _ isIt: (ThroughTheEarth.Event) -> Bool
  ) -> Bool { change.cause == .move && change.events.contains(where: isIt) }
}
