import Raster
import Stage

/// A part of an image and its position, transform and tint on the canvas.
nonisolated struct Blit: Hashable {
  /// The part of the image, in the image's pixels.
  var part: PixelArea
  /// The target frame in output pixels, which may be fractional.
  var frame: Rect
  /// The rotation about the frame's centre, in radians clockwise.
  var rotation = 0.0
  /// The 3D turn out of the window's plane. A turned blit ignores `rotation`.
  var turn = Turn.none
  /// The colour that multiplies every pixel, as `0xAARRGGBB`.
  var tint: UInt32 = 0xFFFF_FFFF

  /// The pixels that the blit can change, or `nil` if it is rotated or turned.
  var reach: PixelArea? {
    rotation == 0 && turn == .none ? PixelArea(frame).grown(by: 1) : nil
  }

  /// Whether the part is drawn one to one at whole pixels. A part of one row may repeat downwards.
  var isPlain: Bool {
    rotation == 0 && turn == .none && frame.width == Double(part.width)
      && (frame.height == Double(part.height)
        || part.height == 1 && frame.height == frame.height.rounded())
      && frame.x == frame.x.rounded() && frame.y == frame.y.rounded()
  }
}
