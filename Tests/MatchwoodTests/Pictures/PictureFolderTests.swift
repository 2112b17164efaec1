import Files
import GameKernel
import Glibc
import PictureScenes
import SDLKit
import SDLStage
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("The player's pictures", .serialized) @MainActor struct PictureFolderTests {
  private let home: PictureHome

  init() throws { home = try PictureHome() }

  @Test("half copied by a process that is gone are removed at the next start, and no others")
  func swept() throws {
    // The first process lives as long as the system; no process has the greatest number there is.
    let kept = [".matchwood-1-9.part", ".matchwood-.part", ".matchwood-x-9.part", "Lake.png"]
    for name in kept + [".matchwood-\(pid_t.max)-9.part"] {
      try home.put("data/pictures/\(name)", .png)
    }
    _ = home.store()
    #expect(home.copies == kept.sorted())
  }

  @Test("are copied when they are taken in, under a name that nothing has yet")
  func taken() throws {
    let store = home.store()
    let id = try home.answer { store.add(home.sea, side: 40, then: $0) }
    #expect(id == "Sea.png")
    #expect(home.copies == ["Sea.png"])
    #expect(store.count == 1)
    #expect(store.row(at: 0).size == Size(48, 40))
    // The same again is the same; another of that name gets a number.
    #expect(try home.answer { store.add(home.sea, side: 40, then: $0) } == "Sea.png")
    try home.put("elsewhere/Sea.png", .webp)
    #expect(try home.answer { store.add(home.sea, side: 40, then: $0) } == "Sea.webp")
    try home.put("elsewhere/Sea.png", .png, turn: 6)
    #expect(try home.answer { store.add(home.sea, side: 40, then: $0) } == "Sea-2.png")
    #expect(
      home.copies == [
        "Sea-2.png", "Sea.png", "Sea.webp",
      ])
    #expect(store.count == 3)
  }

  @Test("keep the date of the file that they were taken from, at once and at later starts")
  func date() throws {
    try File(home.sea, O_WRONLY, "write").setDate(.seconds(1_000_000_000))
    let store = home.store()
    let id = try home.answer { store.add(home.sea, side: 40, then: $0) }
    #expect(store.row(at: 0).date == 1_000_000_000)
    _ = store.thumbnail(of: id, side: 40)
    let next = home.store()
    next.refresh()
    #expect(next.row(at: 0).date == 1_000_000_000)
    _ = next.thumbnail(of: id, side: 40)
    #expect(home.cached.count == 1)
    // The same picture with another date is the one that is there already.
    try File(home.sea, O_WRONLY, "write").setDate(.seconds(1_100_000_000))
    _ = try home.answer { next.add(home.sea, side: 40, then: $0) }
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

  @Test("whose names are not UTF-8 are taken in under a name that is")
  func latinTaken() throws {
    try File.replace(home.latin, with: try Samples.file(.png))
    let store = home.store()
    let id = try home.answer { store.add(home.latin, side: 40, then: $0) }
    #expect(id == "Caf-.png")
    #expect(home.copies == ["Caf-.png"])
    #expect(try home.answer { store.load(id, side: 40, then: $0) }.width == 40)
  }

  @Test("whose names are not UTF-8 keep their stars, and are removed alone")
  func latinNotes() throws {
    let name = PictureHome.latinName
    for place in ["data/pictures", "Pictures"] {
      for other in ["Caf\u{FFFD}.png", "%", "\(name)"] as [FilePath] {
        let path: FilePath = "\(home.path)/\(place)/\(other == "%" ? "Caf%E9.png" : other)"
        try SafeFile(path: path).folder.make()
        try File.replace(path, with: try Samples.file(.png))
      }
    }
    let first = home.store()
    first.refresh()
    let ids = (0..<first.count).map { first.row(at: $0).id }
    #expect(Set(ids).count == 6)
    #expect(ids.contains("%/Caf%E9.png") && ids.contains("pictures/%/Caf%E9.png"))
    first.setRating(4, of: "%/Caf%E9.png")
    first.setRating(2, of: "pictures/%/Caf%E9.png")
    first.file.finish()
    let next = home.store()
    next.refresh()
    #expect(next.index(of: "%/Caf%E9.png").map { next.row(at: $0).rating } == 4)
    #expect(next.index(of: "pictures/%/Caf%E9.png").map { next.row(at: $0).rating } == 2)
    #expect(next.index(of: "Caf%E9.png").map { next.row(at: $0).rating } == 0)
    #expect(try home.answer { next.load("pictures/%/Caf%E9.png", side: 9, then: $0) }.width == 9)
    next.allPictureUsersAreSet()
    next.remove("%/Caf%E9.png")
    let left = Folder("\(home.path)/data/pictures").names
    #expect(Set(left) == ["Caf\u{FFFD}.png", "Caf%E9.png"])
  }

  @Test(
    "are found under no name that leads out of their folder",
    arguments: [
      "%/..", "%/%2E%2E", "%/../x%E9.png", "pictures/%/../Sea%E9.png", "pictures/../x", "%/.x%E9",
      "%/Lake.png", "a\0b.png", "%/a%00%E9",
    ])
  func noWayOut(id: String) {
    let place = PicturePlace(folder: "/nowhere", prefix: "")
    let other = PicturePlace(folder: "/nowhere", prefix: "pictures/")
    #expect(place.path(of: PictureName(id)) == nil)
    #expect(other.path(of: PictureName(id)) == nil)
  }

  @Test("that cannot be used or kept leave nothing behind")
  func refused() throws {
    let store = home.store()
    try File.replace(home.sea, with: Array(try Samples.file(.png).prefix(100)))
    #expect(throws: PictureError.broken) {
      try home.answer { store.add(home.sea, side: 40, then: $0) }
    }
    #expect(throws: PictureError.missing) {
      try home.answer { store.add("/none", side: 40, then: $0) }
    }
    try home.put("elsewhere/Sea.png", .png)
    home.folder.write("a file in the way", to: "data/pictures")
    #expect(throws: PictureError.notKept) {
      try home.answer { store.add(home.sea, side: 40, then: $0) }
    }
    #expect(store.count == 0)
    #expect(!home.folder.names.contains { $0.hasPrefix(".") })
  }

  @Test("keep stars and squares to the next start")
  func notes() throws {
    let first = home.store()
    let id = try home.answer { first.add(home.sea, side: 40, then: $0) }
    first.setRating(3, of: id)
    first.setCrop(Rect(3, 2, 35, 35), of: id)
    first.finish()
    let second = home.store()
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
    let first = home.store()
    let id = try home.answer { first.add(home.sea, side: 40, then: $0) }
    first.setName("Über das Meer", of: id)
    #expect(first.row(at: 0).name == "Über das Meer" && first.row(at: 0).file == "Sea.png")
    first.finish()
    let second = home.store()
    second.refresh()
    #expect(second.row(at: 0).name == "Über das Meer")
    second.setName(String(repeating: "x", count: 500), of: id)
    #expect(second.row(at: 0).name.count == PictureRow.nameLimit)
    second.setName("", of: id)
    #expect(second.row(at: 0).name == "Sea")
    #expect(home.copies == ["Sea.png"])
  }

  @Test("that are removed go for good, with what was said of them, unless they are played with")
  func removed() throws {
    let store = home.store()
    let id = try home.answer { store.add(home.sea, side: 40, then: $0) }
    store.setRating(3, of: id)
    var held: Set<PictureName> = [id]
    store.pictureUsers["test"] = { held }
    store.allPictureUsersAreSet()
    store.remove(id)
    #expect(store.count == 0)
    #expect(try home.answer { store.load(id, side: 40, then: $0) }.width == 40)
    #expect(home.copies == ["Sea.png"])
    store.finish()
    // Also at later starts nothing shows it, until nobody plays with it any more.
    let next = home.store()
    next.refresh()
    // Before all games are there, nobody knows what they need.
    next.sweep()
    next.pictureUsers["test"] = { held }
    next.allPictureUsersAreSet()
    #expect(next.count == 0)
    #expect(try home.answer { next.load(id, side: 40, then: $0) }.width == 40)
    held = []
    next.sweep()
    #expect(home.copies.isEmpty)
    #expect(next.rating(of: id) == 0)
    // Brought again it is there again.
    #expect(try home.answer { next.add(home.sea, side: 40, then: $0) } == id)
    #expect(next.count == 1)
  }

  private func note(_ text: String) {
    home.folder.write(
      #"{"kind":"pictures","value":\#(text),"version":1}"#, to: "data/pictures.json")
  }

  @Test(
    "stay where they are, whatever names a file of notes has",
    arguments: [
      #"a.png\u0000x"#, #"a.png\u0000"#, "", ".", "..", "../a.png", "./a.png", "x/../a.png",
      "/a.png",
      "x/\u{301}y.png", "..\u{301}/a.png", #"pictures/a.png\u0000"#,
      "pictures/../data/pictures/a.png",
    ])
  func foreignNames(name: String) throws {
    for name in ["a.png", "x/z.png"] { try home.put("data/pictures/\(name)", .png) }
    // Read as characters, its slash is another one.
    home.folder.write("", to: "data/pictures/x/\u{301}y.png")
    try home.put("Pictures/a.png", .png)
    home.folder.write("mine", to: "data/a.png")
    note(#"{"\#(name)":{"hidden":true}}"#)
    let store = home.store()
    store.allPictureUsersAreSet()
    store.remove(PictureName("a.png\0x"))
    #expect(home.copies == ["a.png", "x"])
    #expect(home.folder.names(in: "data/pictures/x") == ["z.png", "\u{301}y.png"])
    #expect(home.folder.names(in: "Pictures") == ["a.png"])
    #expect(home.folder.names(in: "data").contains("a.png"))
    for id in ["a.png\0x", "x/\u{301}y.png", "\(home.sea)\0"] as [PictureName] {
      #expect(throws: PictureError.missing) {
        try home.answer { store.load(id, side: 40, then: $0) }
      }
    }
  }

  @Test("whose names have the same letters in other bytes are two pictures")
  func bytes() throws {
    let (composed, decomposed) = ("Caf\u{e9}.png" as PictureName, "Cafe\u{301}.png" as PictureName)
    try home.put("data/pictures/\(composed.text)", .png)
    try home.put("data/pictures/\(decomposed.text)", .png, turn: 6)
    let store = home.store()
    store.refresh()
    store.allPictureUsersAreSet()
    store.setRating(5, of: composed)
    #expect(store.rating(of: composed) == 5 && store.rating(of: decomposed) == 0)
    store.setRating(2, of: decomposed)
    store.finish()
    let next = home.store()
    next.refresh()
    next.allPictureUsersAreSet()
    #expect(next.count == 2)
    #expect(next.rating(of: composed) == 5 && next.rating(of: decomposed) == 2)
    #expect(try #require(next.index(of: composed)) != #require(next.index(of: decomposed)))
    next.remove(decomposed)
    #expect(home.copies.map { Array($0.utf8) } == [Array(composed.text.utf8)])
    #expect(next.count == 1 && next.rating(of: composed) == 5)
  }

  @Test("of which very many were removed are forgotten at once, and what is played with is kept")
  func manyRemoved() throws {
    let count = 100_000
    try home.put("data/pictures/7.png", .png)
    try home.put("data/pictures/8.png", .png)
    let notes = (0..<count).map { #""\#($0).png":{"hidden":true}"# }
    note("{\(notes.joined(separator: ","))}")
    let store = home.store()
    store.pictureUsers["test"] = { ["8.png"] }
    store.allPictureUsersAreSet()
    #expect(home.copies == ["8.png"])
    store.finish()
    #expect(
      try SafeFile(path: home.path + "/data/pictures.json").read().map {
        String(decoding: $0, as: UTF8.self)
      }
        == #"{"kind":"pictures","value":{"8.png":{"hidden":true,"rating":0}},"version":1}"# + "\n")
  }

  @Test("that are not copies are hidden when they are removed, and their files never touched")
  func hidden() throws {
    try home.put("Pictures/a.jpg", .jpeg)
    let store = home.store()
    store.refresh()
    store.allPictureUsersAreSet()
    #expect(store.row(at: 0).isCopy == false)
    store.remove("pictures/a.jpg")
    store.remove("pictures/../data/lock")
    store.sweep()
    store.finish()
    #expect(store.count == 0)
    let next = home.store()
    next.refresh()
    next.allPictureUsersAreSet()
    #expect(next.count == 0)
    #expect(TemporaryFolder.names(in: home.path + "/Pictures") == ["a.jpg"])
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
    home.folder.write(text, to: "data/pictures.json")
    let store = home.store()
    let id = try home.answer { store.add(home.sea, side: 40, then: $0) }
    #expect(PictureRow.ratings.contains(store.row(at: 0).rating))
    let image = try home.answer { store.load(id, side: 40, then: $0) }
    #expect((image.width, image.height) == (40, 40))
  }

  @Test("whose square has fewer pixels than a board has pieces are not measured")
  func tinySquare() throws {
    home.folder.write(
      #"{"kind":"pictures","version":1,"value":{"Sea.png":{"square":[0,0,1]}}}"#,
      to: "data/pictures.json")
    try home.put("data/pictures/Sea.png", .png)
    let store = home.store()
    store.refresh()
    store.order = .hardness
    #expect(store.row(at: 0).square == Rect(0, 0, 1, 1) && store.row(at: 0).hardness == nil)
    _ = store.thumbnail(of: "Sea.png", side: 40)
    #expect(store.thumbnail(of: "Sea.png", side: 40)?.width == 1)
  }

  @Test("that move are known by their row")
  func moving() throws {
    let path = home.path + "/elsewhere/moving.webp"
    try File.replace(path, with: Samples.movingWebP(48, 40, frames: [(0, 0), (0, 0)]))
    let store = home.store()
    let id = try home.answer { store.add(path, side: 40, then: $0) }
    let still = try home.answer { store.add(home.sea, side: 40, then: $0) }
    #expect(store.row(at: try #require(store.index(of: id))).isAnimated)
    #expect(!store.row(at: try #require(store.index(of: still))).isAnimated)
  }

  @Test(
    "of a name that leads out of the folders are not there",
    arguments: [
      "", "..", "../elsewhere/Sea.png", "pictures/../Sea.png", ".hidden", "none.png",
      "below/Sea.png",
    ])
  func escape(id: PictureName) throws {
    try home.put("data/pictures/below/Sea.png", .png)
    let store = home.store()
    #expect(throws: PictureError.missing) { try home.answer { store.load(id, side: 9, then: $0) } }
  }

  @Test("can be played without a place to keep them, by their path")
  func nothingKept() throws {
    let store = home.store(keeps: false)
    let id = try home.answer { store.add(home.sea, side: 40, then: $0) }
    #expect(store.count == 0)
    #expect(try home.answer { store.load(id, side: 40, then: $0) }.width == 40)
    #expect(home.folder.names == ["data", "elsewhere"])
  }
}
