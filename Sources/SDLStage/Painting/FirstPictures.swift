import SDLKit
import Stage
import Threads

/// The pictures of the first frame: the cached ones, and those to cache for the next launch.
final class FirstPictures {
  let store: FirstPictureStore
  /// The first frame's cached data, until that frame has been shown.
  private var expected: FirstFrame?
  private var shown: FirstFrame.Pictures = [:]
  private var hasNew = false

  init(_ store: FirstPictureStore) { self.store = store }

  /// Takes cached pictures that another thread loads.
  func expect(_ first: FirstFrame) { expected = first }

  /// Returns the pixels of pictures, from the cache if possible until ``end()``.
  func bitmaps(of pictures: [Picture], rasterise: ([Picture]) -> [Bitmap]) -> [Bitmap] {
    guard let expected else { return rasterise(pictures) }
    let kept = expected.pictures.value
    let keys = pictures.map { $0.digest?.words }
    let found = zip(keys, pictures).map { key, picture in
      key.flatMap { kept[$0] }.flatMap { $0.size == picture.size ? $0 : nil }
    }
    let missing = found.indices.filter { found[$0] == nil }
    var made = rasterise(missing.map { pictures[$0] })[...]
    let bitmaps = found.compactMap { $0 ?? made.popFirst() }
    for (key, bitmap) in zip(keys, bitmaps) {
      if let key { shown[key] = bitmap }
    }
    hasNew = hasNew || missing.contains { keys[$0] != nil }
    return bitmaps
  }

  /// Ends the first frame. If pictures were missing from the cache, another thread saves all of them.
  func end() {
    guard let expected else { return }
    self.expected = nil
    if hasNew {
      Background.start(niceness: 10) { [store, shown] in
        if let name = expected.key.value?.name { store.save(shown, as: name) }
      }
    }
    shown = [:]
  }
}

extension Bitmap {
  fileprivate nonisolated var size: Size { Size(Double(width), Double(height)) }
}
