import Stage
import Threads

/// A rasteriser of drawings. A drawing gives the same pixels on every thread and in every run.
public enum Rasteriser {
  /// The version of the output. Increment it when a drawing gives other pixels, to invalidate cached pictures.
  package static let version = 1

  /// Rasterises a drawing.
  ///
  /// Shapes are anti-aliased by their exact coverage, and gradients are dithered. Transparent pixels next to
  /// visible ones take their mean colour, so that rotated or scaled pictures show no dark fringe.
  ///
  /// - Complexity: Linear in the pixels of all layers together, several nanoseconds each.
  public static func bitmap(of drawing: Drawing) -> Bitmap {
    Bitmap(Job(drawing), pixels(of: [Job(drawing)])[0])
  }

  /// Rasterises a picture, whether drawn or computed.
  package static func bitmap(of picture: Picture) -> Bitmap { bitmaps(of: [picture])[0] }

  /// Rasterises pictures on all processors.
  package static func bitmaps(of pictures: [Picture]) -> [Bitmap] {
    let jobs = pictures.map(Job.init)
    return zip(jobs, pixels(of: jobs)).map { Bitmap($0, $1) }
  }

  /// Paints the bands of all jobs, then colours the transparent fringes of the drawings.
  private static func pixels(of jobs: [Job]) -> [[UInt32]] {
    // The largest jobs first, so that no processor works on one alone at the end.
    let bands = jobs.indices.sorted { jobs[$0].count > jobs[$1].count }
      .flatMap { index in jobs[index].bands.map { (job: index, rows: $0) } }
    return allocate(for: jobs[...], after: []) { places in
      WorkerPool.shared.forEach(bands.count) { number in
        let (index, rows) = bands[number]
        jobs[index].paint(rows, at: places[index])
      }
      // Single-threaded, because that takes less time than starting another thread.
      for (job, place) in zip(jobs, places) { job.colourFringe(at: place) }
    }
  }

  /// Allocates the pixels of all jobs recursively, then paints them.
  ///
  /// - Parameter places: the addresses of the previous jobs' pixels, since threads may not share a pointer.
  private static func allocate(
    for jobs: ArraySlice<Job>, after places: [UInt], _ paint: ([UInt]) -> Void
  ) -> [[UInt32]] {
    guard let job = jobs.first else {
      paint(places)
      return []
    }
    var others: [[UInt32]] = []
    let pixels = [UInt32](unsafeUninitializedCapacity: job.count) { pixels, count in
      let place = UInt(bitPattern: pixels.baseAddress)
      others = allocate(for: jobs.dropFirst(), after: places + [place], paint)
      count = job.count
    }
    return [pixels] + others
  }
}

/// A picture or drawing to rasterise.
private struct Job: Sendable {
  let width: Int
  let height: Int
  private let drawing: Drawing
  /// The painter of a computed picture, or `nil` for a drawing.
  private let painter: (any PixelPainter)?

  init(_ drawing: Drawing) { self.init(drawing.size, drawing, nil) }

  init(_ picture: Picture) { self.init(picture.size, picture.drawing, picture.pixels) }

  private init(_ size: Size, _ drawing: Drawing, _ painter: (any PixelPainter)?) {
    (width, height) = (Int(size.width), Int(size.height))
    (self.drawing, self.painter) = (drawing, painter)
  }

  var count: Int { width * height }

  /// The height of a band in rows, so that a large picture uses several processors.
  private static let bandHeight = 160

  /// The bands, which do not depend on the number of processors.
  var bands: [Range<Int>] {
    stride(from: 0, to: height, by: Self.bandHeight).map { $0..<min(height, $0 + Self.bandHeight) }
  }

  /// - Parameter place: the address of the first pixel.
  func paint(_ rows: Range<Int>, at place: UInt) {
    let pixels = self.pixels(rows, at: place)
    if let painter {
      painter.paint(rows: rows, width: width, into: pixels)
    } else {
      draw(rows, into: pixels)
    }
  }

  /// Colours the fringe of a drawing. A `PixelPainter` does this itself.
  func colourFringe(at place: UInt) {
    guard painter == nil else { return }
    AlphaBleed.colour(pixels(0..<height, at: place), width: width, height: height)
  }

  private func pixels(_ rows: Range<Int>, at place: UInt) -> UnsafeMutableBufferPointer<UInt32> {
    let start = UnsafeMutablePointer<UInt32>(bitPattern: place)
    return UnsafeMutableBufferPointer(
      start: start.map { $0 + rows.lowerBound * width }, count: rows.count * width)
  }

  private func draw(_ rows: Range<Int>, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let canvas = PixelArea(0, rows.lowerBound, width, rows.count)
    var layers = drawing.layers.map { LayerPainter($0, on: canvas) }
    let row = PixelRow(width: width)
    for y in rows {
      row.paint(&layers, row: y)
      let start = (y - rows.lowerBound) * width
      row.write(to: UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width]), row: y)
    }
  }
}

extension Bitmap {
  fileprivate init(_ job: Job, _ pixels: [UInt32]) {
    self.init(width: job.width, height: job.height, pixels: pixels)
  }
}
