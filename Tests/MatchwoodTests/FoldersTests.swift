import Files
import TestSupport
import Testing

@testable import Matchwood

@Suite("Folders") @MainActor
struct FoldersTests {
  @Test("The XDG variables say where, if they are absolute")
  func variables() {
    let environment: [String: FilePath] = [
      "HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "relative",
    ]
    let folders = Folders(chosen: nil, environment: environment)
    #expect(folders.config == "/c/matchwood")
    #expect(folders.data == "/h/.local/share/matchwood")
    #expect(folders.cache == "/h/.cache/matchwood")
    let elsewhere = Folders(chosen: nil, environment: ["HOME": "/h", "XDG_DATA_HOME": "/d"])
    #expect(elsewhere.data == "/d/matchwood")
  }

  @Test("Folders have the bytes of the variables, which need not be UTF-8")
  func bytes() {
    let home = FilePath(bytes: "/home/J".utf8 + [0xFC] + "rgen".utf8)
    let folders = Folders(chosen: nil, environment: ["HOME": home, "XDG_RUNTIME_DIR": home])
    #expect(folders.data == home + "/.local/share/matchwood")
    #expect(folders.runtime == home + "/matchwood")
  }

  @Test("A chosen folder is taken as it is, for settings and games")
  func chosen() {
    let folders = Folders(chosen: "my", environment: ["HOME": "/h"])
    #expect(folders.config == "my")
    #expect(folders.data == "my")
    #expect(folders.cache == "/h/.cache/matchwood")
  }

  @Test("Without a home there is nowhere to keep things")
  func homeless() {
    let folders = Folders(chosen: nil, environment: [:])
    #expect(folders.config == nil)
    #expect(folders.data == nil)
    #expect(folders.cache == nil)
  }

  @Test("Assets are found by the environment, beside the program, then in the checkout")
  func assets() throws {
    let root = TemporaryFolder()
    let folder = FilePath(root.path)
    let executable = folder + "/.build/release/matchwood"
    try Folder(root.path + "/Assets/po").make()
    root.write("", to: "Package.swift")
    #expect(Assets.folder(executable: executable, environment: [:]) == folder + "/Assets")
    try Folder(root.path + "/.build/share/matchwood").make()
    #expect(
      Assets.folder(executable: executable, environment: [:])
        == folder + "/.build/share/matchwood")
    #expect(
      Assets.folder(executable: executable, environment: ["MATCHWOOD_ASSETS": "/x"]) == "/x")
    #expect(Assets.folder(executable: "/nowhere/matchwood", environment: [:]) == nil)
  }
}
