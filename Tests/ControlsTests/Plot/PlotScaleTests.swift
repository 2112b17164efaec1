import Controls
import GameKernel
import Testing

@Suite struct PlotScaleTests {
  @Test("A scale takes the smallest round step that needs few enough ticks")
  func steps() {
    #expect(PlotScale(covering: 1...2.7, atMost: 5, .decimal).ticks == [1, 1.5, 2, 2.5, 3])
    #expect(PlotScale(covering: 52...78, atMost: 5, .whole).ticks == [50, 60, 70, 80])
    #expect(PlotScale(covering: 90...290, atMost: 5, .seconds).ticks == [60, 120, 180, 240, 300])
    #expect(PlotScale(covering: 0...17, atMost: 5, .whole).ticks == [0, 5, 10, 15, 20])
  }

  @Test("A scale over one value still has two ticks", arguments: [0.0, 7, 1.5, 12_345])
  func single(value: Double) {
    let scale = PlotScale(covering: value...value, atMost: 5, .decimal)
    #expect(scale.ticks.count >= 2)
    #expect(scale.range.contains(value))
  }

  @Test("All values are within the scale, and no scale has more ticks than allowed")
  func covers() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<2000 {
      let (one, other) = (
        Double(random.draw(below: 5000)) / 3, Double(random.draw(below: 5000)) / 3
      )
      let range = min(one, other)...max(one, other)
      for rounding in [PlotScale.Rounding.decimal, .whole, .seconds] {
        let scale = PlotScale(covering: range, atMost: 6, rounding)
        #expect(scale.ticks.count <= 6)
        #expect(scale.range.lowerBound <= range.lowerBound)
        #expect(scale.range.upperBound >= range.upperBound)
        #expect((0...1).contains(scale.share(of: one)))
      }
    }
  }
}
