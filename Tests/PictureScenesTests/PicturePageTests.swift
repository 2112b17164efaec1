import GameKernel
import Motion
import PictureArt
import PictureScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The gallery and the page of a picture", .tags(.input))
struct PicturePageTests {
  private let store: MemoryPictures
  private let context: StageContext
  private let gallery: PictureGallery
  private let log = Log()

  /// What was asked for.
  @MainActor private final class Log {
    var chosen: [PictureChoice] = []
    var pages: [PictureChoice] = []
    var cropped: [PictureRow.ID] = []
    var forms: [Bool] = []
    var backs = 0
  }

  init() { self.init(pictures: 30) }

  private init(
    pictures: Int, chosen: PictureChoice = .numbers, size: Size = Size(1280, 800), length: Int = 4,
    grid: PieceGrid? = nil
  ) {
    store = MemoryPictures(pictures)
    context = StageContext.test(size: size)
    gallery = PictureGallery(
      store, chosen: chosen, grid: grid ?? PieceGrid(length), context: context)
    gallery.onChoose = { [log] in log.chosen.append($0) }
    gallery.onCrop = { [log] in log.cropped.append($0) }
  }

  private func list(isGrid: Bool = true) -> PictureListScene {
    let scene = PictureListScene(gallery, isGrid: isGrid)
    scene.onPage = { [log] in log.pages.append($0) }
    scene.onForm = { [log] in log.forms.append($0) }
    scene.onBack = { [log] in log.backs += 1 }
    scene.layout(in: context.look.metrics.size)
    _ = scene.list
    return scene
  }

  private func page(_ choice: PictureChoice) -> PicturePageScene {
    let scene = PicturePageScene(gallery, choice)
    scene.onBack = { [log] in log.backs += 1 }
    scene.layout(in: context.look.metrics.size)
    _ = scene.list
    return scene
  }

  private func key(_ scene: any Scene, _ intents: Intent..., device: InputDevice = .keyboard) {
    scene.key(intents, context, device: device)
  }

  /// The id of a part whose row may stand anywhere.
  private func part(_ scene: any Scene, _ name: String) -> String {
    scene.controls.first { $0.id.hasPrefix("page.") && $0.id.hasSuffix("." + name) }?.id ?? name
  }

  // MARK: The grid

  @Test(
    "Tiles are no higher than the room for them, at every size",
    arguments: [(480, 1.0), (960, 1.5), (1280, 2.0)])
  func wholeTiles(width: Double, scale: Double) throws {
    let size = Size(width, (width / 1.6).rounded())
    let context = StageContext.test(size: size, scale: scale)
    let gallery = PictureGallery(MemoryPictures(30), chosen: .numbers, context: context)
    let scene = PictureListScene(gallery, isGrid: true)
    scene.layout(in: size)
    context.input.device = .keyboard
    _ = scene.list
    for _ in 0..<3 { scene.handle(.tilt(.down)) }
    context.animator.advance(by: .seconds(1))
    let room = try #require(scene.report("pictures")?.frame)
    let tiles = scene.list.commands.filter { command in
      guard case .picture(let picture, _) = command.content else { return false }
      return picture.name.hasPrefix("thumb ") && command.frame.width > 60
    }
    #expect(tiles.contains { room.contains($0.frame) }, "\(room) \(tiles.map(\.frame))")
  }

  @Test("tiles are walked through by arrows in both directions, and chosen by Enter and A")
  func walks() {
    let scene = list()
    key(scene, .tilt(.right))
    key(scene, .tilt(.right), .activate)
    key(scene, .tilt(.left), .activate, device: .gamepad)
    #expect(log.chosen == [.builtIn(.night), .builtIn(.lake)])
    let columns = scene.controls.filter {
      $0.id.hasSuffix(".page")
    }
    key(scene, .leap(.toStart))
    key(scene, .tilt(.down), .activate)
    #expect(columns.count > 1 && log.chosen.count == 3 && log.chosen.last != .builtIn(.lake))
  }

  @Test("a tile is shown on the page beside by a tap or its sign, and played with by a second tap")
  func taps() {
    let scene = list()
    context.input.device = .mouse
    scene.click("pictures.2.page")
    #expect(log.chosen.isEmpty && log.pages.isEmpty)
    #expect(scene.list.texts.contains("Difficulty"))
    scene.click("pictures.2")
    #expect(log.chosen.isEmpty && scene.list.surfaces("mark").count == 1)
    scene.click("pictures.2")
    #expect(log.chosen == [.builtIn(.night)])
  }

