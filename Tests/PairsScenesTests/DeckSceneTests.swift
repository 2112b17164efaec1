import GameKernel
import PairsGame
import PairsScenes
import PictureScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The chooser of a deck", .tags(.input))
struct DeckSceneTests {
  private let store: MemoryPictures
  private let context: StageContext
  private let scene: DeckScene
  private let log = Log()

  /// What the scene said.
  @MainActor private final class Log {
    var decks: [PictureDeck] = []
    var backs = 0
    var drops = 0
  }

  init() { self.init(40) }

  private init(_ count: Int, _ draft: DeckDraft = DeckDraft(id: 3, name: "Deck 4")) {
    store = MemoryPictures(count)
    context = StageContext.test()
    scene = DeckScene(store, draft, context: context)
    scene.onDone = { [log] in log.decks.append($0) }
    scene.onBack = { [log] in log.backs += 1 }
    scene.onDrop = { [log] in log.drops += 1 }
    scene.layout(in: context.look.metrics.size)
  }

  private func key(_ intents: Intent..., device: InputDevice = .keyboard) {
    scene.key(intents, context, device: device)
  }

  private func tap(_ count: Int) {
    context.input.device = .touch
    let tiles = scene.controls.map(\.id).filter {
      $0.hasPrefix("pictures.") && $0.split(separator: ".").count == 2
    }
    for id in tiles.prefix(count) { scene.click(id) }
  }

  private func says(_ words: String) -> Bool { scene.list.texts.contains { $0.contains(words) } }
  private func isOn(_ id: String) -> Bool { scene.report(id)?.isEnabled ?? false }

  @Test("ends with a deck of the pictures that were tapped, and of 8 at least")
  func chooses() {
    #expect(says("0 pictures chosen") && !isOn("done"))
    tap(7)
    #expect(says("7 pictures chosen") && !isOn("done"))
    tap(8)
    #expect(says("1 picture chosen"))
    tap(7)
    #expect(says("8 pictures chosen") && isOn("done"))
    scene.click("done")
    #expect(log.decks.map(\.id) == [3] && log.decks.first?.name == "Deck 4")
    #expect(log.decks.first?.pictures.count == 8 && log.decks.first?.areNamed == false)
  }

  @Test("is walked and ticked by keys and pad", arguments: [InputDevice.keyboard, .gamepad])
  func keys(device: InputDevice) {
    for _ in 0..<3 { key(.activate, .tilt(.right), device: device) }
    key(.tilt(.down), .activate, device: device)
    #expect(says("4 pictures chosen"))
    key(.activate, device: device)
    #expect(says("3 pictures chosen"))
    key(.back, device: device)
    #expect(log.drops == 1 && log.backs == 0 && log.decks == [])
  }

  @Test("asks before it drops a changed deck, and not where nothing has changed")
  func drops() {
    scene.click("back")
    #expect(log.backs == 1 && log.drops == 0)
    tap(1)
    scene.click("back")
    #expect(log.backs == 1 && log.drops == 1)
    tap(1)
    key(.back)
    #expect(log.backs == 2 && log.drops == 1)
  }

  @Test("says in words how many pictures are missing")
  func missing() {
    #expect(says("Choose 8 more pictures to finish the deck."))
    tap(7)
    #expect(says("Choose 1 more picture to finish the deck."))
    tap(8)
    tap(7)
    #expect(says("8 pictures chosen.") && !says("more"))
  }

  @Test("tells ticked from unticked tiles by more than colour")
  func ticks() {
    let before = scene.list.pictures("tile hollow").count
    tap(3)
    #expect(scene.list.pictures("tile hollow").count == before - 3)
  }

  @Test("takes the best: all with stars, at most 32, and others where there are fewer than 8")
  func best() {
    scene.click("best")
    #expect(says("32 pictures chosen"))
    scene.click("done")
    let ratings = log.decks.first?.pictures.map(store.rating) ?? []
    #expect(ratings == ratings.sorted(by: >) && ratings.min() == 1)
    let few = DeckSceneTests(12)
    for row in few.store.rows { few.store.setRating(row.id == "p7" ? 4 : 0, of: row.id) }
    few.scene.click("best")
    few.scene.click("done")
    #expect(few.log.decks.first?.pictures.count == 8)
    #expect(few.log.decks.first?.pictures.first == "p7")
  }

