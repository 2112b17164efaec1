import GameKernel
import PictureScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@Suite("A crop frame") struct CropFrameTests {
  @Test(
    "begins as the largest square in the middle",
    arguments: [
      (Size(400, 300), Rect(50, 0, 300, 300)), (Size(301, 400), Rect(0, 50, 301, 301)),
      (Size(64, 64), Rect(0, 0, 64, 64)), (Size(40, 2000), Rect(0, 980, 40, 40)),
    ])
  func middle(size: Size, square: Rect) {
    #expect(CropFrame(size: size).square == square)
  }

  @Test(
    "takes a part that does not fit as far as it goes",
    arguments: [
      (Rect(-50, 900, 100, 100), Rect(0, 200, 100, 100)),
      (Rect(0, 0, 9000, 9000), Rect(100, 0, 300, 300)),
      (Rect(10, 10, 1, 1), Rect(0, 0, 38, 38)),
    ])
  func held(wanted: Rect, got: Rect) {
    #expect(CropFrame(size: Size(400, 300), square: wanted).square == got)
  }

  @Test(
    "stays a square on whole pixels inside the picture, whatever is done to it", arguments: 1...50)
  func invariants(seed: UInt64) {
    var dice = Dice(seed: seed)
    let size = Size(Double(32 + dice.below(3000)), Double(32 + dice.below(3000)))
    var frame = CropFrame(size: size)
    for _ in 0..<200 {
      let amount = Point(Double(dice.below(2001)) - 1000.3, Double(dice.below(2001)) - 999.6)
      switch dice.below(4) {
      case 3: frame.resize(by: dice.pick(CropGrip.allCases), amount)
      case 0: frame.move(by: amount)
      case 1: frame.move(to: amount)
      default: frame.resize(steps: Double(dice.below(13)) - 6)
      }
      let square = frame.square
      #expect(square == square.rounded && square.width == square.height)
      #expect(square.intersection(Rect(.zero, size)) == square)
      #expect(frame.sides.contains(square.width))
    }
  }

  @Test(
    "has the form of the board on whole pixels inside the picture, whatever is done to it",
    arguments: 1...50)
  func forms(seed: UInt64) {
    var dice = Dice(seed: seed)
    let size = Size(Double(64 + dice.below(3000)), Double(64 + dice.below(3000)))
    let grid = PieceGrid(columns: 2 + dice.below(9), rows: 2 + dice.below(9))
    var frame = CropFrame(size: size, grid: grid)
    let row = PictureRow(id: "", name: "", size: size, bytes: 0, date: 0)
    let part = grid.part(about: row.square, in: size)
    #expect(abs(frame.part.x - part.x) <= 1 && abs(frame.part.width - part.width) <= 10)
    for _ in 0..<100 {
      let amount = Point(Double(dice.below(2001)) - 1000.3, Double(dice.below(2001)) - 999.6)
      switch dice.below(4) {
      case 3: frame.resize(by: dice.pick(CropGrip.allCases), amount)
      case 0: frame.move(by: amount)
      case 1: frame.move(to: amount)
      default: frame.resize(steps: Double(dice.below(13)) - 6)
      }
      let part = frame.part
      #expect(part == part.rounded && part.intersection(Rect(.zero, size)) == part)
      let (wide, high) = (part.width * Double(grid.rows), part.height * Double(grid.columns))
      #expect(abs(wide - high) <= Double(max(grid.rows, grid.columns)))
      #expect(part.intersection(frame.square) == frame.square)
    }
  }

  @Test("is sized by a corner about the opposite one, as far as the picture goes")
  func corners() {
    let frame = CropFrame(size: Size(1600, 800), square: Rect(600, 200, 400, 400))
    func drawn(_ x: Int, _ y: Int, _ way: Point) -> Rect {
      var frame = frame
      if let grip = CropGrip.allCases.first(where: { ($0.x, $0.y) == (x, y) }) {
        frame.resize(by: grip, way)
      }
      return frame.square
    }
    #expect(drawn(1, 1, Point(100, 20)) == Rect(600, 200, 500, 500))
    #expect(drawn(-1, -1, Point(-100, -20)) == Rect(500, 100, 500, 500))
    #expect(drawn(1, -1, Point(0, 50)) == Rect(600, 250, 350, 350))
    #expect(drawn(-1, 1, Point(-900, 0)) == Rect(400, 200, 600, 600))
    // An edge keeps the one that lies opposite.
    #expect(drawn(1, 0, Point(100, 999)) == Rect(600, 150, 500, 500))
    #expect(drawn(0, -1, Point(0, 100)) == Rect(650, 300, 300, 300))
    #expect(drawn(-1, 0, Point(-590, 0)) == Rect(200, 0, 800, 800))
    #expect(drawn(1, 1, Point(-999, -999)) == Rect(600, 200, 100, 100))
  }

  @Test("is sized about its middle, down to a least side and up to the whole")
  func sizes() {
    var frame = CropFrame(size: Size(1600, 800), square: Rect(600, 200, 400, 400))
    frame.resize(steps: 2)
    #expect(frame.square == Rect(558, 158, 484, 484))
    frame.resize(steps: -100)
    #expect(frame.square.width == 100)
    frame.resize(steps: 100)
    #expect(frame.square.width == 800)
  }
}

