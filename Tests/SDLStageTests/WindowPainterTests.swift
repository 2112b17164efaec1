import Raster
import SDLKit
import SDLStage
import Stage
import XCTest

final class WindowPainterTests: XCTestCase {
  func testAWindowShowsThePixelsThatAreMadeOffTheScreen() throws {
    try onMain { lab in
      let window = try Window(lab.library, title: "Test", width: 480, height: 320)
      let painter = try lab.painter(in: window)
      let offScreen = try lab.painter(480, 320)
      var lists = RandomLists(seed: 11, size: Size(480, 320))
      for _ in 0..<12 {
        let list = lists.next()
        try painter.paint(list, theme: .named(.evening))
        try offScreen.paint(list, theme: .named(.evening))
        XCTAssertEqual(try painter.snapshot(), try offScreen.snapshot())
      }
    }
  }

  func testAfterAResizeTheOldTableIsStretchedUntilTheNewOneIsReady() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let window = try Window(lab.library, title: "Test", width: 480, height: 320)
      let painter = try lab.painter(in: window) { queue.wake() }
      @MainActor func frame() throws -> Bitmap {
        var list = DisplayList()
        list.table(Rect(.zero, painter.size))
        try painter.paint(list, theme: .named(.evening))
        return try painter.snapshot()
      }
      _ = try frame()
      window.resize(width: 500, height: 330)
      while let event = queue.poll() { painter.handle(event.event) }
      XCTAssertEqual(painter.size, Size(500, 330))
      let stretched = try frame()

      XCTAssertTrue(queue.waits(for: .wake))
      let ready = try frame()
      XCTAssertNotEqual(ready, stretched)
      let fresh = try lab.painter(500, 330)
      var list = DisplayList()
      list.table(Rect(0, 0, 500, 330))
      try fresh.paint(list, theme: .named(.evening))
      XCTAssertEqual(ready, try fresh.snapshot())
    }
  }

  func testAWindowNeverBecomesSmallerThanTheLayoutHolds() throws {
    try onMain { lab in
      let window = try Window(lab.library, title: "Test", width: 640, height: 480)
      window.resize(width: 100, height: 100)
      XCTAssertGreaterThanOrEqual(window.size.width, 480)
      XCTAssertGreaterThanOrEqual(window.size.height, 320)
    }
  }

  func testTheLibraryEndsWithItsLastUser() throws {
    let watch = try onMain { lab in
      let window = try Window(lab.library, title: "Test", width: 640, height: 480)
      XCTAssertEqual(window.size.width, 640)
      return Watch(lab.library)
    }
    MainActor.assumeIsolated { XCTAssertNil(watch.library) }
  }
}

/// Sees whether a library still lives, without keeping it alive.
@MainActor private final class Watch {
  weak var library: SDLLibrary?

  init(_ library: SDLLibrary) { self.library = library }
}

extension StageLab {
  fileprivate func painter(
    in window: Window, onTableReady: @escaping @Sendable () -> Void = {}
  ) throws -> Painter {
    try Painter(
      window, text: textCache(),
      onTableReady: onTableReady)
  }
}
