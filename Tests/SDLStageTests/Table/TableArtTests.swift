import Raster
import SDLStage
import Stage
import TestSupport
import Testing

struct TableArtTests {
  private func table(_ width: Double, _ height: Double, _ name: Theme.Name = .evening) throws
    -> Bitmap
  {
    try #require(TableArt.paint(size: Size(width, height), theme: .named(name)))
  }

  /// The mean lightness of a row.
  private func lightness(_ table: Bitmap, row y: Int) -> Double {
    (0..<table.width).reduce(0.0) { $0 + Double(table.red($1, y)) } / Double(table.width)
  }

  @Test("A table is opaque and of the size asked for", arguments: [(480, 320), (333, 501), (1, 1)])
  func whole(width: Int, height: Int) throws {
    for name in Theme.Name.allCases {
      let table = try table(Double(width), Double(height), name)
      #expect(table.width == width && table.height == height)
      #expect(table.pixels.allSatisfy { $0 >> 24 == 0xFF })
    }
  }

  @Test("The same size and theme give the same table")
  func deterministic() throws {
    #expect(try table(320, 200) == table(320, 200))
    #expect(try table(320, 200) != table(320, 200, .day))
  }

  @Test("Where the theme has no grain the table is plain")
  func contrast() throws {
    #expect(try table(64, 48, .contrast).pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("The lamp lights the middle and leaves the corners dark")
  func lamp() throws {
    for name in [Theme.Name.evening, .day] {
      let table = try table(640, 400, name)
      func mean(_ left: Int, _ top: Int) -> Int {
        (0..<400).reduce(0) { $0 + table.red(left + $1 % 20, top + $1 / 20) } / 400
      }
      #expect(mean(310, 134) > mean(310, 0) && mean(310, 0) > mean(0, 0))
      #expect(mean(0, 0) > mean(0, 380) && mean(620, 0) > mean(620, 380))
      let ground = Theme.named(name).ground
      #expect(abs(Double(mean(310, 134)) - ground.light.red * 255) < 22)
      #expect(abs(Double(mean(0, 380)) - ground.dark.red * 255) < 14)
    }
  }

  @Test(
    "Three dark seams divide the table, all behind the tray",
    arguments: [(1280, 800, 184, 632), (640, 480, 122, 370), (480, 320, 52, 256)])
  func seams(width: Int, height: Int, trayTop: Int, trayBottom: Int) throws {
    let table = try table(Double(width), Double(height))
    let rows = (0..<height).map { lightness(table, row: $0) }
    let dark = (1..<height).filter { rows[$0] < 0.7 * rows[$0 - 1] }
    #expect(dark.count == 3)
    #expect(dark.allSatisfy { (trayTop..<trayBottom).contains($0) })
  }

  @Test("Painting ends early when it is no longer wanted")
  func cancelled() {
    var asked = 0
    let table = TableArt.paint(size: Size(400, 400), theme: .named(.evening)) {
      asked += 1
      return asked == 3
    }
    #expect(table == nil && asked == 3)
  }

  @Test("Beside the seams, ink keeps its contrast on all but the least half per cent of the table")
  func contrastOfInk() throws {
    for (name, least) in [(Theme.Name.evening, 7.2), (.day, 7.0)] {
      let theme = Theme.named(name)
      let ratios = try table(640, 400, name).pixels.map { ratio(luminance($0), theme.ink) }.sorted()
      #expect(ratios[ratios.count / 200 + 3 * 640] >= least)
    }
  }

  private func ratio(_ ground: Double, _ ink: Color) -> Double {
    let light = luminance([ink.red, ink.green, ink.blue])
    return (max(ground, light) + 0.05) / (min(ground, light) + 0.05)
  }

  private func luminance(_ pixel: UInt32) -> Double {
    luminance([16, 8, 0].map { Double(pixel >> $0 & 0xFF) / 255 })
  }

  /// Relative luminance (WCAG 2.2), with a cubic for the exact curve of sRGB.
  private func luminance(_ parts: [Double]) -> Double {
    let linear = parts.map { $0 * $0 * (0.8 + 0.2 * $0) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
