import GameKernel
import Motion
import PictureArt
import PictureScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The list of pictures", .tags(.input))
struct PictureListTests {
  private let store: MemoryPictures
  private let context: StageContext
  private let scene: PictureListScene
  private let log = Log()

  /// What the scene said.
  @MainActor private final class Log {
    var chosen: [PictureChoice] = []
    var cropped: [PictureRow.ID] = []
    var backs = 0
  }

  init() {
    self.init(pictures: 30)
  }

  private init(pictures: Int, chosen: PictureChoice = .numbers, size: Size = Size(1280, 800)) {
    store = MemoryPictures(pictures)
    context = StageContext.test(size: size)
    scene = PictureListScene(store, chosen: chosen, context: context)
    scene.onChoose = { [log] in log.chosen.append($0) }
    scene.onCrop = { [log] in log.cropped.append($0) }
    scene.onBack = { [log] in log.backs += 1 }
    scene.layout(in: size)
  }

  private func key(_ intents: Intent..., device: InputDevice = .keyboard) {
    scene.key(intents, context, device: device)
  }

  private func down(_ count: Int) {
    for _ in 0..<count { key(.tilt(.down)) }
  }

  /// By name the first of the player's own pictures is row 4: Numbers, Evening, Night and Old map come before.
  private static let firstOwn = 4

  private func focusFirstOwn() {
    // The rows below it show too.
    down(Self.firstOwn + 3)
    for _ in 0..<3 { key(.tilt(.up)) }
  }

  private func rating(_ row: Int) -> Int { store.row(at: row - Self.firstOwn).rating }

  /// What all rows stand for, from the first to the last.
  private func walk() -> [PictureChoice] {
    log.chosen = []
    key(.leap(.toStart))
    for _ in 0..<7 + store.count {
      key(.activate)
      down(1)
    }
    return log.chosen
  }

  @Test("begins with the numbers; the pictures of the box stand among the player's own by name")
  func order() {
    let list = PictureListTests(pictures: 3)
    let own = list.store.rows.map { PictureChoice.own(id: $0.id) }
    let box: [BuiltInPicture] = [.lake, .night, .map, .sea, .matchbox, .tiling]
    let given = box.map { PictureChoice.builtIn($0) }
    #expect(list.walk() == [.numbers] + given[..<3] + own + given[3...])
  }

  @Test("sorts the pictures of the box by their stars too, and behind all others by date")
  func ordersOfTheBox() {
    let list = PictureListTests(pictures: 3)
    list.store.setRating(5, of: BuiltInPicture.tiling.id)
    list.store.setRating(1, of: BuiltInPicture.map.id)
    // By date; p0 is the newest.
    list.scene.click("order.1")
    let own = (0..<3).map { PictureChoice.own(id: "p\($0)") }
    let box: [BuiltInPicture] = [.lake, .night, .map, .sea, .matchbox, .tiling]
    #expect(list.walk() == [.numbers] + own + box.map { .builtIn($0) })
    list.scene.click("order.2")
    let best = list.walk()
    #expect(best[..<3] == [.numbers, .builtIn(.tiling), own[2]])
    #expect(Set(best[3..<5]) == [.builtIn(.map), own[1]])
    #expect(best[5] == .builtIn(.lake) && best.last == .builtIn(.matchbox))
  }

  @Test("gives stars to the pictures of the box, which move to their place at once")
  func starsOfTheBox() {
    let list = PictureListTests(pictures: 3)
    list.scene.click("pictures.1.star-4")
    #expect(list.store.rating(of: BuiltInPicture.lake.id) == 4)
    list.scene.click("order.2")
    list.scene.click("pictures.1.star-5")
    #expect(list.store.rating(of: BuiltInPicture.lake.id) == 5)
    #expect(!list.scene.controls.contains { $0.id == "pictures.0.star-1" })
    #expect(!list.scene.controls.contains { $0.id == "pictures.1.crop" })
  }

  @Test("crops the picture that is lit, whatever star was clicked")
  func cropsTheLitOne() {
    let list = PictureListTests(pictures: 8, chosen: .own(id: "p5"))
    list.context.input.device = .mouse
    list.scene.click("pictures.5.star-3")
    list.scene.click("crop")
    #expect(list.log.cropped == ["p5"])
    // With keys it is the row with the ring, which stays to be seen.
    list.key(.tilt(.down))
    let row = list.scene.list.focusRings.count
    list.scene.click("crop")
    #expect(row == 1 && list.log.cropped.count == 2 && list.log.cropped.last != "p5")
  }

