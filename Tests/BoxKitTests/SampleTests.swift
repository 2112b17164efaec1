import BoxKit
import Testing

@Suite("The values of games") struct SampleTests {
  @Test("have a mean, a median and an error of the mean")
  func figures() {
    let sample = Sample([1, 2, 3, 10])
    #expect(sample.mean == 4 && sample.median == 2.5)
    // The deviation is √(50 / 3), and there are four values.
    #expect(abs((sample.standardError ?? 0) - 2.0412) < 0.001)
    #expect(Sample([]).mean == nil && Sample([]).median == nil && Sample([1]).standardError == nil)
  }

  @Test("have a mean of the last ones only if there are so many")
  func last() {
    #expect(Sample([9, 1, 2, 3]).mean(ofLast: 3) == 2)
    #expect(Sample([1, 2]).mean(ofLast: 3) == nil)
    let means = Sample([1, 2, 3, 4]).runningMeans(of: 3)
    #expect(means.map(\.index) == [2, 3] && means.map(\.mean) == [2, 3])
  }

  @Test("have a trend only if the beginning and the end differ by more than two standard errors")
  func trend() {
    let falling = Sample((0..<24).map { $0 < 12 ? 20 + Double($0 % 3) : 10 + Double($0 % 3) })
    #expect(falling.trend(of: 12)?.before == 21 && falling.trend(of: 12)?.now == 11)
    let noise = Sample((0..<24).map { $0.isMultiple(of: 2) ? 10 : 20 + Double($0) / 24 })
    #expect(noise.trend(of: 12) == nil)
    #expect(Sample(Array(falling.values.dropFirst())).trend(of: 12) == nil)
  }
}
