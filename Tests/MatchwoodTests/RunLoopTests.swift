import Files
import GameKernel
import Motion
import SDLKit
import SDLStage
import Stage
import XCTest

@testable import Matchwood

/// The run loop in virtual time, off the screen, with scripted devices.
final class RunLoopTests: XCTestCase {
  private static let tilts = """
    tilt 0 9.8 0
    wait 1
    tilt 7 7 0
    wait 1
    tilt 0 9.8 0
    wait 1
    tilt 0 7 -7
    wait 1
    """

  func testATiltedPadPlaysOnlyWhereTheSceneUsesIt() throws {
    try onMain {
      for pose in [InputInterpreter.usualRestPose, nil] {
        let rig = try LoopRig(Self.tilts)
        rig.scene.inputNeeds.restPose = pose
        try rig.play()
        let expected: [Intent] = pose != nil ? [.tilt(.left), .tilt(.down)] : []
        XCTAssertEqual(rig.scene.heard.map(\.intent), expected)
        XCTAssertEqual(rig.loop.tiltReading == nil, expected.isEmpty)
      }
    }
  }

  func testThePoseAtRestIsThatOfTheScene() throws {
    try onMain {
      let rig = try LoopRig("tilt 0 0 -9.8\nwait 1\ntilt 7 0 -7\nwait 1\n")
      rig.scene.inputNeeds.restPose = Vector3(0, 0, -9.8)
      try rig.play()
      XCTAssertEqual(rig.scene.heard.map(\.intent), [.tilt(.left)])
    }
  }

  func testWhatWaitsForAFrameIsCalledOnceForEachEvenIfItShowsNothingNew() throws {
    try onMain {
      let rig = try LoopRig("wait 1\n")
      var frames: [Int] = []
      rig.loop.onPainted = { [viewport = rig.loop.viewport] in
        frames.append(viewport.painter.frameCount)
      }
      try rig.loop.begin()
      try rig.loop.begin()
      // The first is called before the frame counts as shown.
      XCTAssertEqual(frames, [0, 1])
    }
  }

  func testARestOfAScriptLastsWhileSomethingMovesAndWhileSomethingIsSaved() throws {
    try onMain {
      let rig = try LoopRig("key left\nrest\nkey right\n")
      var looks = 0
      rig.loop.background = {
        looks += 1
        return looks < 4 ? .busy : .idle
      }
      let track = rig.context.animator.makeTrack(.alpha, 0.0)
      var hasMoved = false
      rig.scene.reaction = { [context = rig.context] in
        switch $0 {
        case .tilt(.left):
          context.animator.animate(track, to: 1, over: .seconds(3)) {
            hasMoved = $0 == .finished
          }
        case .tilt(.right):
          XCTAssertTrue(hasMoved)
          XCTAssertGreaterThanOrEqual(looks, 4)
        default: break
        }
      }
      try rig.play()
      XCTAssertEqual(rig.scene.heard.map(\.intent), [.tilt(.left), .tilt(.right)])
    }
  }

  func testTiltingEndsWithTheSceneThatUsesIt() throws {
    try onMain {
      let rig = try LoopRig("tilt 0 9.8 0\nwait 1\nkey escape\nwait 1\ntilt 7 7 0\nwait 1\n")
      let other = ListeningScene(rig.context)
      rig.scene.inputNeeds.restPose = InputInterpreter.usualRestPose
      rig.scene.reaction = { [container = rig.container] in
        if $0 == .back { container.show(other, .none) }
      }
      try rig.play()
      XCTAssertEqual(rig.scene.heard.map(\.intent), [.back])
      XCTAssertEqual(other.heard.map(\.intent), [])
    }
  }

  func testASceneThatUsesTheStickReadsWhereItStandsOnceAFrameWhileItIsOut() throws {
    try onMain {
      let rig = try LoopRig("stick left 0.9 0\nwait 1\nstick left 0 0\nwait 1\n")
      rig.scene.inputNeeds.usesStick = true
      try rig.play()
      XCTAssertEqual(rig.scene.heard.map(\.intent), [])
      XCTAssertEqual(rig.scene.sticks.filter { $0.x > 0.8 && $0.y == 0 }.count, 65, accuracy: 5)
      XCTAssertEqual(rig.scene.sticks.last, .level)
    }
  }

