import Foundation
import SDLKit
import SDLStage
import Stage
import XCTest

final class RendererAgreementTests: XCTestCase {
  /// OpenGL mixes in other numbers than the program does, but the eye must not see it.
  private static let tolerance = 3

  func testSoftwareAndOpenGLPaintTheSamePicture() throws {
    try paint(shapes) { software, openGL in
      XCTAssertLessThanOrEqual(greatestDifference(software, openGL), Self.tolerance)
    }
  }

  /// OpenGL takes four texels where the program takes all that are seen, so edges differ a little.
  func testSoftwareAndOpenGLTurnPicturesAlike() throws {
    try paint(turnedCards) { software, openGL in
      let differences = zip(software.pixels, openGL.pixels).map(Bitmap.distance)
      let changed = software.pixels.count { $0 & 0xFF_FFFF != 0 }
      XCTAssertGreaterThan(changed, 20_000)
      XCTAssertLessThan(Double(differences.reduce(0, +)) / Double(changed), 3)
      XCTAssertLessThan(Double(differences.count { $0 > 24 }) / Double(changed), 0.03)
    }
  }

  /// Paints a list by software and by OpenGL, in windows of their own, and compares the pixels.
  private func paint(
    _ list: @MainActor (TextCache) -> DisplayList,
    byBoth compare: @MainActor (Bitmap, Bitmap) -> Void
  ) throws {
    let display = try VirtualDisplay()
    setenv("DISPLAY", display.name, 1)
    defer { unsetenv("DISPLAY") }
    try MainActor.assumeIsolated {
      let library = try SDLLibrary(name: "Matchwood tests")
      let text = try textCache()
      let list = list(text)
      let pictures = try [RendererChoice.accelerated, .software].map { choice in
        // Software too: it paints on a window that was made for OpenGL where that has failed.
        let window = try Window(
          library, title: "Test", width: 480, height: 360, expectsRenderer: true)
        let painter: Painter
        do {
          painter = try Painter(
            window, choice, text: text, tables: TableStore(folder: nil), onTableReady: {})
        } catch  where choice == .accelerated {
          throw XCTSkip("OpenGL does not work here: \(error)")
        }
        try painter.paint(list, theme: .named(.evening))
        return try painter.snapshot()
      }
      compare(pictures[1], pictures[0])
    }
    withExtendedLifetime(display) {}
  }
}

@MainActor private func textCache() throws -> TextCache {
  guard FontFinder().path(.regular) != nil else {
    throw XCTSkip("No font is installed: install fonts-lato to run this test.")
  }
  return try TextCache(FontFinder())
}

/// Pictures turned, scaled, tinted, faded and clipped, patches, fills and text on the table.
@MainActor private func shapes(_ text: TextCache) -> DisplayList {
  let match = Picture("match", size: Size(16, 90)) {
    $0.fill(.rect(Rect(5, 12, 6, 76)), Color(0xEBD09A))
    $0.fill(.ellipse(in: Rect(2, 2, 12, 20)), Color(0xC8472F))
  }
  let panel = Picture("panel", size: Size(41, 41)) {
    $0.fill(.roundedRect(Rect(1, 1, 39, 39), radius: 12), Color(0x3A281B, alpha: 0.8))
  }
  var list = DisplayList()
  list.table(Rect(0, 0, 480, 360))
  list.patch(panel, corner: 18, Rect(20, 20, 200, 120))
  list.fill(Rect(240.4, 20.6, 100, 50), Color(0x40C080, alpha: 0.5))
  for index in 0..<24 {
    let turn = Double(index)
    list.picture(
      match, center: Point(40 + turn * 17.3, 230.7), scale: index % 3 == 0 ? 1.13 : 1,
      rotation: turn * 0.26, alpha: 1 - turn / 30,
      tint: index % 2 == 0 ? .white : Color(0xFFC080))
  }
  list.clip = Rect(300, 80, 60.6, 40.2)
  list.picture(match, center: Point(320, 100), rotation: 1)
  list.clip = nil
  list.text(
    "Zündhölzer 18", TextStyle(.semibold, 26), Color(0xF7ECDB), in: Rect(30, 40, 180, 60),
    measuredBy: text)
  return list
}

/// Cards with a clear margin, as they are while they are flipped.
@MainActor private func turnedCards(_ text: TextCache) -> DisplayList {
  let card = Picture("card", size: Size(62, 68)) {
    let face = Rect(1, 1, 60, 66)
    $0.fill(.roundedRect(face, radius: 7), .vertical(face, Color(0xF7EEDD), Color(0xC8B088)))
    $0.fill(.ellipse(in: Rect(12, 12, 38, 44)), Color(0x1F6A68))
  }
  var list = DisplayList()
  list.fill(Rect(0, 0, 480, 360), .black)
  for index in 0..<20 {
    let (row, column) = index.quotientAndRemainder(dividingBy: 5)
    list.picture(
      card, center: Point(60.3 + 85 * Double(column), 50.6 + 82 * Double(row)),
      scale: index % 3 == 0 ? 1.1 : 1, turn: -1.5 + 0.157 * Double(index),
      alpha: index % 4 == 0 ? 0.6 : 1, tint: index % 5 == 0 ? Color(0xFFC080) : .white)
  }
  // Two beside each other on one plane, about either axis.
  for (index, axis) in Turn.Axis.allCases.enumerated() {
    let plane = Rect(10 + 240 * Double(index), 270, 200, 90)
    for place in [plane.origin, plane.origin + Point(120, 10)] {
      list.add(
        DrawCommand(
          .picture(card, tint: .white), Rect(place, card.size), turn: .plane(plane, axis, -0.6)))
    }
  }
  return list
}

private func greatestDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
  guard a.width == b.width, a.height == b.height else { return .max }
  return zip(a.pixels, b.pixels).reduce(0) { worst, pair in
    [0, 8, 16].reduce(worst) { worst, shift in
      max(worst, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
    }
  }
}
