import SDLKit
import Stage
import Threads

/// Paints display lists, and of each only what differs from the last one.
///
/// Only the areas that changed are painted and shown, be it by a graphics processor.
public final class Painter {
  let canvas: Canvas
  let text: TextCache
  let images = ImageCache()
  let wholePatches = WholePatches()
  private let tables: TableSupply
  private let first: FirstPictures
  /// The table shown now, nil for plain ground.
  var table: Bitmap?
  var theme = Theme.named(.evening)

  private var commands: [DrawCommand] = []
  private var bounds: [PixelArea] = []
  private var paintedSize = (width: 0, height: 0)
  private var mustPaintAll = true
  /// Whether what was painted has to be shown again, all of it.
  private var mustShowAll = false
  /// How many frames have been painted, for tests and benchmarks.
  public private(set) var frameCount = 0
  /// How many pixels the last frame painted anew, for tests and benchmarks.
  public private(set) var lastPixelCount = 0
  /// In how many pieces the last frame was painted, on as many threads as there are processors, for tests.
  public var lastBandCount: Int { canvas.lastBandCount }

  /// Paints into a window.
  ///
  /// - Parameter onTableReady: called on another thread when a table of a new size is ready: wake the
  ///   run loop and paint again. Until then the old one is stretched.
  public convenience init(
    _ window: Window, text: TextCache, tables: TableStore,
    pictures: FirstPictureStore = FirstPictureStore(folder: nil),
    onTableReady: @escaping @Sendable () -> Void
  ) throws(SDLError) {
    self.init(
      try Canvas(window), text: text,
      tables: TableSupply(tables, onReady: onTableReady), FirstPictures(pictures))
  }

  /// Paints off the screen, the same pixels as a software window, in output pixels.
  ///
  /// - Parameter bands: in how many pieces each frame is painted, for tests; nil for as many as are worth it.
  public convenience init(
    offScreenWidth width: Int, height: Int, text: TextCache, tables: TableStore,
    pictures: FirstPictureStore = FirstPictureStore(folder: nil), bands: Int? = nil
  ) throws(SDLError) {
    self.init(
      try Canvas(width: width, height: height, bands: bands), text: text,
      tables: TableSupply(tables, onReady: nil), FirstPictures(pictures))
  }

  private init(
    _ canvas: Canvas, text: TextCache, tables: TableSupply, _ first: FirstPictures
  ) {
    (self.canvas, self.text, self.tables, self.first) = (canvas, text, tables, first)
  }

  /// In output pixels: what scenes are laid out in.
  public var size: Size { Size(Double(canvas.size.width), Double(canvas.size.height)) }

  /// Whether the next refresh of the display sets the pace, so that nobody else need wait.
  public var waitsForDisplay: Bool { canvas.waitsForDisplay }

  /// Takes what the first frame needs from what an earlier start has kept, found on another thread.
  ///
  /// - Parameters:
  ///   - scene: tells apart first frames of the same size and theme.
  ///   - ahead: was begun before the size was known; where it was another one, that is of no use.
  public func expect(_ theme: Theme, scene: String, ahead: FirstFrame? = nil) {
    let (width, height) = canvas.size
    let key = FirstFrame.Key(width: width, height: height, theme: theme.name, scene: scene)
    let expected: FirstFrame
    if let ahead, ahead.key.value == key {
      expected = ahead
    } else {
      ahead?.endTable()
      var line = EarlyLine()
      expected = FirstFrame({ key }, tables: tables.store, pictures: first.store, in: &line)
      line.begin()
    }
    first.expect(expected)
    text.expect(expected, first.store)
    tables.expect(expected)
  }

  /// Takes note of what an event means for the pixels; call it with every event.
  public func handle(_ event: Event) {
    switch event {
    case .sizeChanged: mustPaintAll = true
    // Pixels that stay need not be painted again; the first frame is always followed by this.
    case .exposed: mustShowAll = true
    default: break
    }
  }

  /// Shows a display list; does nothing at all where it equals the last one and is still to be seen.
  ///
  /// - Parameter onPainted: called once it is painted: before it is shown where that takes as long as a display likes, else
  ///   after it.
  /// - Returns: whether anything was shown.
  @discardableResult
  public func paint(
    _ list: DisplayList, theme: Theme, onPainted: () -> Void = {}
  ) throws(SDLError) -> Bool {
    // The table may still be on its way, and there is enough to do until it comes.
    if mustPaintAll {
      images.prepare(list.commands.compactMap(\.pictureToDraw), first)
    }
    follow(theme)
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
    first.end()
    text.endFirst()
    tables.endFirst()
    (mustPaintAll, mustShowAll) = (false, false)
    frameCount += 1
    lastPixelCount = areas.reduce(0) { $0 + $1.pixelCount }
    return true
  }

  /// Gives back what only other scenes need, or other sizes of the window: call it when nothing moves.
  ///
  /// Of images that are not shown, as much stays as a quarter of the window's pixels take, for what comes soon.
  public func tidy() {
    let (width, height) = canvas.size
    images.rest(showing: commands.compactMap(\.pictureToDraw), spare: width * height)
    text.tidy()
  }

  /// Forgets what only serves to paint the next frame sooner: call it when nothing moves.
  public func rest() { canvas.rest() }

  /// What the last list looks like, as pixels.
  public func snapshot() throws(SDLError) -> Bitmap {
    try canvas.begin()
    if mustPaintAll { paint([everything]) }
    return try canvas.pixels()
  }

  private var everything: PixelArea { PixelArea(0, 0, canvas.size.width, canvas.size.height) }

  /// How many images are held, for tests.
  public var imageCount: Int { images.count }

  private func paint(_ areas: [PixelArea]) {
    let touched = Damage.members(of: bounds, touching: areas)
    images.prepare(touched.compactMap { commands[$0].pictureToDraw }, first)
    // Where all is painted, as at the start, nobody waits to learn what the pictures hide.
    let isWhole = areas == [everything]
    let covers = Covers(commands, touched) { isWhole ? nil : images.solidPart(of: $0) }
    for area in covers.cut(areas) {
      let first = covers.topmost(over: area)
      if first == nil { canvas.fill(area, 0xFF00_0000, clip: area) }
      for index in touched where index >= first ?? 0 && bounds[index].intersects(area) {
        draw(commands[index], clip: bounds[index].intersection(area))
      }
    }
  }

  /// Takes up a change of size, theme or table, which changes every pixel.
  private func follow(_ theme: Theme) {
    let size = canvas.size
    if size != paintedSize || theme != self.theme { mustPaintAll = true }
    (paintedSize, self.theme) = (size, theme)
    guard theme.grain > 0 else {
      table = nil
      return
    }
    let key = TableSupply.Key(width: size.width, height: size.height, theme: theme.name)
    if let bitmap = tables.next(key, theme, isShown: table != nil) {
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
