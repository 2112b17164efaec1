import Raster
import Stage

/// A cache of rotated images as pixels, for images that several frames draw at the same place and angle.
///
/// A burning or fading match keeps its angle, and copying its pixels takes a third of the time of rotating them.
final class RotatedImageCache {
  /// The image, identified by the address of its pixels, and its placement.
  private struct Key: Hashable {
    let address: UInt
    let blit: Blit
  }

  private final class Entry {
    /// Retained, so that the address cannot be reused for another image.
    let bitmap: Bitmap
    var frame: Int
    var copy: Bitmap?

    init(_ bitmap: Bitmap, frame: Int) { (self.bitmap, self.frame) = (bitmap, frame) }
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0
  private var pixelsLeft = pixelsAtOnce
  /// The limit of pixels rotated per frame. Rotating as many takes half a millisecond.
  private static let pixelsAtOnce = 1 << 17

  /// Returns the rotated copy of an image and its blit, or `nil` if there is no copy.
  ///
  /// Creates the copy if the last frame drew the image too and the limit per frame allows it.
  ///
  /// - Parameter bounds: the visible area. Images that extend beyond it are not cached.
  func copy(
    of bitmap: Bitmap, seen: PixelArea, _ blit: Blit, within bounds: PixelArea
  ) -> (bitmap: Bitmap, blit: Blit)? {
    let place = PixelArea(blit.bounds)
    guard bounds.contains(place), place.pixelCount <= Self.pixelsAtOnce, !blit.part.isEmpty else {
      return nil
    }
    var untinted = blit
    untinted.tint = 0xFFFF_FFFF
    let address = unsafe bitmap.withPixels { UInt(bitPattern: $0.baseAddress) }
    let key = Key(address: address, blit: untinted)
    guard let entry = entries[key] else {
      entries[key] = Entry(bitmap, frame: frame)
      return nil
    }
    if entry.copy == nil, entry.frame < frame, place.pixelCount <= pixelsLeft {
      pixelsLeft -= place.pixelCount
      entry.copy = Self.warped(bitmap, seen: seen, untinted)
    }
    entry.frame = frame
    guard let copy = entry.copy else { return nil }
    let frame = Rect(
      Double(place.x), Double(place.y), Double(place.width), Double(place.height))
    let part = PixelArea(0, 0, place.width, place.height)
    return (copy, Blit(part: part, frame: frame, tint: blit.tint))
  }

  /// Removes the entries that this frame has not used.
  func endFrame() {
    if !entries.isEmpty { entries = entries.filter { $0.value.frame == frame } }
    frame += 1
    pixelsLeft = Self.pixelsAtOnce
  }

  func removeAll() { entries.removeAll() }

  private static func warped(
    _ bitmap: Bitmap, seen: PixelArea, _ blit: Blit
  ) -> Bitmap? {
    unsafe bitmap.withPixels { pixels in
      unsafe pixels.baseAddress.map {
        unsafe WarpedImage(
          image: BitmapSampler(pixels: $0, stride: bitmap.width), seen: seen, blit: blit
        ).copy()
      }
    }
  }
}
