import SDLKit
import Stage

/// How a part of an image is laid onto the canvas.
nonisolated struct Blit: Hashable {
  /// In the pixels of the image.
  var part: PixelArea
  /// In output pixels, of any fraction.
  var frame: Rect
  /// In radians, clockwise, about the centre of the frame.
  var rotation = 0.0
  /// How it is turned out of the window's plane; then it is not rotated.
  var turn = Turn.none
  /// 0xAARRGGBB, multiplies every pixel.
  var tint: UInt32 = 0xFFFF_FFFF

  /// All that it can change; nil where it is turned, and nobody has reckoned that.
  var reach: PixelArea? {
    rotation == 0 && turn == .none ? PixelArea(frame).grown(by: 1) : nil
  }

  /// Whether each pixel of the part becomes one pixel of the canvas, or a single row all its rows.
  var isPlain: Bool {
    rotation == 0 && turn == .none && frame.width == Double(part.width)
      && (frame.height == Double(part.height)
        || part.height == 1 && frame.height == frame.height.rounded())
      && frame.x == frame.x.rounded() && frame.y == frame.y.rounded()
  }
}
