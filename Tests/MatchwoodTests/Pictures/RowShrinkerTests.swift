import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import PictureDecoding

@Suite("Making a picture smaller row by row") struct RowShrinkerTests {
  private func shrunk(
    _ image: PixelImage, _ part: PixelPart, _ width: Int, _ height: Int
  ) -> [UInt32] {
    var shrinker = RowShrinker(part, width: width, height: height)
    image.pixels.withUnsafeBufferPointer { pixels in
      for row in part.rows {
        shrinker.add(UnsafeBufferPointer(rebasing: pixels[(row * image.width)...]))
      }
    }
    return shrinker.pixels
  }

  @Test("gives what an image in memory gives", arguments: 1...30 as ClosedRange<UInt64>)
  func sameAsWhole(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (width, height) = (
      Int.random(in: 1...90, using: &dice), Int.random(in: 1...90, using: &dice)
    )
    let pixels = (0..<width * height).map { _ in
      UInt32.random(in: 0...0xFF_FFFF, using: &dice) | 0xFF00_0000
    }
    let image = PixelImage(width: width, height: height, pixels: pixels)
    let left = Int.random(in: 0..<width, using: &dice)
    let top = Int.random(in: 0..<height, using: &dice)
    let part = PixelPart(
      columns: left..<Int.random(in: left + 1...width, using: &dice),
      rows: top..<Int.random(in: top + 1...height, using: &dice))
    let across = Int.random(in: 1...part.columns.count, using: &dice)
    let down = Int.random(in: 1...part.rows.count, using: &dice)
    let whole = image.scaled(
      part: Rect(
        Double(left), Double(top), Double(part.columns.count), Double(part.rows.count)),
      width: across, height: down)
    #expect(shrunk(image, part, across, down) == whole.pixels)
  }

  @Test("keeps the brightness of the brightest picture that there can be")
  func brightest() {
    let image = PixelImage(
      width: 16_384, height: 64, pixels: .init(repeating: 0xFFFF_FFFF, count: 16_384 * 64))
    let part = PixelPart(columns: 0..<16_384, rows: 0..<64)
    #expect(shrunk(image, part, 1, 1) == [0xFFFF_FFFF])
  }
}
