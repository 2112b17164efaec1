import Stage

/// The style of the matches.
public nonisolated enum MatchStyle: String, Codable, Sendable, CaseIterable {
  /// Wood with phosphorus heads.
  case kitchen
  /// Flat, in cells of 30 × 80.
  case classic
  /// Square wood with square heads, in the size and light of ``kitchen``.
  case blocks
}

/// The outlines of an upright match, head up, in each style.
package nonisolated struct MatchShape: Hashable, Sendable {
  package let style: MatchStyle
  /// The height from the foot to the top of the head, in output pixels.
  package let height: Double
  /// The middle of the match in its drawing.
  package let middle: Point

  /// The height of a kitchen match, for a length of 1 from the foot to the centre of the head
  /// (Documentation/Look.md, *Match*).
  package static let kitchenHeight = 1.0945
  /// The size of a cell of the classic style, in its units. ``flatHeight`` is the height of a match in it.
  package static let cell = Size(30, 80)
  package static let flatHeight = 55.0

  /// The length from the foot to the centre of the head, in pixels. In the classic style, the length of one unit
  /// of ``cell``, in pixels.
  package var unit: Double {
    style == .classic ? height / Self.flatHeight : height / Self.kitchenHeight
  }

  var top: Double { middle.y - height / 2 }
  package var foot: Double { middle.y + height / 2 }

  package var stick: Rect {
    switch style {
    case .kitchen:
      return Rect(middle.x - 0.041 * unit, foot - 0.94 * unit, 0.082 * unit, 0.94 * unit)
    case .classic: return Rect(middle.x - 2.5 * unit, top + 5 * unit, 5 * unit, 50 * unit)
    case .blocks:
      return Rect(middle.x - 0.055 * unit, top + 0.2 * unit, 0.11 * unit, height - 0.2 * unit)
    }
  }

  package var head: Rect {
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
