import SDLKit
import Stage
import Threads

/// Turns drawings into pixels: the same ones for the same drawing, on any thread and every run.
public nonisolated enum Rasteriser {
  /// Raise it whenever the same drawing gives other pixels: kept pictures are then rasterised anew.
  static let version = 1

  /// The pixels of a drawing.
  ///
  /// Shapes have smooth edges by the exact area they cover, and gradients are dithered. Clear pixels
  /// next to visible ones have their colour, so that a picture that is turned or scaled shows no dark
  /// fringe.
  ///
  /// - Complexity: linear in the pixels of all layers together, some nanoseconds each.
  public static func bitmap(of drawing: Drawing) -> Bitmap {
    Bitmap(Sheet(drawing), pixels(of: [Sheet(drawing)])[0])
  }

  /// The pixels of a picture, be it drawn or computed.
  static func bitmap(of picture: Picture) -> Bitmap { bitmaps(of: [picture])[0] }

  /// The pixels of pictures, painted on every processor at once.
  static func bitmaps(of pictures: [Picture]) -> [Bitmap] {
    let sheets = pictures.map(Sheet.init)
    return zip(sheets, pixels(of: sheets)).map { Bitmap($0, $1) }
  }

  /// Paints the bands of all sheets and then the fringes of those that are drawn.
  private static func pixels(of sheets: [Sheet]) -> [[UInt32]] {
    // The largest first, so that no processor is left alone with it at the end.
    let bands = sheets.indices.sorted { sheets[$0].count > sheets[$1].count }
      .flatMap { index in sheets[index].bands.map { (sheet: index, rows: $0) } }
    return makeRoom(for: sheets[...], behind: []) { places in
      WorkerPool.shared.forEach(bands.count) { number in
        let (index, rows) = bands[number]
        sheets[index].paint(rows, at: places[index])
      }
      // Takes less time than making another thread for it.
      for (sheet, place) in zip(sheets, places) { sheet.colourFringe(at: place) }
    }
  }

  /// Makes room for the pixels of one sheet after another, and has all of them painted.
  ///
  /// - Parameter places: addresses of those before, for threads may not share a pointer.
  private static func makeRoom(
    for sheets: ArraySlice<Sheet>, behind places: [UInt], _ paint: ([UInt]) -> Void
  ) -> [[UInt32]] {
    guard let sheet = sheets.first else {
      paint(places)
      return []
    }
    var others: [[UInt32]] = []
    let pixels = [UInt32](unsafeUninitializedCapacity: sheet.count) { pixels, count in
      let place = UInt(bitPattern: pixels.baseAddress)
      others = makeRoom(for: sheets.dropFirst(), behind: places + [place], paint)
      count = sheet.count
    }
    return [pixels] + others
  }
}

/// What pixels are to be made of.
nonisolated private struct Sheet: Sendable {
  let width: Int
  let height: Int
  private let drawing: Drawing
  /// Nil where the drawing says all.
  private let painter: (any PixelPainter)?

  init(_ drawing: Drawing) { self.init(drawing.size, drawing, nil) }

  init(_ picture: Picture) { self.init(picture.size, picture.drawing, picture.pixels) }

  private init(_ size: Size, _ drawing: Drawing, _ painter: (any PixelPainter)?) {
    (width, height) = (Int(size.width), Int(size.height))
    (self.drawing, self.painter) = (drawing, painter)
  }

  var count: Int { width * height }

  /// How many rows are painted in one go, so that a large picture keeps several processors busy.
  private static let bandHeight = 160

  /// The rows in the pieces that they are always painted in.
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

  /// A painter has seen to it itself.
  func colourFringe(at place: UInt) {
    guard painter == nil else { return }
    Fringe.colour(pixels(0..<height, at: place), width: width, height: height)
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

nonisolated extension Bitmap {
  fileprivate init(_ sheet: Sheet, _ pixels: [UInt32]) {
    self.init(width: sheet.width, height: sheet.height, pixels: pixels)
  }
}
