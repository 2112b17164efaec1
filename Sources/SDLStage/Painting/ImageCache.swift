import Raster
import Stage

/// A cache of rasterised pictures. It holds the pixels of a picture as long as the picture exists.
///
/// ``trim(showing:spare:)`` drops the pixels of hidden pictures above a limit. The painter calls it when no animation
/// runs.
final class ImageCache {
  /// A class, because copying a weak reference takes longer than everything else done with an entry.
  private final class Entry {
    weak var owner: AnyObject?
    let bitmap: Bitmap
    let seen: PixelArea
    /// The number of the last `trim` in which the image was shown, or of the last one before its creation.
    var lastRest: Int
    /// The opaque part, computed on first use. May be empty.
    var solidPart: PixelArea?

    init(owner: AnyObject, bitmap: Bitmap, lastRest: Int) {
      (self.owner, self.bitmap, self.lastRest) = (owner, bitmap, lastRest)
      seen = bitmap.seen
    }
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Whether images were added since the last sweep.
  private var hasGrown = false
  private var restCount = 0

  /// The number of images.
  var count: Int { entries.count }

  /// Returns the image of a picture, rasterising it if necessary.
  ///
  /// - Parameter part: the part shown one to one, or `nil` if the picture is scaled or transformed.
  func image(of picture: Picture, showing part: PixelArea? = nil) -> CanvasImage {
    let entry = entry(of: picture) ?? put(Rasteriser.bitmap(of: picture), of: picture)
    let isOpaque = part.flatMap { entry.solidPart?.contains($0) } ?? false
    return .bitmap(entry.bitmap, seen: isOpaque ? nil : entry.seen)
  }

  private func entry(of picture: Picture) -> Entry? {
    guard let entry = entries[ObjectIdentifier(picture.life)], entry.owner === picture.life else {
      return nil
    }
    return entry
  }

  @discardableResult
  private func put(_ bitmap: Bitmap, of picture: Picture) -> Entry {
    let entry = Entry(owner: picture.life, bitmap: bitmap, lastRest: restCount)
    entries[ObjectIdentifier(picture.life)] = entry
    hasGrown = true
    return entry
  }

  /// Returns a part of a picture's image that hides everything below it, or `nil` if none is known.
  ///
  /// - Complexity: Scans all pixels of the image once.
  func solidPart(of picture: Picture) -> PixelArea? {
    guard let entry = entry(of: picture) else { return nil }
    let part = entry.solidPart ?? entry.bitmap.solidPart
    entry.solidPart = part
    return part.isEmpty ? nil : part
  }

  /// Rasterises all pictures without an image, on all processors.
  ///
  /// - Parameter startup: the first frame, whose saved pixels are used, or `nil` to rasterise all.
  func prepare(_ pictures: [Picture], _ startup: StartupFrame?) {
    var seen: Set<ObjectIdentifier> = []
    let missing = pictures.filter { picture in
      entry(of: picture) == nil && seen.insert(ObjectIdentifier(picture.life)).inserted
    }
    let bitmaps = startup?.bitmaps(of: missing) ?? Rasteriser.bitmaps(of: missing)
    for (picture, bitmap) in zip(missing, bitmaps) { put(bitmap, of: picture) }
  }

  /// Removes images whose pictures are gone, such as those of an old size.
  func sweep() {
    if hasGrown { dropOrphans() }
    hasGrown = false
  }

  private func dropOrphans() {
    if entries.contains(where: { $0.value.owner == nil }) {
      entries = entries.filter { $0.value.owner != nil }
    }
  }

  /// Removes images whose pictures are gone, then the least recently shown ones until the hidden images fit in
  /// `spare`.
  ///
  /// A hidden scene retains its pictures in the window size it was last shown in.
  ///
  /// - Parameter spare: the limit in bytes.
  func trim(showing pictures: [Picture], spare: Int) {
    dropOrphans()
    restCount += 1
    for picture in pictures { entries[ObjectIdentifier(picture.life)]?.lastRest = restCount }
    var bytes = 0
    for (key, entry) in entries.sorted(by: { $0.value.lastRest > $1.value.lastRest })
    where entry.lastRest < restCount {
      bytes += entry.bitmap.width * entry.bitmap.height * 4
      if bytes > spare { entries[key] = nil }
    }
  }
}
