import Files
import GameScenes
import MatchstickGame
import PairsGame
import SDLStage
import SlidingGame
import Stage
import TestSupport
import Testing

@testable import Matchwood

@MainActor @Suite("Playing with a picture of one's own", .tags(.input), .serialized)
struct DirectorPicturesTests {
  private let home = TemporaryFolder()
  private let settings = SettingsModel()
  private let context: StageContext
  private let container: SceneContainer
  private let director: Director
  private let store: PictureFolder

  init() throws {
    let size = Size(1280, 800)
    context = StageContext(
      theme: .named(.evening), metrics: Metrics(size: size), measurer: FixedMeasurer())
    container = SceneContainer(context: context)
    container.layout(in: size)
    director = Director(
      settings: settings, context: context, container: container,
      tables: Tables(
        matchsticks: MatchstickTable(setup: settings.current.matchsticks.setup, seed: 7),
        sliding: SlidingTable(.dealt(.square(4)), seed: 7),
        pairs: PairsTable(PairsSetup(), seed: 7)))
    store = PictureFolder(
      .init(data: HeldFolder(home.path + "/data"), pictures: nil, cache: nil),
      decoder: .ofTests, wake: nil)
    director.use(store)
    director.onSettings = { [settings] in settings.current = $0 }
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

  private var active: String? { container.active?.name }

  /// What the board has been given to show.
  private var image: PixelImage? {
    guard case .own(let id) = settings.current.sliding.picture,
      case .pixels(let image) = director.pictures?.picture(of: id)?.source
    else { return nil }
    return image
  }

  @Test(
    "A picture dropped anywhere leads to the board and lies on it",
    arguments: Options.Start.allCases)
  func dropped(start: Options.Start) throws {
    director.begin(with: start)
    director.take(try write(colourful(), to: "photo.png"))
    #expect(active == "sliding")
    #expect(settings.current.sliding.picture == .own(id: "photo.png"))
    #expect(image?.width == 64)
    director.take(try write(Samples.jpeg(), to: "other.jpg"))
    #expect(settings.current.sliding.picture == .own(id: "other.jpg"))
    #expect(image?.width == 40)
  }

  @Test("What cannot be used is said over whatever is shown, and changes nothing")
  func refused() throws {
    director.begin(with: .menu)
    director.take(try write(Array("no picture".utf8), to: "letter.png"))
    #expect(active == "message")
    #expect(settings.current.sliding.picture == .numbers)
    container.handle(.activate)
    #expect(active == "menu")
  }

  @Test("A picture whose pieces look alike is said to be so, and shows their numbers")
  func uniform() throws {
    settings.current.sliding.showsNumbers = false
    director.begin(with: .sliding)
    director.take(try write(colourful(), to: "photo.png"))
    #expect(active == "sliding")
    #expect(!settings.current.sliding.showsNumbers)
    let plain = Bitmap(width: 64, height: 64, pixels: .init(repeating: 0xFF60_A0E0, count: 4096))
    director.take(try write(plain.png(), to: "sky.png"))
    #expect(active == "message")
    #expect(settings.current.sliding.showsNumbers)
    container.handle(.activate)
    #expect(active == "sliding")
    #expect(settings.current.sliding.picture == .own(id: "sky.png"))
  }

  @Test(
    "A picture that has gone since is said to be so, and numbers take its place",
    .timeLimit(.minutes(5)))
  func gone() async throws {
    let slow = PictureFolder(
      .init(data: nil, pictures: home.path, cache: nil), wake: {})
    director.use(slow)
    settings.current.sliding.picture = .own(id: "pictures/gone.png")
    director.begin(with: .sliding)
    #expect(active == "sliding")
    try await slow.workQueue.finishAll()
    #expect(active == "message")
    #expect(settings.current.sliding.picture == .numbers)
  }

  @Test("A picture of a place that this run does not know shows numbers, without a word")
  func elsewhere() {
    settings.current.sliding.picture = .own(id: "../x.png")
    director.begin(with: .sliding)
    #expect(active == "sliding")
    #expect(image == nil)
  }

  @Test("A larger window gets more of the picture's pixels, another square its own")
  func larger() throws {
    let file = try Bitmap(
      width: 1600, height: 1600, pixels: (0..<1600 * 1600).map { UInt32($0) | 0xFF00_0000 }
    ).png()
    director.take(try write(file, to: "large.png"))
    #expect(image?.width == 832)
    let size = Size(1920, 1080)
    context.setLook(.named(.evening), Metrics(size: size))
    container.layout(in: size)
    #expect(image?.width == 1088)
    let whole = image
    store.setCrop(Rect(0, 0, 500, 500), of: "large.png")
    #expect(image?.width == 500)
    #expect(image !== whole)
  }

  @Test("The list leads from the board to a choice, and to another square of it")
  func list() throws {
    director.take(try write(colourful(), to: "photo.png"))
    director.sliding.onPictures?()
    #expect(active == "pictures")
    container.handle(.back)
    #expect(active == "sliding")
    director.sliding.onPictures?()
    let list = try #require(container.active as? PictureListScene)
    list.onCrop("photo.png")
    let crop = try #require(container.active as? CropScene)
    crop.onDone(Rect(0, 0, 33, 33))
    #expect(active == "pictures")
    #expect(image?.width == 33)
    list.onChoose(.builtIn(.sea))
    #expect(active == "sliding")
    #expect(settings.current.sliding.picture == .builtIn(.sea))
  }
}
