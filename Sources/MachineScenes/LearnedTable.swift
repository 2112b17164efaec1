import BoxKit
import MatchstickGame
import Stage

/// The boxes of a machine beside the theory: a column for each count of matches.
struct LearnedTable {
  private let machine: MatchboxMachine
  private let words: LearnedWords
  private let look: Look

  init(_ machine: MatchboxMachine, _ words: LearnedWords, _ look: Look) {
    (self.machine, self.words, self.look) = (machine, words, look)
  }

  /// Before the first game the page keeps the theory to itself.
  private var heads: [String] {
    [words.matches, words.inItsBox] + (machine.games > 0 ? [words.theory] : [])
  }
  private var headWidth: Double {
    (heads.map { look.measurer.size(of: $0, look.metrics.small()).width }.max() ?? 0)
      + look.metrics.px(24)
  }

  /// Returns the number of columns in a block for a width.
  private func columns(in width: Double) -> Int {
    let room = width - headWidth
    if room / Double(machine.pile) >= max(22, look.metrics.px(30)) { return machine.pile }
    return min(machine.pile, max(6, min(9, Int(room / max(24, look.metrics.px(30))))))
  }

  private var rowHeights: [Double] {
    let line = look.metrics.line(look.metrics.small())
    let theory = machine.games > 0 ? [line * 1.25] : []
    return [line * 1.5, max(34, look.metrics.px(46))] + theory
  }

  /// Returns the height for a width.
  func height(in width: Double) -> Double {
    let columns = columns(in: width)
    let blocks = (machine.pile + columns - 1) / columns
    return Double(blocks) * rowHeights.reduce(0, +)
  }

  /// Creates the drawing in a frame.
  func sketch(in frame: Rect) -> (inout DisplayList) -> Void {
    let columns = columns(in: frame.width)
    let pitch = (frame.width - headWidth) / Double(columns)
    let block = rowHeights.reduce(0, +)
    let (metrics, theme) = (look.metrics, look.theme)
    let small = metrics.small()
    return { [self] list in
      for start in stride(from: 0, to: machine.pile, by: columns) {
        let top = frame.y + Double(start / columns) * block
        var y = top
        for (head, height) in zip(heads, rowHeights) {
          list.text(
            head, small, theme.mutedInk, in: Rect(frame.x, y, headWidth, height), look: look)
          y += height
        }
        for box in start + 1...min(machine.pile, start + columns) {
          let x = frame.x + headWidth + Double(box - 1 - start) * pitch
          drawColumn(of: box, in: Rect(x, top, pitch, block), into: &list)
        }
      }
    }
  }

  private func drawColumn(of box: Int, in column: Rect, into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let heights = rowHeights
    let best = machine.theory.winningTake(box)
    let head = Rect(column.x, column.y, column.width, heights[0])
    let isWrong = !machine.isSettled(box)
    let isMarked = best == nil && heights.count > 2
    if isMarked {
      let reach = min(0.62 * heights[0], 0.5 * column.width)
      list.picture(Self.diamond(reach: reach, look), center: head.center)
    }
    list.text(
      String(box), metrics.small(.bold), isMarked ? theme.inkOnDanger : theme.ink, in: head,
      .center, look: look)
    let drawer = Rect(column.x, column.y + heights[0], column.width, heights[1])
      .inset(max(1, 0.06 * column.width), metrics.px(3)).rounded
    drawDrawer(of: box, best: best, in: drawer, into: &list)
    guard heights.count > 2 else { return }
    let foot = Rect(column.x, drawer.maxY + metrics.px(3), column.width, heights[2])
    let fits = look.measurer.size(of: words.lost, metrics.small()).width <= column.width - 2
    let theory = best.map(String.init) ?? (fits ? words.lost : "–")
    list.text(
      isWrong && machine.wasOpened(box) ? "\(theory) !" : theory, metrics.small(),
      best == nil ? theme.danger : theme.ink, in: foot, .center, look: look)
  }

  private func drawDrawer(
    of box: Int, best: Int?, in place: Rect, into list: inout DisplayList
  ) {
    let metrics = look.metrics
    let isShut = words.isShut(box)
    list.picture(Self.drawer(isShut: isShut, place.size, look), at: place.origin)
    guard !isShut else { return }
    let kinds = Set(machine.takes(inBox: box)).sorted()
    let share = kinds.count > 1 ? 0.16 : 0.22
    let radius = min(share * min(place.width, place.height), metrics.px(9, least: 5))
    for (index, take) in kinds.enumerated() {
      let middle = place.center + Self.place(index, of: kinds.count, radius)
      if take != best, machine.games > 0 {
        list.picture(Self.ring(reach: 1.5 * radius, look), center: middle)
      }
      list.picture(BeadArt.picture(take, radius: radius, look), center: middle)
    }
  }

  // MARK: Signs

  /// Returns the mark of a count with which the player to move loses.
  static func diamond(reach: Double, _ look: Look) -> Picture {
    let (theme, side) = (look.theme, (2 * reach).rounded(.up) + 2)
    return look.pictures.picture("lost count \(reach)", Size(side, side)) { drawing in
      drawing.fill(.diamond(Point(side / 2, side / 2), reach: reach), theme.danger)
    }
  }

  /// Returns the ring around a bead that loses.
  static func ring(reach: Double, _ look: Look) -> Picture {
    let (theme, metrics, side) = (look.theme, look.metrics, (2 * reach).rounded(.up) + 4)
    return look.pictures.picture("wrong bead \(reach)", Size(side, side)) { drawing in
      drawing.stroke(
        .circle(Point(side / 2, side / 2), radius: reach), width: max(1.5, metrics.px(2)),
        theme.isFlat ? theme.danger : Color(0xA02612))
    }
  }

  /// Returns the drawer of a box. That of a box that was never opened is shut.
  static func drawer(isShut: Bool, _ size: Size, _ look: Look) -> Picture {
    let (metrics, theme) = (look.metrics, look.theme)
    return look.pictures.picture("learned drawer \(isShut)", size) { drawing in
      let whole = Rect(.zero, drawing.size)
      if theme.isFlat {
        drawing.fill(.rect(whole), .black)
        drawing.fill(
          .frame(whole, radius: 3, width: 2), isShut ? theme.mutedInk.opacity(0.6) : .white)
      } else if isShut {
        drawing.fill(
          .roundedRect(whole, radius: metrics.px(4)),
          .vertical(whole, Color(0x7C2F2A), Color(0x5E211E)))
      } else {
        drawing.fill(
          .roundedRect(whole, radius: metrics.px(4)),
          .vertical(whole, Color(0xFAEFD2), Color(0xCDB283)))
        let floor = whole.inset(by: metrics.px(3))
        drawing.fill(.rect(floor), .vertical(floor, Color(0xD9C499), Color(0xEADAB4)))
      }
    }
  }

  /// Returns the offset of a bead among others from the middle of its drawer.
  private static func place(_ index: Int, of count: Int, _ radius: Double) -> Point {
    let step = 1.35 * radius
    switch (count, index) {
    case (1, _): return .zero
    case (2, _): return Point(0, index == 0 ? -step : step)
    case (3, 0): return Point(-step, -step)
    case (3, 1): return Point(step, -step)
    case (3, _): return Point(0, step)
    case (5, 4): return .zero
    default: return Point(index.isMultiple(of: 2) ? -step : step, index < 2 ? -step : step)
    }
  }
}