  @Test("goes to the lit picture when that comes late, as after a start")
  func comesLate() {
    let list = PictureListTests(pictures: 60, chosen: .own(id: "late"))
    list.context.input.device = .mouse
    #expect(list.scene.report("crop")?.isEnabled == false)
    list.store.bring(
      PictureRow(
        id: "late", name: "Picture 9990 z", size: Size(64, 64), bytes: 1, date: 0))
    list.context.animator.advance(by: .seconds(1))
    #expect(list.scene.report("crop")?.isEnabled == true)
    #expect(list.scene.list.texts.contains("Picture 9990 z"))
    list.key(.activate)
    #expect(list.log.chosen == [.own(id: "late")])
  }

  @Test("plays by a double click or tap, Enter and A", arguments: [InputDevice.mouse, .touch])
  func chooses(device: InputDevice) {
    context.input.device = device
    scene.click("pictures.2")
    scene.run(.milliseconds(400), context)
    scene.click("pictures.2")
    #expect(log.chosen == [.builtIn(.night)])
    key(.activate, device: .gamepad)
    #expect(log.chosen == [.builtIn(.night), .builtIn(.night)])
  }

  @Test("selects by a click: the page beside shows the picture, and its button plays")
  func selects() {
    context.input.device = .mouse
    scene.click("pictures.2")
    #expect(log.chosen.isEmpty && scene.list.surfaces("mark").count == 1)
    #expect(scene.list.texts.contains("Difficulty"))
    // Two slow clicks, or clicks on two pictures, are no double click.
    scene.run(.milliseconds(600), context)
    scene.click("pictures.2")
    scene.click("pictures.1")
    scene.click("pictures.2")
    #expect(log.chosen.isEmpty)
    scene.click("play")
    #expect(log.chosen == [.builtIn(.night)])
  }

  @Test("begins at what is chosen now")
  func begins() {
    let list = PictureListTests(pictures: 1000, chosen: .own(id: "p500"))
    list.key(.activate)
    #expect(list.log.chosen == [.own(id: "p500")])
    #expect(list.scene.list.texts.contains("Picture 0499"))
  }

  @Test(
    "rates by keys, by left and right on the page, and by click; the same stars once more take them away"
  )
  func rates() {
    focusFirstOwn()
    key(.number(4))
    #expect(rating(4) == 4)
    // The first leads to the page beside.
    for _ in 0..<3 { key(.tilt(.right), device: .gamepad) }
    #expect(rating(4) == 5)
    key(.tilt(.left), device: .gamepad)
    #expect(rating(4) == 4)
    context.input.device = .mouse
    scene.click("pictures.5.star-2")
    #expect(rating(5) == 2)
    scene.click("pictures.5.star-2")
    #expect(rating(5) == 0)
    key(.number(6))
    #expect(rating(5) == 0)
    #expect(log.chosen.isEmpty)
  }