  func testTheStickIsLevelForASceneThatDoesNotUseIt() throws {
    try onMain {
      let rig = try LoopRig("stick left 0.9 0\nwait 1\nkey escape\nwait 1\n")
      let other = ListeningScene(rig.context)
      rig.scene.inputNeeds.usesStick = true
      rig.scene.reaction = { [container = rig.container] in
        if $0 == .back { container.show(other, .none) }
      }
      try rig.play()
      XCTAssertFalse(rig.scene.sticks.allSatisfy { $0 == .level })
      XCTAssertTrue(other.sticks.allSatisfy { $0 == .level })
      XCTAssertEqual(other.heard.map(\.intent), [])
    }
  }

  func testASceneKnowsTheDeviceByTheTimeItHearsWhatItSaid() throws {
    try onMain {
      // The stick repeats while a key is pressed and let go.
      let rig = try LoopRig("stick left 1 0\nwait 0.3\nkey left\nwait 0.2\nkey left\n")
      try rig.play()
      let right = rig.scene.heard.filter { $0.intent.direction == .right }
      let left = rig.scene.heard.filter { $0.intent == .tilt(.left) }
      XCTAssertGreaterThan(right.count, 2)
      XCTAssertEqual(left.map(\.device), [.keyboard, .keyboard])
      XCTAssertTrue(right.allSatisfy { $0.device == .gamepad })
    }
  }

  func testAPadThatIsThereAtTheStartIsInUseWithTheFirstFrames() throws {
    try onMain {
      let rig = try LoopRig("wait 0.5\n")
      try rig.play()
      XCTAssertEqual(rig.context.input.device, .gamepad)
    }
  }

  func testCtrlQLeavesTheProgramWhateverIsShown() throws {
    try onMain {
      let rig = try LoopRig("key ctrl+q\nwait 1\nkey h\n")
      try rig.play()
      XCTAssertEqual(rig.scene.heard, [])
    }
  }

  func testCtrlWGoesBackAndLeavesTheProgramWhereThereIsNothingToGoBackTo() throws {
    try onMain {
      for isRoot in [false, true] {
        let rig = try LoopRig("key ctrl+w\nwait 1\nkey h\n")
        rig.scene.isRoot = isRoot
        try rig.play()
        XCTAssertEqual(rig.scene.heard.map(\.intent), isRoot ? [] : [.back, .command(.hint)])
      }
    }
  }

  func testKeysAreCommandsAgainAsSoonAsTypingHasEnded() throws {
    try onMain {
      let rig = try LoopRig("key h\ntype né 1\nkey h\nkey enter\nkey n\ntype u\nkey u\n")
      let input = TextInput(rig.queue.library)
      var wasOn: [Bool] = []
      rig.scene.reaction = { [scene = rig.scene] in
        wasOn.append(input.isOn)
        if $0 == .command(.hint) { scene.inputNeeds.textPlace = Rect(0, 0, 100, 20) }
        if $0 == .activate { scene.inputNeeds.textPlace = nil }
      }
      try rig.play()
      let typed = ["n", "é", " ", "1"].map { Intent.edit(.insert($0)) }
      XCTAssertEqual(
        rig.scene.heard.map(\.intent),
        [.command(.hint)] + typed + [.activate, .command(.newGame), .command(.undo)])
      XCTAssertEqual(wasOn, [false, true, true, true, true, true, false, false])
    }
  }

  func testTimePassesForASceneAsFastAsItWants() throws {
    try onMain {
      @MainActor func time(_ pace: Double) throws -> Duration {
        let rig = try LoopRig("wait 2\n")
        rig.scene.pace = pace
        try rig.play()
        return rig.scene.passed
      }
      let usual = try time(1)
      XCTAssertEqual(try time(4) / usual, 4, accuracy: 0.01)
      XCTAssertEqual(try time(0.5) / usual, 0.5, accuracy: 0.01)
    }
  }

  func testBeforeALongSleepImagesOfAHiddenSceneAreGivenBackEvenIfSomethingIsDueLater() throws {
    try onMain {
      for (wait, count) in [("0.1", 1), ("1", 0)] {
        let rig = try LoopRig("key escape\nwait \(wait)\n")
        let other = ListeningScene(rig.context)
        rig.scene.picture = Picture("large", size: Size(480, 320)) {
          $0.fill(.rect(Rect(0, 0, 480, 320)), .white)
        }
        rig.scene.reaction = { [container = rig.container, loop = rig.loop] in
          if $0 == .back { container.show(other, .none) }
          loop.tidySoon()
        }
        try rig.play()
        XCTAssertEqual(rig.loop.viewport.painter.imageCount, count)
        withExtendedLifetime(rig.scene) {}
      }
    }
  }

