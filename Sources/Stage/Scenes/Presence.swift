/// Tells one scene when it comes and goes, and is the only one to do so.
///
/// Whatever is asked of it, the scene hears `willAppear`, `didAppear`, `willDisappear`,
/// `didDisappear` in this order, again and again, and none twice.
@MainActor final class Presence {
  private enum Phase { case hidden, appearing, shown, disappearing }

  let scene: any Scene
  private var phase = Phase.hidden

  init(_ scene: any Scene) {
    self.scene = scene
  }

  /// Whether the scene is shown, or is about to be.
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

  /// Ends what has begun; a transition that is interrupted counts as ended.
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
