import Raster
import SDLKit
import Stage
import Threads

/// The drawings of the first frame: those that an earlier launch saved, and those to save for the next one.
///
/// Another thread loads them. It can start before the window opens, with the most likely window size.
public final class StartupFrame {
  private struct Saved {
    let drawings: Prefetched<[DrawingDigest.Words: Bitmap]>
    /// The saved table, or a painted one. `nil` if the theme has no wood grain or the frame was ended.
    let table: Prefetched<Bitmap?>
  }

  private let cache: StartupCache
  private let key: Prefetched<StartupCache.Key?>
  private let end = CancellationFlag()
  /// The saved drawings, until the frame was ended.
  private var saved: Saved?
  private var shown: [DrawingDigest.Words: Bitmap] = [:]
  private var hasNew = false

  /// Appends the loading steps to a queue. The table comes last, because it may have to be painted.
  ///
  /// - Parameter key: returns the identity of the frame when its turn comes. `nil` loads nothing.
  public init(
    _ cache: StartupCache, in queue: inout PrefetchQueue,
    key: @escaping @Sendable () -> StartupCache.Key?
  ) {
    let key = queue.add(key)
    (self.cache, self.key) = (cache, key)
    let drawings = queue.add {
      let drawings = key.value.map(cache.load) ?? [:]
      // Without cached lines of text, SDL_ttf will be needed. Load it here, before the window opens.
      if drawings.isEmpty { Font.prepare() }
      return drawings
    }
    let table = queue.add { [end] () -> Bitmap? in
      guard let key = key.value, case let theme = Theme.named(key.theme), theme.grain > 0
      else { return nil }
      if let table = drawings.value[StartupCache.table], table.size == key.size { return table }
      return TableArt.paint(size: key.size, theme: theme, cancelled: end.isCancelled)
    }
    saved = Saved(drawings: drawings, table: table)
  }

  /// Whether the frame has this key. Blocks until its own key is known.
  func isFor(_ key: StartupCache.Key) -> Bool { self.key.value == key }

  /// Returns a saved drawing, or `nil` if there is none or the first frame has been shown.
  func drawing(_ words: DrawingDigest.Words) -> Bitmap? {
    let drawing = saved?.drawings.value[words]
    if let drawing { shown[words] = drawing }
    return drawing
  }

  /// Adds a new drawing of the first frame to those to save. Does nothing once that frame has been shown.
  func add(_ drawing: Bitmap, as words: DrawingDigest.Words) {
    guard saved != nil else { return }
    shown[words] = drawing
    hasNew = true
  }

  /// Returns the pixels of pictures. Until the first frame has been shown, saved pixels are used where possible.
  func bitmaps(of pictures: [Picture]) -> [Bitmap] {
    guard saved != nil else { return Rasteriser.bitmaps(of: pictures) }
    let keys = pictures.map { $0.digest?.words }
    let found = zip(keys, pictures).map { key, picture in
      key.flatMap(drawing).flatMap { $0.size == picture.size ? $0 : nil }
    }
    let missing = found.indices.filter { found[$0] == nil }
    var bitmaps = found
    for (index, bitmap) in zip(missing, Rasteriser.bitmaps(of: missing.map { pictures[$0] })) {
      bitmaps[index] = bitmap
      if let key = keys[index] { add(bitmap, as: key) }
    }
    return bitmaps.compactMap(\.self)
  }

  /// Returns the table of a size and theme, or `nil` if it is not that of the first frame.
  func table(_ size: Size, _ theme: Theme.Name) -> Bitmap? {
    guard let saved, let key = key.value, key.size == size, key.theme == theme,
      let table = saved.table.value
    else { return nil }
    if drawing(StartupCache.table)?.size != size { add(table, as: StartupCache.table) }
    return table
  }

  /// Ends the first frame. Later frames do not use the saved drawings.
  func finish() {
    end.cancel()
    saved = nil
    if !hasNew { shown = [:] }
  }

  /// Saves the drawings of the first frame for the next launch, if some were not saved yet.
  func save() {
    guard hasNew, let key = key.value else { return }
    cache.save(shown, for: key)
    (hasNew, shown) = (false, [:])
  }
}

extension Bitmap {
  fileprivate nonisolated var size: Size { Size(Double(width), Double(height)) }
}
