import MatchstickBoard
import MatchstickGame
import Stage

/// The layout of a table with the Matchbox Machine: the tray with the pile in one row, the shelf of boxes below it, and
/// the words and buttons of the machine (Documentation/Look.md, *Layout*).
package nonisolated struct MachineAreas: Equatable {
  /// The tray of the matches.
  package private(set) var tray = Rect.zero
  /// The shelf of the boxes, with its rim.
  private(set) var shelf = Rect.zero
  /// The width of both rims.
  package private(set) var rim = 0.0
  /// The words below the shelf; `nil` where the bar has them.
  package private(set) var words: Rect?
  /// The row of buttons for takes.
  package private(set) var takes = Rect.zero
  /// The row of the machine's buttons; `nil` where *More* has them.
  package private(set) var tools: Rect?
  /// The distance from one box to the next.
  package private(set) var pitch = 0.0
  /// The distance from one match to the next.
  private(set) var matchPitch = 0.0
  /// The number of boxes that the shelf shows. The others scroll.
  private(set) var shownBoxes = 0
  /// Whether a box in play opens in its place, because there is no room below the shelf.
  private(set) var opensInPlace = false

  /// Returns the least distance between boxes in a compact layout, as a share of the height inside the shelf. A small
  /// window shows seven boxes.
  private static func boxPitch(_ metrics: Metrics) -> Double { metrics.isSmall ? 0.74 : 0.6 }

  /// The room of a table without the machine.
  package struct Room {
    package let metrics: Metrics
    let isCompact: Bool
    let tray: Rect
    let buttons: Rect

    /// - Parameters:
    ///   - tray: the tray, or in a compact layout its room.
    ///   - buttons: the row of buttons for takes.
    package init(metrics: Metrics, isCompact: Bool, tray: Rect, buttons: Rect) {
      (self.metrics, self.isCompact) = (metrics, isCompact)
      (self.tray, self.buttons) = (tray, buttons)
    }
  }

  /// Divides the room of a table without the machine.
  ///
  /// - Parameters:
  ///   - boxes: the number of matches and of boxes.
  ///   - takes: the number of buttons for takes.
  ///   - tools: the least width of the machine's buttons.
  ///   - felt: the height of the felt at a UI scale of 100 %; `nil` at that scale. The matches keep about their size.
  package init(_ base: Room, boxes: Int, takes count: Int, tools: Double, felt: Double? = nil) {
    let m = base.metrics
    let side = base.isCompact ? m.close : m.form == .portrait ? m.margin : m.px(80)
    let width = (m.size.width - 2 * side).rounded()
    rim = base.isCompact ? m.close : m.px(14, least: 8)
    opensInPlace = base.isCompact
    takes = base.buttons
    if base.isCompact {
      placeClose(Rect(side, base.tray.y, width, base.tray.height), m, felt: felt)
      if !m.isSmall, tools <= width { placeTools(base) }
    } else {
      placeRoomy(base, side: side, width: width, takes: count, tools: tools, felt: felt)
    }
    let inner = shelf.width - 2 * rim - m.px(4)
    let least =
      base.isCompact ? max(m.px(44), Self.boxPitch(m) * (shelf.height - 2 * rim)) : m.px(44)
    let whole = inner / Double(boxes)
    if whole >= least || boxes < 2 {
      pitch = min(whole, m.px(96), 0.75 * shelf.height)
      shownBoxes = boxes
      matchPitch = pitch
    } else {
      shownBoxes = max(3, Int(inner / (base.isCompact ? least : m.px(52))))
      pitch = inner / Double(shownBoxes)
      matchPitch = inner / (Double(boxes) + 0.2)
    }
  }

  /// The height of the felt that the matches of the usual style need.
  package var usefulFelt: Double { min(tray.height - 2 * rim, 4.2 * matchPitch / MachineRow.share) }

  /// The lower end of the sticks.
  package var foot: Double { tray.midY + 0.5 * MachineRow.share * usefulFelt }

  /// Returns the middle of the match above a box.
  package func middle(of box: Int, among pile: Int) -> Double {
    tray.midX + (Double(box) - Double(pile + 1) / 2) * matchPitch
  }

  private mutating func placeClose(_ room: Rect, _ m: Metrics, felt: Double?) {
    let gap = m.close
    let both = room.height - gap
    var height = (both * 0.44).rounded()
    if let felt { height = min(felt + 2 * rim, 0.64 * both).rounded() }
    // The boxes are so large that at least seven are shown.
    let widest = (room.width - 2 * rim) / (7.2 * Self.boxPitch(m)) + 2 * rim
    let shelfHeight = min(both - height, height * 0.56 / 0.44, widest).rounded(.down)
    let top = (room.y + (both - height - shelfHeight) / 2).rounded()
    tray = Rect(room.x, top, room.width, height)
    shelf = Rect(room.x, tray.maxY + gap, room.width, shelfHeight)
  }

  /// Places the machine's buttons above those for takes, if tray and shelf leave so much height.
  private mutating func placeTools(_ base: Room) {
    let (button, gap) = (base.buttons.height, base.metrics.close)
    let free = base.tray.height - (shelf.maxY - tray.y)
    guard free >= button + gap else { return }
    let top = (base.tray.y + (free - button - gap) / 2).rounded()
    (shelf.y, tray.y) = (top + shelf.y - tray.y, top)
    tools = Rect(tray.x, base.buttons.y - gap - button, tray.width, button)
  }

  private mutating func placeRoomy(
    _ base: Room, side: Double, width: Double, takes count: Int, tools: Double, felt: Double?
  ) {
    let m = base.metrics
    let gap = m.px(16)
    let button = base.buttons.height
    var bottom = base.buttons.y - m.px(8)
    let row = Rect(side, base.buttons.y, width, button)
    let usual = Double(count) * m.px(count > 3 ? 64 : 136) + Double(count) * gap
    let narrow = Double(count) * m.px(64) + Double(count) * m.close
    if usual + tools <= width || narrow + tools <= width {
      let own = usual + tools <= width ? usual : narrow
      takes = Rect(row.x, row.y, own - gap, button)
      self.tools = Rect(row.x + own, row.y, width - own, button)
    } else {
      takes = row
      // The buttons of the machine are in a row of their own, or in *More*.
      if tools <= width {
        self.tools = Rect(row.x, row.y - button - gap, width, button)
        bottom -= button + gap
      }
    }
    let top = m.form == .portrait ? base.tray.y : base.tray.y - m.px(8)
    let strip = m.px(112)
    let room = bottom - top - strip - gap
    var high = min((room * 168 / 352).rounded(), m.px(170))
    var trayHeight = min(room - high, m.px(330)).rounded()
    if let felt {
      trayHeight = min(felt + 2 * rim, 0.64 * room).rounded()
      high = min(room - trayHeight, m.px(170))
    }
    tray = Rect(side, top, width, trayHeight)
    shelf = Rect(side, tray.maxY + gap, width, high)
    words = Rect(side, shelf.maxY + m.px(12), width, bottom - shelf.maxY - m.px(12))
  }
}

/// The positions of the matches of a pile in one row, each above its box if all boxes are shown.
package nonisolated struct MachineRow: MatchLayout {
  package let felt: Rect
  package let matchHeight: Double
  package let pitch: Double
  private let areas: MachineAreas
  private let count: Int
  /// The largest share of the felt's height that a stick of the usual style has.
  fileprivate static let share = 0.77

  package init(_ areas: MachineAreas, count: Int, _ style: MatchStyle) {
    felt = areas.tray.inset(by: areas.rim)
    (pitch, self.areas, self.count) = (areas.matchPitch, areas, count)
    switch style {
    case .kitchen, .blocks:
      matchHeight = min(Self.share * felt.height, 4.2 * pitch) * MatchShape.kitchenHeight
    case .classic:
      let scale = min(felt.height / MatchShape.cell.height, pitch / MatchShape.cell.width)
      matchHeight = scale * MatchShape.flatHeight
    }
  }

  package var row: Double { felt.height }

  package func middle(of match: MatchPlace) -> Point {
    Point(areas.middle(of: match.place + 1, among: count), felt.midY)
  }
}
