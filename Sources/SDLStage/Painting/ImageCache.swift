import SDLKit
import Stage
import Synchronization

/// The images of pictures and lines of text, each for as long as its owner lives.
final class ImageCache {
  private struct Entry {
    weak var owner: AnyObject?
    let image: CanvasImage
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// How many images are kept.
  var count: Int { entries.count }

  /// The image of an owner, made where there is none yet.
  func image(
    of owner: AnyObject, make: () throws(SDLError) -> CanvasImage
  ) throws(SDLError) -> CanvasImage {
    let key = ObjectIdentifier(owner)
    if let entry = entries[key], entry.owner === owner { return entry.image }
    let image = try make()
    entries[key] = Entry(owner: owner, image: image)
    return image
  }

  /// Rasterises all pictures that have no image yet, on every processor at once.
  func prepare(_ pictures: [Picture], on canvas: any Canvas) throws(SDLError) {
    var seen: Set<ObjectIdentifier> = []
    let missing = pictures.filter { picture in
      let key = ObjectIdentifier(picture)
      return entries[key]?.owner !== picture && seen.insert(key).inserted
    }
    guard missing.count > 1 else { return }
    let bitmaps = Mutex([Bitmap?](repeating: nil, count: missing.count))
    Background.forEach(missing.count) { index in
      let bitmap = Rasteriser.bitmap(of: missing[index].drawing)
      bitmaps.withLock { $0[index] = bitmap }
    }
    for (picture, bitmap) in zip(missing, bitmaps.withLock { $0 }) {
      guard let bitmap else { continue }
      let image = try canvas.image(of: bitmap, isOpaque: false)
      entries[ObjectIdentifier(picture)] = Entry(owner: picture, image: image)
    }
  }

  /// Drops what no longer has an owner.
  func sweep() {
    if entries.contains(where: { $0.value.owner == nil }) {
      entries = entries.filter { $0.value.owner != nil }
    }
  }

  func removeAll() { entries.removeAll() }
}
