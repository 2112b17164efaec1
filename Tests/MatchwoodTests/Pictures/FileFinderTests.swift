import BoxKit
import FileScenes
import Files
import GameKernel
import SDLKit
import Stage
import TestSupport
import Testing

@testable import Matchwood

@MainActor @Suite("The folders in which a file is found") struct FileFinderTests {
  private let home = TemporaryFolder()
  private var path: FilePath { FilePath(home.path) }

  private func finder(_ start: FilePath) -> FileFinder {
    FileFinder(
      start: (start, path),
      PictureFolder(
        .init(data: nil, pictures: nil, cache: nil), decoder: .ofTests, wake: nil))
  }

  @Test("show folders and files of the kind, in order and without what is hidden")
  func look() throws {
    for name in ["b", ".hidden", "A"] { try Folder(home.path + "/" + name).make() }
    for name in ["z.PNG", "a.jpg", "note.txt", ".secret.png"] { home.write("x", to: name) }
    let finder = self.finder(path)
    var found: FoundFolder?
    finder.contents(of: path, .pictures) { found = $0 }
    #expect(found?.folders == ["A", "b"])
    #expect(found?.files == ["a.jpg", "z.PNG"])
    home.write("x", to: "all.matchwood")
    finder.contents(of: path, .archives) { found = $0 }
    #expect(found?.folders == ["A", "b"] && found?.files == ["all.matchwood"])
    finder.contents(of: path, nil) { found = $0 }
    #expect(found?.folders == ["A", "b"] && found?.files == [])
    var answers: [FoundFolder?] = []
    finder.contents(of: path + "/none", .pictures) { answers.append($0) }
    #expect(answers == [nil])
  }

  @Test("find names that are not UTF-8, and pictures under them")
  func bytes() throws {
    let name = FilePath(bytes: "caf".utf8 + [0xE9])
    try Folder(path + "/" + name).make()
    let picture: FilePath = "\(path)/\(name)/\(name).png"
    try File.replace(picture, with: try Samples.file(.png))
    let finder = self.finder(path)
    var found: FoundFolder?
    finder.contents(of: path, .pictures) { found = $0 }
    #expect(found?.folders == [name])
    finder.contents(of: "\(path)/\(name)", .pictures) { found = $0 }
    #expect(found?.files == [name + ".png"])
    var changed: [FilePath] = []
    let observation = finder.changes.observe { changed.append($0) }
    _ = finder.thumbnail(of: picture)
    #expect(finder.thumbnail(of: picture)?.width == 40)
    #expect(changed.contains(picture))
    observation.cancel()
  }

  @Test("begin at the nearest one that is there")
  func start() {
    #expect(finder(path + "/not/there").start(of: .pictures) == path)
  }

  @Test("have small pictures of what can be read, and of nothing else")
  func thumbnails() throws {
    try File.replace(home.path + "/sea.png", with: try Samples.file(.png))
    home.write("no picture", to: "broken.png")
    let finder = self.finder(path)
    for name in ["sea.png", "broken.png"] { _ = finder.thumbnail(of: "\(path)/\(name)") }
    #expect(finder.thumbnail(of: path + "/sea.png")?.width == 40)
    #expect(finder.thumbnail(of: path + "/broken.png") == nil)
  }
}
