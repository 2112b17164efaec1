import Raster
import SDLStage
import Stage
import XCTest

@testable import SDLKit

final class WindowStreamTests: XCTestCase {
  func testAGraphicsProcessorShowsThePixelsThatArePaintedAndWaitsForTheDisplay() throws {
    let display = try VirtualDisplay()
    setenv("DISPLAY", display.name, 1)
    defer { unsetenv("DISPLAY") }
    try MainActor.assumeIsolated {
      let lab = StageLab(library: try SDLLibrary(name: "Matchwood tests"))
      let window = try Window(
        lab.library, title: "Test", width: 480, height: 360, usesGraphicsProcessor: true)
      let painter = try Painter(
        window, text: lab.textCache(), onTableReady: {})
      guard try window.shownPixels() != nil else { throw XCTSkip("OpenGL does not work here.") }
      XCTAssertTrue(painter.waitsForDisplay)
      var lists = RandomLists(seed: 5, size: painter.size)
      var partial = 0
      for step in 0..<16 {
        if step == 9 { painter.handle(.exposed) }
        try painter.paint(lists.next(), theme: .named(.evening))
        if painter.lastPixelCount < 480 * 360 { partial += 1 }
        let shown = try window.shownPixels()?.map { $0 | 0xFF00_0000 }
        XCTAssertEqual(shown, try painter.snapshot().pixels, "step \(step)")
      }
      XCTAssertGreaterThan(partial, 6)
    }
    withExtendedLifetime(display) {}
  }

  func testAWindowMadeForAGraphicsProcessorIsPaintedInSoftwareWhereThereIsNone() throws {
    try onMain { lab in
      let window = try Window(
        lab.library, title: "Test", width: 480, height: 320, usesGraphicsProcessor: true)
      XCTAssertFalse(window.waitsForDisplay)
      let painter = try Painter(
        window, text: lab.textCache(), onTableReady: {})
      let offScreen = try lab.painter(480, 320)
      var lists = RandomLists(seed: 12, size: Size(480, 320))
      let list = lists.next()
      try painter.paint(list, theme: .named(.evening))
      try offScreen.paint(list, theme: .named(.evening))
      XCTAssertEqual(try painter.snapshot(), try offScreen.snapshot())
    }
  }
}
