import Stage

/// The background of the still life: the room behind the table.
nonisolated enum MatchboxRoom {
  static func draw(_ sketch: inout Sketch) {
    window(&sketch)
    curtains(&sketch)
    sill(&sketch)
    clock(&sketch)
    shelf(&sketch)
    herbs(&sketch)
    painting(&sketch)
  }

  private static func window(_ sketch: inout Sketch) {
    let glass = Rect(66, 50, 330, 400)
    let pane = Path.rect(glass)
    sketch.fill(
      pane, .down(50, 450, (0, 0x22356B), (0.45, 0x6E6CA4), (0.75, 0xDB9A8C), (1, 0xF7CE94)))
    sketch.glow(Point(300, 150), Size(90, 90), 0xFFF0C8, 0.5)
    sketch.fill(.crescent(Point(300, 150), radius: 34), 0xFFF3D2)
    sketch.dots(15, in: Rect(80, 60, 290, 150), radius: 1.4...3, 0xFFFFFF, 0.85)
    sketch.streaks(Point(170, 266), 190, 3, 0xF2B8A4, 0.6, step: 13)
    sketch.streaks(Point(340, 330), 130, 2, 0xFFD9AE, 0.6, step: 13)
    sketch.fill(
      .bend(
        (60, 400), (130, 350), (210, 380), (290, 340), (400, 384), (400, 460), (60, 460), (60, 400)),
      0x57597F, clip: pane)
    sketch.fill(
      .bend((60, 436), (150, 404), (250, 424), (400, 400), (400, 470), (60, 470), (60, 436)),
      0x2F4550, clip: pane)
    for (x, height) in [(120.0, 90.0), (150, 62), (346, 104), (372, 70)] {
      sketch.fir(Point(x, 448), height, light: 0x2A4148, dark: 0x1D3038)
    }
    sketch.fill(.rect(Rect(222, 392, 40, 30)), 0x3A3244)
    sketch.fill(.shape((214, 394), (242, 368), (270, 394)), 0x5E3A3E)
    sketch.fill(.joined([.rect(Rect(228, 400, 9, 10)), .rect(Rect(246, 400, 9, 10))]), 0xFFD272)
    sketch.fill(
      .frame(glass.inset(by: -18), radius: 6, width: 20),
      .blend(Point(48, 32), Color(0xB98655), Point(414, 468), Color(0x6B4428)))
    sketch.fill(
      .joined([
        .rect(Rect(226, 50, 12, 400)), .rect(Rect(66, 186, 330, 11)), .rect(Rect(66, 320, 330, 11)),
      ]), 0x8F613A)
    sketch.stroke(
      .joined([
        .line((228, 50), (228, 450)), .line((66, 188), (396, 188)), .line((66, 322), (396, 322)),
      ]), 2, 0xD9A871, 0.8)
  }

  private static func curtains(_ sketch: inout Sketch) {
    sketch.stroke(.line((6, 24), (462, 24)), 9, 0xC99545)
    sketch.fill(
      .joined([.circle(Point(462, 24), radius: 11), .circle(Point(4, 24), radius: 11)]), 0xE3B765)
    sketch.fill(
      .bend((0, 26), (70, 26), (118, 28), (96, 160), (60, 270), (30, 320), (0, 330), (0, 26)),
      .blend(Point(0, 0), Color(0x8E3B32), Point(110, 0), Color(0xC1604A)))
    sketch.fill(
      .bend((0, 334), (34, 326), (52, 420), (60, 540), (0, 548), (0, 334)),
      .blend(Point(0, 0), Color(0x7A2F2B), Point(60, 0), Color(0xB3523F)))
    sketch.stroke(
      .joined([
        .bend((24, 30), (30, 160), (10, 300)), .bend((56, 30), (56, 150), (22, 306)),
        .bend((88, 30), (78, 140), (38, 300)), .bend((16, 350), (28, 440), (24, 540)),
      ]), 4, 0x5E211F, 0.55)
    sketch.stroke(.bend((0, 332), (20, 334), (40, 320)), 11, 0xE3B765)
    sketch.fill(
      .bend(
        (386, 28), (420, 26), (456, 28), (458, 200), (448, 360), (464, 530), (420, 540), (402, 380),
        (412, 200), (386, 28)),
      .blend(Point(386, 0), Color(0xC1604A), Point(464, 0), Color(0x86362E)))
    sketch.stroke(
      .joined([.bend((410, 32), (430, 200), (422, 520)), .bend((438, 32), (446, 200), (440, 520))]),
      4, 0x5E211F, 0.5)
    sketch.dots(16, in: Rect(6, 40, 80, 220), radius: 4...6, 0xF0C07E, 0.7)
    sketch.dots(9, in: Rect(416, 60, 34, 440), radius: 4...6, 0xF0C07E, 0.7)
  }

  private static func sill(_ sketch: inout Sketch) {
    sketch.fill(.rect(Rect(34, 468, 392, 24)), .down(468, 492, (0, 0xC8965F), (1, 0x7A4E2E)))
    sketch.fill(
      .shape((128, 404), (200, 404), (190, 470), (138, 470)),
      .blend(Point(128, 0), Color(0xD9805A), Point(200, 0), Color(0x8E4630)))
    sketch.fill(.rect(Rect(122, 398, 84, 16)), 0xE59A72)
    for (x, y, angle, hex) in [
      (164.0, 400.0, -0.9, UInt32(0x6FA05A)), (164, 400, -0.4, 0x4F8350), (164, 400, 0.1, 0x7CB066),
      (164, 400, 0.6, 0x4F8350), (164, 400, 1.0, 0x6FA05A),
    ] {
      let leaf = Path.bend((0, 0), (-17, -44), (0, -96), (17, -44), (0, 0)).turned(
        angle, about: .zero)
      sketch.fill(leaf.set(Point(x, y), 1), hex)
    }
    for (x, y, hex) in [
      (108.0, 338.0, UInt32(0xF4C0B0)), (166, 296, 0xFFF2E2), (226, 344, 0xF4C0B0),
    ] {
      sketch.fill(.star(Point(x, y), 20, 11, points: 6), hex)
      sketch.fill(.circle(Point(x, y), radius: 6), 0xE8A33E)
    }
    sketch.fill(.roundedRect(Rect(292, 446, 96, 22), radius: 3), 0x35566B)
    sketch.fill(.roundedRect(Rect(302, 426, 84, 20), radius: 3), 0xB8893F)
    sketch.fill(.rect(Rect(300, 451, 82, 4)), 0xE9D9B6)
  }

  private static func clock(_ sketch: inout Sketch) {
    let at = Point(556, 152)
    sketch.fill(.circle(at + Point(6, 9), radius: 82), 0x111C1B, 0.45)
    sketch.fill(.circle(at, radius: 82), .ball(at, 82, 0xC48A52, 0x5E3A20))
    sketch.fill(.circle(at, radius: 66), .ball(at, 66, 0xFFF9EA, 0xE2CFA8))
    var ticks = Path()
    for index in 0..<12 {
      let angle = Double(index) * .pi / 6
      ticks.append(
        .polyline([at + .polar(angle, index % 3 == 0 ? 46 : 52), at + .polar(angle, 58)]))
    }
    sketch.stroke(ticks, 4, 0x4A2F1B)
    sketch.stroke(.polyline([at, at + .polar(-0.2, 34)]), 6, 0x3A2416)
    sketch.stroke(.polyline([at, at + .polar(-2.25, 50)]), 4, 0x3A2416)
    sketch.fill(.circle(at, radius: 6), 0xB4493A)
  }

  private static func shelf(_ sketch: inout Sketch) {
    sketch.fill(.rect(Rect(690, 196, 310, 30)), 0x111C1B, 0.4)
    sketch.fill(.rect(Rect(684, 182, 316, 22)), .down(182, 204, (0, 0xC08E58), (1, 0x6E4629)))
    for x in [716.0, 946] {
      sketch.fill(.shape((x, 204), (x + 18, 204), (x + 4, 244), (x, 244)), 0x5E3A20)
    }
    for (x, width, height, hex) in [
      (700.0, 24.0, 112.0, UInt32(0x9C3F35)), (726, 20, 96, 0x35566B), (748, 28, 122, 0xC08A3E),
      (778, 18, 104, 0x4F7B58),
    ] {
      sketch.fill(.roundedRect(Rect(x, 182 - height, width, height), radius: 3), hex)
      sketch.fill(
        .joined([.rect(Rect(x, 182 - height + 14, width, 5)), .rect(Rect(x, 158, width, 5))]),
        0xF0DDB2, 0.75)
    }
    sketch.fill(.shape((800, 182), (846, 82), (864, 90), (820, 182)), 0x6E4B77)
    sketch.fill(
      .roundedRect(Rect(868, 106, 58, 76), radius: 12),
      .blend(Point(868, 0), Color(0xA9CFC6), Point(926, 0), Color(0x4F7F7F)))
    sketch.fill(.roundedRect(Rect(874, 132, 46, 46), radius: 8), 0xB0482F, 0.85)
    sketch.fill(.roundedRect(Rect(872, 92, 50, 18), radius: 5), 0xD9A95C)
    sketch.fill(
      .bend(
        (946, 182), (936, 150), (950, 120), (956, 90), (972, 90), (978, 120), (992, 150),
        (984, 182), (946, 182)),
      .blend(Point(936, 0), Color(0xE8C9A0), Point(992, 0), Color(0x96694A)))
    sketch.stroke(.bend((940, 146), (964, 152), (990, 146)), 5, 0x35566B)
    sketch.stroke(
      .joined([.bend((962, 92), (954, 50), (930, 26)), .bend((966, 92), (970, 48), (984, 14))]),
      3.4, 0x5E7B4A)
    sketch.dots(18, in: Rect(916, 8, 80, 52), radius: 5...9, 0xE8A9A0, 0.95)
  }

  private static func herbs(_ sketch: inout Sketch) {
    for (x, long, hex) in [
      (736.0, 96.0, UInt32(0x8C78B8)), (790, 120, 0x9CAA5C), (838, 88, 0xC9875A),
    ] {
      var stems = Path()
      for index in -3...3 {
        stems.append(
          .bend((x, 228), (x + Double(index) * 3, 250), (x + Double(index) * 9, 228 + long)))
      }
      sketch.stroke(stems, 3, 0x6F7F4A)
      sketch.dots(16, in: Rect(x - 28, 228 + long * 0.5, 56, long * 0.55), radius: 4...7, hex)
      sketch.stroke(.line((x - 7, 244), (x + 7, 244)), 6, 0xD9B98A)
    }
  }

  private static func painting(_ sketch: inout Sketch) {
    let frame = Rect(880, 268, 104, 138)
    sketch.fill(.rect(frame.offset(by: Point(5, 7))), 0x111C1B, 0.4)
    sketch.fill(.rect(frame), 0xB98A45)
    let inner = frame.inset(by: 12)
    sketch.fill(
      .rect(inner), .down(inner.y, inner.maxY, (0, 0x8FC1CC), (0.55, 0xF2DDB0), (1, 0x4F8A96)))
    sketch.fill(.shape((898, 374), (946, 374), (938, 386), (906, 386)), 0x7A3A2C)
    sketch.fill(.shape((922, 368), (922, 302), (956, 366)), 0xFFF6E4)
    sketch.fill(.shape((918, 368), (918, 314), (898, 366)), 0xE8C49A)
    sketch.fill(
      .bend((478, 330), (500, 306), (526, 326), (516, 372), (486, 370), (478, 330)),
      .ball(Point(500, 340), 34, 0xD9B06A, 0x6A4422))
    sketch.stroke(.bend((500, 312), (496, 284), (502, 250)), 3, 0x3A2A1E)
    sketch.fill(
      .bend((486, 370), (500, 364), (516, 372), (524, 388), (478, 388), (486, 370)), 0xC99545)
    sketch.fill(.circle(Point(501, 394), radius: 7), 0x6A4422)
  }
}
