import Raster
import Stage

/// A recorded drawing operation of a canvas, which any thread can paint.
nonisolated struct PaintStep: Sendable {
  enum Content: Sendable {
    case fill(PixelArea, argb: UInt32)
    /// Opaque pixels, copied one to one.
    case copy(Bitmap, Blit)
    case bitmap(Bitmap, seen: PixelArea, Blit, TurnPlan?)
    case mask(TextMask, Blit, TurnPlan?)
  }

  let content: Content
  /// The area outside which nothing is painted.
  let clip: PixelArea
  /// The approximate time per pixel, in tenths of a nanosecond.
  let effort: Int

  init(_ content: Content, clip: PixelArea) {
    (self.content, self.clip) = (content, clip)
    effort =
      switch content {
      case .fill, .copy: 2
      case .bitmap(_, _, let blit, _), .mask(_, let blit, _): blit.isPlain ? 8 : 30
      }
  }

  /// Paints the step inside a band of rows.
  func paint(on target: PixelTarget, rows: PixelArea) {
    let clip = clip.intersection(rows)
    guard !clip.isEmpty else { return }
    switch content {
    case .fill(let area, let argb): target.fill(area.intersection(clip), argb)
    case .copy(let bitmap, let blit):
      target.copy(
        bitmap, part: blit.part, toX: Int(blit.frame.x), y: Int(blit.frame.y), clip: clip)
    case .bitmap(let bitmap, let seen, let blit, let plan):
      unsafe bitmap.withPixels { pixels in
        guard let start = pixels.baseAddress else { return }
        unsafe Self.draw(
          BitmapSampler(pixels: start, stride: bitmap.width), seen: seen, blit, plan, on: target,
          clip: clip)
      }
    case .mask(let mask, let blit, let plan):
      unsafe mask.coverage.withUnsafeBufferPointer { coverage in
        guard let start = coverage.baseAddress else { return }
        unsafe Self.draw(
          MaskSampler(coverage: start, stride: mask.width),
          seen: PixelArea(0, 0, mask.width, mask.height), blit, plan, on: target, clip: clip)
      }
    }
  }

  private static func draw(
    _ image: some Sampler, seen: PixelArea, _ blit: Blit, _ plan: TurnPlan?,
    on target: PixelTarget, clip: PixelArea
  ) {
    if blit.isPlain {
      target.draw(
        image, part: blit.part, seen: seen, atX: Int(blit.frame.x), y: Int(blit.frame.y),
        height: Int(blit.frame.height), tint: blit.tint, clip: clip)
    } else if let plan {
      TurnedImage(image: image, seen: seen, plan: plan, tint: blit.tint)
        .draw(over: target, clip: clip)
    } else if blit.rotation == 0 {
      StretchedImage(image: image, seen: seen, blit: blit).draw(over: target, clip: clip)
    } else {
      WarpedImage(image: image, seen: seen, blit: blit).draw(over: target, clip: clip)
    }
  }
}
