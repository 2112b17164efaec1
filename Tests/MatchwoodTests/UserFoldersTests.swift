import Files
import TestSupport
import Testing

@testable import Matchwood

@Suite("The desktop's folder") @MainActor struct UserFoldersTests {
  private let home = TemporaryFolder()

  @Test(
    "for pictures is read from the desktop's list",
    arguments: [
      (nil, "Pictures"), ("# no line", "Pictures"), ("XDG_PICTURES_DIR=\"$HOME/Bilder\"", "Bilder"),
      ("XDG_PICTURES_DIR=\"$HOME/Meine Bilder/\"", "Meine Bilder"),
      ("XDG_MUSIC_DIR=\"$HOME/x\"", "Pictures"),
      ("XDG_PICTURES_DIR=\"$HOME/\"", nil), ("XDG_PICTURES_DIR=\"relative\"", nil),
      ("XDG_PICTURES_DIR=nonsense", "Pictures"),
    ] as [(String?, String?)])
  func list(text: String?, name: String?) throws {
    try Folder(home.path + "/.config").make()
    if let text { home.write(text, to: ".config/user-dirs.dirs") }
    let folder = Folders.ofPictures(["HOME": home.path])
    #expect(folder == name.map { FilePath("\(home.path)/\($0)" as String) })
  }

  @Test("for pictures may lie in a home whose name is not UTF-8, and have such a name")
  func bytes() throws {
    let name = FilePath(bytes: "J".utf8 + [0xFC] + "rgen".utf8)
    let own: FilePath = "\(home.path)/\(name)"
    try Folder(own + "/.config").make()
    let line: FilePath = "XDG_PICTURES_DIR=\"$HOME/\(name)\"\n"
    try File.replace(own + "/.config/user-dirs.dirs", with: line.bytes)
    #expect(Folders.ofPictures(["HOME": own]) == "\(own)/\(name)")
  }

  @Test("for pictures is none without a home, and the whole path where one is given")
  func elsewhere() {
    #expect(Folders.ofPictures([:] as [String: FilePath]) == nil)
    home.write("XDG_PICTURES_DIR=\"/mnt/pictures\"", to: "user-dirs.dirs")
    let environment = ["HOME": "/nobody", "XDG_CONFIG_HOME": home.path]
    #expect(Folders.ofPictures(environment) == "/mnt/pictures")
  }

  @Test("for documents is the home folder as long as there is none")
  func documents() throws {
    let environment: [String: FilePath] = ["HOME": FilePath(home.path)]
    let places = try #require(Documents(environment))
    #expect(places.documents == FilePath(home.path))
    try Folder(home.path + "/Documents").make()
    #expect(places.documents == FilePath("\(home.path)/Documents"))
  }
}
