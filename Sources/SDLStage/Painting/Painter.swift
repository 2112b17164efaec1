import Raster
import SDLKit
import Stage
import Threads

/// A painter of display lists, which repaints only the differences from the last list.
///
/// Only changed areas are painted and presented, even if a GPU presents them.
public final class Painter {
  let canvas: Canvas
  let text: TextCache
  let images = ImageCache()
  let wholePatches = ComposedNinePatches()
  private let tables: TableSource
  private let cache: StartupCache
  /// The first frame, whose drawings are saved for the next launch.
  private var startup: StartupFrame?
  /// The current table, or `nil` for a plain ground.
  var table: Bitmap?
  var theme = Theme.named(.evening)

  private var commands: [DrawCommand] = []
  private var bounds: [PixelArea] = []
  private var paintedSize = (width: 0, height: 0)
  private var mustPaintAll = true
  /// Whether the whole window must be presented again without repainting.
  private var mustShowAll = false
  /// The number of painted frames, for tests and benchmarks.
  public private(set) var frameCount = 0
  /// The number of pixels that the last frame repainted, for tests and benchmarks.
  public private(set) var lastPixelCount = 0
  /// The number of bands of the last frame, for tests.
  public var lastBandCount: Int { canvas.lastBandCount }

  /// Creates a painter for a window.
  ///
  /// - Parameter onTableReady: called on another thread when a table of a new size is ready. Wake the run loop and
  ///   paint again. Until then the old table is stretched.
  public convenience init(
    _ window: Window, text: TextCache, startup: StartupCache = StartupCache(folder: nil),
    onTableReady: @escaping @Sendable () -> Void
  ) throws(SDLError) {
    self.init(try Canvas(window), text: text, TableSource(onReady: onTableReady), startup)
  }

  /// Creates an off-screen painter, which gives the same pixels as a window without a GPU.
  ///
  /// - Parameter bands: the number of bands per frame, for tests. `nil` chooses it by the amount of work.
  public convenience init(
    offScreenWidth width: Int, height: Int, text: TextCache,
    startup: StartupCache = StartupCache(folder: nil), bands: Int? = nil
  ) throws(SDLError) {
    self.init(
      try Canvas(width: width, height: height, bands: bands), text: text,
      TableSource(onReady: nil), startup)
  }

  private init(
    _ canvas: Canvas, text: TextCache, _ tables: TableSource, _ cache: StartupCache
  ) {
    (self.canvas, self.text, self.tables, self.cache) = (canvas, text, tables, cache)
  }

  /// The size in output pixels, in which scenes are laid out.
  public var size: Size { Size(Double(canvas.size.width), Double(canvas.size.height)) }

  /// Whether presenting a frame waits for the display's refresh, so that no other delay is needed.
  public var waitsForDisplay: Bool { canvas.waitsForDisplay }

  /// Prepares to draw the first frame from the drawings of an earlier launch as far as possible.
  ///
  /// - Parameters:
  ///   - scene: a name that distinguishes first frames of the same size and theme.
  ///   - ahead: a frame whose loading began before the window size was known. It is dropped if the size,
  ///     theme or scene differs.
  public func expect(_ theme: Theme, scene: String, ahead: StartupFrame? = nil) {
    let (width, height) = canvas.size
    let key = StartupCache.Key(width: width, height: height, theme: theme.name, scene: scene)
    if let ahead, ahead.isFor(key) {
      startup = ahead
    } else {
      ahead?.finish()
      var queue = PrefetchQueue()
      startup = StartupFrame(cache, in: &queue) { key }
      queue.begin()
    }
    text.startup = startup
  }

  /// Saves the drawings of the first frame for the next launch, if some were not saved yet.
  ///
  /// - Complexity: Writes a file of the size of a few windows, once.
  public func saveStartup() { startup?.save() }

  /// Updates the state for an event. Call it with every event.
  public func handle(_ event: Event) {
    switch event {
    case .sizeChanged: mustPaintAll = true
    // The pixels persist and need not be repainted. SDL always sends this event after the first frame.
    case .exposed: mustShowAll = true
    default: break
    }
  }

