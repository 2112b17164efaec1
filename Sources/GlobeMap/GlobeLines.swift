import TunnelGame

/// All lines that are drawn on globes; each is made when a globe first needs it, and then kept.
package nonisolated struct GlobeLines: Sendable {
  /// Those of the Earth.
  package static let shared = GlobeLines()

  /// Meridians and parallels.
  let graticule = OnDemand { Graticule() }
  /// The coast in more and more detail; the last is all that is known.
  private let coasts = (tolerances + [0]).map { tolerance in
    let lines = OnDemand {
      let whole = CoastLines(Coast.shared)
      return tolerance > 0 ? whole.simplified(to: tolerance * .pi / 180) : whole
    }
    return (tolerance: tolerance, lines: lines)
  }

  /// How far coasts may stray, in degrees.
  private static let tolerances = [0.25, 0.1, 0.05]

  /// The coast for a globe, true to less than half a pixel.
  package func coast(for globe: SeenGlobe) -> CoastLines {
    let pixel = 0.4 * 180 / .pi / Double(globe.radius)
    let fit = coasts.first { $0.tolerance <= pixel } ?? coasts[coasts.count - 1]
    return fit.lines.value
  }
}
