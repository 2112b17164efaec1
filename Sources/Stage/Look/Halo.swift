/// Light round a thing with round corners, which it must be drawn before.
@MainActor public struct Halo {
  private let patch: ShadowPatch?
  private let growth: Double

  /// - Parameters:
  ///   - size: of the thing, in output pixels.
  ///   - radius: of its corners, in output pixels.
  ///   - growth: how far the light reaches round it before it fades, in output pixels.
  ///   - blur: the standard deviation of its fading, of the design at 1280 × 800.
  ///   - context: a theme without glow gives no light.
  public init(
    size: Size, radius: Double, growth: Double, blur: Double, _ context: StageContext
  ) {
    self.growth = growth
    let light = Shadow(0, 0, blur: blur, alpha: 0.95)
    patch = ShadowPatch(
      light, context.theme.glow, strength: 1, size: size.grown(by: growth),
      radius: radius + growth, context)
  }

  /// Draws the light; what is drawn next hides what of it lies within the thing.
  public func draw(into list: inout DisplayList, around thing: Rect, alpha: Double) {
    guard alpha > 0 else { return }
    patch?.draw(into: &list, below: thing.inset(by: -growth), hole: thing, alpha: alpha)
  }
}
