import Stage
import Testing

@Suite("Images") struct PixelImageTests {
  private let image = PixelImage(
    width: 4, height: 2,
    pixels: [
      0xFF00_0000, 0xFF02_0406, 0xFFFF_0000, 0xFFFF_0000,
      0xFF04_0808, 0xFF02_0406, 0xFFFF_0000, 0xFFFF_0002,
    ])

  @Test("A smaller image has the mean of what each pixel covers, rounded")
  func smallerIsMean() {
    #expect(image.scaled(width: 2, height: 1).pixels == [0xFF02_0405, 0xFFFF_0001])
  }

  @Test("An image at its own size is the same")
  func sameSize() {
    #expect(image.scaled(width: 4, height: 2).pixels == image.pixels)
  }

  @Test("A larger image repeats pixels")
  func larger() {
    let large = image.scaled(part: Rect(1, 0, 2, 1), width: 4, height: 2)
    #expect(
      large.pixels
        == [
          0xFF02_0406, 0xFF02_0406, 0xFFFF_0000, 0xFFFF_0000,
          0xFF02_0406, 0xFF02_0406, 0xFFFF_0000, 0xFFFF_0000,
        ])
  }

  @Test("Of a part, only what lies in the image counts")
  func partOutside() {
    #expect(image.scaled(part: Rect(3, 1, 9, 9), width: 1, height: 1).pixels == [0xFFFF_0002])
    #expect(image.scaled(part: Rect(50, 50, 1, 1), width: 1, height: 1).pixels == [0xFFFF_0002])
  }
}
