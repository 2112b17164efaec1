import EarthGame
import EarthScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("A globe shows the Earth")
struct GlobeMapTests {
  private static let centers = [
    (0.0, 0.0), (90, 0), (-90, 0), (0, 180), (12, -180), (40, -100), (60, 10), (-35, 75),
  ].map { Place.at($0, $1) }

  @Test("Where a place is seen, there it is found again")
  func inverse() {
    var dice = Dice(seed: 1)
    let harness = GlobeHarness()
    let near = harness.globes.near
    for _ in 0..<200 {
      near.centre = dice.place()
      near.zoom = Double.random(in: 1...4, using: &dice)
      let place = dice.place()
      guard let point = near.point(of: place), let found = near.place(at: point) else { continue }
      // At the rim a pixel is many degrees wide.
      let middle = near.centre.distance(to: place) / Place.radius
      if middle < 1.5 { #expect(found.distance(to: place) < 0.01) }
    }
  }

  @Test("What lies on the far side has no point, what lies beside the disc is no place")
  func farSide() {
    var dice = Dice(seed: 2)
    let harness = GlobeHarness()
    let near = harness.globes.near
    let quarter = Place.radius * .pi / 2
    for _ in 0..<300 {
      near.centre = dice.place()
      let place = dice.place()
      #expect((near.point(of: place) != nil) == (near.centre.distance(to: place) < quarter))
      #expect((near.point(of: place) != nil) != (near.point(of: place.antipode) != nil))
    }
    #expect(near.place(at: Point(640, 370)) == nil)
    near.zoom = 3
    #expect(near.point(of: near.centre.moved(by: 3000, bearing: 1)) == nil, "out of the disc")
  }

  @Test("Land is where the coast has it, about the poles and at ±180° too")
  func land() throws {
    var dice = Dice(seed: 3)
    let harness = GlobeHarness(theme: .contrast)
    let near = harness.globes.near
    for center in Self.centers + (0..<4).map({ _ in dice.place() }) {
      for zoom in [1.0, 3] {
        near.centre = center
        near.zoom = zoom
        harness.draw()
        let disc = try #require(harness.discs.first)
        let known = try agreement(near, of: disc, harness, &dice)
        #expect(known > 200, "\(center): few pixels are plain land or sea")
      }
    }
  }

  /// Compares pixels away from shores with the atlas.
  ///
  /// - Returns: how many pixels were plain land or sea.
  private func agreement(
    _ globe: GlobeView, of disc: DrawCommand, _ harness: GlobeHarness, _ dice: inout Dice
  ) throws -> Int {
    let (pixels, width, origin) = try #require(harness.pixels(of: disc))
    let coast = Atlas.shared.coast
    var known = 0
    for _ in 0..<500 {
      let index = Int.random(in: width..<pixels.count - width, using: &dice)
      // The edge of a line may have any grey.
      let neighbours = [index - 1, index + 1, index - width, index + width]
      guard neighbours.allSatisfy({ pixels[$0] == pixels[index] }) else { continue }
      let point = origin + Point(Double(index % width) + 0.5, Double(index / width) + 0.5)
      guard let place = globe.place(at: point), pixels[index] >> 24 == 255 else { continue }
      let isLand = coast.isLand(place)
      let around = (0..<8).map { place.moved(by: 70, bearing: Double($0) * .pi / 4) }
      guard around.allSatisfy({ coast.isLand($0) == isLand }) else { continue }
      switch pixels[index] & 0xFF_FFFF {
      case 0: #expect(!isLand, "\(place) is drawn as sea")
      case 0x1E1E1E: #expect(isLand, "\(place) is drawn as land")
      // A line goes here.
      default: continue
      }
      known += 1
    }
    return known
  }

  @Test("An island that the coast lacks is drawn where its city lies")
  func islands() throws {
    let harness = GlobeHarness(theme: .contrast)
    let near = harness.globes.near
    near.zoom = 4
    for island in Coast.shared.discs where island.radius == Disc.island {
      near.centre = island.center
      harness.draw()
      let disc = try #require(harness.discs.first)
      let (pixels, width, origin) = try #require(harness.pixels(of: disc))
      let point = try #require(near.point(of: island.center)) - origin
      #expect(pixels[Int(point.y) * width + Int(point.x)] & 0xFF_FFFF != 0, "\(island)")
    }
  }

  @Test("Either side of ±180° and round a pole the picture is the same")
  func seams() throws {
    let harness = GlobeHarness()
    let near = harness.globes.near
    func pixels(_ place: Place) throws -> [UInt32] {
      near.centre = place
      harness.draw()
      let disc = try #require(harness.discs.first)
      return try #require(harness.pixels(of: disc)).pixels
    }
    for (a, b) in [((20.0, 180.0), (20.0, -179.999_999)), ((-70, 180), (-70, -179.999_999))] {
      let (first, second) = (try pixels(.at(a.0, a.1)), try pixels(.at(b.0, b.1)))
      let changed = zip(first, second).count { Self.distance($0, $1) > 3 }
      #expect(changed < 20)
    }
  }

  @Test("Rows that are painted apart are those that are painted together")
  func bands() throws {
    let harness = GlobeHarness()
    let disc = try #require(harness.discs.first)
    let whole = try #require(harness.pixels(of: disc))
    let painter = try #require(disc.picture?.pixels)
    for rows in [100..<101, 37..<140, 300..<420] {
      var part = [UInt32](repeating: 7, count: rows.count * whole.width)
      part.withUnsafeMutableBufferPointer {
        painter.paint(rows: rows, width: whole.width, into: $0)
      }
      #expect(
        part == Array(whole.pixels[rows.lowerBound * whole.width..<rows.upperBound * whole.width]))
    }
  }

  @Test("Globes that are seen alike are known by the same digest, all others by another one")
  func digest() throws {
    func digests(_ harness: GlobeHarness) throws -> [DrawingDigest] {
      harness.draw()
      return try harness.discs.map { try #require($0.picture?.digest) }
    }
    var all = try digests(GlobeHarness()) + digests(GlobeHarness(theme: .contrast))
    all += try digests(GlobeHarness(felt: Rect(96, 112, 600, 300)))
    let harness = GlobeHarness()
    let near = harness.globes.near
    for change in [{ near.centre = .at(10, 20) }, { near.centre = .at(10, 21) }, { near.zoom = 2 }]
    {
      change()
      all += try digests(harness)
    }
    near.child = .at(10, 21)
    harness.globes.lens = true
    harness.draw()
    #expect(harness.discs.count == 3)
    all += try digests(harness).filter { !all.contains($0) }
    #expect(Set(all).count == all.count)
    #expect(all.count == 13)
    #expect(try digests(GlobeHarness()) == Array(all.prefix(2)))
  }

  @Test("What a globe says it hides it does hide")
  func opaque() throws {
    let harness = GlobeHarness()
    let disc = try #require(harness.discs.first)
    let (pixels, width, _) = try #require(harness.pixels(of: disc))
    let parts = try #require(disc.picture?.pixels).opaqueParts
    #expect(parts.map { $0.width * $0.height }.reduce(0, +) > 0.6 * Double(pixels.count))
    for part in parts {
      for y in Int(part.y)..<Int(part.maxY) {
        let row = pixels[y * width + Int(part.x)..<y * width + Int(part.maxX)]
        #expect(row.allSatisfy { $0 >> 24 == 255 })
      }
    }
  }

  /// How far apart two colours are in the channel in which they differ most.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }
}
