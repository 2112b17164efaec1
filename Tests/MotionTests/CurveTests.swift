import Motion
import TestSupport
import Testing

@Suite("Curves", .tags(.motion)) struct CurveTests {
  @Test(
    "A curve starts at 0 and ends at 1 exactly, and holds time to 0…1", arguments: Curve.allCases)
  func ends(curve: Curve) {
    #expect(curve(0) == 0)
    #expect(curve(1) == 1)
    #expect(curve(-3) == 0)
    #expect(curve(7) == 1)
  }

  @Test("A curve has no jump, not even at its ends", arguments: Curve.allCases)
  func continuous(curve: Curve) {
    let steps = 10_000
    for step in 0..<steps {
      let change = curve(Double(step + 1) / Double(steps)) - curve(Double(step) / Double(steps))
      #expect(abs(change) < 0.005)
    }
  }

  @Test(
    "The ease curves are the cubic ones",
    arguments: [
      (Curve.linear, 0.25, 0.25), (.easeOut, 0.5, 0.875),
      (.easeInOut, 0.25, 0.0625), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.9375),
      (.sineInOut, 0.5, 0.5), (.sineInOut, 1.0 / 3, 0.25),
    ])
  func values(curve: Curve, time: Double, progress: Double) {
    #expect(abs(curve(time) - progress) < 1e-15)
  }

  @Test("A curve never turns back", arguments: Curve.allCases)
  func monotone(curve: Curve) {
    let values = (0...1000).map { curve(Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-3 })
  }
}
