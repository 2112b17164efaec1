import Files
import Foundation
import GameKernel
import GameScenes
import SDLKit
import SDLStage
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("The player's pictures", .serialized) @MainActor struct PictureFolderTests {
  private let home = TemporaryFolder()
  private let data: HeldFolder

  init() throws {
    data = HeldFolder(home.path + "/data")
    try write("elsewhere/Sea.png", .png)
  }

  private var sea: String { home.path + "/elsewhere/Sea.png" }

  private func write(_ name: String, _ kind: PictureFileKind, turn: Int? = nil) throws {
    let path = "\(home.path)/\(name)"
    try SafeFile(path: path).folder.make()
    try File.replace(path, with: try Samples.file(kind, turn: turn))
  }

  private func folder(keeps: Bool = true) -> PictureFolder {
    PictureFolder(
      .init(
        data: keeps ? data : nil, pictures: home.path + "/Pictures", cache: home.path + "/cache"),
      decoder: .ofTests, wake: nil)
  }

  /// What a store answers when all is done at once.
  private func answer<Value>(
    _ ask: (@escaping @MainActor (Result<Value, PictureError>) -> Void) -> Void
  ) throws -> Value {
    var answer: Result<Value, PictureError>?
    ask { answer = $0 }
    return try #require(answer).get()
  }

  @Test("half copied by a process that is gone are removed at the next start, and no others")
  func swept() throws {
    // The first process lives as long as the system; no process has the greatest number there is.
    let kept = [".incoming-1-9", ".incoming-", ".incoming-x-9", "Lake.png"]
    for name in kept + [".incoming-\(pid_t.max)-9"] {
      try write("data/pictures/\(name)", .png)
    }
    _ = folder()
    #expect(TemporaryFolder.names(in: home.path + "/data/pictures") == kept.sorted())
  }

  @Test("are copied when they are taken in, under a name that nothing has yet")
  func taken() throws {
    let store = folder()
    let id = try answer { store.add(sea, side: 40, then: $0) }
    #expect(id == "Sea.png")
    #expect(TemporaryFolder.names(in: home.path + "/data/pictures") == ["Sea.png"])
    #expect(store.count == 1)
    #expect(store.row(at: 0).size == Size(48, 40))
    // The same again is the same; another of that name gets a number.
    #expect(try answer { store.add(sea, side: 40, then: $0) } == "Sea.png")
    try write("elsewhere/Sea.png", .webp)
    #expect(try answer { store.add(sea, side: 40, then: $0) } == "Sea.webp")
    try write("elsewhere/Sea.png", .png, turn: 6)
    #expect(try answer { store.add(sea, side: 40, then: $0) } == "Sea-2.png")
    #expect(
      TemporaryFolder.names(in: home.path + "/data/pictures") == [
        "Sea-2.png", "Sea.png", "Sea.webp",
      ])
    #expect(store.count == 3)
  }

  @Test("keep the date of the file that they were taken from, at once and at later starts")
  func date() throws {
    try File(sea, O_WRONLY, "write").setDate(.seconds(1_000_000_000))
    let store = folder()
    let id = try answer { store.add(sea, side: 40, then: $0) }
    #expect(store.row(at: 0).date == 1_000_000_000)
    _ = store.thumbnail(of: id, side: 40)
    let next = folder()
    next.refresh()
    #expect(next.row(at: 0).date == 1_000_000_000)
    _ = next.thumbnail(of: id, side: 40)
    #expect(TemporaryFolder.names(in: home.path + "/cache").count == 1)
    // The same picture with another date is the one that is there already.
    try File(sea, O_WRONLY, "write").setDate(.seconds(1_100_000_000))
    _ = try answer { next.add(sea, side: 40, then: $0) }
    #expect(next.count == 1 && next.row(at: 0).date == 1_000_000_000)
  }

  @Test(
    "get names that every system takes",
    arguments: [
      ("/a/Sommer 2026 (3).jpeg", "Sommer 2026 (3)"), ("/a/.hidden", "picture"),
      ("/a/Über|den*Wolken?.png", "Über-den-Wolken-"), ("/a/x\n\u{7}y.png", "x--y"),
      ("/a/ . ..png", "picture"),
      ("/a/-rf.png", "-rf"),
      ("/a/" + String(repeating: "ä", count: 300) + ".png", String(repeating: "ä", count: 50)),
    ])
  func names(path: String, stem: String) {
    #expect(PictureCopy.cleaned(path, .png).stem == stem)
    #expect(PictureCopy.cleaned(path, .jpeg).ending == ".jpg")
  }

  @Test("that cannot be used or kept leave nothing behind")
  func refused() throws {
    let store = folder()
    try File.replace(sea, with: Array(try Samples.file(.png).prefix(100)))
    #expect(throws: PictureError.broken) { try answer { store.add(sea, side: 40, then: $0) } }
    #expect(throws: PictureError.missing) {
      try answer { store.add("/none", side: 40, then: $0) }
    }
    try write("elsewhere/Sea.png", .png)
    home.write("a file in the way", to: "data/pictures")
    #expect(throws: PictureError.notKept) { try answer { store.add(sea, side: 40, then: $0) } }
    #expect(store.count == 0)
    #expect(!home.names.contains { $0.hasPrefix(".") })
  }

  @Test("come from both folders, with what can be played alone, sorted as asked")
  func rows() throws {
    try write("data/pictures/b.png", .png, turn: 6)
    try write("data/pictures/C.bmp", .bmp)
    try write("Pictures/a.jpg", .jpeg)
    home.write("no picture", to: "Pictures/broken.png")
    home.write("no picture", to: "Pictures/letter.txt")
    try write("Pictures/.hidden.png", .png)
    try write("Pictures/folder.png/x.png", .png)
    let store = folder()
    #expect(store.count == 0)
    store.refresh()
    func ids() -> [String] { (0..<store.count).map { store.row(at: $0).id } }
    #expect(ids() == ["pictures/a.jpg", "b.png", "C.bmp"])
    #expect(store.row(at: 0).name == "a")
    #expect(store.row(at: 1).size == Size(40, 48))
    #expect(store.index(of: "C.bmp") == 2)
    store.setRating(4, of: "C.bmp")
    store.setRating(9, of: "b.png")
    store.order = .rating
    #expect(ids() == ["b.png", "C.bmp", "pictures/a.jpg"])
    #expect(store.row(at: 0).rating == 5)
    unlink(home.path + "/data/pictures/b.png")
    store.refresh()
    #expect(ids() == ["C.bmp", "pictures/a.jpg"])
  }

  @Test("keep stars and squares to the next start")
  func notes() throws {
    let first = folder()
    let id = try answer { first.add(sea, side: 40, then: $0) }
    first.setRating(3, of: id)
    first.setCrop(Rect(3, 2, 35, 35), of: id)
    first.finish()
    let second = folder()
    second.refresh()
    #expect(second.row(at: 0).rating == 3)
    #expect(second.row(at: 0).crop == Rect(3, 2, 35, 35))
    second.setCrop(nil, of: id)
    second.setRating(0, of: id)
    second.finish()
    let kept = try #require(try SafeFile(path: home.path + "/data/pictures.json").read())
    #expect(!String(decoding: kept, as: UTF8.self).contains("Sea"))
  }

  @Test("keep the name that was given to them, and their file keeps its own")
  func named() throws {
    let first = folder()
    let id = try answer { first.add(sea, side: 40, then: $0) }
    first.setName("Über das Meer", of: id)
    #expect(first.row(at: 0).name == "Über das Meer" && first.row(at: 0).file == "Sea.png")
    first.finish()
    let second = folder()
    second.refresh()
    #expect(second.row(at: 0).name == "Über das Meer")
    second.setName(String(repeating: "x", count: 500), of: id)
    #expect(second.row(at: 0).name.count == PictureRow.nameLimit)
    second.setName("", of: id)
    #expect(second.row(at: 0).name == "Sea")
    #expect(TemporaryFolder.names(in: home.path + "/data/pictures") == ["Sea.png"])
  }

  @Test("that are removed go for good, with what was said of them, unless they are played with")
  func removed() throws {
    let store = folder()
    let id = try answer { store.add(sea, side: 40, then: $0) }
    store.setRating(3, of: id)
    var held: Set<String> = [id]
    store.holders["test"] = { held }
    store.holdersAreThere()
    store.remove(id)
    #expect(store.count == 0)
    #expect(try answer { store.load(id, side: 40, then: $0) }.width == 40)
    #expect(TemporaryFolder.names(in: home.path + "/data/pictures") == ["Sea.png"])
    store.finish()
    // Also at later starts nothing shows it, until nobody plays with it any more.
    let next = folder()
    next.refresh()
    // Before all games are there, nobody knows what they need.
    next.sweep()
    next.holders["test"] = { held }
    next.holdersAreThere()
    #expect(next.count == 0)
    #expect(try answer { next.load(id, side: 40, then: $0) }.width == 40)
    held = []
    next.sweep()
    #expect(TemporaryFolder.names(in: home.path + "/data/pictures").isEmpty)
    #expect(next.rating(of: id) == 0)
    // Brought again it is there again.
    #expect(try answer { next.add(sea, side: 40, then: $0) } == id)
    #expect(next.count == 1)
  }

  @Test("that are not copies are hidden when they are removed, and their files never touched")
  func hidden() throws {
    try write("Pictures/a.jpg", .jpeg)
    let store = folder()
    store.refresh()
    store.holdersAreThere()
    #expect(store.row(at: 0).isCopy == false)
    store.remove("pictures/a.jpg")
    store.remove("pictures/../data/lock")
    store.sweep()
    store.finish()
    #expect(store.count == 0)
    let next = folder()
    next.refresh()
    next.holdersAreThere()
    #expect(next.count == 0)
    #expect(TemporaryFolder.names(in: home.path + "/Pictures") == ["a.jpg"])
  }

  @Test("have finer small pictures where more pixels are wanted, and no coarser ones after that")
  func fineThumbnails() throws {
    let store = folder()
    let colors: [UInt32] = (0..<160_000).map { 0xFF00_0000 | UInt32($0 % 400) }
    let lake = home.path + "/elsewhere/lake.png"
    try File.replace(lake, with: try Bitmap(width: 400, height: 400, pixels: colors).png())
    let id = try answer { store.add(lake, side: 400, then: $0) }
    // All is done at once, and asked for again when it has come.
    func width(_ side: Double) -> Int? {
      _ = store.thumbnail(of: id, side: side)
      return store.thumbnail(of: id, side: side)?.width
    }
    #expect(width(100) == 192)
    #expect(width(300) == 384)
    #expect(width(100) == 384)
    let names = TemporaryFolder.names(in: home.path + "/cache")
    #expect(names.map { $0.prefix(5) } == ["thumb", "tile-"])
  }

  @Test("are sorted by the day on which they were taken, where that is known")
  func byDay() throws {
    func row(_ name: String, date: Int, taken: Day? = nil) -> PictureRow {
      PictureRow(id: name, name: name, size: Size(9, 9), bytes: 1, date: date, taken: taken)
    }
    let rows = [
      row("copied today", date: 1_795_219_200, taken: Day(year: 2001, month: 1, day: 1)),
      row("later", date: 1_000_000_001), row("in 2001", date: 1_000_000_000),
      row("of an old file", date: 0, taken: Day(year: 2020, month: 2, day: 29)),
    ]
    #expect(
      rows.sorted(by: PictureOrder.date.comesBefore).map(\.name)
        == ["of an old file", "later", "in 2001", "copied today"])
  }

  @Test("are sorted by how hard they are, which is found out by itself and kept")
  func hardness() throws {
    let store = folder()
    let id = try answer { store.add(sea, side: 40, then: $0) }
    #expect(store.row(at: 0).hardness == nil)
    store.length = 3
    store.order = .hardness
    let least = try #require(store.row(at: 0).hardness)
    #expect(least < 100)
    store.finish()
    let next = PictureFolder(
      .init(data: data, pictures: nil, cache: nil), decoder: PictureDecoder(program: "/none"),
      wake: nil)
    next.length = 3
    next.refresh()
    #expect(next.row(at: 0).hardness == least)
    next.setCrop(Rect(26, 0, 20, 20), of: id)
    #expect(next.row(at: 0).hardness == nil, "of another square nothing is known")
  }

  @Test(
    "with notes that make no sense are played all the same",
    arguments: [
      "{}", "[]",
      #"{"kind":"pictures","version":1,"value":{"Sea.png":{"rating":99,"square":[-1,0,5]}}}"#,
      #"{"kind":"pictures","version":1,"value":{"Sea.png":{"rating":"x","square":[1e300]}}}"#,
      #"{"kind":"pictures","version":1,"value":{"Sea.png":{"square":[0,0,4000]}}}"#,
    ])
  func badNotes(text: String) throws {
    home.write(text, to: "data/pictures.json")
    let store = folder()
    let id = try answer { store.add(sea, side: 40, then: $0) }
    #expect(PictureRow.ratings.contains(store.row(at: 0).rating))
    let image = try answer { store.load(id, side: 40, then: $0) }
    #expect((image.width, image.height) == (40, 40))
  }

  @Test("come as the square that was chosen, as large as asked, at most as large as they are")
  func squares() throws {
    let store = folder()
    let id = try answer { store.add(sea, side: 20, then: $0) }
    let middle = try answer { store.load(id, side: 2048, then: $0) }
    #expect((middle.width, middle.height) == (40, 40))
    #expect(middle.pixels[0] == Samples.color(4, 0))
    store.setCrop(Rect(26, 0, 20, 20), of: id)
    let green = try answer { store.load(id, side: 10, then: $0) }
    #expect(green.width == 10)
    #expect(green.pixels.allSatisfy { $0 == 0xFF00_FF00 })
    let whole = try answer { store.loadWhole(id, limit: 2048, then: $0) }
    #expect((whole.width, whole.height) == (48, 40))
  }

  @Test("are not decoded again while somebody holds the pixels")
  func held() throws {
    let store = folder()
    let id = try answer { store.add(sea, side: 40, then: $0) }
    let first = try answer { store.load(id, side: 40, then: $0) }
    #expect(try answer { store.load(id, side: 40, then: $0) } === first)
    #expect(try answer { store.load(id, side: 30, then: $0) } !== first)
  }

  @Test(
    "of a name that leads out of the folders are not there",
    arguments: [
      "", "..", "../elsewhere/Sea.png", "pictures/../Sea.png", ".hidden", "none.png",
      "below/Sea.png",
    ])
  func escape(id: String) throws {
    try write("data/pictures/below/Sea.png", .png)
    let store = folder()
    #expect(throws: PictureError.missing) { try answer { store.load(id, side: 9, then: $0) } }
  }

  @Test("can be played without a place to keep them, by their path")
  func nothingKept() throws {
    let store = folder(keeps: false)
    let id = try answer { store.add(sea, side: 40, then: $0) }
    #expect(store.count == 0)
    #expect(try answer { store.load(id, side: 40, then: $0) }.width == 40)
    #expect(home.names == ["data", "elsewhere"])
  }

  @Test("have small pictures of their squares, which are kept in the cache")
  func thumbnails() throws {
    let store = folder()
    var shown: [PictureChange] = []
    let observation = store.changes.observe { shown.append($0) }
    let id = try answer { store.add(sea, side: 40, then: $0) }
    #expect(shown == [.rows])
    _ = store.thumbnail(of: id, side: 40)
    #expect(shown == [.rows, .row(id)])
    #expect(store.thumbnail(of: id, side: 40)?.width == 40)
    #expect(TemporaryFolder.names(in: home.path + "/cache").count == 1)
    store.setCrop(Rect(26, 0, 20, 20), of: id)
    #expect(store.thumbnail(of: id, side: 40)?.pixels.allSatisfy { $0 == 0xFF00_FF00 } == true)
    #expect(store.thumbnail(of: "none", side: 40) == nil)
    // The next start takes it from the cache, though no process can be started.
    let next = PictureFolder(
      .init(data: data, pictures: nil, cache: home.path + "/cache"),
      decoder: PictureDecoder(program: "/none"), wake: nil)
    next.refresh()
    next.setCrop(Rect(26, 0, 20, 20), of: id)
    #expect(next.thumbnail(of: id, side: 40)?.width == 20)
    observation.cancel()
  }
}

@Suite("The desktop's folder for pictures") @MainActor struct UserFoldersTests {
  private let home = TemporaryFolder()

  @Test(
    "is read from the desktop's list",
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
    #expect(folder == name.map { "\(home.path)/\($0)" })
  }

  @Test("is none without a home, and the whole path where one is given")
  func elsewhere() {
    #expect(Folders.ofPictures([:]) == nil)
    home.write("XDG_PICTURES_DIR=\"/mnt/pictures\"", to: "user-dirs.dirs")
    let environment = ["HOME": "/nobody", "XDG_CONFIG_HOME": home.path]
    #expect(Folders.ofPictures(environment) == "/mnt/pictures")
  }
}