  func testWhatChangesAThousandTimesASecondIsShownOnceAFrameAndInTheEndAsItIs() throws {
    try onMain {
      let rig = try LoopRig("wait 0.4\n")
      rig.scene.picture = Picture("mark", size: Size(4, 4)) {
        $0.fill(.rect(Rect(0, 0, 4, 4)), .white)
      }
      rig.scene.nextTimer = .milliseconds(1)
      try rig.play()
      XCTAssertEqual(rig.scene.sticks.count, 400, accuracy: 2)
      XCTAssertEqual(rig.loop.viewport.painter.frameCount, 400 / 16, accuracy: 2)
      XCTAssertEqual(rig.scene.drawn, rig.scene.sticks.count)
    }
  }

  func testDroppedFilesAndTheFocusOfTheWindowAreTold() throws {
    try onMain {
      let rig = try LoopRig("drop /tmp/one.png\ndrop two.png\nwait 1\n")
      var dropped: [FilePath] = []
      rig.loop.onDrop = { dropped.append($0) }
      try rig.queue.push(.focusLost)
      try rig.play()
      XCTAssertEqual(dropped, ["/tmp/one.png", "two.png"])
      XCTAssertFalse(rig.context.input.hasFocus)

      let second = try LoopRig("wait 1\n")
      try second.queue.push(.focusLost)
      try second.queue.push(.focusGained)
      try second.play()
      XCTAssertTrue(second.context.input.hasFocus)
    }
  }
}

/// An intent and the device that the scene found in use when it heard it.
private struct Heard: Equatable {
  let intent: Intent
  let device: InputDevice

  init(_ intent: Intent, _ device: InputDevice) {
    (self.intent, self.device) = (intent, device)
  }
}

@MainActor private final class ListeningScene: Scene {
  let name = "listening"
  var inputNeeds = InputNeeds()
  var isRoot = false
  var pace = 1.0
  var picture: Picture?
  var nextTimer: Duration?
  /// How often time had passed when it was drawn last; then the picture lies so far from the left.
  private(set) var drawn = 0
  var reaction: (Intent) -> Void = { _ in }
  private(set) var heard: [Heard] = []
  /// Where the stick stood whenever time has passed.
  private(set) var sticks: [StickPosition] = []
  private(set) var passed = Duration.zero
  private let context: StageContext

  init(_ context: StageContext) { self.context = context }

  func layout(in size: Size) {}
  func handle(_ intent: Intent) {
    heard.append(Heard(intent, context.input.device))
    reaction(intent)
  }
  func advance(by elapsed: Duration) {
    sticks.append(context.input.stick)
    passed += elapsed
  }
  func draw(into list: inout DisplayList) {
    drawn = sticks.count
    if let picture { list.picture(picture, at: Point(Double(drawn), 0)) }
  }
  let controls: [ControlReport] = []
}

/// A run loop with everything it drives, and one scene that notes what it hears.
@MainActor private final class LoopRig {
  let loop: Matchwood.RunLoop
  let queue: EventQueue
  let context: StageContext
  let container: SceneContainer
  let scene: ListeningScene
  private let devices: ScriptedDevices

  init(_ text: String) throws {
    let library = try SDLLibrary(name: "Matchwood tests", isHeadless: true)
    queue = try EventQueue(library)
    guard FontFinder().path(.regular) != nil else {
      throw XCTSkip("No font is installed: install fonts-lato to run this test.")
    }
    let measurer = try TextCache(FontFinder())
    let size = WindowSize(width: 480, height: 320)
    let viewport = try Viewport(
      offScreen: size,
      Viewport.Dependencies(
        library: library, queue: queue, text: measurer, startup: StartupCache(folder: nil)))
    context = StageContext(
      Look(theme: .named(.evening), metrics: Metrics(size: viewport.size), measurer: measurer))
    container = SceneContainer(context: context)
    scene = ListeningScene(context)
    container.layout(in: viewport.size)
    container.show(scene, .none)
    devices = ScriptedDevices(queue, viewport)
    let time = VirtualTime(queue)
    let performance = ScriptPerformance(
      try Script(text, file: "test"), on: devices, at: time.now, isLast: true)
    loop = Matchwood.RunLoop(
      viewport: viewport, queue: queue, time: time, context: context, container: container,
      performance: performance, trace: nil)
    try library.startGamepads(inBackground: true)
    try devices.plugIn(.plain, ScriptStep.firstPad)
  }

  func play() throws {
    try loop.begin()
    try loop.run()
  }
}

private func onMain(_ test: @MainActor () throws -> Void) throws {
  try MainActor.assumeIsolated { try test() }
}
