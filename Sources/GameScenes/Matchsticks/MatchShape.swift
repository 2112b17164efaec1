import Stage

/// How the matches look.
public nonisolated enum MatchStyle: String, Codable, Sendable, CaseIterable {
  /// Wood and phosphorus.
  case kitchen
  /// Flat, in cells of 30 × 80.
  case classic
  /// Two blocks of wood.
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
  /// Classic: a cell, and the height of a match in it, which is the unit of Blocks too.
  static let cell = Size(30, 80)
  static let flatHeight = 55.0

  /// The length from foot to head in Kitchen; the scale of a cell in the other styles.
  var unit: Double {
    style == .kitchen ? height / Self.kitchenHeight : height / Self.flatHeight
  }

  var top: Double { middle.y - height / 2 }
  var foot: Double { middle.y + height / 2 }

  var stick: Rect {
    switch style {
    case .kitchen:
      return Rect(middle.x - 0.041 * unit, foot - 0.94 * unit, 0.082 * unit, 0.94 * unit)
    case .classic: return Rect(middle.x - 2.5 * unit, top + 5 * unit, 5 * unit, 50 * unit)
    case .blocks: return Rect(middle.x - 3 * unit, top + 11 * unit, 6 * unit, 44 * unit)
    }
  }

  var head: Rect {
    switch style {
    case .kitchen:
      return Rect(middle.x - 0.0656 * unit, top, 0.1312 * unit, 0.21 * unit)
    case .classic: return Rect(stick.x - 3 * unit, stick.y - 5 * unit, 11 * unit, 20 * unit)
    case .blocks: return Rect(stick.x, top, 6 * unit, 11 * unit)
    }
  }

  var stickPath: Path {
    switch style {
    case .kitchen: .roundedRect(stick, radius: 0.01 * unit)
    case .classic: .rect(stick)
    case .blocks: .roundedRect(stick, radius: 0.9 * unit)
    }
  }

  var headPath: Path {
    style == .blocks ? .roundedRect(head, radius: 0.9 * unit) : .ellipse(in: head)
  }
}
