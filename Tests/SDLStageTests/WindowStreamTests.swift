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
      let queue = try EventQueue(lab.library)
      let window = try Window(
        lab.library, title: "Test", width: 480, height: 360, usesGraphicsProcessor: true)
      let painter = try Painter(
        window, text: lab.textCache(), tables: TableStore(folder: nil), onTableReady: {})
      guard try window.shownPixels() != nil else { throw XCTSkip("OpenGL does not work here.") }
      XCTAssertTrue(painter.waitsForDisplay)
      var partial = 0
      for (round, width) in [480, 640, 500].enumerated() {
        window.resize(width: width, height: 360)
        while painter.size.width != Double(width) {
          if let event = queue.wait(atMost: .seconds(600)) { painter.handle(event.event) }
        }
        var lists = RandomLists(seed: UInt64(round), size: painter.size)
        for step in 0..<8 {
          if step == 5 { painter.handle(.exposed) }
          try painter.paint(lists.next(), theme: .named(.evening))
          if painter.lastPixelCount < width * 360 { partial += 1 }
          // The driver forgets what it has shown first in a new size.
          if step == 0, round > 0 { continue }
          let shown = try window.shownPixels()?.map { $0 | 0xFF00_0000 }
          XCTAssertEqual(shown, try painter.snapshot().pixels, "\(width), step \(step)")
        }
      }
      XCTAssertGreaterThan(partial, 9)
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
