/// The lifecycle state of one scene. All lifecycle calls to the scene are made here.
///
/// The scene gets `willAppear`, `didAppear`, `willDisappear` and `didDisappear` cyclically in this order, whatever
/// the order of calls here.
@MainActor final class SceneLifecycle {
  private enum Phase { case hidden, appearing, shown, disappearing }

  let scene: any Scene
  private var phase = Phase.hidden

  init(_ scene: any Scene) {
    self.scene = scene
  }

  /// Whether the scene is shown or appearing.
  var isPresent: Bool { phase == .appearing || phase == .shown }

  func appear() {
    if isPresent { return }
    settle()
    phase = .appearing
    scene.willAppear()
  }

  func disappear() {
    if !isPresent { return }
    settle()
    phase = .disappearing
    scene.willDisappear()
  }

  /// Ends a pending appearance or disappearance. An interrupted transition counts as ended.
  func settle() {
    switch phase {
    case .hidden, .shown:
      break
    case .appearing:
      phase = .shown
      scene.didAppear()
    case .disappearing:
      phase = .hidden
      scene.didDisappear()
    }
  }
}
