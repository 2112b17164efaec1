import SDLKit
import Stage
import Threads

/// The pictures of the first frame: those that an earlier start has kept, and what is to be kept for the next one.
final class FirstPictures {
  let store: FirstPictureStore
  /// What was expected, until the first frame has been shown.
  private var expected: FirstFrame?
  private var shown: FirstFrame.Pictures = [:]
  private var hasNew = false

  init(_ store: FirstPictureStore) { self.store = store }

  /// Takes pictures from what is found on another thread.
  func expect(_ first: FirstFrame) { expected = first }

  /// The pixels of pictures: kept ones where there are, until ``end()``.
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

  /// After the first frame: keeps its pictures on another thread, where some were not kept yet.
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
