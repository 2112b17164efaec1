import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Cards, tiles and matches", .tags(.slow))
struct SmoothSizesTests {
  private nonisolated static let tables = [
    "matchsticks at its start", "sliding at its start", "pairs at its start", "pairs for four",
  ]

  /// Windows from narrow to wide, from low to high, and of one shape.
  private static let sweeps: [(Double) -> Size] = [
    { Size($0, 480) }, { Size($0, 800) }, { Size(480, $0) }, { Size(800, $0) },
    { Size($0, ($0 / 1.6).rounded()) }, { Size(($0 / 1.8).rounded(), $0) },
  ]

  @Test(
    "are hardly larger or smaller in a window that is larger or smaller by one unit",
    arguments: tables, [1.0, 1.5, 2])
  func smooth(table: String, scale: Double) throws {
    let state = try #require(LaidState.all.first { $0.name == table })
    let program = try HeadlessProgram.box("en")
    try state.prepare(program)
    // Most sizes have a neighbour on both sides.
    var known: [Size: Double] = [:]
    func piece(_ size: Size) throws -> Double {
      if let piece = known[size] { return piece }
      program.layout(LayoutView(size: size, percent: Int(100 * scale), font: .lato))
      let piece = try #require(program.piece)
      known[size] = piece
      return piece
    }
    for sweep in Self.sweeps {
      // Two neighbours at many places, or at all.
      for length in stride(from: 480.0, to: 1400, by: Thoroughness.isFull ? 1 : 23) {
        let sizes = [sweep(length), sweep(length + 1)]
        guard sizes.allSatisfy({ $0.width >= 480 && $0.height >= 320 }) else { continue }
        let (one, other) = (try piece(sizes[0]), try piece(sizes[1]))
        #expect(abs(other - one) <= 0.1 * min(one, other) + 1, "\(sizes[0]): \(one), \(other)")
      }
    }
  }
}
