import CSDL2
import SDLKit
import SDLStage
import Stage
import XCTest

final class WindowStreamTests: XCTestCase {
  func testAGraphicsProcessorShowsThePixelsThatArePaintedAndWaitsForTheDisplay() throws {
    let display = try VirtualDisplay()
    setenv("DISPLAY", display.name, 1)
    defer { unsetenv("DISPLAY") }
    try MainActor.assumeIsolated {
      let lab = StageLab(library: try SDLLibrary(name: "Matchwood tests"))
      let window = try Window(
        lab.library, title: "Test", width: 480, height: 360, usesGraphicsProcessor: true)
      guard window.waitsForDisplay else { throw XCTSkip("OpenGL does not work here.") }
      let painter = try Painter(
        window, text: lab.textCache(), tables: TableStore(folder: nil), onTableReady: {})
      XCTAssertTrue(painter.waitsForDisplay)
      var lists = RandomLists(seed: 5, size: painter.size)
      var partial = 0
      for step in 0..<12 {
        try painter.paint(lists.next(), theme: .named(.evening))
        if painter.lastPixelCount < 480 * 360 { partial += 1 }
        XCTAssertEqual(try shown(480, 360), try painter.snapshot(), "step \(step)")
      }
      XCTAssertGreaterThan(partial, 4)
    }
    withExtendedLifetime(display) {}
  }

  func testAWindowMadeForAGraphicsProcessorIsPaintedInSoftwareWhereThereIsNone() throws {
    try onMain { lab in
      let window = try Window(
        lab.library, title: "Test", width: 480, height: 320, usesGraphicsProcessor: true)
      XCTAssertFalse(window.waitsForDisplay)
      let painter = try Painter(
        window, text: lab.textCache(), tables: TableStore(folder: nil), onTableReady: {})
      let offScreen = try lab.painter(480, 320)
      var lists = RandomLists(seed: 12, size: Size(480, 320))
      let list = lists.next()
      try painter.paint(list, theme: .named(.evening))
      try offScreen.paint(list, theme: .named(.evening))
      XCTAssertEqual(try painter.snapshot(), try offScreen.snapshot())
    }
  }
}

/// What the only window shows, as its renderer has it.
@MainActor private func shown(_ width: Int, _ height: Int) throws -> Bitmap {
  let window = try XCTUnwrap((1...100).lazy.compactMap { SDL_GetWindowFromID($0) }.first)
  let renderer = try XCTUnwrap(SDL_GetRenderer(window))
  var pixels = [UInt32](repeating: 0, count: width * height)
  let result = SDL_RenderReadPixels(
    renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, Int32(width * 4))
  XCTAssertEqual(result, 0)
  return Bitmap(width: width, height: height, pixels: pixels.map { $0 | 0xFF00_0000 })
}
