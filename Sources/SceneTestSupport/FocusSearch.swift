import GameKernel
import Stage

/// A search for the controls that the focus reaches.
@MainActor package struct FocusSearch {
  /// Creates the scene in its state before the first step.
  private let start: () -> (scene: any Scene, context: StageContext)

  package init(from start: @escaping () -> (scene: any Scene, context: StageContext)) {
    self.start = start
  }

  /// The IDs of the enabled controls that at least one of three ways does not focus: Tab, Shift+Tab, or the D-pad.
  package var unreached: [String] {
    let all = start().scene.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id)
    let reachedSets = [
      reached(.keyboard, by: [.focusNext]), reached(.keyboard, by: [.focusPrevious]),
      reached(.gamepad, by: [.tilt(.left), .tilt(.right), .tilt(.up), .tilt(.down)]),
    ]
    return all.filter { id in !reachedSets.allSatisfy { $0.contains(id) } }
  }

  /// Returns the IDs of the controls that get the focus by steps of these kinds, in any order.
  private func reached(_ device: InputDevice, by steps: [Intent]) -> Set<String> {
    var reached: Set<String> = []
    var paths: [[Intent]] = [[]]
    while var path = paths.popLast(), let step = steps.last {
      let (scene, context) = start()
      context.input.device = device
      // Makes the focus visible before the first step.
      _ = scene.list
      path.forEach(scene.handle)
      // Continues in this scene with the last kind of step. Paths with other kinds begin in a new scene.
      while let id = scene.focused, reached.insert(id).inserted {
        paths += steps.dropLast().map { path + [$0] }
        path.append(step)
        scene.handle(step)
      }
    }
    return reached
  }
}
