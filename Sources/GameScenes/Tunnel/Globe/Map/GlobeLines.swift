import TunnelGame

/// All lines that are drawn on globes; made once.
nonisolated struct GlobeLines: Sendable {
  /// Those of the one atlas, made when globes are first shown.
  static let shared = GlobeLines(Atlas.shared.coast)

  let graticule = Graticule()
  /// The coast in more and more detail; the last is all that is known.
  private let coasts: [(tolerance: Double, lines: CoastLines)]

  /// How far coasts may stray, in degrees.
  private static let tolerances = [0.25, 0.1, 0.05]

  init(_ coast: Coast) {
    let whole = CoastLines(coast)
    coasts = Self.tolerances.map { ($0, whole.simplified(to: $0 * .pi / 180)) } + [(0, whole)]
  }

  /// The coast for a globe, true to less than half a pixel.
  func coast(for globe: SeenGlobe) -> CoastLines {
    let pixel = 0.4 * 180 / .pi / Double(globe.radius)
    return coasts.first { $0.tolerance <= pixel }?.lines ?? coasts[coasts.count - 1].lines
  }
}
