import Motion
import TestSupport
import Testing

@Suite("Tween", .tags(.motion)) struct TweenTests {
  @Test(
    "A tween waits at its start, ends exactly at its target and stays there", arguments: allCurves)
  func ends(curve: Curve) {
    let tween = Tween(
      from: 0.1, to: 0.7, over: .milliseconds(300), after: .milliseconds(50), curve: curve)
    #expect(tween.value(at: .seconds(-1)) == 0.1)
    #expect(tween.value(at: .milliseconds(50)) == 0.1)
    #expect(tween.value(at: .milliseconds(350)) == 0.7)
    #expect(tween.value(at: .seconds(1000)) == 0.7)
  }

  @Test("A tween blends each component along its curve")
  func components() {
    let from = SIMD4<Double>(0, 10, -1, 5)
    let to = SIMD4<Double>(1, 20, 1, 5)
    let tween = Tween(from: from, to: to, over: .seconds(1), curve: .easeOut)
    #expect(tween.value(at: .milliseconds(500)) == [0.875, 18.75, 0.75, 5])
  }

  @Test("A tween without time is at its target when it starts")
  func noTime() {
    let tween = Tween(from: 1.0, to: 2.0, over: .zero)
    #expect(tween.value(at: .zero) == 2)
    #expect(tween.value(at: .nanoseconds(-1)) == 1)
  }
}
