import SDLKit
import SDLStage
import Stage
import TestSupport
import XCTest

/// SDL without a display, for the length of one test.
@MainActor struct StageLab {
  let library: SDLLibrary

  /// A text cache, or a skipped test where the machine has no font.
  func textCache(capacity: Int = 1 << 20) throws -> TextCache {
    guard FontFinder().path(.regular) != nil else {
      throw XCTSkip("No font is installed: install fonts-lato to run this test.")
    }
    return try TextCache(FontFinder(), capacity: capacity)
  }

  /// A painter off the screen that keeps no tables.
  func painter(_ width: Int, _ height: Int) throws -> Painter {
    try Painter(
      offScreenWidth: width, height: height, text: textCache())
  }
}

extension EventQueue {
  /// Waits for an event that is sure to come, on a machine however busy.
  ///
  /// - Returns: false where it never came.
  @MainActor func waits(for event: Event) -> Bool {
    while let next = wait(atMost: TestTimeout.limit) {
      if next.event == event { return true }
    }
    return false
  }
}

/// Runs a test on the main actor with SDL open.
///
/// XCTest, since SDL's video must run on the main thread and XCTest does.
func onMain<Result: Sendable>(
  _ test: @MainActor (StageLab) throws -> Result
) throws -> Result {
  try MainActor.assumeIsolated {
    let lab = StageLab(library: try SDLLibrary(name: "Matchwood tests", isHeadless: true))
    return try withExtendedLifetime(lab) { try test(lab) }
  }
}
