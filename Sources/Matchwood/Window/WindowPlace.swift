import BoxKit
import SDLKit

/// Where the window was, so that it comes back there at the next start.
nonisolated struct WindowPlace: SettingsPart {
  static let part = "window"

  /// The window when it is neither full screen nor maximised, in window units; nil where none was kept.
  var frame: Frame?
  var extent = Window.Extent.window

  /// A part of the desktop, in window units.
  struct Frame: Hashable, Codable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The frame, if any desktop could hold it.
    fileprivate var possible: Frame? {
      let far = -100_000...100_000
      let isPossible =
        far.contains(x) && far.contains(y) && WindowSize.widths.contains(width)
        && WindowSize.heights.contains(height)
      return isPossible ? self : nil
    }

    /// How much of it lies within another.
    fileprivate func overlap(_ other: PixelRect) -> Int {
      let across = min(x + width, other.maxX) - max(x, other.x)
      let down = min(y + height, other.maxY) - max(y, other.y)
      return max(0, across) * max(0, down)
    }
  }

  /// The frame as it fits on one of the screens that are there, most of which it covered before.
  ///
  /// - Parameter screens: their usable areas, in window units.
  /// - Returns: nil where no frame was kept, or its screen has gone.
  func frame(on screens: [PixelRect]) -> PixelRect? {
    guard let frame, let screen = screens.max(by: { frame.overlap($0) < frame.overlap($1) }),
      frame.overlap(screen) > 0
    else { return nil }
    let size = WindowSize(width: frame.width, height: frame.height)
      .fitted(in: WindowSize(width: screen.width, height: screen.height))
    return PixelRect(
      x: min(max(frame.x, screen.x), screen.maxX - size.width),
      y: min(max(frame.y, screen.y), screen.maxY - size.height),
      width: size.width, height: size.height)
  }
}

nonisolated extension WindowPlace {
  /// Reads what is there; a missing value is as at the first start.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    frame = (try? values.decodeIfPresent(Frame.self, forKey: .frame))?.possible
    extent = (try? values.decode(Window.Extent.self, forKey: .extent)) ?? .window
  }
}
