import SDLKit
import Stage

/// A canvas of the graphics processor: a whole frame at a time, in step with the display.
final class AcceleratedCanvas: Canvas {
  private let renderer: Renderer

  init(_ window: Window) throws(SDLError) { renderer = try Renderer(window) }

  let keepsPixels = false
  var size: (width: Int, height: Int) { renderer.outputSize }

  func image(of bitmap: Bitmap, isOpaque: Bool) throws(SDLError) -> CanvasImage {
    .texture(
      try Texture(
        renderer, width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels,
        isOpaque: isOpaque))
  }

  func image(of mask: TextMask) throws(SDLError) -> CanvasImage {
    let pixels = mask.coverage.map { UInt32($0) << 24 | 0xFF_FFFF }
    return .texture(
      try Texture(renderer, width: mask.width, height: mask.height, pixels: pixels))
  }

  func begin() throws(SDLError) { try renderer.clear() }

  func fill(_ area: PixelArea, _ argb: UInt32, clip: PixelArea) throws(SDLError) {
    try renderer.setClip(clip)
    try renderer.fill(area, argb)
  }

  func draw(_ image: CanvasImage, _ blit: Blit, clip: PixelArea) throws(SDLError) {
    guard case .texture(let texture) = image else {
      preconditionFailure("an accelerated canvas draws textures alone")
    }
    try renderer.setClip(clip)
    let frame = blit.frame
    guard blit.turn == .none else {
      let (lines, areLevel) = blit.lines
      return try renderer.draw(
        texture, part: blit.part, lines: lines, areLevel: areLevel, tint: blit.tint)
    }
    try renderer.draw(
      texture, part: blit.part,
      frame: (frame.x, frame.y, frame.width, frame.height),
      degrees: blit.rotation * 180 / .pi, tint: blit.tint)
  }

  func rest() {}

  func show(_ areas: [PixelArea], onPainted: () -> Void) {
    onPainted()
    renderer.present()
  }

  func pixels() throws(SDLError) -> Bitmap {
    let (width, height) = size
    return Bitmap(width: width, height: height, pixels: try renderer.pixels())
  }
}

extension Blit {
  /// In how many strips a turned picture is drawn: within each its scale is all but even.
  private static let strips = 32

  /// The lines between which the graphics processor fills a turned picture, and whether they are level.
  fileprivate var lines: ([Renderer.Line], areLevel: Bool) {
    let turned = TurnedFrame(frame, turn)
    let lines = (0...Self.strips).map { index in
      let share = Double(index) / Double(Self.strips)
      let line = turned.line(at: share)
      let ends = turned.ends(line.scale)
      return Renderer.Line(share: share, place: line.x, start: ends.top, end: ends.bottom)
    }
    return (lines, turned.isLevel)
  }
}
