import Stage

/// A still life by candle light: a box of matches, fruit and a cup on a wooden table by the window.
nonisolated enum MatchboxPicture {
  /// Draws the picture.
  static func sketch() -> Sketch {
    var sketch = Sketch(seed: 31)
    wall(&sketch)
    MatchboxRoom.draw(&sketch)
    table(&sketch)
    napkin(&sketch)
    fruit(&sketch)
    candle(&sketch)
    cup(&sketch)
    Matchbox.draw(&sketch)
    sketch.glow(Point(632, 462), Size(520, 480), 0xFFB95A, 0.2)
    sketch.part("light")
    return sketch
  }

  private static func wall(_ sketch: inout Sketch) {
    sketch.ground(.down(0, 660, (0, 0x28403F), (0.6, 0x3D5A50), (1, 0x4A6455)))
    sketch.ground(
      .blend(
        Point(1000, 0), Color(0x14211F, alpha: 0.65), Point(480, 360), Color(0x14211F, alpha: 0)))
    for index in 0..<13 {
      let x = 18 + Double(index) * 80
      sketch.fill(.rect(Rect(x, 0, 26, 660)), index % 2 == 0 ? 0x5C7A66 : 0x1F3433, 0.32)
    }
    sketch.glow(Point(632, 440), Size(400, 380), 0xFFC46A, 0.62)
    sketch.fill(.rect(Rect(0, 574, 1000, 90)), .down(574, 664, (0, 0x5A4231), (1, 0x3B2A20)))
    sketch.fill(.rect(Rect(0, 570, 1000, 9)), 0x8A6546)
    for index in 0..<7 {
      let x = 22 + Double(index) * 146
      sketch.fill(.frame(Rect(x, 592, 120, 66), radius: 4, width: 4), 0x2C1E16, 0.7)
    }
    sketch.glow(Point(632, 600), Size(260, 90), 0xFFB95A, 0.35)
  }

  private static func table(_ sketch: inout Sketch) {
    let top = 642.0
    sketch.fill(
      .rect(Rect(0, top, 1000, 358)),
      .down(top, 1000, (0, 0xA9713F), (0.4, 0x8A5830), (1, 0x57341D)))
    sketch.fill(.rect(Rect(0, top, 1000, 7)), 0xD39A60)
    for (far, near, hex) in [
      (-60.0, -420.0, UInt32(0xB57C48)), (260, 150, 0x7B4A27), (520, 560, 0xB27844),
      (820, 1080, 0x774626),
    ] {
      sketch.fill(
        .shape((far, top + 7), (far + 160, top + 7), (near + 300, 1000), (near, 1000)), hex, 0.5)
    }
    var seams = Path()
    for index in 0..<8 {
      let far = -60 + Double(index) * 160
      seams.append(.line((far, top + 7), ((far - 500) * 1.9 + 500, 1000)))
    }
    sketch.stroke(seams, 3, 0x3C2213, 0.75)
    for index in 0..<44 {
      let y = top + 14 + Double(index) * 8
      let x = sketch.between(-40, 900)
      let long = sketch.between(60, 240)
      sketch.stroke(
        .bend((x, y), (x + long * 0.5, y + sketch.between(-5, 5)), (x + long, y + 2)), 2,
        index % 3 == 0 ? 0xD9A56B : 0x4B2B17, 0.34)
    }
    sketch.glow(Point(630, 740), Size(420, 170), 0xFFC873, 0.5)
    sketch.fill(.blob((40, 884), (66, 876), (96, 886), (70, 898)), 0x3E2413, 0.6)
    sketch.fill(.blob((930, 960), (954, 952), (984, 962), (956, 972)), 0x3E2413, 0.6)
  }

  private static func napkin(_ sketch: inout Sketch) {
    let cloth = Path.shape((706, 792), (1010, 742), (1010, 1010), (766, 1010))
    sketch.fill(cloth.offset(by: Point(-8, 12)), 0x2A170C, 0.45)
    sketch.fill(cloth, .blend(Point(700, 760), Color(0xF8EDD8), Point(1000, 1000), Color(0xCDB692)))
    for index in 0..<6 {
      let x = 728 + Double(index) * 54
      sketch.fill(
        .shape((x, 780), (x + 24, 776), (x + 66, 1010), (x + 38, 1010)), 0xB4493A, 0.62, clip: cloth
      )
      let y = 800 + Double(index) * 44
      sketch.fill(
        .shape((700, y + 14), (1010, y - 34), (1010, y - 14), (700, y + 34)),
        index % 2 == 0 ? 0xB4493A : 0x4F7B78, 0.55, clip: cloth)
    }
    sketch.fill(.shape((706, 792), (824, 772), (770, 850)), 0xF3E0C2)
    sketch.fill(.shape((706, 792), (770, 850), (738, 900)), 0xB99A74, 0.9)
  }

  private static func fruit(_ sketch: inout Sketch) {
    sketch.fill(.ellipse(in: Rect(20, 752, 330, 44)), 0x2A170C, 0.5)
    sketch.fill(.circle(Point(84, 708), radius: 66), .ball(Point(84, 708), 66, 0xFFC15C, 0xB85A1E))
    sketch.dots(26, in: Rect(44, 664, 84, 84), radius: 1...2, 0x9C4A18, 0.5)
    sketch.fill(.star(Point(64, 660), 12, 5, points: 5), 0x5E7B3A)
    let pear = Path.blob(
      (206, 566), (232, 590), (246, 646), (276, 700), (262, 758), (206, 778), (150, 758),
      (136, 700), (166, 646), (180, 590))
    sketch.fill(pear, .ball(Point(206, 700), 84, 0xE3DC7C, 0x7C8A34))
    sketch.glow(Point(246, 716), Size(50, 60), 0xE88A4A, 0.7)
    sketch.stroke(.bend((206, 570), (210, 548), (224, 534)), 6, 0x5A3A22)
    sketch.fill(.bend((212, 554), (236, 524), (282, 528), (254, 556), (212, 554)), 0x5E8A47)
    sketch.dots(20, in: Rect(164, 690, 80, 66), radius: 1...2, 0x6B6A2A, 0.6)
    sketch.fill(
      .circle(Point(120, 776), radius: 48), .ball(Point(120, 776), 48, 0xE9694A, 0x7E1F22))
    sketch.stroke(.bend((120, 736), (124, 720), (134, 712)), 5, 0x4E3420)
    sketch.fill(.ellipse(in: Rect(94, 748, 18, 26)), 0xFFFFFF, 0.4)
  }

  private static func candle(_ sketch: inout Sketch) {
    let at = Point(632, 720)
    sketch.fill(.ellipse(in: Rect(540, 716, 196, 34)), 0x2A170C, 0.5)
    sketch.fill(
      .ellipse(in: Rect(548, 694, 168, 42)),
      .blend(Point(548, 0), Color(0xF1CF86), Point(716, 0), Color(0x8A5A22)))
    sketch.fill(.ellipse(in: Rect(566, 696, 132, 28)), 0x7A4E1E, 0.65)
    sketch.fill(.frame(Rect(702, 676, 44, 40), radius: 20, width: 9), 0xC99545)
    sketch.fill(
      .roundedRect(Rect(600, 662, 64, 50), radius: 10),
      .blend(Point(600, 0), Color(0xF6D895), Point(664, 0), Color(0x9A6626)))
    sketch.fill(
      .roundedRect(Rect(606, 506, 52, 168), radius: 8),
      .blend(Point(606, 0), Color(0xFFF9E6), Point(658, 0), Color(0xE2BE8B)))
    sketch.fill(
      .bend(
        (606, 512), (632, 500), (658, 512), (656, 560), (648, 566), (644, 532), (628, 530),
        (622, 596), (613, 592), (606, 512)), 0xFFF4D6)
    sketch.fill(.ellipse(in: Rect(608, 502, 48, 13)), 0xFFE7AE)
    sketch.stroke(.bend((632, 508), (630, 494), (634, 482)), 4, 0x3A2416)
    sketch.glow(Point(632, 452), Size(150, 170), 0xFFD98A, 0.85)
    sketch.part("flame") { flame(&$0) }
    sketch.fill(.circle(at + Point(0, -230), radius: 7), 0x8FB4E8, 0.55)
  }

  /// Draws the candle's flame, optionally bent or longer.
  ///
  /// - Parameters:
  ///   - lean: the displacement of the tip to the right, in the picture's units.
  ///   - growth: the relative increase in length.
  static func flame(_ sketch: inout Sketch, lean: Double = 0, growth: Double = 0) {
    let (wick, length) = (Point(632, 496), 112.0)
    func bent(_ path: Path) -> Path {
      path.mapped { point in
        let high = (wick.y - point.y) / length
        return Point(
          point.x + lean * high * high - growth * 0.4 * (point.x - wick.x),
          point.y + growth * (point.y - wick.y))
      }
    }
    sketch.fill(
      bent(
        .bend(
          (632, 496), (612, 482), (612, 452), (626, 420), (634, 384), (648, 424), (654, 456),
          (650, 484), (632, 496))), .down(384, 498, (0, 0xFFB347), (0.6, 0xFFDB7A), (1, 0xF2812E)))
    sketch.fill(
      bent(
        .bend((632, 492), (622, 478), (624, 456), (634, 428), (643, 458), (642, 480), (632, 492))),
      0xFFF8DC)
  }

  private static func cup(_ sketch: inout Sketch) {
    sketch.fill(.ellipse(in: Rect(738, 756, 250, 58)), 0x2A170C, 0.4)
    sketch.fill(
      .ellipse(in: Rect(742, 738, 240, 58)),
      .blend(Point(742, 0), Color(0xF4EEE0), Point(982, 0), Color(0xA7B3AE)))
    sketch.fill(.ellipse(in: Rect(784, 746, 156, 34)), 0x8FA29E, 0.7)
    sketch.fill(.frame(Rect(912, 640, 66, 74), radius: 30, width: 13), 0x3E7F8C)
    let body = Path.bend(
      (768, 622), (776, 700), (806, 752), (862, 764), (918, 752), (946, 700), (954, 622),
      (861, 640), (768, 622))
    sketch.fill(body, .blend(Point(768, 0), Color(0x7CC1C2), Point(954, 0), Color(0x2A6173)))
    sketch.fill(
      .joined(
        (0..<6).map {
          .star(Point(794 + Double($0) * 27, 690 + Double($0 % 2) * 20), 12, 4, points: 6)
        }), 0xFFF4DC, 0.9, clip: body)
    sketch.stroke(.bend((772, 656), (861, 674), (950, 656)), 5, 0xFFF4DC, 0.85)
    sketch.fill(.ellipse(in: Rect(766, 602, 190, 42)), 0xD8EBE6)
    sketch.fill(.ellipse(in: Rect(776, 608, 170, 32)), 0x8A4722)
    sketch.fill(.ellipse(in: Rect(790, 612, 80, 14)), 0xC77B3E, 0.7)
    sketch.part("steam") { steam(&$0) }
  }

  private static func steam(_ sketch: inout Sketch) {
    for (x, lean) in [(820.0, 12.0), (862, -10), (902, 16)] {
      sketch.stroke(
        .bend((x, 592), (x + lean, 560), (x - lean, 524), (x + lean * 0.7, 484)), 8, 0xFFF3DE, 0.26)
    }
  }
}
