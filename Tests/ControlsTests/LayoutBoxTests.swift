import Controls
import Stage
import TestSupport
import Testing

@Suite("A layout box") struct LayoutBoxTests {
  private typealias Box = LayoutBox<String>

  private func box(
    _ name: String, _ minimum: Double = 0, ideal: Double? = nil, maximum: Double = .infinity
  ) -> Box {
    Box(name).width(LengthRange(minimum, ideal: ideal, maximum: maximum))
  }

  private func widths(_ box: Box, in width: Double) -> [Double] {
    box.places(in: Rect(0, 0, width, 50)).map(\.frame.width)
  }

  // MARK: Rows and columns

  @Test("in a row gets its ideal, and grows in proportion to it up to its maximum")
  func growth() {
    let row = Box.row([
      box("a", ideal: 100, maximum: 120), box("b", ideal: 100), box("c", ideal: 200),
    ])
    #expect(widths(row, in: 400) == [100, 100, 200])
    #expect(widths(row, in: 440) == [110, 110, 220])
    #expect(widths(row, in: 720) == [120, 200, 400])
  }

  @Test("without an ideal grows only if no other can, all by the same width")
  func flexible() {
    let others = [box("b"), box("c", maximum: 30), box("d")]
    #expect(widths(.row([box("a", ideal: 100)] + others), in: 400) == [400, 0, 0, 0])
    #expect(
      widths(.row([box("a", ideal: 100, maximum: 110)] + others), in: 400) == [110, 130, 30, 130])
  }

  @Test("that is at its maximum leaves the rest of the row free")
  func rest() {
    let row = Box.row([box("a", maximum: 30), box("b", maximum: 40)], spacing: 10)
    #expect(
      row.frames(in: Rect(5, 0, 200, 50)) == ["a": Rect(5, 0, 30, 50), "b": Rect(45, 0, 40, 50)])
  }

  @Test("shrinks from its ideal to its minimum by the same part as the others")
  func shortage() {
    let row = Box.row([box("a", 50, ideal: 150), box("b", 100, ideal: 100), box("c", ideal: 100)])
    #expect(widths(row, in: 350) == [150, 100, 100])
    #expect(widths(row, in: 250) == [100, 100, 50])
    #expect(widths(row, in: 150) == [50, 100, 0])
  }

  @Test("is smaller than its minimum only if the minima do not fit, and never negative")
  func lack() {
    let row = Box.row([box("a", 100), box("b", 300)], spacing: 10)
    #expect(widths(row, in: 210) == [50, 150])
    #expect(widths(row, in: 5) == [0, 0])
  }

  @Test(
    "with an ideal above its minimum shrinks before a box such as an icon, whose ideal is its minimum"
  )
  func icons() {
    let row = Box.row([
      box("a").width(40), box("b", 60, ideal: 90), box("c", 120, ideal: 150), box("d").width(10),
    ])
    #expect(widths(row, in: 230) == [40, 60, 120, 10])
    #expect(widths(row, in: 140) == [40, 30, 60, 10])
    #expect(widths(row, in: 50) == [40, 0, 0, 10])
    #expect(widths(row, in: 25) == [20, 0, 0, 5])
    #expect(widths(row, in: 0) == [0, 0, 0, 0])
    #expect(widths(.row([box("a", 60, ideal: 90), box("b")]), in: 0) == [0, 0])
  }

  @Test(
    "that is lower than its row, or narrower than its column, is at the alignment",
    arguments: [
      (Alignment.leading, 10.0), (.center, 30), (.trailing, 50),
    ])
  func alignment(alignment: Alignment, y: Double) {
    let row = Box.row([box("low").height(20), box("high")], alignment: alignment)
    let frames = row.frames(in: Rect(0, 10, 100, 60))
    #expect(frames["low"] == Rect(0, y, 50, 20) && frames["high"] == Rect(50, 10, 50, 60))
    let column = Box.column([box("narrow", maximum: 20), box("wide")], alignment: alignment)
    #expect(column.frames(in: Rect(10, 0, 60, 100))["narrow"] == Rect(y, 0, 20, 50))
  }

  @Test("after a space has its distance instead of the spacing")
  func spaces() {
    let row = Box.row(
      [
        box("a").width(20), box("b").width(20), .space(3), box("c").width(20), .space(),
        box("d").width(20),
      ],
      spacing: 10)
    #expect(row.places(in: Rect(0, 0, 200, 9)).map(\.frame.x) == [0, 30, 53, 180])
    #expect(row.widths.minimum == 93)
  }

  @Test("with a space is no higher for it, and a row of a column is as high as it wants")
  func heights() {
    let row = Box.row([.space(), box("a").width(30).height(20)])
    let column = Box.column([row, box("rest")], spacing: 5)
    #expect(
      column.frames(in: Rect(0, 0, 90, 100))
        == ["a": Rect(60, 0, 30, 20), "rest": Rect(0, 25, 90, 75)])
  }

  @Test("may have a height that depends on its width, as wrapped text does")
  func wrapping() {
    // Forty characters of 5 pixels, in lines of 20.
    let text = Box("text").height { .exactly(20 * (200 / $0).rounded(.up)) }
    let column = Box.column([.row([box("sign").width(40).height(20), text]), Box("rest")])
    #expect(column.frames(in: Rect(0, 0, 240, 100))["rest"] == Rect(0, 20, 240, 80))
    #expect(column.frames(in: Rect(0, 0, 140, 100))["rest"] == Rect(0, 40, 140, 60))
    #expect(column.heights(in: 90).minimum == 80)
  }

  @Test("with margins has its content inside them, and is larger by them")
  func margins() {
    let card = Box.overlay([Box("card"), box("words", 80).height(20).inset(10, 5)])
    #expect(card.widths.minimum == 100 && card.heights(in: 100).minimum == 30)
    #expect(
      card.frames(in: Rect(0, 0, 100, 30)) == [
        "card": Rect(0, 0, 100, 30), "words": Rect(10, 5, 80, 20),
      ])
  }

  // MARK: Overlays and grids

  @Test("in an overlay is in the center, as large as its maximum and the overlay allow")
  func overlay() {
    let overlay = Box.overlay([box("small").width(40).height(20), box("wide", maximum: 200)])
    let frames = overlay.frames(in: Rect(0, 0, 100, 60))
    #expect(frames == ["small": Rect(30, 20, 40, 20), "wide": Rect(0, 0, 100, 60)])
  }

  @Test(
    "in a grid is as large as all others, in whole pixels, and an incomplete row begins at the left"
  )
  func grid() {
    let cells = (0..<5).map { Box("\($0)").height(LengthRange(maximum: 40)) }
    let frames = Box.grid(cells, columns: 3, spacing: 4).frames(in: Rect(0, 0, 100, 200))
    // A third of 92 is 30; the two pixels left over are at the sides.
    #expect(Set(frames.values.map(\.size)) == [Size(30, 40)])
    #expect(frames["0"]?.origin == Point(1, 0) && frames["2"]?.maxX == 99)
    #expect(frames["3"]?.origin == Point(1, 44))
  }

  @Test("of any size in a grid shares its height, and an empty cell keeps its place")
  func cells() {
    let cells: [Box] = [.space(), Box("a"), Box("b"), box("c", 60, maximum: 70).height(20)]
    let grid = Box.grid(cells, columns: 2)
    #expect(grid.widths == LengthRange(120, maximum: .infinity))
    let frames = grid.frames(in: Rect(0, 0, 200, 100))
    #expect(frames["a"] == Rect(100, 0, 100, 50) && frames["b"] == Rect(0, 50, 100, 50))
    #expect(frames["c"] == Rect(115, 65, 70, 20))
  }

  // MARK: Variants

  @Test(
    "of several variants is the first whose minimum fits, or else the last",
    arguments: [
      (Size(300, 50), "wide"), (Size(299, 50), "narrow"), (Size(300, 49), "low"),
      (Size(199, 100), "low"), (Size(10, 10), "low"),
    ])
  func variants(size: Size, name: String) {
    let box = Box.variants([
      box("wide", 300).height(LengthRange(50)), box("narrow", 200).height(LengthRange(50)),
      box("low", 100).height(LengthRange(20)),
    ])
    #expect(Array(box.frames(in: Rect(.zero, size)).keys) == [name])
    #expect(box.widths == LengthRange(100, ideal: 300, maximum: .infinity))
  }

  @Test("in a column keeps the height of the variant that fits its width")
  func variantHeights() {
    let (a, b) = (box("a", 100).height(20), box("b", 100).height(20))
    let column = Box.column([.variants([.row([a, b]), .column([a, b])]), Box("rest")])
    #expect(column.frames(in: Rect(0, 0, 200, 90))["rest"] == Rect(0, 20, 200, 70))
    #expect(column.frames(in: Rect(0, 0, 199, 90))["rest"] == Rect(0, 40, 199, 50))
    #expect(column.fits(Size(100, 40)) && !column.fits(Size(100, 39)) && !column.fits(Size(99, 40)))
  }

  // MARK: Pixels

  @Test(
    "of any kind is on whole pixels, in its room, beside its neighbors, and not below its minimum")
  func random() {
    var dice = Dice(seed: 41)
    for _ in 0..<2_000 {
      var leaves: [Size] = []
      let box = someBox(&dice, depth: 3, &leaves)
      let width = box.widths.minimum + Double(dice.below(200))
      let size = Size(width, box.heights(in: width).minimum + Double(dice.below(200)))
      let room = Rect(Point(Double(dice.below(50)), Double(dice.below(50))), size)
      let places = box.places(in: room)
      for (index, frame) in places {
        #expect(frame == frame.rounded && room.union(frame) == room)
        #expect(frame.width >= leaves[index].width && frame.height >= leaves[index].height)
        #expect(!places.contains { $0.name < index && $0.frame.intersects(frame) })
      }
    }
  }

  /// Returns a random tree, and adds the minima of its places.
  private func someBox(_ dice: inout Dice, depth: Int, _ leaves: inout [Size]) -> LayoutBox<Int> {
    func range(_ dice: inout Dice) -> LengthRange {
      let least = Double(dice.below(60))
      let ideal = least + Double(dice.below(40)) / 3
      return LengthRange(
        least, ideal: ideal,
        maximum: dice.below(2) == 0 ? .infinity : ideal + Double(dice.below(90)))
    }
    guard depth > 0, dice.below(5) > 0 else {
      let (width, height) = (range(&dice), range(&dice))
      leaves.append(Size(width.minimum, height.minimum))
      return LayoutBox(leaves.count - 1).width(width).height(height)
    }
    let boxes = (0...dice.below(4)).map { _ in someBox(&dice, depth: depth - 1, &leaves) }
    let spacing = Double(dice.below(3) * 4)
    switch dice.below(4) {
    case 0:
      return .row(boxes, spacing: spacing, alignment: dice.pick([.leading, .center, .trailing]))
    case 1: return .column(boxes + [.space(2)], spacing: spacing)
    case 2: return .grid(boxes, columns: 1 + dice.below(3), spacing: spacing)
    default: return LayoutBox.overlay([boxes[0]]).inset(spacing, 3)
    }
  }

  @Test("without spacing shares its edges with its neighbors", arguments: [100.0, 101, 107, 333])
  func edges(width: Double) {
    let row = Box.row((0..<7).map { Box("\($0)") })
    let frames = row.places(in: Rect(3, 0, width, 10)).map(\.frame)
    #expect(frames[0].x == 3 && frames[6].maxX == 3 + width)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX == $1.x })
  }

  // MARK: Names

  private struct Areas {
    var board = Rect.zero
    var note: Rect?
    var cards: [Rect] = []
  }

  @Test("named by a key path sets a frame or an optional one, and appends to a list")
  func keyPaths() {
    typealias Part = LayoutBox<PartialKeyPath<Areas>>
    var areas = Areas()
    let cards = Part.row([Part(\.cards), Part(\.cards)])
    Part.column([Part(\.board), Part(\.note).height(10), cards]).place(
      in: Rect(0, 0, 100, 50), on: &areas)
    #expect(areas.board == Rect(0, 0, 100, 20) && areas.note == Rect(0, 20, 100, 10))
    #expect(areas.cards == [Rect(0, 30, 50, 20), Rect(50, 30, 50, 20)])
  }

  @Test("of a control is between its least and its preferred width, or fills the row")
  @MainActor func controls() {
    let hand = Stagehand()
    let buttons = ["Play", "Cancel"].map { hand.button($0, .zero) }
    let usual = buttons.map(\.preferredSize.width)
    func widths(in width: Double, fills: Bool) -> [Double] {
      LayoutBox<Control>.row(LayoutBox.controls(buttons, fills: fills))
        .place(in: Rect(0, 0, width, 50))
      return buttons.map(\.frame.width)
    }
    #expect(widths(in: 1000, fills: false) == usual)
    #expect(widths(in: 2 * usual.reduce(0, +), fills: true) == usual.map { 2 * $0 })
    #expect(
      widths(in: buttons.map(\.leastWidth).reduce(0, +), fills: true) == buttons.map(\.leastWidth))
  }
}
