import Raster
import SDLKit
import Stage
import Threads

/// The pixels that the painter draws into, of a window or off screen. They persist between frames.
///
/// Images stay in main memory, and text is stored as one byte per pixel. SDL's software renderer would rotate a
/// picture through two more surfaces, and only to whole pixels.
///
/// Drawing calls are recorded first. Then several threads paint bands of rows.
final class Canvas {
  private let window: Window?
  private var surface: PixelSurface
  /// The window's surface if its pixel format differs. Painted pixels are copied to it.
  private var windowSurface: PixelSurface?
  /// The number of bands per frame, or `nil` to choose it by the amount of work.
  private let bandCount: Int?
  /// The number of bands of the last frame.
  private(set) var lastBandCount = 0
  private var steps: [PaintStep] = []
  private let rotatedCopies = RotatedImageCache()
  /// The turn plans of this frame, shared by all painted areas.
  private var plans: [Blit: TurnPlan] = [:]

  init(_ window: Window) throws(SDLError) {
    self.window = window
    bandCount = nil
    surface = try window.surface()
    try begin()
  }

  /// Creates an off-screen canvas, for snapshots and tests.
  init(width: Int, height: Int, bands: Int? = nil) throws(SDLError) {
    window = nil
    bandCount = bands
    surface = try PixelSurface(width: width, height: height)
  }

  /// The size in output pixels.
  var size: (width: Int, height: Int) { window?.outputSize ?? (surface.width, surface.height) }

  /// Whether presenting a frame waits for the display's next refresh.
  var waitsForDisplay: Bool { window?.waitsForDisplay == true }

  /// Begins a frame in the window's current size.
  func begin() throws(SDLError) {
    removeSteps()
    guard let window else { return }
    let shown = try window.surface()
    if shown.isPlain {
      (surface, windowSurface) = (shown, nil)
    } else {
      windowSurface = shown
      if surface.width != shown.width || surface.height != shown.height || !surface.isPlain {
        surface = try PixelSurface(width: shown.width, height: shown.height)
        surface.setBlends(false)
      }
    }
  }

  /// Fills an area with a colour (`0xAARRGGBB`).
  func fill(_ area: PixelArea, _ argb: UInt32, clip: PixelArea) {
    steps.append(PaintStep(.fill(area, argb: argb), clip: clip.intersection(area)))
  }

  /// Draws a part of an image.
  func draw(_ image: CanvasImage, _ blit: Blit, clip: PixelArea) {
    // A blit outside the clip is not recorded.
    let clip = blit.reach.map(clip.intersection) ?? clip
    guard !clip.isEmpty else { return }
    let content: PaintStep.Content
    switch image {
    case .bitmap(let bitmap, nil) where blit.isPlain && blit.tint == 0xFFFF_FFFF:
      content = .copy(bitmap, blit)
    case .bitmap(let bitmap, let seen): content = step(bitmap, seen: seen ?? bitmap.area, blit)
    case .mask(let mask): content = .mask(mask, blit, plan(blit))
    }
    steps.append(PaintStep(content, clip: clip))
  }

  private func step(_ bitmap: Bitmap, seen: PixelArea, _ blit: Blit) -> PaintStep.Content {
    if blit.rotation != 0, blit.turn == .none,
      let (copy, blit) = rotatedCopies.copy(of: bitmap, seen: seen, blit, within: bounds)
    {
      return .bitmap(copy, seen: copy.area, blit, nil)
    }
    return .bitmap(bitmap, seen: seen, blit, plan(blit))
  }

  /// Releases the caches that only speed up the next frame. Call it when no animation runs.
  func releaseCaches() { rotatedCopies.removeAll() }

  /// Paints the frame and presents the changed areas.
  ///
  /// - Parameter onPainted: called after painting: before presenting if that waits for the display's refresh,
  ///   otherwise after it.
  func show(_ areas: [PixelArea], onPainted: () -> Void) throws(SDLError) {
    try paint()
    let waits = waitsForDisplay
    if waits { onPainted() }
    defer { if !waits { onPainted() } }
    rotatedCopies.endFrame()
    guard let window else { return }
    let areas = areas.map { PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    if let windowSurface {
      for area in areas { try surface.copy(area, to: windowSurface) }
    }
    try window.update(areas)
  }

  /// Paints the recorded steps and returns a copy of all pixels, opaque.
  func pixels() throws(SDLError) -> Bitmap {
    try paint()
    let (width, height) = (surface.width, surface.height)
    let pixels = try unsafe surface.withPixels { source, stride in
      unsafe [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        for y in 0..<height {
          for x in 0..<width {
            unsafe target.initializeElement(
              at: y * width + x, to: 0xFF00_0000 | source[y * stride + x])
          }
        }
        count = width * height
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private var bounds: PixelArea { PixelArea(0, 0, surface.width, surface.height) }

  private func plan(_ blit: Blit) -> TurnPlan? {
    guard blit.turn != .none, !blit.isPlain else { return nil }
    if let plan = plans[blit] { return plan }
    let plan = TurnPlan(blit, within: bounds)
    plans[blit] = plan
    return plan
  }

  /// Paints the recorded steps.
  private func paint() throws(SDLError) {
    defer { removeSteps() }
    guard !steps.isEmpty else { return }
    let (bounds, steps) = (bounds, steps)
    let bands = PaintBands(steps, within: bounds, count: bandCount).bands
    // The clips in an array of their own, so that each band touches only the steps that reach it.
    let clips = steps.map(\.clip)
    lastBandCount = bands.count
    try unsafe surface.withPixels { pixels, stride in
      // The closure captures an address, because threads may not share a pointer. Each thread writes its own rows.
      let address = UInt(bitPattern: pixels.baseAddress)
      WorkerPool.shared.forEach(bands.count) { index in
        guard let start = unsafe UnsafeMutablePointer<UInt32>(bitPattern: address) else { return }
        let target = unsafe PixelTarget(pixels: start, stride: stride, bounds: bounds)
        let band = bands[index]
        let steps = steps.span
        for number in clips.indices where clips[number].intersects(band) {
          steps[number].paint(on: target, rows: band)
        }
      }
    }
  }

  private func removeSteps() {
    steps.removeAll(keepingCapacity: true)
    plans.removeAll(keepingCapacity: true)
  }
}

nonisolated extension Bitmap {
  fileprivate var area: PixelArea { PixelArea(0, 0, width, height) }

  /// The smallest area that contains all pixels that are not transparent.
  var seen: PixelArea {
    unsafe withPixels { pixels in
      func isClear(_ row: Int, _ columns: Range<Int>) -> Bool {
        let start = row * width
        return !columns.contains { unsafe pixels[start + $0] > 0xFF_FFFF }
      }
      guard let top = (0..<height).first(where: { !isClear($0, 0..<width) }),
        let bottom = (0..<height).last(where: { !isClear($0, 0..<width) })
      else { return PixelArea(0, 0, 0, 0) }
      var (left, right) = (width, 0)
      for row in top...bottom {
        let start = row * width
        if let first = (0..<left).first(where: { unsafe pixels[start + $0] > 0xFF_FFFF }) {
          left = first
        }
        if let last = (right..<width).last(where: { unsafe pixels[start + $0] > 0xFF_FFFF }) {
          right = last + 1
        }
      }
      return PixelArea(left, top, right - left, bottom + 1 - top)
    }
  }
}
