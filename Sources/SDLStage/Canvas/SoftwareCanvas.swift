import SDLKit
import Stage

/// A canvas in memory: the window's own surface, or one off the screen.
///
/// Images stay in main memory, text as one byte a pixel, and nothing is held twice. SDL's software
/// renderer would turn a picture by way of two more surfaces, on whole pixels only.
final class SoftwareCanvas: Canvas {
  private let window: Window?
  private var surface: PixelSurface
  /// Where a display wants other pixels than ours: what is painted is copied there.
  private var windowSurface: PixelSurface?

  init(_ window: Window) throws(SDLError) {
    self.window = window
    surface = try window.surface()
    try begin()
  }

  /// A canvas off the screen, for snapshots and tests.
  init(width: Int, height: Int) throws(SDLError) {
    window = nil
    surface = try PixelSurface(width: width, height: height)
  }

  let keepsPixels = true
  var size: (width: Int, height: Int) { window?.outputSize ?? (surface.width, surface.height) }

  func image(of bitmap: Bitmap, isOpaque: Bool) -> CanvasImage {
    .bitmap(bitmap, isOpaque: isOpaque)
  }

  func image(of mask: TextMask) -> CanvasImage { .mask(mask) }

  func begin() throws(SDLError) {
    guard let window else { return }
    let shown = try window.surface()
    if shown.isPlain {
      surface = shown
    } else {
      windowSurface = shown
      if surface.width != shown.width || surface.height != shown.height || !surface.isPlain {
        surface = try PixelSurface(width: shown.width, height: shown.height)
        surface.setBlends(false)
      }
    }
  }

  func fill(_ area: PixelArea, _ argb: UInt32, clip: PixelArea) throws(SDLError) {
    try paint { $0.fill(area.intersection(clip), argb) }
  }

  func draw(_ image: CanvasImage, _ blit: Blit, clip: PixelArea) throws(SDLError) {
    switch image {
    case .bitmap(let bitmap, let isOpaque):
      try paint { target in
        if isOpaque, blit.isPlain, blit.tint == 0xFFFF_FFFF {
          target.copy(
            bitmap, part: blit.part, toX: Int(blit.frame.x), y: Int(blit.frame.y), clip: clip)
        } else if blit.isPlain, blit.tint == 0xFFFF_FFFF,
          blit.frame.height == Double(blit.part.height)
        {
          target.lay(
            bitmap, part: blit.part, atX: Int(blit.frame.x), y: Int(blit.frame.y), clip: clip)
        } else {
          bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            Self.draw(
              BitmapSampler(pixels: start, stride: bitmap.width), blit, on: target, clip: clip)
          }
        }
      }
    case .mask(let mask):
      try paint { target in
        mask.coverage.withUnsafeBufferPointer { coverage in
          guard let start = coverage.baseAddress else { return }
          Self.draw(
            MaskSampler(coverage: start, stride: mask.width), blit, on: target, clip: clip)
        }
      }
    case .texture: preconditionFailure("a texture belongs to an accelerated canvas")
    }
  }

  func show(_ areas: [PixelArea]) throws(SDLError) {
    guard let window else { return }
    if let windowSurface {
      for area in areas { try surface.copy(area, to: windowSurface) }
    }
    try window.update(areas)
  }

  func pixels() throws(SDLError) -> Bitmap {
    let (width, height) = (surface.width, surface.height)
    let pixels = try surface.withPixels { source, stride in
      [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        for y in 0..<height {
          for x in 0..<width {
            target.initializeElement(at: y * width + x, to: 0xFF00_0000 | source[y * stride + x])
          }
        }
        count = width * height
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func draw(
    _ sampler: some Sampler, _ blit: Blit, on target: PixelTarget, clip: PixelArea
  ) {
    if blit.isPlain {
      target.lay(
        sampler, part: blit.part, atX: Int(blit.frame.x), y: Int(blit.frame.y),
        height: Int(blit.frame.height), tint: blit.tint, clip: clip)
    } else if blit.turn != .none {
      target.turn(sampler, blit, clip: clip)
    } else {
      target.warp(sampler, blit, clip: clip)
    }
  }

  private func paint(_ body: (PixelTarget) -> Void) throws(SDLError) {
    let bounds = PixelArea(0, 0, surface.width, surface.height)
    try surface.withPixels { pixels, stride in
      guard let start = pixels.baseAddress else { return }
      body(PixelTarget(pixels: start, stride: stride, bounds: bounds))
    }
  }
}
