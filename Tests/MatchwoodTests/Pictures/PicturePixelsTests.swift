import Files
import GameKernel
import PictureScenes
import Raster
import SDLStage
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import PictureDecoding

@Suite("The player's pictures, as they are shown", .serialized) @MainActor struct PicturePixelsTests
{
  private let home: PictureHome

  init() throws { home = try PictureHome() }

  @Test("have small pictures of their squares, which are kept in the cache")
  func thumbnails() throws {
    let store = home.store()
    var shown: [PictureChange] = []
    let observation = store.changes.observe { shown.append($0) }
    let id = try home.answer { store.add(home.sea, side: 40, then: $0) }
    #expect(shown == [.rows])
    _ = store.thumbnail(of: id, side: 40)
    #expect(shown == [.rows, .row(id)])
    #expect(store.thumbnail(of: id, side: 40)?.width == 40)
    #expect(home.cached.count == 1)
    store.setCrop(Rect(26, 0, 20, 20), of: id)
    #expect(store.thumbnail(of: id, side: 40)?.pixels.allSatisfy { $0 == 0xFF00_FF00 } == true)
    #expect(store.thumbnail(of: "none", side: 40) == nil)
    // The next start takes it from the cache, though no process can be started.
    let next = PictureFolder(
      .init(data: home.data, pictures: nil, cache: "\(home.path)/cache"),
      decoder: PictureDecoder(program: "/none"), wake: nil)
    next.refresh()
    next.setCrop(Rect(26, 0, 20, 20), of: id)
    #expect(next.thumbnail(of: id, side: 40)?.width == 20)
    observation.cancel()
  }

  @Test("have finer small pictures where more pixels are wanted, and no coarser ones after that")
  func fineThumbnails() throws {
    let store = home.store()
    let colors: [UInt32] = (0..<160_000).map { 0xFF00_0000 | UInt32($0 % 400) }
    let lake = home.path + "/elsewhere/lake.png"
    try File.replace(lake, with: try Bitmap(width: 400, height: 400, pixels: colors).png())
    let id = try home.answer { store.add(lake, side: 400, then: $0) }
    // All is done at once, and asked for again when it has come.
    func width(_ side: Double) -> Int? {
      _ = store.thumbnail(of: id, side: side)
      return store.thumbnail(of: id, side: side)?.width
    }
    #expect(width(100) == 192)
    #expect(width(300) == 384)
    #expect(width(100) == 384)
    let names = home.cached
    #expect(names.map { $0.prefix(5) } == ["thumb", "tile-"])
  }

  @Test("come as the square that was chosen, as large as asked, at most as large as they are")
  func squares() throws {
    let store = home.store()
    let id = try home.answer { store.add(home.sea, side: 20, then: $0) }
    let middle = try home.answer { store.load(id, side: 2048, then: $0) }
    #expect((middle.width, middle.height) == (40, 40))
    #expect(middle.pixels[0] == Samples.color(4, 0))
    store.setCrop(Rect(26, 0, 20, 20), of: id)
    let green = try home.answer { store.load(id, side: 10, then: $0) }
    #expect(green.width == 10)
    #expect(green.pixels.allSatisfy { $0 == 0xFF00_FF00 })
    let whole = try home.answer { store.loadWhole(id, limit: 2048, then: $0) }
    #expect((whole.width, whole.height) == (48, 40))
  }

  @Test("come in the form of the board, about the square that was chosen")
  func forms() throws {
    let store = home.store()
    let id = try home.answer { store.add(home.sea, side: 20, then: $0) }
    let (wide, high) = (PieceGrid(columns: 4, rows: 3), PieceGrid(columns: 3, rows: 6))
    func size(_ form: PieceGrid) throws -> [Int] {
      let image = try home.answer { store.load(id, form: form, side: 2048, then: $0) }
      return [image.width, image.height]
    }
    #expect(try size(wide) == [48, 36])
    #expect(try size(high) == [20, 40])
    store.setCrop(Rect(0, 0, 12, 12), of: id)
    #expect(try size(wide) == [16, 12])
    #expect(try size(high) == [12, 24])
    #expect(try size(PieceGrid(8)) == [12, 12])
  }

  @Test("are not decoded again while somebody holds the pixels")
  func held() throws {
    let store = home.store()
    let id = try home.answer { store.add(home.sea, side: 40, then: $0) }
    let first = try home.answer { store.load(id, side: 40, then: $0) }
    #expect(try home.answer { store.load(id, side: 40, then: $0) } === first)
    #expect(try home.answer { store.load(id, side: 30, then: $0) } !== first)
  }
}
