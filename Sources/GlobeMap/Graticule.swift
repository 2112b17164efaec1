import Glibc

/// The meridians and parallels at steps of 15°, and the equator, as polylines on the globe.
nonisolated struct Graticule: Sendable {
  /// The corners of all lines and of the equator, line after line.
  let points: [SIMD4<Float>]
  let lines: [Range<Int>]
  let equator: Range<Int>

  /// The distance between corners, in degrees.
  private static let step = 3.0

  init() {
    var points: [SIMD4<Float>] = []
    var lines: [Range<Int>] = []
    func add(_ count: Int, _ place: (Double) -> (latitude: Double, longitude: Double)) -> Range<Int>
    {
      let start = points.count
      for index in 0...count {
        let (latitude, longitude) = place(Double(index) * Self.step)
        let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
        points.append(
          SIMD4(SIMD3<Float>(SIMD3(cos(north) * cos(east), cos(north) * sin(east), sin(north))), 0))
      }
      return start..<points.count
    }
    for longitude in stride(from: -180.0, to: 180, by: 15) {
      lines.append(add(60) { (-90 + $0, longitude) })
    }
    for latitude in stride(from: -75.0, through: 75, by: 15) where latitude != 0 {
      lines.append(add(120) { (latitude, $0) })
    }
    equator = add(120) { (0, $0) }
    (self.points, self.lines) = (points, lines)
  }

  /// Returns the visible segments of the lines, in pixels.
  func pieces(on globe: GlobeProjection) -> (net: [SIMD4<Float>], equator: [SIMD4<Float>]) {
    let seen = globe.seen(points)
    func pieces(_ line: Range<Int>) -> [SIMD4<Float>] {
      line.dropLast().compactMap { index in
        let (a, b) = (seen[index], seen[index + 1])
        // The disc clips segments that cross the rim.
        guard max(a.z, b.z) >= 0 else { return nil }
        return SIMD4(lowHalf: globe.pixel(a), highHalf: globe.pixel(b))
      }
    }
    return (lines.flatMap(pieces), pieces(equator))
  }
}
