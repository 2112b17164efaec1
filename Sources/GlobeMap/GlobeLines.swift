import EarthGame

/// The lines that globes draw. Each set is computed on first use and then cached.
package nonisolated struct GlobeLines: Sendable {
  /// The lines of the Earth.
  package static let shared = GlobeLines()

  /// The meridians and parallels.
  let graticule = LazyValue { Graticule() }
  /// The coast in increasing detail. The last entry has all corners.
  private let coasts = (tolerances + [0]).map { tolerance in
    let lines = LazyValue {
      let whole = CoastLines(Coast.shared)
      return tolerance > 0 ? whole.simplified(to: tolerance * .pi / 180) : whole
    }
    return (tolerance: tolerance, lines: lines)
  }

  /// The tolerances of simplified coasts, in degrees.
  private static let tolerances = [0.25, 0.1, 0.05]

  /// Returns the coarsest coast whose error on a globe is at most 0.4 pixels, or else the one with all corners.
  package func coast(for globe: GlobeProjection) -> CoastLines {
    let pixel = 0.4 * 180 / .pi / Double(globe.radius)
    let fit = coasts.first { $0.tolerance <= pixel } ?? coasts[coasts.count - 1]
    return fit.lines.value
  }
}
