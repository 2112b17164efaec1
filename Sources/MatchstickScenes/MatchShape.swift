import Stage

/// How the matches look.
public nonisolated enum MatchStyle: String, Codable, Sendable, CaseIterable {
  /// Wood and phosphorus.
  case kitchen
  /// Flat, in cells of 30 × 80.
  case classic
  /// Square wood with a square head, in the size and the light of the kitchen.
  case blocks
}

/// The outlines of a match standing upright in a box, head up, for each style.
nonisolated struct MatchShape: Hashable, Sendable {
  let style: MatchStyle
  /// From the foot to the top of the head, in output pixels.
  let height: Double
  /// The middle of the match in its drawing.
  let middle: Point

  /// Kitchen: the whole height where foot to centre of the head is 1
  /// (Documentation/Look.md, *Match*).
  static let kitchenHeight = 1.0945
  /// Classic: a cell, and the height of a match in it.
  static let cell = Size(30, 80)
  static let flatHeight = 55.0

  /// The length from foot to head; in Classic the scale of a cell.
  var unit: Double {
    style == .classic ? height / Self.flatHeight : height / Self.kitchenHeight
  }

  var top: Double { middle.y - height / 2 }
  var foot: Double { middle.y + height / 2 }

  var stick: Rect {
    switch style {
    case .kitchen:
      return Rect(middle.x - 0.041 * unit, foot - 0.94 * unit, 0.082 * unit, 0.94 * unit)
    case .classic: return Rect(middle.x - 2.5 * unit, top + 5 * unit, 5 * unit, 50 * unit)
    case .blocks:
      return Rect(middle.x - 0.055 * unit, top + 0.2 * unit, 0.11 * unit, height - 0.2 * unit)
    }
  }

  var head: Rect {
    switch style {
    case .kitchen:
      return Rect(middle.x - 0.0656 * unit, top, 0.1312 * unit, 0.21 * unit)
    case .classic: return Rect(stick.x - 3 * unit, stick.y - 5 * unit, 11 * unit, 20 * unit)
    case .blocks: return Rect(middle.x - 0.068 * unit, top, 0.136 * unit, 0.21 * unit)
    }
  }

  var stickPath: Path {
    style == .classic ? .rect(stick) : .roundedRect(stick, radius: 0.01 * unit)
  }

  var headPath: Path {
    style == .blocks ? .roundedRect(head, radius: 0.022 * unit) : .ellipse(in: head)
  }
}
