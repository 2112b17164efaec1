import BoxKit
import Files
import GameKernel
import MatchstickGame
import PairsScenes
import PictureArt
import PictureScenes
import Raster
import SDLStage
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing
import Threads

@testable import Matchwood

@MainActor @Suite("Playing with a picture of one's own", .tags(.input), .serialized)
struct DirectorPicturesTests {
  private let home = TemporaryFolder()
  private let store: PictureFolder

  init() {
    store = PictureFolder(
      .init(data: LockedFolder(home.path + "/data"), pictures: nil, cache: nil),
      decoder: .ofTests, wake: nil)
  }

  private func rig(
    _ game: String? = nil, _ picture: PictureChoice = .numbers, showsNumbers: Bool = true,
    store: (any PictureStore)? = nil
  ) -> DirectorRig {
    var settings = Settings()
    settings.sliding.picture = picture
    settings.sliding.showsNumbers = showsNumbers
    var services = Services()
    services.pictures = store ?? self.store
    return DirectorRig(game, settings: settings, services: services)
  }

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = "\(home.path)/\(name)"
    try File.replace(path, with: bytes)
    return path
  }

  /// 64 × 64 pixels, each its own colour.
  private func colourful() throws -> [UInt8] {
    var dice = Dice(seed: 3)
    let patches = (0..<64).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &dice) | 0xFF00_0000 }
    let pixels: [UInt32] = (0..<64 * 64).map { place in
      let (x, y) = (place % 64, place / 64)
      return patches[y / 8 * 8 + x / 8]
    }
    return try Bitmap(width: 64, height: 64, pixels: pixels).png()
  }

  @Test(
    "A picture dropped anywhere leads to the board and lies on it",
    arguments: [nil] + ["matchsticks", "sliding", "pairs"])
  func dropped(game: String?) throws {
    let watched = WatchedPictures(store)
    let rig = rig(game, store: watched)
    rig.director.importPicture(try write(colourful(), to: "photo.png"))
    #expect(rig.active == "sliding")
    #expect(rig.settings.current.sliding.picture == .own(id: "photo.png"))
    #expect(watched.loaded?.width == 64)
    rig.director.importPicture(try write(Samples.jpeg(), to: "other.jpg"))
    #expect(rig.settings.current.sliding.picture == .own(id: "other.jpg"))
    #expect(watched.loaded?.width == 40)
  }

  @Test("Pictures dropped on the chooser of a deck are ticked there, and no game begins")
  func droppedOnDeck() throws {
    let rig = rig("pairs")
    let deck = DeckScene(
      store, DeckDraft(id: 0, name: "Deck"), context: rig.context)
    rig.director.push(deck)
    func isDone() -> Bool { deck.controls.contains { $0.id == "done" && $0.isEnabled } }
    for number in 0..<8 {
      #expect(!isDone())
      rig.director.importPicture(try write(colourful() + [UInt8(number)], to: "\(number).png"))
    }
    #expect(isDone() && rig.active == "deck")
    #expect(rig.settings.current.sliding.picture == .numbers)
    rig.director.pop()
    rig.director.importPicture(try write(colourful() + [9], to: "9.png"))
    #expect(rig.active == "sliding")
  }

  @Test("A picture chosen after the end gets a new game; one chosen during a game keeps its board")
  func chosenAfterTheEnd() throws {
    let rig = rig("sliding")
    let table = try #require(rig.tables.table(of: SlidingPuzzle.self))
    let board = table.state.board
    try rig.click("more", "more.0", "pictures.1", "play")
    #expect(rig.active == "sliding" && table.state.board == board)
    #expect(rig.settings.current.sliding.picture == .builtIn(.lake))
    var values = Array(0..<9)
    values.swapAt(8, 5)
    for way in 0..<2 {
      table.open(.board(try SlidingBoard(.square(3), values: values)))
      rig.press(.tilt(.up))
      #expect(table.isSolvedByPlay)
      let game = table.session.gameNumber
      if way == 0 {
        // The same picture once more is a new game too.
        try rig.click("goal", "play")
      } else {
        rig.director.importPicture(try write(colourful(), to: "photo.png"))
      }
      #expect(rig.active == "sliding" && table.session.gameNumber > game)
      #expect(table.isAtStart && !table.state.isSolved)
    }
  }

  @Test("The settings lead to the pictures and keep what was changed there")
  func fromSettings() throws {
    let rig = rig("matchsticks")
    rig.press(.command(.settings), .tilt(.right), .nextTab)
    try rig.click("picture")
    #expect(rig.active == "pictures")
    rig.press(.back)
    #expect(rig.active == "settings")
    try rig.click("picture", "pictures.1", "play")
    #expect(rig.active == "sliding")
    #expect(rig.settings.current.sliding.picture == .builtIn(.lake))
    #expect(rig.state(of: Matchsticks.self)?.remaining == 19)
    rig.press(.command(.settings))
    #expect(rig.texts.contains("Evening at the lake"))
  }

  @Test("What cannot be used is said over whatever is shown, and changes nothing")
  func refused() throws {
    let rig = rig()
    rig.director.importPicture(try write(Array("no picture".utf8), to: "letter.png"))
    #expect(rig.active == "message")
    #expect(rig.texts.contains("letter.png"))
    #expect(rig.texts.contains { $0.contains("This is not a PNG") })
    #expect(rig.settings.current.sliding.picture == .numbers)
    rig.press(.activate)
    #expect(rig.active == "menu")
  }

  @Test("What cannot be used while that is said of others joins them, however many there are")
  func refusedOnceMore() throws {
    let rig = rig()
    for number in 0..<500 { rig.director.importPicture("/nowhere/\(number).png") }
    #expect(rig.texts.contains("Not added: 500 of 500"))
    #expect(rig.texts.contains { $0.contains("0.png: Picture not found.") })
    rig.press(.activate)
    #expect(rig.active == "menu")
    rig.director.importPicture("/nowhere/again.png")
    #expect(rig.texts.contains("again.png"))
    #expect(rig.texts.contains { $0.contains("Picture not found.") })
    #expect(!rig.texts.contains { $0.contains("500") })
  }

  @Test("Of pictures that move it is said once that they show their first frame")
  func moving() throws {
    let rig = rig("sliding")
    for number in 0..<3 {
      let moving = Samples.movingWebP(
        48, 40, frames: .init(repeating: (x: 0, y: 0), count: 2 + number))
      rig.director.importPicture(try write(moving, to: "\(number).webp"))
      #expect(rig.settings.current.sliding.picture == .own(id: "\(number).webp"))
      let words = "Animated pictures show their first frame."
      #expect(rig.texts.contains(words) == (number == 0))
      while rig.active == "message" { rig.press(.activate) }
    }
  }

  @Test("Many dropped at once are counted in the window, and all that failed is said once")
  func many() async throws {
    let wakes = SignalCounter()
    let slow = PictureFolder(
      .init(data: LockedFolder(home.path + "/data"), pictures: nil, cache: nil),
      decoder: .ofTests, wake: wakes.signal)
    let rig = rig("matchsticks", store: slow)
    for number in 0..<24 {
      let isGood = number % 4 != 1
      let bytes = isGood ? try colourful() + [UInt8(number)] : Array("no picture".utf8)
      rig.director.importPicture(try write(bytes, to: "\(number).png"))
    }
    var shown: [String] = []
    while slow.workQueue.isBusy {
      await wakes.wait()
      slow.collect()
      if let active = rig.active, active != shown.last { shown.append(active) }
    }
    #expect(shown.drop { $0 == "matchsticks" } == ["intake", "intake-report"])
    #expect(slow.count == 18)
    rig.press(.activate)
    #expect(rig.active == "sliding")
  }

  @Test("A picture whose pieces look alike is said to be so, and shows their numbers")
  func uniform() throws {
    let rig = rig("sliding", showsNumbers: false)
    rig.director.importPicture(try write(colourful(), to: "photo.png"))
    #expect(rig.active == "sliding")
    #expect(!rig.settings.current.sliding.showsNumbers)
    let plain = Bitmap(width: 64, height: 64, pixels: .init(repeating: 0xFF60_A0E0, count: 4096))
    rig.director.importPicture(try write(plain.png(), to: "sky.png"))
    #expect(rig.active == "message")
    #expect(rig.settings.current.sliding.showsNumbers)
    rig.press(.activate)
    #expect(rig.active == "sliding")
    #expect(rig.settings.current.sliding.picture == .own(id: "sky.png"))
  }

  @Test("A picture that has gone since is said to be so, and numbers take its place")
  func gone() async {
    let wakes = SignalCounter()
    let slow = PictureFolder(
      .init(data: nil, pictures: FilePath(home.path), cache: nil), wake: wakes.signal)
    let rig = rig("sliding", .own(id: "pictures/gone.png"), store: slow)
    #expect(rig.active == "sliding")
    await slow.workQueue.finishAll(wakes)
    #expect(rig.active == "message")
    #expect(rig.settings.current.sliding.picture == .numbers)
  }

  @Test("A picture of a place that this run does not know shows numbers, without a word")
  func elsewhere() {
    let watched = WatchedPictures(store)
    let rig = rig("sliding", .own(id: "../x.png"), store: watched)
    #expect(rig.active == "sliding")
    #expect(watched.loaded == nil)
  }

  @Test("A larger window gets more of the picture's pixels, another square its own")
  func larger() throws {
    let file = try Bitmap(
      width: 1600, height: 1600, pixels: (0..<1600 * 1600).map { UInt32($0) | 0xFF00_0000 }
    ).png()
    let watched = WatchedPictures(store)
    let rig = rig(store: watched)
    rig.director.importPicture(try write(file, to: "large.png"))
    #expect(watched.loaded?.width == 832)
    let size = Size(1920, 1080)
    rig.context.look.set(.named(.evening), Metrics(size: size))
    rig.container.layout(in: size)
    #expect(watched.loaded?.width == 1088)
    store.setCrop(Rect(0, 0, 500, 500), of: "large.png")
    #expect(watched.loaded?.width == 500)
  }

  @Test("The list leads from the board to a choice, and to another square of it")
  func list() throws {
    let watched = WatchedPictures(store)
    let rig = rig(store: watched)
    rig.director.importPicture(try write(colourful(), to: "photo.png"))
    try rig.click("more", "more.0")
    #expect(rig.active == "pictures")
    rig.press(.back)
    #expect(rig.active == "sliding")
    try rig.click("more", "more.0")
    let list = try #require(rig.container.active as? PictureListScene)
    list.onCrop("photo.png")
    let crop = try #require(rig.container.active as? CropScene)
    crop.onDone(Rect(0, 0, 33, 33))
    #expect(rig.active == "pictures")
    #expect(watched.loaded?.width == 33)
    list.onChoose(.builtIn(.sea))
    #expect(rig.active == "sliding")
    #expect(rig.settings.current.sliding.picture == .builtIn(.sea))
  }
}

