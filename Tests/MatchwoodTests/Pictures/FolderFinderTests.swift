import Files
import PictureScenes
import SDLKit
import TestSupport
import Testing

@testable import Matchwood

@MainActor @Suite("The folders that a picture is brought from") struct FolderFinderTests {
  private let home = TemporaryFolder()

  private func finder(_ start: String?) -> FolderFinder? {
    FolderFinder(
      start: start,
      PictureFolder(
        .init(data: nil, pictures: nil, cache: nil), decoder: .ofTests, wake: nil))
  }

  @Test("show folders and what sounds like a picture, in order and without what is hidden")
  func look() throws {
    for name in ["b", ".hidden", "A"] { try Folder(home.path + "/" + name).make() }
    for name in ["z.PNG", "a.jpg", "note.txt", ".secret.png"] { home.write("x", to: name) }
    let finder = try #require(self.finder(home.path))
    var found: FoundFolder?
    finder.look(into: home.path) { found = $0 }
    #expect(found?.folders == ["A", "b"])
    #expect(found?.pictures == ["a.jpg", "z.PNG"])
    var answers: [FoundFolder?] = []
    finder.look(into: home.path + "/none") { answers.append($0) }
    #expect(answers == [nil])
  }

  @Test("begin at the nearest one that is there")
  func start() {
    #expect(finder(home.path + "/not/there")?.start == home.path)
    #expect(finder(nil) == nil && finder("relative") == nil)
  }

  @Test("have small pictures of what can be read, and of nothing else")
  func thumbnails() throws {
    try File.replace(home.path + "/sea.png", with: try Samples.file(.png))
    home.write("no picture", to: "broken.png")
    let finder = try #require(self.finder(home.path))
    for name in ["sea.png", "broken.png"] { _ = finder.thumbnail(of: home.path + "/" + name) }
    #expect(finder.thumbnail(of: home.path + "/sea.png")?.width == 40)
    #expect(finder.thumbnail(of: home.path + "/broken.png") == nil)
  }
}
