import Stage
import TunnelGame

/// The pixels of a globe's disc for one way it lies.
nonisolated struct GlobeImage: PixelPainter {
  private let sheet: GlobeSheet
  private let outline: GlobeOutline
  private let net: [SIMD4<Float>]
  private let equator: [SIMD4<Float>]
  private let isMirrored: Bool

  /// - Parameters:
  ///   - globe: in the pixels of the sheet.
  init(_ lines: GlobeLines, _ globe: SeenGlobe, on sheet: GlobeSheet) {
    self.sheet = sheet
    outline = GlobeOutline(lines.coast(for: globe), globe)
    (net, equator) = lines.graticule.pieces(on: globe)
    isMirrored = globe.isSeenThrough
  }

  var opaqueParts: [Rect] { sheet.slabs }

  /// Fills the land, measures how far each pixel is from coasts and lines, and mixes the colours.
  func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let room = DistanceField.count(rows: rows, width: width)
    let sums = CoverageSum.count(rows: rows, width: width)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * room + sums) { scratch in
      func part(_ index: Int) -> UnsafeMutableBufferPointer<Float> {
        UnsafeMutableBufferPointer(rebasing: scratch[index * room..<(index + 1) * room])
      }
      let fill = CoverageSum(
        rows: rows, width: width,
        in: UnsafeMutableBufferPointer(rebasing: scratch[(3 * room)...]))
      for edge in outline.edges { fill.add(edge) }
      let fields = [
        (outline.shores, max(sheet.bandReach, sheet.width(sheet.palette.coast))),
        (net, sheet.width(sheet.palette.graticule)), (equator, sheet.width(sheet.palette.equator)),
      ].enumerated().map { index, source in
        let field = DistanceField(
          rows: rows, width: width, reach: source.1 + 0.5, in: part(index))
        for line in source.0 { field.add(line) }
        return field
      }
      let mixer = GlobeMixer(sheet, width: width)
      for y in rows {
        guard let sums = fill.row(y), let shore = fields[0].row(y), let net = fields[1].row(y),
          let equator = fields[2].row(y), let row = pixels.baseAddress
        else { return }
        CoverageSum.sumUp(
          sums, width, from: outline.isLandThroughout ? 1 : 0, isMirrored: isMirrored)
        let known = GlobeRow(land: sums, shore: shore, net: net, equator: equator)
        mixer.mix(row: y, known, into: row + (y - rows.lowerBound) * width)
      }
    }
  }
}

/// All lines that are drawn on globes; made once.
nonisolated struct GlobeLines: Sendable {
  /// Those of the Earth, made when globes are first shown.
  static let shared = GlobeLines(Coast.shared)

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
