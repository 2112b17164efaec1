import GameKernel
import Stage

@MainActor extension [Control] {
  /// Returns the control to which an arrow moves the focus.
  ///
  /// A control that leaves the scene is reached only sideways in its row, or upwards if there is no other control.
  /// The player thus does not leave by accident.
  func next(from origin: Rect, _ direction: Direction) -> Control? {
    let inside = filter { control in
      let isInRow = control.frame.y < origin.maxY && origin.y < control.frame.maxY
      return !control.leavesScene || direction.isLevel && isInRow
    }
    // Prefers controls that do not keep the arrows, because no arrow moves the focus back from the others.
    return inside.filter { !$0.usesAllArrows }.nearest(to: origin, direction)
      ?? inside.nearest(to: origin, direction)
      ?? (direction == .up ? nearest(to: origin, direction) : nil)
  }

  /// Returns the nearest control in a direction. The distance sideways counts three times.
  ///
  /// Left and right prefer controls in the same row. Otherwise they reach at most three times as far sideways as
  /// ahead. If several controls straight ahead overlap in distance, the most central one is returned.
  private func nearest(to origin: Rect, _ direction: Direction) -> Control? {
    let start = origin.turned(direction)
    let ahead = compactMap { control -> Ahead? in
      let place = control.frame.turned(direction)
      guard place.midX > start.midX, place.x >= start.midX else { return nil }
      return Ahead(control, place, from: start)
    }
    let inRow = direction.isLevel ? ahead.filter { $0.aside == 0 } : []
    let near = direction.isLevel ? ahead.filter { $0.aside <= 3 * $0.forward } : ahead
    guard let first = (inRow.isEmpty ? near : inRow).min(by: { $0.distance < $1.distance })
    else { return nil }
    guard first.aside == 0 else { return first.control }
    let beside = ahead.filter {
      $0.aside == 0 && $0.place.x < first.place.maxX && first.place.x < $0.place.maxX
    }
    let least = beside.map(\.offset).min() ?? 0
    return beside.first { $0.offset <= least + 2 }?.control
  }
}

/// A control in the direction of an arrow, in coordinates in which the direction points to the right.
@MainActor private struct Ahead {
  let control: Control
  let place: Rect
  /// The distance in the direction.
  let forward: Double
  /// The gap across the direction; 0 for a control straight ahead.
  let aside: Double
  /// The distance of the centres across the direction.
  let offset: Double
  let distance: Double

  init(_ control: Control, _ place: Rect, from start: Rect) {
    (self.control, self.place) = (control, place)
    forward = max(0, place.x - start.maxX)
    aside = max(0, place.y - start.maxY, start.y - place.maxY)
    offset = abs(place.midY - start.midY)
    distance = forward + 3 * aside + 0.01 * offset
  }
}

extension Rect {
  /// Returns the rectangle in coordinates in which the direction points to the right.
  fileprivate func turned(_ direction: Direction) -> Rect {
    switch direction {
    case .right: self
    case .left: Rect(-maxX, y, width, height)
    case .down: Rect(y, x, height, width)
    case .up: Rect(-maxY, x, height, width)
    }
  }
}
