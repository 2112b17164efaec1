import SDLKit
import Stage
import Threads

/// Where the painter's pixels go: the surface of a window, or one off the screen. They stay from frame to frame.
///
/// Images stay in main memory, text as one byte a pixel, and nothing is held twice. SDL's software
/// renderer would turn a picture by way of two more surfaces, on whole pixels only.
///
/// What is filled and drawn is noted down first; then bands of rows are painted by as many threads as there are processors.
final class Canvas {
  private let window: Window?
  private var surface: PixelSurface
  /// Where a display wants other pixels than ours: what is painted is copied there.
  private var windowSurface: PixelSurface?
  /// In how many bands each frame is painted; nil for as many as are worth it.
  private let bandCount: Int?
  /// In how many bands the last frame was painted.
  private(set) var lastBandCount = 0
  private var steps: [PaintStep] = []
  private let warpedCopies = WarpedCopies()
  /// How what is turned in this frame lies, for all areas in which it is painted.
  private var plans: [Blit: TurnPlan] = [:]

  init(_ window: Window) throws(SDLError) {
    self.window = window
    bandCount = nil
    surface = try window.surface()
    try begin()
  }

  /// A canvas off the screen, for snapshots and tests.
  init(width: Int, height: Int, bands: Int? = nil) throws(SDLError) {
    window = nil
    bandCount = bands
    surface = try PixelSurface(width: width, height: height)
  }

  /// In output pixels.
  var size: (width: Int, height: Int) { window?.outputSize ?? (surface.width, surface.height) }

  /// Whether to show a frame waits for the next refresh of the display.
  var waitsForDisplay: Bool { window?.waitsForDisplay == true }

  /// Begins a frame, in the size that the window has now.
  func begin() throws(SDLError) {
    forgetSteps()
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

  /// Fills an area with 0xAARRGGBB.
  func fill(_ area: PixelArea, _ argb: UInt32, clip: PixelArea) {
    steps.append(PaintStep(.fill(area, argb: argb), clip: clip.intersection(area)))
  }

  /// Lays a part of an image.
  func draw(_ image: CanvasImage, _ blit: Blit, clip: PixelArea) {
    // What lies outside of a small area is not even noted down.
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
      let (copy, blit) = warpedCopies.copy(of: bitmap, seen: seen, blit, within: bounds)
    {
      return .bitmap(copy, seen: copy.area, blit, nil)
    }
    return .bitmap(bitmap, seen: seen, blit, plan(blit))
  }

  /// Forgets what only serves to paint the next frame sooner: called when nothing moves.
  func rest() { warpedCopies.removeAll() }

  /// Paints the frame and shows what has changed.
  ///
  /// - Parameter onPainted: called before it is shown where that takes as long as a display likes; else after it, so that
  ///   nobody waits for a picture that is painted.
  func show(_ areas: [PixelArea], onPainted: () -> Void) throws(SDLError) {
    try paint()
    let waits = waitsForDisplay
    if waits { onPainted() }
    defer { if !waits { onPainted() } }
    warpedCopies.endFrame()
    guard let window else { return }
    if let windowSurface {
      for area in areas { try surface.copy(area, to: windowSurface) }
    }
    try window.update(areas)
  }

  /// What was painted.
  func pixels() throws(SDLError) -> Bitmap {
    try paint()
    let (width, height) = (surface.width, surface.height)
    let pixels = try surface.withPixels { source, stride in
      [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        for y in 0..<height {
          for x in 0..<width {
            target.initializeElement(at: y * width + x, to: 0xFF00_0000 | source[y * stride + x])
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

  /// Paints what was noted down.
  private func paint() throws(SDLError) {
    defer { forgetSteps() }
    guard !steps.isEmpty else { return }
    let (bounds, steps) = (bounds, steps)
    let bands = PaintBands(steps, within: bounds, count: bandCount).bands
    // By themselves, so that each band only touches the steps that reach it.
    let clips = steps.map(\.clip)
    lastBandCount = bands.count
    try surface.withPixels { pixels, stride in
      // Threads are handed an address, for no two may share a pointer; each is given rows of its own.
      let address = UInt(bitPattern: pixels.baseAddress)
      WorkerPool.shared.forEach(bands.count) { index in
        guard let start = UnsafeMutablePointer<UInt32>(bitPattern: address) else { return }
        let target = PixelTarget(pixels: start, stride: stride, bounds: bounds)
        let band = bands[index]
        let steps = steps.span
        for number in clips.indices where clips[number].intersects(band) {
          steps[number].paint(on: target, rows: band)
        }
      }
    }
  }

  private func forgetSteps() {
    steps.removeAll(keepingCapacity: true)
    plans.removeAll(keepingCapacity: true)
  }
}

nonisolated extension Bitmap {
  fileprivate var area: PixelArea { PixelArea(0, 0, width, height) }

  /// The smallest area that holds all that is not clear.
  var seen: PixelArea {
    withPixels { pixels in
      func isClear(_ row: Int, _ columns: Range<Int>) -> Bool {
        let start = row * width
        return !columns.contains { pixels[start + $0] > 0xFF_FFFF }
      }
      guard let top = (0..<height).first(where: { !isClear($0, 0..<width) }),
        let bottom = (0..<height).last(where: { !isClear($0, 0..<width) })
      else { return PixelArea(0, 0, 0, 0) }
      var (left, right) = (width, 0)
      for row in top...bottom {
        let start = row * width
        if let first = (0..<left).first(where: { pixels[start + $0] > 0xFF_FFFF }) { left = first }
        if let last = (right..<width).last(where: { pixels[start + $0] > 0xFF_FFFF }) {
          right = last + 1
        }
      }
      return PixelArea(left, top, right - left, bottom + 1 - top)
    }
  }
}
