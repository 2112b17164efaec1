import GlobeMap
import Stage

/// The positions of the two discs on the felt. They are beside each other or one above the other, whichever makes
/// them larger.
nonisolated struct GlobeLayout: Hashable, Sendable {
  /// The radius of the discs without their rims, in whole pixels.
  let radius: Double
  /// The middles of the near and far discs, on whole pixels.
  let near: Point
  let far: Point

  /// The gap between the rims, and from the rims to the edge of the felt, in length units of the design.
  private static let gap = 15.0
  static let rim = 1 + GlobeSheet.rimShare

  /// Computes the layout.
  ///
  /// - Parameters:
  ///   - felt: the area inside the rim of the tray.
  ///   - isSingle: whether one disc has the whole felt. Both are then in the middle.
  init(in felt: Rect, _ metrics: Metrics, isSingle: Bool = false) {
    let gap = metrics.isSmall ? 6 : metrics.unscaled.px(Self.gap)
    guard !isSingle else {
      let outer = min(felt.width, felt.height) / 2 - gap
      radius = max(16, (outer / Self.rim).rounded(.down))
      (near, far) = (felt.center.snapped, felt.center.snapped)
      return
    }
    let isBeside = felt.width >= felt.height
    let (long, short) = isBeside ? (felt.width, felt.height) : (felt.height, felt.width)
    let outer = min((short - 2 * gap) / 2, (long - 3 * gap) / 4)
    radius = max(16, (outer / Self.rim).rounded(.down))
    // The gap between the globes gets 43 % of the remaining length, or less if much length remains.
    let slack = long - 4 * radius * Self.rim
    let apart = 2 * radius * Self.rim + min(slack * 0.43, slack / 3 + 4 * gap)
    let offset = (isBeside ? Point(apart, 0) : Point(0, apart)) * 0.5
    near = (felt.center - offset).snapped
    far = (felt.center + offset).snapped
  }
}

extension Point {
  /// The nearest point on whole pixels, where pictures stay sharp.
  nonisolated var snapped: Point { Point(x.rounded(), y.rounded()) }
}
