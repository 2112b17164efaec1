import BoxKit
import FileScenes
import Files
import GameKernel
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Finding a file or a folder by walking through folders", .tags(.input))
struct FolderSceneTests {
  private let context = StageContext.test(size: Size(1280, 800))
  private let log = Log()

  @MainActor private final class Log {
    var chosen: [FilePath] = []
    var backs = 0
  }

  private func scene(
    _ folders: MemoryFolders = MemoryFolders(), _ goal: FolderScene.Goal = .file(.pictures)
  ) -> FolderScene {
    let scene = FolderScene(goal, { _ in "Add a picture" }, folders, context: context)
    scene.onChoose = { [log] in log.chosen.append($0) }
    scene.onBack = { [log] in log.backs += 1 }
    scene.layout(in: context.look.metrics.size)
    _ = scene.list
    return scene
  }

  private func key(_ scene: any Scene, _ intents: Intent..., device: InputDevice = .keyboard) {
    scene.key(intents, context, device: device)
  }

  @Test("opens folders and chooses pictures by A, and goes up by B, to the folder it came out of")
  func pad() {
    let scene = scene()
    key(scene, .tilt(.down), device: .gamepad)
    key(scene, .tilt(.up), device: .gamepad)
    key(scene, .activate, device: .gamepad)
    #expect(scene.list.texts.contains("lake.png"))
    key(scene, .back, device: .gamepad)
    #expect(log.backs == 0 && scene.list.texts.contains("empty"))
    key(scene, .activate, .activate, device: .gamepad)
    #expect(log.chosen == ["/home/ann/Pictures/2025/lake.png"])
    key(scene, .back, .back, device: .gamepad)
    #expect(log.backs == 1)
  }

  @Test("goes up by B below the root of all folders too, and leaves from the root")
  func root() {
    let scene = scene(MemoryFolders(start: "/"))
    scene.click("files.0")
    #expect(scene.list.texts.contains("lake.png"))
    key(scene, .back, device: .gamepad)
    #expect(log.backs == 0 && scene.list.texts.contains("empty"))
    key(scene, .back, device: .gamepad)
    #expect(log.backs == 1)
  }

  @Test("is done by click and tap too, and goes above the folder it began in")
  func click() {
    let scene = scene()
    context.input.device = .mouse
    scene.click("files.4")
    #expect(log.chosen == ["/home/ann/Pictures/Photograph 0.jpg"])
    scene.click("files.0")
    #expect(scene.list.texts.contains("Music"))
  }

  @Test("says so where a folder cannot be read, and where there is no picture in it")
  func trouble() {
    let scene = scene()
    scene.click("files.2")
    #expect(scene.list.texts.contains("This folder cannot be read."))
    scene.click("files.0")
    scene.click("files.3")
    #expect(scene.list.texts.contains("No pictures in this folder."))
  }

  @Test("chooses the folder that it shows, by click and by keys, and lists no files then")
  func folder() {
    context.input.device = .mouse
    let scene = scene(MemoryFolders(), .folder)
    #expect(!scene.list.texts.contains("Photograph 0.jpg"))
    scene.click("files.1")
    scene.click("choose")
    #expect(log.chosen == ["/home/ann/Pictures/2025"])
    key(scene, .tilt(.up), .tilt(.up), .activate)
    #expect(log.chosen.count == 2)
  }

  @Test("draws only what shows of a folder with a hundred thousand pictures")
  func huge() {
    let scene = scene(MemoryFolders(pictures: 100_000))
    key(scene, .leap(.toEnd))
    #expect(scene.list.commands.count < 120)
    key(scene, .activate)
    #expect(log.chosen == ["/home/ann/Pictures/Photograph 99999.jpg"])
  }
}