@MainActor @Suite("The scene that crops a picture", .tags(.input))
struct CropSceneTests {
  private let context = StageContext.test()
  private let scene: CropScene
  private let log = Log()

  @MainActor private final class Log {
    var done: [Rect] = []
    var cancels = 0
  }

  /// A picture of 1600 × 800 pixels, shown from an image half as large.
  init() {
    let image = PixelImage(
      width: 800, height: 400, pixels: Array(repeating: 0xFF80_6040, count: 320_000))
    scene = CropScene(
      image: image, size: Size(1600, 800), square: Rect(600, 200, 400, 400), context: context)
    scene.onDone = { [log] in log.done.append($0) }
    scene.onCancel = { [log] in log.cancels += 1 }
    scene.layout(in: Size(1280, 800))
  }

  private func send(_ device: InputDevice, _ intents: Intent...) {
    context.input.device = device
    intents.forEach(scene.handle)
  }

  private var square: Rect? {
    scene.click("done")
    return log.done.last
  }

  @Test("hands over what it began with by Done, Enter and A, and nothing by Esc and Cancel")
  func ends() {
    send(.keyboard, .activate)
    send(.gamepad, .activate)
    scene.click("done")
    #expect(log.done == Array(repeating: Rect(600, 200, 400, 400), count: 3))
    send(.keyboard, .back)
    scene.click("cancel")
    scene.click("back")
    #expect(log.cancels == 3 && log.done.count == 3)
  }

  @Test("is moved by arrows and D-pad, to the edge of the picture")
  func arrows() {
    send(.gamepad, .tilt(.right), .tilt(.right), .tilt(.up))
    #expect(square == Rect(640, 180, 400, 400))
    for _ in 0..<40 { send(.keyboard, .tilt(.left)) }
  }

  @Test("at the edge of the picture lets the arrow lead to the buttons")
  func edge() {
    for _ in 0..<20 { send(.gamepad, .tilt(.down)) }
    send(.gamepad, .activate)
    #expect(log.done.isEmpty, "one of the buttons below has the focus now")
  }

  @Test("is moved by a drag, which a cancelled one takes back")
  func drag() throws {
    let frame = try #require(scene.report("frame")?.frame)
    let scale = frame.width / 1600
    let start = frame.center
    let end = start + Point(-100 * scale, 50 * scale)
    for ending in [Drag.Phase.cancelled, .ended] {
      send(
        .touch, .press(start), .drag(Drag(.began, start: start, position: start)),
        .drag(Drag(.moved, start: start, position: end)),
        .drag(Drag(ending, start: start, position: end)))
      #expect(square == (ending == .ended ? Rect(500, 250, 400, 400) : Rect(600, 200, 400, 400)))
    }
  }

