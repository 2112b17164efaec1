import Stage

/// A tray in a wooden rim, at its place on the table.
struct Tray {
  let frame: Rect
  private let surface: Surface

  init(_ frame: Rect, rim: Double, ground: TrayGround = .felt, context: StageContext) {
    self.frame = frame
    let radius = max(14, context.metrics.px(24))
    surface = Surfaces(context).tray(frame.size, rim: rim, radius: radius, ground: ground)
  }

  func draw(into list: inout DisplayList) { surface.draw(into: &list, frame) }
}
