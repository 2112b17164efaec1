extension DisplayList {
  /// Adds what a scene shows; a clip or an alpha that it leaves behind does not leak out.
  @MainActor mutating func draw(_ scene: any Scene, _ placement: Placement) {
    if placement == .identity, clip == nil, alpha == 1 {
      scene.draw(into: &self)
      clip = nil
      alpha = 1
    } else if placement.alpha > 0 {
      var own = DisplayList()
      scene.draw(into: &own)
      add(own, placement)
    }
  }
}