  @Test("shows stars by their shape too: as many filled ones as the rating")
  func stars() {
    focusFirstOwn()
    let shown = scene.controls.filter { $0.id.hasSuffix("star-1") }.count
    for stars in 1...5 {
      key(.number(stars))
      let list = scene.list
      #expect(
        list.pictures("icon star").count + list.pictures("icon hollow star").count == 5 * shown)
    }
    let all = scene.list.pictures("icon star").count
    key(.number(5))
    // The page beside shows them too.
    #expect(scene.list.pictures("icon star").count == all - 10)
  }

  @Test("does not rate plain numbers")
  func unrated() {
    key(.number(3), .tilt(.right))
    #expect(store.rows.map(\.rating) == MemoryPictures(30).rows.map(\.rating))
    #expect(!scene.controls.contains { $0.id == "pictures.0.star-1" })
  }

  @Test("opens the crop frame for the player's own pictures alone")
  func crops() {
    #expect(scene.report("crop")?.isEnabled == false)
    focusFirstOwn()
    #expect(scene.report("crop")?.isEnabled == true)
    scene.click("crop")
    #expect(log.cropped == [store.row(at: 0).id])
    scene.click("pictures.5.crop")
    #expect(log.cropped == [store.row(at: 0).id, store.row(at: 1).id])
    #expect(log.chosen.isEmpty)
  }

  @Test("leads from a row to what can be done with it by R2, and back")
  func focusSwitch() {
    let list = PictureListTests(pictures: 30, size: Size(640, 480))
    list.focusFirstOwn()
    list.key(.focusSwitch, .activate, device: .gamepad)
    let first = list.store.row(at: 0).id
    #expect(list.log.cropped == [first])
    list.key(.focusSwitch, .activate, device: .gamepad)
    #expect(list.log.chosen == [.own(id: first)])
  }

  @Test("keeps the focus on its picture in every order")
  func followsThePicture() {
    focusFirstOwn()
    let id = store.row(at: 0).id
    for option in [1, 2, 0] {
      scene.click("order.\(option)")
      #expect(store.order == PictureOrder.allCases[option])
      key(.focusSwitch, .activate)
      #expect(log.chosen.last == .own(id: id))
    }
  }

  @Test("goes to its ends by Home and End and far along it by Page Up and Page Down")
  func leaps() {
    let list = PictureListTests(pictures: 1000)
    func choose(_ leap: Intent.Leap) -> PictureChoice? {
      list.key(.leap(leap), .activate)
      return list.log.chosen.last
    }
    #expect(choose(.toEnd) == .builtIn(.tiling))
    #expect(list.scene.list.texts.contains("Tiling"))
    list.key(.number(4))
    #expect(
      list.store.rating(of: BuiltInPicture.tiling.id) == 4, "the focus is on the row that is seen")
    for _ in 0..<3 { list.key(.tilt(.up)) }
    #expect(list.scene.report("crop")?.isEnabled == true)
    #expect(choose(.toStart) == .numbers)
    #expect(list.scene.report("crop")?.isEnabled == false)
    #expect(choose(.pageDown) != .numbers)
    #expect(choose(.pageDown) != .numbers && list.scene.report("pictures.0") == nil)
    #expect(choose(.pageUp) != .numbers)
    #expect(choose(.pageUp) == .numbers)
    // From elsewhere they bring the focus into the list.
    list.scene.click("order.0")
    #expect(choose(.toEnd) == .builtIn(.tiling))
  }

  @Test("always shows the row with the focus, draws only what shows, and asks for no more")
  func longList() {
    let list = PictureListTests(pictures: 1000, size: Size(480, 320))
    for step in 0..<1006 {
      list.key(.tilt(.down))
      guard step.isMultiple(of: 97) || step > 1000 else { continue }
      let ring = list.scene.list.focusRings
      let frame = list.scene.report("pictures")?.frame ?? .zero
      #expect(ring.count == 1 && ring.allSatisfy(frame.contains), "row \(step)")
      #expect(list.scene.list.commands.count < 120)
    }
    #expect(list.scene.list.texts.contains("Picture 0999"))
    let wheel = PictureListTests(pictures: 1000)
    _ = wheel.scene.list
    #expect(wheel.store.asked.count < 12)
  }

  @Test("scrolls by wheel and finger as far as there are rows, and chooses nothing by that")
  func scrolls() {
    let top = scene.report("pictures.0")?.frame
    scene.handle(.scroll(-3, at: Point(640, 400)))
    context.animator.advance(by: .seconds(1))
    #expect(scene.report("pictures.0") == nil)
    scene.handle(.scroll(99, at: Point(640, 400)))
    context.animator.advance(by: .seconds(1))
    #expect(scene.report("pictures.0")?.frame == top)
    context.input.device = .touch
    let start = Point(640, 600)
    scene.handle(.press(start))
    for (phase, y) in [(Drag.Phase.began, 590.0), (.moved, 300), (.ended, 300)] {
      scene.handle(
        .drag(
          Drag(
            phase, start: start, position: Point(640, y),
            velocity: Point(0, phase == .ended ? -2000 : 0))))
    }
    let atOnce = scene.report("pictures.6")?.frame.y ?? 0
    context.animator.advance(by: .milliseconds(100))
    #expect(scene.report("pictures.6")?.frame.y ?? -1000 < atOnce, "it runs out")
    #expect(log.chosen.isEmpty)
  }

  @Test("shows a thumbnail as soon as it has come, and another one when that has come")
  func thumbnails() {
    scene.handle(.scroll(-9, at: Point(640, 400)))
    context.animator.advance(by: .seconds(1))
    #expect(scene.list.pictures("thumb own").isEmpty)
    #expect(!scene.list.pictures("thumb empty").isEmpty)
    let id = store.row(at: 6).id
    #expect(store.asked.contains(id))
    store.finishThumbnail(of: id)
    let first = scene.list.pictures("thumb own").first
    #expect(scene.list.pictures("thumb own") == [first].compactMap(\.self))
    // As after another part of the picture was chosen.
    store.finishThumbnail(of: id)
    #expect(scene.list.pictures("thumb own").first?.content != first?.content)
  }

  @Test("outlives pictures that go away, the one with the focus too")
  func removal() {
    focusFirstOwn()
    while store.count > 0 { store.remove(store.row(at: store.count - 1).id) }
    key(.activate)
    #expect(log.chosen == [.builtIn(.sea)])
    #expect(scene.report("crop")?.isEnabled == false)
  }

  @Test("tells where pictures can be put")
  func hint() {
    #expect(scene.list.texts.contains { $0.contains("/home/somebody/pictures") })
    store.place = nil
    scene.layout(in: Size(1280, 800))
    #expect(scene.list.texts.contains { $0.contains("Drop a picture") })
  }

  @Test("goes back by Esc and by the arrow")
  func back() {
    key(.back)
    scene.click("back")
    #expect(log.backs == 2)
  }
}
