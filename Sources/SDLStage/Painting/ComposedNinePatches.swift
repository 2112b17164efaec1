import Raster
import Stage

/// A cache of nine-patches that are composed in their target size, for patches turned out of the window's plane.
///
/// Turning the pieces separately would show seams.
final class ComposedNinePatches {
  private struct Key: Hashable {
    let picture: ObjectIdentifier
    let corner: Double
    let size: Size
  }
  private struct Entry {
    let picture: Picture
    let image: CanvasImage
    var isShown: Bool
  }
  private var entries: [Key: Entry] = [:]

  /// Returns the composed patch for a frame, whose size is rounded to whole pixels.
  func image(of picture: Picture, corner: Double, over frame: Rect) -> CanvasImage {
    let key = Key(picture: ObjectIdentifier(picture), corner: corner, size: frame.rounded.size)
    if let entry = entries[key] {
      entries[key]?.isShown = true
      return entry.image
    }
    let patch = Patch(picture.size, corner: corner, over: Rect(.zero, key.size))
    let image = CanvasImage.seen(patch.whole(of: Rasteriser.bitmap(of: picture), key.size))
    entries[key] = Entry(picture: picture, image: image, isShown: true)
    return image
  }

  /// Removes the patches that were not used since the last call.
  func sweep() {
    if entries.isEmpty { return }
    entries = entries.filter { $0.value.isShown }
    for key in entries.keys { entries[key]?.isShown = false }
  }
}

nonisolated extension Patch {
  /// Composes the patch with bilinear filtering.
  fileprivate func whole(of picture: Bitmap, _ size: Size) -> Bitmap {
    let (width, height) = (Int(size.width), Int(size.height))
    var pixels = [UInt32](repeating: 0, count: width * height)
    eachPiece(in: PixelArea(0, 0, width, height)) { piece in
      let frame = PixelArea(piece.frame)
      let columns = Self.pairs(in: piece.part.x..<piece.part.maxX, of: frame.width)
      var last: (pair: Pair, row: Int)?
      for (y, pair) in zip(frame.rows, Self.pairs(in: piece.part.rows, of: frame.height)) {
        let start = y * width + frame.x
        if let last, last.pair == pair {
          // Many rows of a stretched piece are equal.
          pixels.copy(frame.width, from: last.row, to: start)
        } else {
          Self.mix(picture, pair, columns, into: &pixels, at: start)
          last = (pair, start)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The two source texels of a target pixel, and the weight of the second one (0…256).
  private struct Pair: Equatable {
    let first: Int
    let second: Int
    let share: UInt32
  }

  private static func pairs(in part: Range<Int>, of length: Int) -> [Pair] {
    (0..<length).map { pixel in
      let place = (Double(pixel) + 0.5) * Double(part.count) / Double(length) - 0.5
      let clamped = max(0, min(Double(part.count - 1), place))
      let first = part.lowerBound + Int(clamped)
      return Pair(
        first: first, second: min(first + 1, part.upperBound - 1),
        share: UInt32(((clamped - clamped.rounded(.down)) * 256).rounded()))
    }
  }

  private static func mix(
    _ picture: Bitmap, _ row: Pair, _ columns: [Pair], into pixels: inout [UInt32], at start: Int
  ) {
    for (x, column) in columns.enumerated() {
      pixels[start + x] = PixelMath.mix(
        PixelMath.mix(
          picture[column.first, row.first], picture[column.second, row.first], column.share),
        PixelMath.mix(
          picture[column.first, row.second], picture[column.second, row.second], column.share),
        row.share)
    }
  }
}

nonisolated extension [UInt32] {
  /// Copies elements to a range that does not overlap theirs.
  fileprivate mutating func copy(_ count: Int, from source: Int, to target: Int) {
    unsafe withUnsafeMutableBufferPointer { members in
      guard let start = members.baseAddress else { return }
      unsafe (start + target).update(from: start + source, count: count)
    }
  }
}