  @Test("is sized by its corners and edges, which are large enough for a finger")
  func grips() throws {
    let scale = try #require(scene.report("frame")?.frame).width / 1600
    let corner = try #require(scene.report("frame.bottom-right")?.frame)
    #expect(
      CropGrip.allCases.allSatisfy { grip in
        let frame = scene.report("frame.\(grip.name)")?.frame ?? .zero
        return min(frame.width, frame.height) >= 40
      })
    let (start, end) = (corner.center, corner.center + Point(100, 40) * scale)
    send(
      .touch, .press(start), .drag(Drag(.began, start: start, position: start)),
      .drag(Drag(.ended, start: start, position: end)))
    #expect(square == Rect(600, 200, 500, 500))
  }

  @Test(
    "stays where it is when it is tapped, and comes to where the picture is",
    arguments: [true, false])
  func tapped(isInside: Bool) throws {
    let frame = try #require(scene.report("frame")?.frame)
    let place = isInside ? Point(800, 420) : Point(300, 400)
    scene.click(at: frame.origin + place * (frame.width / 1600))
    #expect(square == (isInside ? Rect(600, 200, 400, 400) : Rect(100, 200, 400, 400)))
  }

  @Test("shows the joints of the board that it is for", arguments: [3, 4, 8])
  func joints(length: Int) throws {
    let image = PixelImage(
      width: 8, height: 8, pixels: Array(repeating: 0xFF80_6040, count: 64))
    let scene = CropScene(
      image: image, size: Size(64, 64), grid: PieceGrid(length), context: context)
    scene.layout(in: Size(1280, 800))
    let lines = scene.list.commands.filter { min($0.frame.width, $0.frame.height) == 1 }
    #expect(lines.count { $0.frame.height > 100 && $0.alpha == 1 } >= length - 1)
    let joints = Set(lines.filter { $0.frame.height > 300 }.map(\.frame.x))
    let frame = try #require(scene.report("frame")?.frame)
    for joint in 1..<length {
      let x = frame.x + (frame.width * Double(joint) / Double(length)).rounded()
      #expect(joints.contains(x))
    }
  }

  @Test(
    "keeps one margin for the picture, the buttons and the way back, and tells in one line what sizes it"
  )
  func margins() throws {
    let reports = ["back", "smaller", "done"].compactMap { scene.report($0)?.frame }
    #expect(reports.map(\.x).prefix(2) == [24, 24] && reports[2].maxX == 1256)
    #expect(reports[2].maxY == 776)
    for (device, word) in [
      (InputDevice.mouse, "Scroll to resize"), (.touch, "its edges or corners"),
      (.keyboard, "+ and −"),
      (.gamepad, "L1"),
    ] {
      context.input.device = device
      #expect(scene.list.texts.count { $0.contains(word) } == 1)
    }
  }

  @Test("is sized by + and −, and by Page Up and Page Down")
  func keys() {
    send(.keyboard, .zoom(1))
    #expect(square?.width == 440)
    send(.keyboard, .leap(.pageDown))
    #expect(square?.width == 400)
    send(.keyboard, .zoom(-1), .leap(.pageUp))
    #expect(square?.width == 400)
  }

  @Test("is sized by wheel, buttons and shoulder buttons")
  func sizes() throws {
    let middle = try #require(scene.report("frame")?.frame.center)
    send(.mouse, .scroll(1, at: middle))
    #expect(square?.width == 440)
    scene.click("smaller")
    #expect(square?.width == 400)
    scene.click("larger")
    #expect(square?.width == 440)
    send(.gamepad, .command(.undo))
    #expect(square?.width == 400)
    send(.gamepad, .command(.redo))
    #expect(square?.width == 440)
    send(.keyboard, .command(.undo))
    #expect(square?.width == 440, "U on the keyboard is not a shoulder button")
    for _ in 0..<30 { scene.click("larger") }
    #expect(scene.report("larger")?.isEnabled == false)
    #expect(square?.size == Size(800, 800))
    #expect(abs((square?.midX ?? 0) - 800) <= 4, "it grows about its middle")
  }
}
