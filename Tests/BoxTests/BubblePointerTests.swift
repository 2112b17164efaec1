import SceneTestSupport
import Stage
import Testing

@testable import BoxKit

@MainActor @Suite("The pointer of a first step")
struct BubblePointerTests {
  @Test("points only at a target straight ahead and near, and never past it")
  func pointer() {
    let metrics = StageContext.test(size: Size(1280, 800)).look.metrics
    let target = StepTarget(Rect(400, 400, 200, 60))
    func pointer(_ frame: Rect) -> BubblePointer? {
      BubblePointer(from: frame, to: target, metrics)
    }
    #expect(pointer(Rect(380, 300, 200, 70))?.rotation == .pi / 2)
    #expect(pointer(Rect(380, 490, 200, 70))?.rotation == 1.5 * .pi)
    #expect(pointer(Rect(170, 390, 200, 70))?.rotation == 0)
    #expect(pointer(Rect(630, 390, 200, 70))?.rotation == .pi)
    // Too far above, and beside the target.
    #expect(pointer(Rect(380, 200, 200, 70)) == nil)
    #expect(pointer(Rect(100, 300, 200, 70)) == nil)
    // The curve of a globe goes away from the pointer.
    let globe = StepTarget(Rect(400, 400, 400, 400), isRound: true)
    #expect(BubblePointer(from: Rect(500, 300, 200, 70), to: globe, metrics) != nil)
    #expect(BubblePointer(from: Rect(720, 300, 200, 70), to: globe, metrics) == nil)
  }
}
