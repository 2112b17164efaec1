import SDLKit
import Stage

/// The pixels of pictures, each for as long as its picture lives; those that are not shown give way at rest.
final class ImageCache {
  /// A class, for to copy a weak reference takes longer than all else that is done with an entry.
  private final class Entry {
    weak var owner: AnyObject?
    let bitmap: Bitmap
    let seen: PixelArea
    /// The rest at which it was shown last, or before which it was made.
    var rest: Int
    /// Which part of it is all opaque, from the first time on that somebody asks; may be empty.
    var solidPart: PixelArea?

    init(owner: AnyObject, bitmap: Bitmap, rest: Int) {
      (self.owner, self.bitmap, self.rest) = (owner, bitmap, rest)
      seen = bitmap.seen
    }
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Whether anything has come since it was looked for what has no owner.
  private var hasGrown = false
  private var rests = 0

  /// How many images are kept.
  var count: Int { entries.count }

  /// The image of a picture, rasterised where there is none yet.
  ///
  /// - Parameter part: all of it that is shown, one to one; nil where that is not so.
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
    let entry = Entry(owner: picture.life, bitmap: bitmap, rest: rests)
    entries[ObjectIdentifier(picture.life)] = entry
    hasGrown = true
    return entry
  }

  /// A part of a picture's image that hides all below it; nil where none is known.
  ///
  /// - Complexity: looks at all its pixels, once.
  func solidPart(of picture: Picture) -> PixelArea? {
    guard let entry = entry(of: picture) else { return nil }
    let part = entry.solidPart ?? entry.bitmap.solidPart
    entry.solidPart = part
    return part.isEmpty ? nil : part
  }

  /// Rasterises all pictures that have no image yet, on every processor at once.
  ///
  /// - Parameter first: knows some of them already.
  func prepare(_ pictures: [Picture], _ first: FirstPictures) {
    var seen: Set<ObjectIdentifier> = []
    let missing = pictures.filter { picture in
      entry(of: picture) == nil && seen.insert(ObjectIdentifier(picture.life)).inserted
    }
    guard !missing.isEmpty else { return }
    let bitmaps = first.bitmaps(of: missing, rasterise: Rasteriser.bitmaps)
    for (picture, bitmap) in zip(missing, bitmaps) { put(bitmap, of: picture) }
  }

  /// Drops what no longer has an owner, so that images of old sizes go as those of new ones come.
  func sweep() {
    if hasGrown { dropOrphans() }
    hasGrown = false
  }

  private func dropOrphans() {
    if entries.contains(where: { $0.value.owner == nil }) {
      entries = entries.filter { $0.value.owner != nil }
    }
  }

  /// Drops images of what is not shown or has no owner, those shown longest ago first, until all of them take no more
  /// than so much.
  ///
  /// A scene that is hidden holds its pictures, in the size of the window that it was last seen in.
  ///
  /// - Parameter spare: in bytes.
  func rest(showing pictures: [Picture], spare: Int) {
    dropOrphans()
    rests += 1
    for picture in pictures { entries[ObjectIdentifier(picture.life)]?.rest = rests }
    var bytes = 0
    for (key, entry) in entries.sorted(by: { $0.value.rest > $1.value.rest })
    where entry.rest < rests {
      bytes += entry.bitmap.width * entry.bitmap.height * 4
      if bytes > spare { entries[key] = nil }
    }
  }
}
