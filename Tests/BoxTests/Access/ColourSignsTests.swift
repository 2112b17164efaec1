import BoxKit
import GameKernel
import PairsGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@testable import Controls
@testable import MachineScenes
@testable import PairsScenes
@testable import ReviewKit
@testable import TodayScenes

/// The signs whose colour carries a meaning, drawn and seen in five ways.
///
/// Two signs differ by their drawing if enough of their pixels do, in every way to see colours and in grey.
@MainActor @Suite("Signs that mean something")
struct ColourSignsTests {
  /// A sign and its drawing.
  struct Sign {
    let name: String
    let drawing: Drawing

    init(_ name: String, _ picture: Picture) { (self.name, drawing) = (name, picture.drawing) }

    @MainActor init(_ name: String, _ draw: (inout Drawing) -> Void) {
      self.name = name
      var drawing = Drawing(size: Size(ColourSignsTests.side, ColourSignsTests.side))
      draw(&drawing)
      self.drawing = drawing
    }
  }

  /// Signs of the same kind, each of which the player must tell from all others.
  struct Family {
    let name: String
    let ground: Color
    let signs: [Sign]
  }

  private static let side = 32.0
  /// The least share of the pixels of the drawn parts that must differ.
  private static let leastShare = 0.06

  @Test(
    "of one kind differ in their drawing with every way to see colours",
    arguments: Theme.Name.allCases)
  func signs(_ name: Theme.Name) {
    for family in Self.families(.test(theme: name)) {
      for vision in ColourVision.allCases {
        let ground = vision.lab([family.ground])[0]
        let seen = family.signs.map {
          vision.lab(colours(of: $0.drawing, on: family.ground))
        }
        for (one, first) in family.signs.enumerated() {
          for (other, second) in family.signs.enumerated().dropFirst(one + 1) {
            let share = Self.share(seen[one], seen[other], ground)
            #expect(
              share >= Self.leastShare,
              "\(family.name): \(first.name), \(second.name) with \(vision): \(share)")
          }
        }
      }
    }
  }

  /// Returns the share of the pixels that differ clearly, among those that either sign covers.
  private static func share(
    _ one: [[Double]], _ other: [[Double]], _ ground: [Double]
  ) -> Double {
    var (covered, differing) = (0, 0)
    for (a, b) in zip(one, other) where a != ground || b != ground {
      covered += 1
      if ColourVision.distance(a, b) >= ColourVisionTests.clear { differing += 1 }
    }
    return Double(differing) / Double(max(1, covered))
  }

  // MARK: The signs

  private static func families(_ look: Look) -> [Family] {
    let (panel, felt) = (look.theme.panel.second, look.theme.board.second)
    return [
      Family(name: "medals", ground: panel, signs: medals(look, radius: 15)),
      Family(name: "small medals", ground: panel, signs: medals(look, radius: 10)),
      Family(
        name: "beads", ground: felt,
        signs: (1...5).map { Sign("take \($0)", BeadArt.picture($0, radius: 11, look)) }),
      Family(name: "days of the calendar", ground: panel, signs: days(look)),
      Family(
        name: "marks of a review", ground: panel,
        signs: [ReviewPlot.Mark.loss, .luck, .good, .estimate].map {
          Sign("\($0)", ReviewMarks(look).picture($0, radius: 10))
        }),
      Family(
        name: "points of a chart", ground: panel,
        signs: [Plot.Mark.disc, .ring, .square, .diamond].map { mark in
          Sign("\(mark)") {
            $0.drawMark(mark, at: Point(16, 16), unit: 1, look.theme)
          }
        }),
      Family(name: "lines of a chart", ground: panel, signs: lines(look)),
      Family(name: "cards", ground: felt, signs: cards(look)),
    ]
  }

  private static func medals(_ look: Look, radius: Double) -> [Sign] {
    Medal.allCases.flatMap { medal in
      [true, false].map { isReached in
        Sign(
          "\(medal) \(isReached ? "reached" : "open")",
          MedalArt.picture(medal, radius: radius, isReached: isReached, look))
      }
    }
  }

  private static func days(_ look: Look) -> [Sign] {
    let art = CalendarArt(look: look)
    return [DayLook.open, .played, .playedLater, .perfect, .forgiven].map {
      Sign("\($0)", art.tile($0, side: side))
    }
  }

  /// The ways in which a series is drawn.
  private static func lines(_ look: Look) -> [Sign] {
    let places = [Point(0, 2), Point(4, 6), Point(8, 4)]
    let bars = [Plot.Bar(0...4, 6, tip: nil), Plot.Bar(4...8, 3, tip: nil)]
    let contents: [(String, Plot.Content)] = [
      ("dotted line", .dottedLine(places)), ("level", .level(4)), ("bars", .bars(bars)),
      ("outline of bars", .outline(bars)), ("band", .band(3...6)),
    ]
    let (none, size) = (Plot.Axis(0...8, labels: []), Size(240, 200))
    return contents.map { name, content in
      let plot = Plot("", x: none, y: none, layers: [Plot.Layer(nil, content)])
      let layout = PlotLayout(plot, in: Rect(.zero, size), look)
      let picture = Picture(name, size: size) { $0.drawPlot(plot, layout, corner: .zero, look) }
      return Sign(name, picture)
    }
  }

  /// The sides of a card and the print that a taken one leaves.
  private static func cards(_ look: Look) -> [Sign] {
    let key = CardArt.Key(
      theme: look.theme.name, k: 1, size: Size(48, 64), faces: .figures(.fourByFour))
    let art = CardArt(key, look)
    return [
      Sign("face down", art.back), Sign("taken", art.impression), Sign("open", art.front(0)),
      Sign("open, another figure", art.front(1)),
    ]
  }
}
