import BoxKit
import FileScenes
import Files
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The question where to save a file") struct SaveFileSceneTests {
  /// A folder in memory.
  private final class Folder: FilePlaces {
    let documents: FilePath = "/home/ann/Documents"
    var files: [FilePath: [UInt8]] = [:]
    var isFull = false

    func path(of text: String, in folder: FilePath) -> FilePath {
      text.hasPrefix("/") ? FilePath(text) : folder + "/" + FilePath(text)
    }
    func exists(_ path: FilePath) -> Bool { files[path] != nil }
    func save(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
      if isFull { throw FileError("write", path, code: 28) }
      files[path] = bytes
    }
  }

  private let folder = Folder()
  private let context = StageContext.test()
  private let scene: SaveFileScene

  init() {
    let file = FileToSave(
      { _ in "Save as CSV" }, name: "games.csv",
      write: { [folder] (path) throws(FileError) in try folder.save([1, 2], to: path) })
    scene = SaveFileScene(file, folder, context: context)
    scene.layout(in: context.look.metrics.size)
  }

  private var words: String { scene.list.texts.joined(separator: " ") }

  @Test("saves at the suggested place by one press, and says where")
  func saves() {
    scene.key([.activate], context)
    #expect(folder.files == ["/home/ann/Documents/games.csv": [1, 2]])
    #expect(words.contains("Saved: /home/ann/Documents/games.csv"))
    var isClosed = false
    scene.onClose = { isClosed = true }
    scene.key([.activate], context)
    #expect(isClosed)
  }

  @Test("asks before it replaces a file")
  func replaces() {
    folder.files["/home/ann/Documents/games.csv"] = [9]
    scene.key([.activate], context)
    #expect(folder.files["/home/ann/Documents/games.csv"] == [9])
    #expect(words.contains("exists already. Replace it?") && words.contains("Replace"))
    scene.key([.activate], context)
    #expect(folder.files["/home/ann/Documents/games.csv"] == [1, 2])
  }

  @Test("says that a place cannot be written to, and can be asked again")
  func fails() {
    folder.isFull = true
    scene.key([.activate], context)
    #expect(words.contains("That place cannot be written to."))
    folder.isFull = false
    scene.key([.activate], context)
    #expect(folder.files.count == 1)
  }

  @Test("saves in the folder that the player has chosen from a list")
  func choosesFolder() {
    var asked: FilePath?
    scene.onFolder = { asked = $0 }
    context.input.device = .mouse
    scene.click("folder")
    #expect(asked == "/home/ann/Documents")
    scene.folder = "/media/stick"
    #expect(words.contains("Will be saved as /media/stick/games.csv."))
    scene.click("save")
    #expect(folder.files.keys.first == "/media/stick/games.csv")
  }

  @Test("saves nothing when the player cancels")
  func cancels() {
    var isClosed = false
    scene.onClose = { isClosed = true }
    scene.key([.back], context)
    #expect(isClosed && folder.files.isEmpty)
  }
}
