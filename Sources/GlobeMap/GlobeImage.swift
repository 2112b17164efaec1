import EarthGame
import Stage

/// The pixels of a globe's disc in one orientation.
package nonisolated struct GlobeImage: PixelPainter {
  private let globe: SeenGlobe
  private let sheet: GlobeSheet
  private let seen: OnDemand<SeenLines>

  /// The version of the algorithm, part of ``digest``.
  ///
  /// Increase it when the same globe gives other pixels, for example with another atlas. Stored images are then
  /// computed again.
  private static let version = 2.0

  /// Creates an image that is computed on first use.
  ///
  /// - Parameters:
  ///   - globe: The globe in the pixels of the sheet.
  package init(_ lines: GlobeLines, _ globe: SeenGlobe, on sheet: GlobeSheet) {
    (self.globe, self.sheet) = (globe, sheet)
    seen = OnDemand { SeenLines(lines, globe) }
  }

  package var opaqueParts: [Rect] { sheet.slabs }

  package var digest: DrawingDigest? {
    var digest = DrawingDigest("globe")
    digest.add(Self.version)
    globe.add(to: &digest)
    sheet.add(to: &digest)
    return digest
  }

  /// Fills the land, measures the distance of each pixel from coasts and lines, and mixes the colours.
  package func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>)
  {
    let seen = seen.value
    let room = DistanceField.count(rows: rows, width: width)
    let sums = CoverageSum.count(rows: rows, width: width)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * room + sums) { scratch in
      func part(_ index: Int) -> UnsafeMutableBufferPointer<Float> {
        UnsafeMutableBufferPointer(rebasing: scratch[index * room..<(index + 1) * room])
      }
      let fill = CoverageSum(
        rows: rows, width: width,
        in: UnsafeMutableBufferPointer(rebasing: scratch[(3 * room)...]))
      for lines in [seen.outline.shores, seen.outline.rims] {
        for line in lines { fill.add(line) }
      }
      let fields = [
        (seen.outline.shores, max(sheet.bandReach, sheet.width(sheet.palette.coast))),
        (seen.net, sheet.width(sheet.palette.graticule)),
        (seen.equator, sheet.width(sheet.palette.equator)),
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
          sums, width, from: seen.outline.isLandThroughout ? 1 : 0, isMirrored: globe.isSeenThrough)
        let known = GlobeRow(land: sums, shore: shore, net: net, equator: equator)
        mixer.mix(row: y, known, into: row + (y - rows.lowerBound) * width)
      }
    }
  }
}

/// The visible lines of a globe, in pixels.
private nonisolated struct SeenLines: Sendable {
  let outline: GlobeOutline
  let net: [SIMD4<Float>]
  let equator: [SIMD4<Float>]

  init(_ lines: GlobeLines, _ globe: SeenGlobe) {
    outline = GlobeOutline(lines.coast(for: globe), globe)
    (net, equator) = lines.graticule.value.pieces(on: globe)
  }
}
