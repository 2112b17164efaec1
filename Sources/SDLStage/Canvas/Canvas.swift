import SDLKit
import Stage

/// Where the painter's pixels go: a window's surface, a surface in memory, or a graphics processor.
protocol Canvas: AnyObject {
  /// In output pixels.
  var size: (width: Int, height: Int) { get }
  /// Whether what is painted stays from frame to frame, so that a part can be painted anew.
  var keepsPixels: Bool { get }

  func image(of bitmap: Bitmap, isOpaque: Bool) throws(SDLError) -> CanvasImage
  func image(of mask: TextMask) throws(SDLError) -> CanvasImage

  /// Begins a frame, in the size that the window has now.
  func begin() throws(SDLError)
  /// Fills an area with 0xAARRGGBB.
  func fill(_ area: PixelArea, _ argb: UInt32, clip: PixelArea) throws(SDLError)
  func draw(_ image: CanvasImage, _ blit: Blit, clip: PixelArea) throws(SDLError)
  /// Ends a frame and shows what has changed.
  ///
  /// - Parameter onPainted: called before it is shown, which may take as long as a display likes.
  func show(_ areas: [PixelArea], onPainted: () -> Void) throws(SDLError)
  /// Forgets what only serves to paint the next frame sooner: called when nothing moves.
  func rest()
  /// What was painted; where pixels are not kept, before `show`.
  func pixels() throws(SDLError) -> Bitmap
}

/// A picture or a line of text in the form that its canvas draws best.
enum CanvasImage {
  /// In main memory; `seen` holds all that is not clear, and is nil where all is opaque.
  case bitmap(Bitmap, seen: PixelArea?)
  case mask(TextMask)
  case texture(Texture)

  /// A part that is all opaque; empty where there is none worth knowing of.
  var solidPart: PixelArea {
    guard case .bitmap(let bitmap, _) = self else { return PixelArea(0, 0, 0, 0) }
    return bitmap.solidPart
  }

  /// How much memory its pixels take, be it that of the graphics processor.
  var byteCount: Int {
    switch self {
    case .bitmap(let bitmap, _): bitmap.pixels.count * 4
    case .mask(let mask): mask.coverage.count
    case .texture(let texture): texture.width * texture.height * 4
    }
  }
}

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
