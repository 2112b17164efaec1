/// One scene of the stack with the modals over it.
@MainActor final class Page {
  let lifecycle: SceneLifecycle
  /// The modals, from the lowest to the topmost.
  var modals: [ModalLayer] = []
  /// Dismissed modals that are still fading out.
  var leaving: [ModalLayer] = []
  var move = PageMove()
  var needsLayout = true

  private let input: InputContext

  init(_ scene: any Scene, _ input: InputContext) {
    lifecycle = SceneLifecycle(scene)
    self.input = input
  }

  var scene: any Scene { lifecycle.scene }
  /// The scene that gets this page's intents.
  var top: any Scene { modals.last?.lifecycle.scene ?? scene }

  /// The scene and its modals, without those that are leaving.
  var lifecycles: [SceneLifecycle] { [lifecycle] + modals.map(\.lifecycle) }

  func appear() { for lifecycle in lifecycles { lifecycle.appear() } }
  func disappear() { for lifecycle in lifecycles.reversed() { lifecycle.disappear() } }

  /// Ends the pending appearances and disappearances of the scene and its modals, even while a modal is still fading.
  func settle() {
    for lifecycle in leaving.map(\.lifecycle) + lifecycles { lifecycle.settle() }
  }

  /// Ends the disappearance of a modal and removes it, whether it leaves alone or with the page.
  func endLeaving(_ modal: any Scene) {
    for layer in leaving + modals where layer.lifecycle.scene === modal { layer.lifecycle.settle() }
    leaving.removeAll { $0.lifecycle.scene === modal }
    modals.removeAll { $0.lifecycle.scene === modal }
  }

  func layout(in size: Size) {
    needsLayout = false
    scene.layout(in: size)
    for modal in leaving + modals { modal.lifecycle.scene.layout(in: size) }
  }

  func draw(into list: inout DisplayList, in size: Size, _ pose: Pose) {
    guard pose != .identity else { return draw(into: &list, in: size) }
    guard pose.isVisible else { return }
    var own = DisplayList()
    draw(into: &own, in: size)
    list.add(own, pose.placement(in: size))
  }

  private func draw(into list: inout DisplayList, in size: Size) {
    let isBelow = input.isBelowModal
    defer { input.isBelowModal = isBelow }
    input.isBelowModal = isBelow || !modals.isEmpty
    list.draw(scene, .identity)
    for modal in leaving + modals {
      input.isBelowModal = isBelow || !modals.isEmpty && modal !== modals.last
      modal.draw(into: &list, in: size)
    }
  }
}
