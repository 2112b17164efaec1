import Files
import Glibc
import SDLKit
import SDLStage
import TestSupport
import Testing

@Suite("The fonts that were found")
struct FontMemoryTests {
  private let home = TemporaryFolder()
  private let cache = TemporaryFolder()
  private let fonts: [FontFinder.Weight: FilePath]
  private let sources: [FilePath]

  init() {
    let folder = FilePath(home.path)
    for name in ["regular.ttf", "bold.ttf", "fonts.conf"] { home.write("", to: name) }
    fonts = [.regular: folder + "/regular.ttf", .bold: folder + "/bold.ttf"]
    sources = [folder + "/fonts.conf", folder + "/none"]
  }

  private func memory(_ change: [String: String] = [:]) -> FontMemory {
    FontMemory(
      folder: cache.path,
      environment: ["HOME": home.path + "/home", "LANG": "en"].merging(change) { $1 })
  }

  private func setDate(_ name: String) throws {
    try File(home.path + "/" + name, O_WRONLY, "write").setDate(.seconds(1000))
  }

  @Test("are remembered while nothing has changed")
  func remembered() {
    #expect(memory().load().isEmpty)
    memory().save(fonts, sources: sources)
    #expect(memory().load() == fonts)
  }

  @Test(
    "are forgotten when a font or a setting is another one", arguments: ["bold.ttf", "fonts.conf"])
  func dates(_ name: String) throws {
    memory().save(fonts, sources: sources)
    #expect(memory().load() == fonts)
    try setDate(name)
    #expect(memory().load().isEmpty)
  }

  @Test("are forgotten when a font goes")
  func gone() {
    memory().save(fonts, sources: sources)
    unlink(home.path + "/bold.ttf")
    #expect(memory().load().isEmpty)
  }

  @Test(
    "are forgotten when a setting comes that was not there",
    arguments: ["none", "home/.fonts.conf"])
  func come(_ name: String) throws {
    try Folder(home.path + "/home").make()
    memory().save(fonts, sources: sources)
    #expect(memory().load() == fonts)
    home.write("", to: name)
    #expect(memory().load().isEmpty)
  }

  @Test(
    "are those of every variable that fontconfig reads, be it set, empty or not set",
    arguments: FontMemory.variables)
  func environment(_ name: String) {
    memory().save(fonts, sources: sources)
    #expect(memory([name: "/other"]).load().isEmpty)
    #expect(memory([name: ""]).load().isEmpty)
    memory([name: "/other"]).save(fonts, sources: sources)
    #expect(memory([name: "/other"]).load() == fonts)
    #expect(memory().load().isEmpty)
  }

  @Test("are those of a home whose name is not UTF-8, and lie where such a name says")
  func bytes() throws {
    let homes = [0xE9, 0xE8].map { FilePath(bytes: "\(home.path)/J".utf8 + [$0]) }
    let font = homes[0] + "/font.ttf"
    try Folder(homes[0]).make()
    try File.replace(font, with: [])
    let memories = homes.map {
      FontMemory(folder: FilePath(cache.path), environment: ["HOME": $0, "LANG": "en"])
    }
    memories[0].save([.bold: font], sources: sources)
    #expect(memories[0].load() == [.bold: font])
    #expect(memories[1].load().isEmpty)
  }

  @Test("are forgotten when the file was cut or overwritten")
  func damaged() throws {
    memory().save(fonts, sources: sources)
    let path = cache.path + "/fonts"
    let bytes = try File.plain(path).readAll(atMost: 1 << 20)
    for length in 0..<bytes.count - 1 {
      try SafeFile(path: path, care: .remakeable).write(Array(bytes[..<length]))
      #expect(memory().load().isEmpty)
    }
    try SafeFile(path: path, care: .remakeable).write(Array("rubbish\n".utf8))
    #expect(memory().load().isEmpty)
  }

  @Test("are searched anew where there is no folder, or none can be made")
  func nowhere() {
    for folder in [nil, "/proc/matchwood"] as [FilePath?] {
      let memory = FontMemory(folder: folder, environment: [:])
      memory.save(fonts, sources: sources)
      #expect(memory.load().isEmpty)
    }
  }

  @Test("are asked for before any search, and only what is missing is searched")
  func finder() {
    let known = Dictionary(
      uniqueKeysWithValues: FontFinder.Weight.allCases.map { ($0, FilePath("/\($0)" as String)) })
    let finder = FontFinder { known }
    #expect(finder.path(.bold) == "/bold")
    #expect(finder.searchAll() == nil)

    let other = FontFinder { [.bold: "/bold"] }
    #expect(other.searchAll() == FontFinder().searchAll()?.merging([.bold: "/bold"]) { $1 })
    #expect(other.path(.bold) == "/bold")
  }
}