/// Pictures of which the last one that a board was given is known.
@MainActor private final class WatchedPictures: PictureStore {
  private(set) var loaded: PixelImage?
  private let store: PictureFolder

  init(_ store: PictureFolder) { self.store = store }

  var changes: ObserverList<PictureChange> { store.changes }
  var place: String? { store.place }
  var order: PictureOrder {
    get { store.order }
    set { store.order = newValue }
  }
  var count: Int { store.count }
  func row(at index: Int) -> PictureRow { store.row(at: index) }
  func index(of id: PictureRow.ID) -> Int? { store.index(of: id) }
  func refresh() { store.refresh() }
  func thumbnail(of id: PictureRow.ID, side: Double) -> PixelImage? {
    store.thumbnail(of: id, side: side)
  }
  func rating(of id: PictureRow.ID) -> Int { store.rating(of: id) }
  func setRating(_ rating: Int, of id: PictureRow.ID) { store.setRating(rating, of: id) }
  var length: Int {
    get { store.length }
    set { store.length = newValue }
  }
  var pictureUsers: [String: () -> Set<PictureRow.ID>] {
    get { store.pictureUsers }
    set { store.pictureUsers = newValue }
  }
  func setName(_ name: String?, of id: PictureRow.ID) { store.setName(name, of: id) }
  func remove(_ id: PictureRow.ID) { store.remove(id) }
  func sweep() { store.sweep() }
  func allPictureUsersAreSet() { store.allPictureUsersAreSet() }
  func setCrop(_ crop: Rect?, of id: PictureRow.ID) { store.setCrop(crop, of: id) }

  func load(
    _ id: PictureRow.ID, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {
    store.load(id, form: form, side: side) { [weak self] result in
      if case .success(let image) = result { self?.loaded = image }
      then(result)
    }
  }

  func loadWhole(
    _ id: PictureRow.ID, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) { store.loadWhole(id, limit: limit, then: then) }

  func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void
  ) { store.add(path, side: side, then: then) }
}
