import GameKernel
import Glibc
import PictureScenes
import SDLKit
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import PictureDecoding

@Suite("The player's pictures in their list", .serialized) @MainActor struct PictureOrderTests {
  private let home: PictureHome

  init() throws { home = try PictureHome() }

  @Test("come from both folders, with what can be played alone, sorted as asked")
  func rows() throws {
    try home.put("data/pictures/b.png", .png, turn: 6)
    try home.put("data/pictures/C.bmp", .bmp)
    try home.put("Pictures/a.jpg", .jpeg)
    home.folder.write("no picture", to: "Pictures/broken.png")
    home.folder.write("no picture", to: "Pictures/letter.txt")
    try home.put("Pictures/.hidden.png", .png)
    try home.put("Pictures/folder.png/x.png", .png)
    let store = home.store()
    #expect(store.count == 0)
    store.refresh()
    func ids() -> [String] { (0..<store.count).map { store.row(at: $0).id.text } }
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

  @Test("are sorted by the day on which they were taken, where that is known")
  func byDay() throws {
    func row(_ name: String, date: Int, taken: Day? = nil) -> PictureRow {
      PictureRow(
        id: PictureName(name), name: name, size: Size(9, 9), bytes: 1, date: date, dateTaken: taken)
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
    let store = home.store()
    let id = try home.answer { store.add(home.sea, side: 40, then: $0) }
    #expect(store.row(at: 0).hardness == nil)
    store.length = 3
    store.order = .hardness
    let least = try #require(store.row(at: 0).hardness)
    #expect(least < 100)
    store.finish()
    let next = PictureFolder(
      .init(data: home.data, pictures: nil, cache: nil), decoder: PictureDecoder(program: "/none"),
      wake: nil)
    next.length = 3
    next.refresh()
    #expect(next.row(at: 0).hardness == least)
    next.setCrop(Rect(26, 0, 20, 20), of: id)
    #expect(next.row(at: 0).hardness == nil, "of another square nothing is known")
  }
}
