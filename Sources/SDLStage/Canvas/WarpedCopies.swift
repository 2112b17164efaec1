import SDLKit
import Stage

/// Turned images as they lie on whole pixels, for as long as they are painted again and again and lie so.
///
/// A match that burns or fades leans as it did: laid one to one it takes a third of the time.
final class WarpedCopies {
  /// An image, by where its pixels are in memory, and how it lies.
  private struct Key: Hashable {
    let pixels: UnsafePointer<UInt32>?
    let blit: Blit
  }

  private final class Entry {
    /// Held, so that no other image comes to lie there.
    let bitmap: Bitmap
    var frame: Int
    var copy: Bitmap?

    init(_ bitmap: Bitmap, frame: Int) { (self.bitmap, self.frame) = (bitmap, frame) }
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0
  private var pixelsLeft = pixelsAtOnce
  /// So many are copied in a frame, that none takes much longer than the others: half a millisecond.
  private static let pixelsAtOnce = 1 << 17

  /// The copy of an image that was painted in the last frame too, and how it is laid; nil where there is none.
  ///
  /// - Parameter bounds: all that can be seen; what reaches beyond is not copied.
  func copy(
    of bitmap: Bitmap, seen: PixelArea, _ blit: Blit, within bounds: PixelArea
  ) -> (bitmap: Bitmap, blit: Blit)? {
    let place = PixelArea(blit.bounds)
    guard bounds.contains(place), place.pixelCount <= Self.pixelsAtOnce, !blit.part.isEmpty else {
      return nil
    }
    var untinted = blit
    untinted.tint = 0xFFFF_FFFF
    let key = Key(
      pixels: bitmap.withPixels { $0.baseAddress }, blit: untinted)
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

  /// Forgets what was not painted in this frame.
  func endFrame() {
    if !entries.isEmpty { entries = entries.filter { $0.value.frame == frame } }
    frame += 1
    pixelsLeft = Self.pixelsAtOnce
  }

  func removeAll() { entries.removeAll() }

  private static func warped(
    _ bitmap: Bitmap, seen: PixelArea, _ blit: Blit
  ) -> Bitmap? {
    bitmap.withPixels { pixels in
      pixels.baseAddress.map {
        WarpedImage(
          image: BitmapSampler(pixels: $0, stride: bitmap.width), seen: seen, blit: blit
        ).copy()
      }
    }
  }
}
