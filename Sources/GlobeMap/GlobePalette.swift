import Stage

/// The colours of a globe (Documentation/Look.md, *Globe*).
package nonisolated struct GlobePalette: Hashable, Sendable {
  /// A band of colour on the sea along the shore.
  struct Band: Hashable, Sendable {
    /// The width of a stroke along the coast whose outer half is the band, in length units of a globe of radius 226.
    let width: Double
    let color: Color
  }

  /// A line on the globe. Its width is in length units of a globe of radius 226.
  package struct Line: Hashable, Sendable {
    let width: Double
    let color: Color
  }

  package var sea: [Paint.Stop]
  package var land: [Paint.Stop]
  /// The light at the upper left and the shade at the edge.
  package var light: [Paint.Stop]
  /// The bands, from the widest to the narrowest.
  var bands: [Band]
  package var coast: Line
  var graticule: Line
  package var equator: Line
  /// The line round the globe.
  package var edge: Line

  /// Adds all colours and widths to the digest of a drawing.
  package func add(to digest: inout DrawingDigest) {
    for stops in [sea, land, light] { digest.add(stops) }
    digest.add(Double(bands.count))
    for (width, color) in bands.map({ ($0.width, $0.color) })
      + [coast, graticule, equator, edge].map({ ($0.width, $0.color) })
    {
      digest.add(width)
      digest.add(color)
    }
  }

  /// Returns the palette for a theme: old paper, or white coasts on black.
  package static func globe(_ theme: Theme) -> GlobePalette { theme.isFlat ? contrast : paper }

  private static let paper = GlobePalette(
    sea: [
      .init(0, Color(0xCFDABF)), .init(0.55, Color(0x9DBFB4)), .init(1, Color(0x6F9C9C)),
    ],
    land: [.init(0, Color(0xF1DFB8)), .init(1, Color(0xD2B27A))],
    light: [
      .init(0, Color(0xFFF6DC, alpha: 0.34)), .init(0.45, Color(0xFFF6DC, alpha: 0)),
      .init(0.82, Color(0x2A1808, alpha: 0.16)), .init(1, Color(0x1A0E06, alpha: 0.52)),
    ],
    bands: [
      Band(width: 11, color: Color(0xD6DFC4, alpha: 0.55)),
      Band(width: 6, color: Color(0xB5CDBB, alpha: 0.7)),
      Band(width: 3, color: Color(0xF1DFB8, alpha: 0.6)),
    ],
    coast: Line(width: 1.3, color: Color(0x5A3E26)),
    graticule: Line(width: 0.8, color: Color(0x7A5A38, alpha: 0.32)),
    equator: Line(width: 1.2, color: Color(0x7A3B2A, alpha: 0.55)),
    edge: Line(width: 1.6, color: Color(0x4A2E1C)))

  private static let contrast = GlobePalette(
    sea: [.init(0, .black), .init(1, .black)], land: [.init(0, Color(0x1E1E1E))],
    light: [.init(0, .clear)], bands: [], coast: Line(width: 2, color: .white),
    graticule: Line(width: 1, color: Color(0xFFFFFF, alpha: 0.3)),
    equator: Line(width: 1.4, color: Color(0xFFFFFF, alpha: 0.75)),
    edge: Line(width: 2, color: .white))

  /// The palette of the lens: plain colours without light.
  package var lens: GlobePalette {
    var lens = self
    lens.light = [.init(0, .clear)]
    lens.bands = []
    lens.edge = Line(width: 0, color: edge.color)
    guard !bands.isEmpty else { return lens }
    lens.sea = [.init(0, Color(0x7FAEA8))]
    lens.land = [.init(0, Color(0xEBD9A8))]
    lens.coast = Line(width: 1.2, color: coast.color.opacity(0.9))
    lens.graticule = Line(width: 0.8, color: graticule.color.opacity(0.5 / 0.32))
    return lens
  }
}
