import GameKernel
import Stage

/// A search for the controls that the focus reaches.
@MainActor package struct FocusSearch {
  /// Makes the scene before the first step.
  private let start: () -> (scene: any Scene, context: StageContext)

  package init(from start: @escaping () -> (scene: any Scene, context: StageContext)) {
    self.start = start
  }

  /// The controls that the focus does not reach by Tab alone, by Shift+Tab alone, or by the D-pad alone.
  package var unreached: [String] {
    let all = start().scene.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id)
    let ways = [
      reached(.keyboard, by: [.focusNext]), reached(.keyboard, by: [.focusPrevious]),
      reached(.gamepad, by: [.tilt(.left), .tilt(.right), .tilt(.up), .tilt(.down)]),
    ]
    return all.filter { id in !ways.allSatisfy { $0.contains(id) } }
  }

  /// Returns the controls that get the focus by steps of these kinds, in any order.
  private func reached(_ device: InputDevice, by steps: [Intent]) -> Set<String> {
    var reached: Set<String> = []
    var paths: [[Intent]] = [[]]
    while var path = paths.popLast(), let step = steps.last {
      let (scene, context) = start()
      context.device = device
      // Makes the focus visible before the first step.
      _ = scene.list
      path.forEach(scene.handle)
      // Goes on by the last kind of step. The others start anew.
      while let id = scene.focused, reached.insert(id).inserted {
        paths += steps.dropLast().map { path + [$0] }
        path.append(step)
        scene.handle(step)
      }
    }
    return reached
  }
}
