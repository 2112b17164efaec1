import Foundation
import SDLStage
import Testing

@Suite struct PNGTests {
  @Test("A file begins with the signature, the header and the size of the picture")
  func header() {
    let file = PNG.encode(Bitmap(width: 3, height: 258, pixels: .init(repeating: 0, count: 774)))
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(file[8..<16] == [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    #expect(file[16..<26] == [0, 0, 0, 3, 0, 0, 1, 2, 8, 6])
    #expect(file.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("An opaque picture has three channels")
  func opaque() {
    let file = PNG.encode(Bitmap(width: 1, height: 1, pixels: [0xFF01_0203]))
    #expect(file[25] == 2)
  }

  @Test("Every pixel can be read back", arguments: [1, 2, 3] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    // Noise, runs and repeated rows: literals, long lengths and long distances.
    let (width, height) = (257, 60)
    let pixels = (0..<width * height).map { index -> UInt32 in
      switch index / width % 4 {
      case 0: UInt32.random(in: 0...UInt32.max, using: &random)
      case 1: 0xFFF2_B75C
      case 2: UInt32(index % width) &* 0x0101_0301
      default: UInt32(index % 7) << 24
      }
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    #expect(try PNGReader.pixels(PNG.encode(bitmap), width: width, height: height) == pixels)
  }

  @Test("Flat pictures become small files")
  func size() {
    let flat = Bitmap(
      width: 640, height: 480, pixels: .init(repeating: 0xFF40_2818, count: 307_200))
    #expect(PNG.encode(flat).count < 12_000)
  }
}
