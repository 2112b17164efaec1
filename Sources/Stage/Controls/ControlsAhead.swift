@MainActor extension [Control] {
  /// Where an arrow leads. Nobody goes out by accident: to the way out only along its row, or up where
  /// nothing else is.
  func next(from origin: Rect, _ direction: Direction) -> Control? {
    let inside = filter { control in
      let isInRow = control.frame.y < origin.maxY && origin.y < control.frame.maxY
      return !control.isWayOut || direction.isLevel && isInRow
    }
    return inside.nearest(to: origin, direction)
      ?? (direction == .up ? nearest(to: origin, direction) : nil)
  }

  /// The control that lies nearest in a direction; one straight ahead is nearer than one aside.
  ///
  /// Left and right stay in their row as far as it reaches, and then lead no farther aside than three times
  /// as far as ahead. Of those that lie side by side ahead, it is the one that lies most in the middle.
  private func nearest(to origin: Rect, _ direction: Direction) -> Control? {
    let start = origin.turned(direction)
    let ahead = compactMap { control -> Ahead? in
      let place = control.frame.turned(direction)
      guard place.midX > start.midX, place.x >= start.midX else { return nil }
      return Ahead(control, place, from: start)
    }
    let inRow = direction.isLevel ? ahead.filter { $0.aside == 0 } : []
    let near = direction.isLevel ? ahead.filter { $0.aside <= 3 * $0.way } : ahead
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

/// A control that lies ahead, as seen by somebody for whom ahead is to the right.
@MainActor private struct Ahead {
  let control: Control
  let place: Rect
  /// How far it lies ahead.
  let way: Double
  /// How far it lies from the straight way.
  let aside: Double
  /// How far its middle does.
  let offset: Double
  let distance: Double

  init(_ control: Control, _ place: Rect, from start: Rect) {
    (self.control, self.place) = (control, place)
    way = max(0, place.x - start.maxX)
    aside = max(0, place.y - start.maxY, start.y - place.maxY)
    offset = abs(place.midY - start.midY)
    distance = way + 3 * aside + 0.01 * offset
  }
}

extension Rect {
  /// The rectangle as seen by somebody for whom the direction is to the right.
  fileprivate func turned(_ direction: Direction) -> Rect {
    switch direction {
    case .right: self
    case .left: Rect(-maxX, y, width, height)
    case .down: Rect(y, x, height, width)
    case .up: Rect(-maxY, x, height, width)
    }
  }
}
