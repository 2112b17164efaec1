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
    let falling = Sample(Array(repeating: 20, count: 12) + Array(repeating: 10, count: 11) + [12])
    #expect(falling.trend(of: 12)?.before == 20)
    let noise = Sample(Array(repeating: [10.0, 20.0], count: 11).flatMap(\.self) + [11, 22])
    #expect(noise.trend(of: 12) == nil)
    #expect(Sample(Array(falling.values.dropFirst())).trend(of: 12) == nil)
  }
}
