import BoxKit
import GameKernel
import Motion
import PictureScenes
import SceneTestSupport
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The layout of lists", .tags(.slow))
struct ListLayoutTests {
  private nonisolated static let sizes: [Size] = [
    Size(480, 320), Size(640, 480), Size(800, 600), Size(1280, 800), Size(2560, 1080),
    Size(3840, 2160), Size(320, 480), Size(480, 800), Size(720, 1280), Size(700, 700),
    Size(480, 480), Size(900, 480), Size(400, 900),
  ]

  private static let image = PixelImage(
    width: 160, height: 90, pixels: Array(repeating: 0xFF80_6040, count: 14_400))

  /// Makes the scene with a list, and the frame of a crop.
  private static let scenes: [@MainActor (StageContext) -> any Scene] = [
    { PictureListScene(MemoryPictures(12), chosen: .own(id: "p3"), context: $0) },
    { CropScene(image: image, size: Size(1600, 900), context: $0) },
  ]

  @Test(
    "leaves room for rows", arguments: sizes,
    [EnglishLookup(), PseudoLookup()] as [any TextLookup])
  func rows(size: Size, lookup: any TextLookup) {
    let context = StageContext.test(size: size)
    context.look.texts = Texts(lookup)
    for make in Self.scenes.prefix(1) {
      let scene = make(context)
      scene.layout(in: size)
      let list = scene.report("pictures")
      // Where there are no rows, a panel is as large.
      let panel = scene.list.commands.first(where: \.isPanel)
      let height = list?.frame.height ?? panel?.frame.height ?? 0
      #expect(height >= 0.35 * size.height, "\(scene.name)")
    }
  }

  @Test("stays where it was when the window changes its size")
  func resized() {
    let context = StageContext.test()
    context.input.device = .keyboard
    let scene = PictureListScene(MemoryPictures(500), chosen: .own(id: "p250"), context: context)
    var chosen: [PictureChoice] = []
    scene.onChoose = { chosen.append($0) }
    for size in Self.sizes + [Size(1280, 800)] {
      context.look.set(.named(.evening), Metrics(size: size))
      scene.layout(in: size)
      let frame = scene.report("pictures")?.frame ?? .zero
      let rings = scene.list.focusRings
      #expect(rings.count == 1 && rings.allSatisfy(frame.contains), "\(size)")
      scene.handle(.activate)
    }
    #expect(chosen == Array(repeating: .own(id: "p250"), count: Self.sizes.count + 1))
  }

  @Test(
    "lets the focus reach every control by Tab alone, and by D-pad with R2",
    arguments: [Size(1280, 800), Size(480, 320), Size(480, 800)])
  func focus(size: Size) {
    for steps in [[Intent.focusNext], [.focusPrevious], Self.pad] {
      for (index, make) in Self.scenes.enumerated() {
        let start = { () -> (any Scene, StageContext) in
          let context = StageContext.test(size: size)
          context.input.device = .keyboard
          let scene = make(context)
          scene.layout(in: size)
          return (scene, context)
        }
        let all = Set(start().0.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id))
        #expect(reached(steps, from: start) == all, "\(index) \(steps)")
      }
    }
  }

  private static let pad: [Intent] = [
    .tilt(.up), .tilt(.down), .tilt(.left), .tilt(.right), .focusSwitch,
  ]

  /// Returns the controls that any sequence of these steps focuses.
  private func reached(
    _ steps: [Intent], from start: () -> (any Scene, StageContext)
  ) -> Set<String> {
    var reached: Set<String> = []
    // Some controls are enabled only while a row of one's own picture has the focus.
    var visited: Set<[String]> = []
    var paths: [[Intent]] = [[]]
    while var path = paths.popLast(), let step = steps.last {
      let (scene, context) = start()
      for step in path { hold(step, scene, context) }
      // Goes on by the last kind of step. The others start anew.
      while let id = focused(scene, scene.list),
        visited.insert(
          [id] + scene.controls.filter(\.isEnabled).map(\.id).filter { !$0.contains(".") }
        )
        .inserted
      {
        reached.insert(id)
        paths += steps.dropLast().map { path + [$0] }
        path.append(step)
        hold(step, scene, context)
      }
    }
    return reached
  }

  /// Repeats a step until the focus goes on, or nothing changes any more.
  private func hold(_ step: Intent, _ scene: any Scene, _ context: StageContext) {
    var list = scene.list
    let before = focused(scene, list)
    for _ in 0..<50 where focused(scene, list) == before {
      scene.handle(step)
      context.animator.advance(by: .seconds(1))
      let next = scene.list
      if next == list { return }
      list = next
    }
  }

  private func focused(_ scene: any Scene, _ list: DisplayList) -> String? {
    guard let ring = list.commands.last(where: \.isFocusRing)?.frame else { return nil }
    return scene.controls.last {
      $0.isEnabled && !$0.id.contains(".") && $0.frame.contains(ring.center)
    }?.id
  }
}
