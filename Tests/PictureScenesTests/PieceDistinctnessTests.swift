import PictureScenes
import Testing

struct PieceDistinctnessTests {
  private static let side = 256

  /// The measure of a picture whose grey levels or colours are told by a closure.
  private func measure(
    _ length: Int, side: Int = side, _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) throws -> PieceDistinctness {
    let pixels = (0..<side * side).map { pixel($0 % side, $0 / side) }
    return try #require(
      PieceDistinctness(pixels: pixels, width: side, height: side, length: length))
  }

  private func grey(_ level: Int) -> UInt32 {
    0xFF00_0000 | UInt32(level) << 16 | UInt32(level) << 8 | UInt32(level)
  }

  /// A clear evening sky, from deep blue down to rose.
  private func sky(_ y: Int) -> UInt32 {
    func part(_ top: Int, _ bottom: Int) -> UInt32 {
      UInt32(top + (bottom - top) * y / Self.side)
    }
    return 0xFF00_0000 | part(0x3F, 0x8C) << 16 | part(0x55, 0x7C) << 8 | part(0x85, 0xA3)
  }

  @Test("A picture of one colour is too uniform at every length", arguments: 2...8)
  func plain(length: Int) throws {
    let result = try measure(length) { _, _ in 0xFF3F_5585 }
    #expect(result.least < 0.001 && result.isTooUniform)
  }

  @Test("Pieces of a plain sky are mistaken for each other, side by side and one below the other")
  func plainSky() throws {
    #expect(try measure(8) { _, y in sky(y) }.isTooUniform)
    // Each row of pieces has a mark of its own in each piece, so that only the shade tells rows apart.
    let result = try measure(8) { x, y in
      x / 32 == 0 ? sky(y) : grey((x / 4 * 37 + y / 4 * 101 + x / 4 * (y / 4) * 13) % 256)
    }
    #expect(result.isTooUniform)
    #expect(result.closest.0 % 8 == 0 && result.closest.1 == result.closest.0 + 8)
  }

  @Test("A bird before the sky is enough to know a piece by")
  func bird() throws {
    func pieces(_ marks: Int) throws -> PieceDistinctness {
      try measure(2) { x, y in
        let piece = x / 128 + y / 128 * 2
        // A square as large as a patch, in another place on each piece that has one.
        let left = 16 * piece
        let isBird =
          piece < marks && (left..<left + 16).contains(x % 128) && (16..<32).contains(y % 128)
        return isBird ? 0xFF20_2030 : 0xFF8C_A0C0
      }
    }
    #expect(try !pieces(3).isTooUniform)
    #expect(try pieces(2).isTooUniform && pieces(2).closest == (2, 3))
  }

  @Test("From black to white it is 100, of which a common shade counts half")
  func scale() throws {
    let halves = try measure(2) { x, _ in x < Self.side / 2 ? 0xFF00_0000 : 0xFFFF_FFFF }
    #expect(halves.least == 0 && halves.closest == (0, 2))
    let two = try #require(
      PieceDistinctness(pixels: (0..<4).map { grey($0 * 85) }, width: 2, height: 2, length: 2))
    let one = try #require(
      PieceDistinctness(pixels: [0, 0, 0, 0xFFFFFF], width: 2, height: 2, length: 1))
    #expect(two.least > 5 && two.least < 25)
    #expect(one.least == .infinity && !one.isTooUniform)
  }

  @Test("A picture that has not a pixel for each piece has no measure, and ends nothing")
  func tooSmall() {
    for (width, height) in [(1, 1), (7, 7), (192, 1), (7, 8), (0, 0)] {
      let pixels = [UInt32](repeating: 0, count: width * height)
      #expect(PieceDistinctness(pixels: pixels, width: width, height: height, length: 8) == nil)
    }
    #expect(PieceDistinctness(pixels: [0], width: 2, height: 2, length: 1) == nil)
  }

  @Test("The same marks the other way round are another piece")
  func mirrored() throws {
    let result = try measure(2) { x, y in
      let piece = x / 128 + y / 128 * 2
      let (u, v) = (x % 128, y % 128)
      let level = [u, 127 - u, v, 127 - v][piece] * 2
      return grey(level)
    }
    #expect(result.least > 20)
  }

  @Test("Two equal pieces are found wherever they lie", arguments: [(0, 1), (3, 17), (9, 24)])
  func twins(first: Int, second: Int) throws {
    let result = try measure(5, side: 200) { x, y in
      let piece = x / 40 + y / 40 * 5
      let shown = piece == second ? first : piece
      return grey((shown * 73 + (x % 40) * (shown % 7 + 1) * 3 + (y % 40) * (shown % 5) * 4) % 256)
    }
    #expect(result.least == 0 && result.closest == (first, second))
  }

  @Test("A picture with fewer pixels than patches is measured too")
  func tiny() throws {
    let result = try measure(3, side: 7) { x, y in grey((x * 29 + y * 71) % 256) }
    #expect(result.least > 0 && result.least.isFinite)
  }
}