  @Test(
    "where there is no room beside, a tap, the sign, a stroke and the arrow at the end lead to the page"
  )
  func leadsToPage() {
    let test = PicturePageTests(pictures: 30, size: Size(480, 320))
    let scene = test.list()
    test.context.input.device = .mouse
    scene.click("pictures.1.page")
    scene.click("pictures.3")
    let rows = test.list(isGrid: false)
    test.key(rows, .tilt(.down), .tilt(.down))
    test.key(rows, .tilt(.right))
    #expect(test.log.pages == [.builtIn(.lake), .builtIn(.map), .builtIn(.night)])
    let frame = rows.report("pictures.1")?.frame ?? .zero
    rows.handle(.swipe(.right, from: frame.center))
    #expect(test.log.pages.count == 4 && test.log.chosen.isEmpty)
  }

  @Test("the form can be changed, which keeps the picture that has the focus")
  func form() {
    let scene = list()
    key(scene, .tilt(.right))
    key(scene, .tilt(.right))
    scene.click("form")
    #expect(log.forms == [false])
    #expect(scene.controls.contains { $0.id == "pictures.1.star-1" })
    scene.click("form")
    #expect(log.forms == [false, true])
  }

  @Test(
    "never shows more tiles than there are, in any window", arguments: [480.0, 700, 1280, 3840])
  func tiles(width: Double) {
    let test = PicturePageTests(pictures: 1, size: Size(width, 0.66 * width))
    let scene = test.list()
    let tiles = scene.controls.filter { $0.id.hasSuffix(".page") }
    #expect((1...8).contains(tiles.count))
    let frames = tiles.map(\.frame)
    #expect(
      frames.indices.allSatisfy { i in
        frames[(i + 1)...].allSatisfy { $0.intersection(frames[i]).isEmpty }
      })
  }

  // MARK: The page

  @Test(
    "a picture of one's own has all rows, one of the box no name, file, square and no way to remove it"
  )
  func rows() {
    let own = page(.own(id: "p3"))
    key(own, .leap(.toEnd))
    for name in ["Name", "Date", "Pixels", "File", "Crop", "Difficulty", "Best games", "Remove"] {
      key(own, .leap(.toStart))
      var found = own.list.texts.contains(name)
      for _ in 0..<9 where !found {
        key(own, .tilt(.down))
        found = own.list.texts.contains(name)
      }
      #expect(found, "\(name)")
    }
    let box = page(.builtIn(.map))
    let texts = box.list.texts
    #expect(texts.contains("Difficulty") && texts.contains("Best games") && texts.contains("Stars"))
    #expect(!texts.contains("Name") && !texts.contains("File") && !texts.contains("Remove"))
  }

  @Test("gives stars by left and right, by figures and by click")
  func stars() {
    let scene = page(.own(id: "p6"))
    key(scene, .tilt(.right))
    key(scene, .tilt(.right))
    key(scene, .number(4))
    #expect(store.rating(of: "p6") == 4)
    key(scene, .tilt(.left), device: .gamepad)
    #expect(store.rating(of: "p6") == 3)
    context.input.device = .mouse
    scene.click("page.0.star-5")
    #expect(store.rating(of: "p6") == 5)
  }

  @Test("a name is written in its row, and kept when that ends")
  func name() {
    let scene = page(.own(id: "p6"))
    context.input.device = .mouse
    scene.click(part(scene, "name"))
    #expect(scene.inputNeeds.textPlace != nil)
    key(scene, .edit(.insert("By the sea")), .activate)
    #expect(store.named["p6"] == "By the sea" && scene.inputNeeds.textPlace == nil)
    scene.click(part(scene, "name"))
    key(scene, .edit(.insert("!")), .back)
    #expect(store.named["p6"] == "By the sea" && log.backs == 0)
  }

  @Test("opens the crop frame from the row of the square")
  func crop() {
    let scene = page(.own(id: "p6"))
    scene.click(part(scene, "square"))
    #expect(log.cropped == ["p6"])
  }

  @Test("shows all rows of a built-in picture without scrolling, and says what its frames mean")
  func allRows() throws {
    for size in [Size(1280, 800), Size(1920, 1080), Size(480, 320)] {
      let test = PicturePageTests(pictures: 3, size: size)
      let scene = size.width > 1000 ? nil : test.page(.builtIn(.lake))
      let list = test.list()
      test.key(list, .tilt(.right), .tilt(.left), .tilt(.right))
      let shown: any Scene = scene ?? list
      let texts = shown.list.texts
      #expect(["Stars", "Source", "Difficulty", "Best games"].allSatisfy(texts.contains))
      #expect(texts.joined(separator: " ").contains("framed tiles"))
      let room = try #require(shown.report("page")?.frame)
      let last = try #require(shown.report("page.3")?.frame)
      #expect(last.maxY < room.maxY - 4, "\(size)")
    }
  }

  @Test("marks the two pieces most alike by frames, and says how hard that makes it")
  func closest() {
    let scene = page(.own(id: "p6"))
    #expect(scene.list.texts.contains { $0.contains("not known yet") })
    store.finishThumbnail(of: "p6")
    let small = PicturePageTests(pictures: 3, length: 2)
    let two = small.page(.own(id: "p1"))
    small.store.finishThumbnail(of: "p1")
    _ = two.list
    let line = max(3, small.context.look.metrics.px(4))
    #expect(two.list.pictures("alike \(line)").count == 2)
    #expect(two.list.texts.contains { $0.contains("very hard") })
  }

  @Test("cuts the picture to the form of the board, and compares those pieces")
  func forms() throws {
    for grid in [PieceGrid(columns: 4, rows: 3), PieceGrid(columns: 3, rows: 6)] {
      let tests = PicturePageTests(pictures: 3, grid: grid)
      let scene = tests.page(.own(id: "p1"))
      #expect(tests.store.forms.last == grid.form)
      let pixels = [UInt32](repeating: 0xFF80_8080, count: 60 * 60)
      tests.store.finishLoads { _ in
        .success(PixelImage(width: 60, height: 60, pixels: pixels))
      }
      let place = try #require(scene.list.pictures("picture on felt").first?.frame)
      #expect(abs(place.width * Double(grid.rows) - place.height * Double(grid.columns)) < 10)
      let words = "\(grid.columns) × \(grid.rows): very hard"
      #expect(scene.list.texts.contains { $0.contains(words) })
      #expect(scene.list.texts.contains("Crop"))
      let boxed = tests.page(.builtIn(.lake))
      #expect(!boxed.list.texts.contains("Difficulty"))
    }
  }

  @Test("tells the best games with the picture")
  func played() {
    gallery.played = { choice in
      choice == .builtIn(.map)
        ? [.init(length: 3, moves: 40, time: .seconds(65))] : []
    }
    #expect(page(.builtIn(.map)).list.texts.contains { $0.contains("40 moves · 1:05") })
    #expect(!page(.builtIn(.sea)).list.texts.contains { $0.contains("40 moves") })
  }

  // MARK: Removing

  @Test("what is removed can be brought back until one leaves, and is gone then")
  func removal() {
    let scene = page(.own(id: "p6"))
    key(scene, .leap(.toEnd))
    scene.click(part(scene, "remove"))
    #expect(scene.report("play")?.isEnabled == false && store.removed.isEmpty)
    #expect(scene.list.texts.contains("Undo"))
    scene.click(part(scene, "remove"))
    #expect(scene.report("play")?.isEnabled == true)
    scene.click(part(scene, "remove"))
    let list = list()
    key(list, .back)
    #expect(log.backs == 1 && store.removed == ["p6"])
  }

  @Test("choosing what is to go brings it back, and does not play with it")
  func chosenBack() {
    let scene = page(.own(id: "p6"))
    key(scene, .leap(.toEnd))
    scene.click(part(scene, "remove"))
    let test = list(isGrid: false)
    let rows = test.controls.filter { $0.id.hasPrefix("pictures.") }
    #expect(!rows.isEmpty)
    gallery.choose(.own(id: "p6"))
    #expect(log.chosen.isEmpty)
    gallery.choose(.own(id: "p6"))
    #expect(log.chosen == [.own(id: "p6")])
    key(test, .back)
    #expect(store.removed.isEmpty)
  }

  @Test("says of a file in the player's own folder that it stays")
  func folder() {
    store.bring(
      PictureRow(
        id: "pictures/a.jpg", name: "a", size: Size(64, 64), bytes: 1, date: 0, isCopy: false))
    let scene = page(.own(id: "pictures/a.jpg"))
    key(scene, .leap(.toEnd))
    #expect(scene.list.texts.contains { $0.contains("Your file stays") })
  }
}
