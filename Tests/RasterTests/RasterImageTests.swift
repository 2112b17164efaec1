import Raster
import Stage
import TestSupport
import Testing

struct RasterImageTests {
  private let image = PixelImage(
    width: 8, height: 8,
    pixels: (0..<64).map { 0xFF00_0000 | UInt32($0 * 2_654_435_761 & 0xFF_FFFF) })

  private func painted(in frame: Rect) -> Bitmap {
    raster(8) { $0.fill(.rect(Rect(0, 0, 8, 8)), .image(image, in: frame)) }
  }

  private func distances(_ bitmap: Bitmap, _ expected: [UInt32]) -> Int {
    zip(bitmap.pixels, expected).map { Bitmap.distance($0, $1) }.max() ?? 0
  }

  @Test("An image at its own size is painted pixel for pixel")
  func ownSize() {
    #expect(distances(painted(in: Rect(0, 0, 8, 8)), image.pixels) <= 1)
  }

  @Test("An image that lies elsewhere shows its part there, and its edge beyond it")
  func moved() {
    let expected = (0..<64).map { index in
      let (row, column) = (min(7, index / 8 + 3), max(0, index % 8 - 2))
      return image.pixels[row * 8 + column]
    }
    #expect(distances(painted(in: Rect(2, -3, 8, 8)), expected) <= 1)
  }

  @Test("Between two pixels of an image colours are mixed")
  func mixed() {
    let two = PixelImage(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let bitmap = raster(8) { $0.fill(.rect(Rect(0, 0, 8, 8)), .image(two, in: Rect(0, 0, 8, 8))) }
    #expect(bitmap.red(1, 4) == 0 && bitmap.red(6, 4) == 255)
    #expect(abs(bitmap.red(3, 4) - 96) < 3 && abs(bitmap.red(4, 4) - 159) < 3)
  }
}