  @Test("says when a picture finds no room, and takes none in")
  func full() {
    scene.click("best")
    let without = scene.list.pictures("tile hollow")
    #expect(!without.isEmpty)
    scene.click(at: without[0].frame.center)
    #expect(says("32 pictures chosen") && says("holds 32 pictures at most"))
  }

  @Test("offers no best where there are fewer than 8 pictures, and says how they come")
  func tooFew() {
    let few = DeckSceneTests(5)
    #expect(!few.isOn("best") && few.says("Drop a picture"))
  }

  @Test("begins with what is in the deck, and leaves out what is not there any more")
  func changes() throws {
    let kept: [PictureRow.ID] = (1...9).map { "p\($0)" } + ["gone"]
    let deck = try #require(
      PictureDeck(id: 7, name: "Lake", pictures: kept, areNamed: true))
    let test = DeckSceneTests(40, DeckDraft(deck))
    #expect(test.says("9 pictures chosen"))
    test.scene.click("done")
    let changed = try #require(test.log.decks.first)
    #expect(changed.id == 7 && changed.name == "Lake" && changed.areNamed)
    #expect(changed.pictures == Array(kept.dropLast()))
  }

  @Test("calls the deck as it was typed; nothing leaves it its name")
  func names() {
    scene.click("best")
    scene.click("deck-name")
    key(.edit(.selectAll), .edit(.insert("  The lake ")), .activate)
    scene.click("done")
    scene.click("deck-name")
    key(.edit(.selectAll), .edit(.deleteBackward), .activate)
    scene.click("done")
    #expect(log.decks.map(\.name) == ["The lake", "Deck 4"])
  }

  @Test("lets names make pairs of pictures, and back")
  func areNamed() {
    scene.click("best")
    for expected in [true, false] {
      scene.click("more")
      scene.click("more.0")
      scene.click("done")
      #expect(log.decks.last?.areNamed == expected)
    }
  }

  /// A picture 16 pixels a side, of one grey in each quarter.
  private static func picture(_ quarters: [UInt32]) -> PixelImage {
    PixelImage(
      width: 16, height: 16,
      pixels: (0..<256).map { quarters[$0 / 128 * 2 + $0 % 16 / 8] })
  }

  @Test(
    "knows two pictures apart by light alone: a darker print and other hues are alike, another place is not",
    arguments: [
      ([0x40_4040, 0x80_8080, 0xC0_C0C0, 0x20_2020], true),
      ([0x48_4848, 0x88_8888, 0xC8_C8C8, 0x28_2828], true),
      ([0x80_8080, 0x40_4040, 0xC0_C0C0, 0x20_2020], false),
      // As light as the first, in red and blue.
      ([0x70_2D2D, 0x56_7FE0, 0xFF_AAAA, 0x1A_1A52], true),
      ([0x40_4040, 0x80_8080, 0xC0_C0C0, 0x60_6060], false),
    ] as [([UInt32], Bool)])
  func likeness(other: [UInt32], areAlike: Bool) {
    let ids = store.rows.prefix(2).map(\.id)
    store.thumbnails = [
      ids[0]: Self.picture([0x40_4040, 0x80_8080, 0xC0_C0C0, 0x20_2020]),
      ids[1]: Self.picture(other),
    ]
    tap(2)
    ids.forEach(store.finishThumbnail)
    #expect(says("very similar") == areAlike)
  }

  @Test("tells of two pictures that look too much alike, and takes out the later one")
  func alike() {
    tap(8)
    #expect(scene.report("take-out") == nil)
    // All thumbnails of the test are alike.
    let chosen = store.rows.prefix(8).map(\.id)
    store.finishThumbnail(of: chosen[2])
    #expect(!says("very similar"))
    store.finishThumbnail(of: chosen[5])
    let name = store.rows[5].name
    #expect(says("\(store.rows[2].name) and \(name) look very similar."))
    #expect(says("Remove \(name)"))
    scene.click("take-out")
    #expect(says("7 pictures chosen") && scene.report("take-out") == nil)
  }
}