  /// Paints everything with the next frame, after a change that no display list shows, such as another font.
  public func repaint() { mustPaintAll = true }

  /// Shows a display list. Does nothing if the list equals the last one and that is still visible.
  ///
  /// - Parameter onPainted: called after painting: before presenting if that waits for the display's refresh,
  ///   otherwise after it.
  /// - Returns: whether a frame was presented.
  @discardableResult
  public func paint(
    _ list: DisplayList, theme: Theme, onPainted: () -> Void = {}
  ) throws(SDLError) -> Bool {
    // The table may still be loading, so rasterise the pictures first.
    if mustPaintAll {
      images.prepare(list.commands.compactMap(\.pictureToDraw), startup)
    }
    updateTable(theme)
    let newBounds = list.commands.map(\.bounds)
    var areas =
      mustPaintAll
      ? [everything] : Damage.areas(from: commands, bounds, to: list.commands, newBounds)
    areas = areas.map { $0.intersection(everything) }.filter { !$0.isEmpty }
    (commands, bounds) = (list.commands, newBounds)
    guard !areas.isEmpty || mustShowAll else { return false }

    mustPaintAll = true
    try canvas.begin()
    paint(areas)
    try canvas.show(mustShowAll ? [everything] : areas, onPainted: onPainted)
    images.sweep()
    wholePatches.sweep()
    text.finishStartup()
    startup?.finish()
    (mustPaintAll, mustShowAll) = (false, false)
    frameCount += 1
    lastPixelCount = areas.reduce(0) { $0 + $1.pixelCount }
    return true
  }

  /// Releases memory that only other scenes or window sizes need. Call it when no animation runs.
  ///
  /// Of the images not shown, a quarter of the window's size in bytes is retained.
  public func tidy() {
    let (width, height) = canvas.size
    images.trim(showing: commands.compactMap(\.pictureToDraw), spare: width * height)
    text.tidy()
  }

  /// Saves the first frame for the next launch, and releases the caches that only speed up the next frame. Call it
  /// when nothing moves.
  public func finishIdleWork() {
    saveStartup()
    canvas.releaseCaches()
  }

  /// Returns the pixels of the last display list.
  public func snapshot() throws(SDLError) -> Bitmap {
    try canvas.begin()
    if mustPaintAll { paint([everything]) }
    return try canvas.pixels()
  }

  private var everything: PixelArea { PixelArea(0, 0, canvas.size.width, canvas.size.height) }

  /// The number of cached images, for tests.
  public var imageCount: Int { images.count }

  private func paint(_ areas: [PixelArea]) {
    let touched = Damage.members(of: bounds, touching: areas)
    images.prepare(touched.compactMap { commands[$0].pictureToDraw }, startup)
    // A full repaint, as at launch, skips the search for opaque parts of pictures.
    let isWhole = areas == [everything]
    let covers = OcclusionMap(commands, touched) { isWhole ? nil : images.solidPart(of: $0) }
    for area in covers.cut(areas) {
      let first = covers.topmost(over: area)
      if first == nil { canvas.fill(area, 0xFF00_0000, clip: area) }
      for index in touched where index >= first ?? 0 && bounds[index].intersects(area) {
        draw(commands[index], clip: bounds[index].intersection(area))
      }
    }
  }

  /// Applies a change of size, theme or table, which changes every pixel.
  private func updateTable(_ theme: Theme) {
    let size = canvas.size
    if size != paintedSize || theme != self.theme { mustPaintAll = true }
    (paintedSize, self.theme) = (size, theme)
    guard theme.grain > 0 else {
      table = nil
      return
    }
    let key = TableSource.Key(width: size.width, height: size.height, theme: theme.name)
    if let bitmap = tables.next(key, theme, isShown: table != nil, startup) {
      table = bitmap
      mustPaintAll = true
    }
  }
}

extension DrawCommand {
  fileprivate var pictureToDraw: Picture? {
    switch content {
    case .picture(let picture, _), .patch(let picture, _): picture
    case .table, .fill, .text: nil
    }
  }
}
