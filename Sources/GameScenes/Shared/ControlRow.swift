import Stage

/// Places controls side by side, each as wide as it asks for; all are narrower alike where room is scarce.
struct ControlRow {
  let frame: Rect
  let gap: Double

  /// - Parameters:
  ///   - controls: from left to right.
  ///   - leading: how many of them stand at the left; the others stand at the right.
  func place(_ controls: [Control], leading: Int = 0) {
    let share = min(1, share(of: controls))
    let widths = controls.map { ($0.preferredSize.width * share).rounded(.down) }
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
  func fill(with controls: [Control]) {
    let share = share(of: controls)
    var x = frame.x
    for control in controls {
      let width = control.preferredSize.width * share
      control.frame = Rect(x, frame.y, width, frame.height).rounded
      x += width + gap
    }
  }

  /// How much the widest control has to give away where not all find room.
  func shortfall(of controls: [Control]) -> Double {
    let widest = controls.map(\.preferredSize.width).max() ?? 0
    return widest * (1 - min(1, share(of: controls)))
  }

  /// The room for controls, gaps aside, as a share of what they ask for.
  private func share(of controls: [Control]) -> Double {
    let room = frame.width - gap * Double(controls.count - 1)
    return room / controls.map(\.preferredSize.width).reduce(0, +)
  }

  /// The width that controls ask for together with the gaps between them.
  static func width(of controls: [Control], gap: Double) -> Double {
    controls.map(\.preferredSize.width).reduce(0, +) + gap * Double(controls.count - 1)
  }
}
