import Raster
import SDLStage
import TestSupport
import Testing

@MainActor @Suite("A PNG file") struct PNGTests {
  private func file(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> [UInt8] {
    try Bitmap(width: width, height: height, pixels: pixels).png()
  }

  @Test("begins with the signature, the header and the size of the picture, and ends with its end")
  func frame() throws {
    let file = try file(3, 258, .init(repeating: 0xFF40_2818, count: 774))
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(file[8..<16] == [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    #expect(file[16..<24] == [0, 0, 0, 3, 0, 0, 1, 2])
    #expect(file.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("holds noise, which no packing makes smaller", arguments: [1, 2, 3] as [UInt64])
  func noise(seed: UInt64) throws {
    var random = Dice(seed: seed)
    let pixels = (0..<256 * 256).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
    #expect(try file(256, 256, pixels).count > 256 * 256 * 3)
  }

  @Test("is the same for the same pixels and another for others")
  func determinism() throws {
    let pixels = (0..<400).map { UInt32($0) | 0xFF00_0000 }
    var other = pixels
    other[399] ^= 1
    let first = try file(20, 20, pixels)
    #expect(try file(20, 20, pixels) == first)
    #expect(try file(20, 20, other) != first)
  }
}
