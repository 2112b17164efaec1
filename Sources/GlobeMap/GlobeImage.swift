import EarthGame
import Raster
import Stage

/// The pixels of a globe's disc in one orientation.
package nonisolated struct GlobeImage: PixelPainter {
  private let globe: GlobeProjection
  private let sheet: GlobeSheet
  private let seen: LazyValue<SeenLines>

  /// The version of the algorithm, part of ``digest``.
  ///
  /// Increase it when the same globe gives other pixels, for example with another atlas. Stored images are then
  /// computed again.
  private static let version = 3.0

  /// Creates an image that is computed on first use.
  ///
  /// - Parameters:
  ///   - globe: the globe in the pixels of the sheet.
  package init(_ lines: GlobeLines, _ globe: GlobeProjection, on sheet: GlobeSheet) {
    (self.globe, self.sheet) = (globe, sheet)
    seen = LazyValue { SeenLines(lines, globe) }
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
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * room + width) { scratch in
      func part(_ index: Int) -> UnsafeMutableBufferPointer<Float> {
        UnsafeMutableBufferPointer(rebasing: scratch[index * room..<(index + 1) * room])
      }
      var fill = FillCoverage(
        seen.rings, within: PixelArea(0, rows.lowerBound, width, rows.count))
      let shares = UnsafeMutableBufferPointer(rebasing: scratch[(3 * room)...])
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
        guard let land = shares.baseAddress, let shore = fields[0].row(y),
          let net = fields[1].row(y), let equator = fields[2].row(y), let row = pixels.baseAddress
        else { return }
        seen.land(row: y, of: &fill, into: shares)
        let known = GlobeRow(land: land, shore: shore, net: net, equator: equator)
        mixer.mix(row: y, known, into: row + (y - rows.lowerBound) * width)
      }
    }
  }
}

/// The visible lines of a globe, in pixels.
private nonisolated struct SeenLines: Sendable {
  let outline: GlobeOutline
  /// The closed rings of ``outline``.
  let rings: Outline
  let net: [SIMD4<Float>]
  let equator: [SIMD4<Float>]

  init(_ lines: GlobeLines, _ globe: GlobeProjection) {
    outline = GlobeOutline(lines.coast(for: globe), globe)
    rings = Outline((outline.shores + outline.rims).map(Outline.Segment.init))
    (net, equator) = lines.graticule.value.pieces(on: globe)
  }

  /// Writes the land coverage of a row.
  func land(row y: Int, of fill: inout FillCoverage, into shares: UnsafeMutableBufferPointer<Float>)
  {
    shares.update(repeating: 0)
    let area = fill.area
    if area.rows.contains(y) {
      fill.wholeRow(y, into: UnsafeMutableBufferPointer(rebasing: shares[area.x..<area.maxX]))
    }
    guard outline.isLandThroughout else { return }
    for x in shares.indices { shares[x] = 1 - shares[x] }
  }
}

nonisolated extension Outline.Segment {
  fileprivate init(_ line: GlobeOutline.Line) {
    self.init(
      start: Point(Double(line.x), Double(line.y)), end: Point(Double(line.z), Double(line.w)))
  }
}
