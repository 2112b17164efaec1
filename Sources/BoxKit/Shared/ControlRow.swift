import Controls
import Stage

/// A row of controls side by side. If they do not fit at their preferred widths, all get narrower.
package struct ControlRow {
  package let frame: Rect
  package let gap: Double

  package init(frame: Rect, gap: Double) {
    (self.frame, self.gap) = (frame, gap)
  }

  /// Places the controls at the left and the right end of the row.
  ///
  /// - Parameters:
  ///   - controls: the controls from left to right.
  ///   - leading: the number of controls at the left; the others are at the right.
  package func place(_ controls: [Control], leading: Int = 0) {
    let widths = widths(of: controls, fills: false)
    var x = frame.x
    for (index, (control, width)) in zip(controls, widths).enumerated() {
      if index == leading {
        let trailing = widths[index...]
        x = frame.maxX - trailing.reduce(0, +) - gap * Double(trailing.count - 1)
      }
      control.frame = Rect(x, frame.y, width, frame.height).rounded
      x += width + gap
    }
  }

  /// Places the controls over the whole width, in proportion to their preferred widths.
  package func fill(with controls: [Control]) {
    var x = frame.x
    for (control, width) in zip(controls, widths(of: controls, fills: true)) {
      control.frame = Rect(x, frame.y, width, frame.height).rounded
      x += width + gap
    }
  }

  /// Returns the number of pixels by which the widest control would shrink if all shrank in proportion to fit.
  func shortfall(of controls: [Control]) -> Double {
    let widest = controls.map(\.preferredSize.width).max() ?? 0
    let preferred = controls.map(\.preferredSize.width).reduce(0, +)
    return widest * (1 - min(1, room(for: controls) / preferred))
  }

  /// Returns whether the titles of all controls fit without truncation.
  package func holds(_ controls: [Control]) -> Bool {
    controls.map(\.leastWidth).reduce(0, +) <= room(for: controls)
  }

  private func room(for controls: [Control]) -> Double {
    frame.width - gap * Double(controls.count - 1)
  }

  /// Returns the width of each control. If the preferred widths do not fit, each control gets its least width and a
  /// share of the remaining space.
  ///
  /// If the least widths do not fit either, controls with titles shrink further.
  private func widths(of controls: [Control], fills: Bool) -> [Double] {
    let (room, wanted) = (room(for: controls), controls.map(\.preferredSize.width))
    let sum = wanted.reduce(0, +)
    if sum <= room {
      return fills ? wanted.map { $0 * room / sum } : wanted.map { $0.rounded(.down) }
    }
    let least = zip(controls, wanted).map { min($0.leastWidth, $1) }
    let needed = least.reduce(0, +)
    guard needed < room else {
      // Controls no wider than high are icons and keep their width.
      let icons = least.filter { $0 <= frame.height }.reduce(0, +)
      let scale = needed > icons ? max(0, room - icons) / (needed - icons) : 1
      return least.map { ($0 <= frame.height ? $0 : $0 * scale).rounded(.down) }
    }
    let share = (room - needed) / (sum - needed)
    return zip(least, wanted).map { ($0 + ($1 - $0) * share).rounded(.down) }
  }

  /// Returns the preferred width of the controls and the gaps between them.
  package static func width(of controls: [Control], gap: Double) -> Double {
    controls.map(\.preferredSize.width).reduce(0, +) + gap * Double(controls.count - 1)
  }
}
