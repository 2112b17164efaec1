import Raster
import SDLStage
import TestSupport
import Testing

struct AppIconTests {
  @Test("The icon fills its square and leaves the corners clear", arguments: [16.0, 32, 64, 128])
  func shape(size: Double) {
    let bitmap = Rasteriser.bitmap(of: AppIcon.drawing(size: size))
    let last = Int(size) - 1
    #expect(bitmap.width == Int(size) && bitmap.height == Int(size))
    #expect(
      [(0, 0), (last, 0), (0, last), (last, last)].allSatisfy { bitmap.alpha($0.0, $0.1) < 60 })
    #expect(bitmap.alpha(last / 2, last / 2) == 255)
    #expect(bitmap.mass > 0.7 * size * size)
  }

  @Test("The head of the match is red and the felt is green", arguments: [32, 64, 256])
  func colours(size: Int) {
    let bitmap = Rasteriser.bitmap(of: AppIcon.drawing(size: Double(size)))
    let head = bitmap[size * 40 / 64, size * 20 / 64]
    let felt = bitmap[size * 18 / 64, size * 22 / 64]
    #expect(head >> 16 & 0xFF > 2 * (head >> 8 & 0xFF))
    #expect(felt >> 8 & 0xFF > felt >> 16 & 0xFF)
  }

  @Test("An icon of twice the size covers the same shares")
  func twoSizes() {
    func icon(_ unit: Double) -> Bitmap { Rasteriser.bitmap(of: AppIcon.drawing(size: 32 * unit)) }
    let (small, large) = (icon(1), icon(2))
    #expect(abs(large.mass / 4 - small.mass) < 0.01 * small.mass)
  }
}
