import BoxKit
import GameKernel
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The pictures of medals", .tags(.rules))
struct MedalArtTests {
  @Test("have three, two and one marks at every size", arguments: [9.0, 13, 14, 46])
  func marks(radius: Double) {
    let look = StageContext.test(size: Size(480, 320)).look
    let ink = Dictionary(
      uniqueKeysWithValues: [Medal.gold, .silver, .bronze].map {
        ($0, MedalArt.picture($0, radius: radius, look).drawing.layers.count)
      })
    #expect(ink[.gold] == ink[.silver].map { $0 + 1 })
    #expect(ink[.silver] == ink[.bronze].map { $0 + 1 })
  }
}
