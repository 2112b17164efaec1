import Stage

/// Places controls side by side, each as wide as it asks for; all are narrower alike where room is scarce.
package struct ControlRow {
  package let frame: Rect
  package let gap: Double

  package init(frame: Rect, gap: Double) {
    (self.frame, self.gap) = (frame, gap)
  }

  /// - Parameters:
  ///   - controls: from left to right.
  ///   - leading: how many of them stand at the left; the others stand at the right.
  package func place(_ controls: [Control], leading: Int = 0) {
    let widths = widths(of: controls, fills: false)
    var x = frame.x
    for (index, (control, width)) in zip(controls, widths).enumerated() {
      if index == leading {
        let rest = widths[index...]
        x = frame.maxX - rest.reduce(0, +) - gap * Double(rest.count - 1)
      }
      control.frame = Rect(x, frame.y, width, frame.height).rounded
      x += width + gap
    }
  }

  /// Places controls over the whole width.
  package func fill(with controls: [Control]) {
    var x = frame.x
    for (control, width) in zip(controls, widths(of: controls, fills: true)) {
      control.frame = Rect(x, frame.y, width, frame.height).rounded
      x += width + gap
    }
  }

  /// How much the widest control has to give away where not all find room.
  func shortfall(of controls: [Control]) -> Double {
    let widest = controls.map(\.preferredSize.width).max() ?? 0
    let asked = controls.map(\.preferredSize.width).reduce(0, +)
    return widest * (1 - min(1, room(for: controls) / asked))
  }

  /// Whether the words of all are whole.
  package func holds(_ controls: [Control]) -> Bool {
    controls.map(\.leastWidth).reduce(0, +) <= room(for: controls)
  }

  private func room(for controls: [Control]) -> Double {
    frame.width - gap * Double(controls.count - 1)
  }

  /// What each gets: as much as it asks for; where that is too much, what its words need and a part of the rest.
  private func widths(of controls: [Control], fills: Bool) -> [Double] {
    let (room, wanted) = (room(for: controls), controls.map(\.preferredSize.width))
    let sum = wanted.reduce(0, +)
    if sum <= room {
      return fills ? wanted.map { $0 * room / sum } : wanted.map { $0.rounded(.down) }
    }
    let least = zip(controls, wanted).map { min($0.leastWidth, $1) }
    let needed = least.reduce(0, +)
    guard needed < room else { return least.map { ($0 * room / needed).rounded(.down) } }
    let share = (room - needed) / (sum - needed)
    return zip(least, wanted).map { ($0 + ($1 - $0) * share).rounded(.down) }
  }

  /// The width that controls ask for together with the gaps between them.
  package static func width(of controls: [Control], gap: Double) -> Double {
    controls.map(\.preferredSize.width).reduce(0, +) + gap * Double(controls.count - 1)
  }
}
