import Stage
import TestSupport
import Testing

@MainActor @Suite struct SurfaceTests {
  private func look(_ name: Theme.Name, _ size: Size = Size(1280, 800)) -> Look {
    Look(theme: .named(name), metrics: Metrics(size: size), measurer: FixedMeasurer())
  }

  private func every(_ look: Look) -> [(surface: Surface, size: Size)] {
    let surfaces = Surfaces(look)
    return [
      (surfaces.panel(Size(1152, 640)), Size(1152, 640)),
      (surfaces.panel(Size(60, 30)), Size(60, 30)),
      (surfaces.dialog(Size(960, 656)), Size(960, 656)),
      (surfaces.button(Size(184, 64), accent: false), Size(184, 64)),
      (surfaces.button(Size(184, 64), accent: true), Size(184, 64)),
      (surfaces.pill(Size(208, 64), accent: true), Size(208, 64)),
      (surfaces.pill(Size(208, 64), accent: false), Size(208, 64)),
      (surfaces.sunken(Size(600, 52)), Size(600, 52)),
      (surfaces.tray(Size(992, 448), rim: 16, radius: 24), Size(992, 448)),
    ]
  }

  @Test("Equal surfaces share their pictures", arguments: Theme.Name.allCases)
  func shared(_ name: Theme.Name) {
    let look = look(name)
    let (first, second) = (every(look), every(look))
    for (a, b) in zip(first, second) { #expect(a.surface == b.surface) }
  }

  @Test("A face fills exactly its frame, whatever its size", arguments: Theme.Name.allCases)
  func frames(_ name: Theme.Name) {
    for (surface, size) in every(look(name)) {
      var list = DisplayList()
      let frame = Rect(Point(40, 30), size)
      surface.drawFace(into: &list, frame)
      #expect(list.commands.map(\.frame) == [frame])
    }
  }

  @Test("Contrast has no shadow anywhere; the other themes let raised things lie on something")
  func flat() {
    for name in Theme.Name.allCases {
      let look = look(name)
      var list = DisplayList()
      let button = Surfaces(look).button(Size(184, 64), accent: false)
      button.draw(into: &list, Rect(0, 0, 184, 64))
      #expect((list.commands.count == 1) == (name == .contrast))
    }
  }

  @Test("Every nine-patch has room for its corners", arguments: Theme.Name.allCases)
  func corners(_ name: Theme.Name) {
    for window in [Size(480, 320), Size(1280, 800), Size(3840, 2160)] {
      for (surface, size) in every(look(name, window)) {
        var list = DisplayList()
        surface.draw(into: &list, Rect(Point(40, 30), size))
        for command in list.commands {
          guard case .patch(let picture, let corner) = command.content else { continue }
          #expect(2 * corner <= min(command.frame.width, command.frame.height))
          #expect(2 * corner <= min(picture.size.width, picture.size.height))
        }
      }
    }
  }

  @Test("Under a large face nothing of the shadow is painted")
  func hollow() {
    let panel = Surfaces(look(.evening)).panel(Size(1152, 640))
    let frame = Rect(64, 96, 1152, 640)
    var list = DisplayList()
    panel.draw(into: &list, frame)
    let shadows = list.commands.dropLast()
    #expect(!shadows.isEmpty)
    let middle = frame.inset(by: panel.radius + 1)
    #expect(shadows.allSatisfy { $0.clip?.intersects(middle) == false })
  }

  @Test("A pressed surface keeps its face and halves its shadow")
  func pressed() {
    let button = Surfaces(look(.evening)).button(Size(184, 64), accent: false)
    var (up, down) = (DisplayList(), DisplayList())
    button.draw(into: &up, Rect(0, 0, 184, 64))
    button.draw(into: &down, Rect(0, 0, 184, 64), shadow: 0.5)
    #expect(up.commands.last == down.commands.last)
    #expect(up.commands.first.map { $0.alpha / 2 } == down.commands.first?.alpha)
  }

  @Test("The focus ring lies all round a thing, also round one as small as a knob")
  func ring() {
    let look = look(.day)
    for size in [Size(24, 24), Size(32, 32), Size(184, 64), Size(600, 52)] {
      for onBoard in [false, true] {
        let thing = Rect(Point(100, 100), size)
        let ring = FocusRing(size: size, radius: size.height / 2, onBoard: onBoard, look)
        var list = DisplayList()
        ring.draw(into: &list, around: thing)
        #expect(list.commands.map(\.frame) == [thing.inset(by: -6)])
      }
    }
  }
}
