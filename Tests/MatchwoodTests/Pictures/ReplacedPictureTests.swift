import Files
import GameKernel
import PictureScenes
import Raster
import SDLKit
import SDLStage
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("The player's pictures, replaced while the program runs", .serialized) @MainActor
struct ReplacedPictureTests {
  private let home: PictureHome

  init() throws { home = try PictureHome() }

  @Test("that were replaced since the list was made show what is there now, and end nothing")
  func replaced() throws {
    for (order, name) in [(PictureOrder.name, "a.png"), (.hardness, "b.png")] {
      try home.put("Pictures/\(name)", .png)
      let store = home.store()
      store.refresh()
      let id: PictureRow.ID = "pictures/\(name)"
      let narrow = try Bitmap(
        width: 32, height: 200, pixels: .init(repeating: 0xFF12_3456, count: 6400)
      ).png()
      try File.replace(home.path + "/Pictures/\(name)", with: narrow)
      store.order = order
      // The first answer makes the store look again; all is done at once.
      if order == .name { #expect(store.thumbnail(of: id, side: 40) == nil) }
      let row = store.row(at: try #require(store.index(of: id)))
      #expect(row.size == Size(32, 200))
      _ = store.thumbnail(of: id, side: 40)
      let small = try #require(store.thumbnail(of: id, side: 40))
      #expect((small.width, small.height) == (32, 32) && small.pixels[0] == 0xFF12_3456)
      #expect((row.hardness == 0) == (order == .hardness))
    }
    // Nothing was kept under what the files were before.
    #expect(home.cached.count == 2)
  }

  @Test("of which a square was chosen since they were replaced are refused, and shown anew")
  func replacedBeforeCrop() throws {
    try home.put("Pictures/a.png", .png)
    let store = home.store()
    store.refresh()
    try home.put("Pictures/a.png", .png, turn: 6)
    #expect(throws: PictureError.changed) {
      try home.answer { store.loadWhole("pictures/a.png", limit: 99, then: $0) }
    }
    #expect(store.row(at: 0).size == Size(40, 48))
    let image = try home.answer { store.loadWhole("pictures/a.png", limit: 99, then: $0) }
    #expect((image.width, image.height) == (40, 48))
  }
}
