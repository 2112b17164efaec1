import Controls
import GameKernel
import Stage

/// A whole picture with a crop frame, which can be moved and resized by its handles. The outside is dimmed.
final class CropView: Control {
  /// The crop frame in pixels of the picture.
  var crop: CropFrame
  /// Called when the player confirms with Enter, Space or A.
  var onDone: () -> Void = {}

  private let image: PixelImage
  private var picture: Picture?
  private var start: CropFrame?
  /// The dragged handle, or `nil` for the frame as a whole.
  private var grip: CropGrip?

  init(id: String, context: StageContext, image: PixelImage, crop: CropFrame) {
    self.image = image
    self.crop = crop
    super.init(id: id, context: context)
  }

  /// Scales the picture to fit a rectangle.
  func layout(in room: Rect) {
    let scale = min(room.width / crop.size.width, room.height / crop.size.height)
    let size = Size(
      max(1, (crop.size.width * scale).rounded(.down)),
      max(1, (crop.size.height * scale).rounded(.down)))
    frame = Rect(
      (room.midX - size.width / 2).rounded(), (room.midY - size.height / 2).rounded(), size.width,
      size.height)
    let (width, height) = (Int(size.width), Int(size.height))
    let fitted =
      width < image.width ? image.scaled(width: width, height: height) : image
    picture = Picture("picture to crop", size: size) { drawing in
      let all = Rect(.zero, drawing.size)
      drawing.fill(.rect(all), .image(fitted, in: all))
    }
  }

  /// The number of output pixels per pixel of the picture.
  private var scale: Double { frame.width / crop.size.width }

  /// The cropped part in output pixels.
  var framed: Rect {
    let part = crop.part
    return Rect(
      frame.x + part.x * scale, frame.y + part.y * scale, part.width * scale, part.height * scale
    ).rounded.intersection(frame)
  }

  /// Extended beyond the picture, so that handles at its edge can be touched from outside.
  override var targetFrame: Rect {
    frame.inset(by: -(context.look.metrics.height(44) / 2).rounded())
  }
  override var focusShape: (frame: Rect, radius: Double) { (framed, 0) }

  override func activate() -> Bool {
    onDone()
    return true
  }

  /// Moves the frame to a tap outside it.
  override func tapped(at point: Point) {
    if grip(at: point) == nil, frame.contains(point), !framed.contains(point) {
      crop.move(to: place(of: point))
    }
  }

  /// The reports of the view and its handles, such as `frame.top-left`.
  override var reports: [ControlReport] {
    super.reports
      + CropGrip.allCases.map {
        ControlReport(id: "\(id).\($0.name)", frame: target(of: $0), isEnabled: isEnabled)
      }
  }

  /// Returns the touch target of a handle, large enough for a finger and separate from its neighbours.
  private func target(of grip: CropGrip) -> Rect {
    let side = min(
      context.look.metrics.height(44), max(8, (min(framed.width, framed.height) / 3).rounded(.down))
    )
    return Rect(center: grip.place(on: framed), Size(side, side)).rounded
  }

  private func grip(at point: Point) -> CropGrip? {
    CropGrip.allCases.first { target(of: $0).contains(point) }
  }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  override func dragged(_ drag: Drag) {
    if drag.phase == .began { (start, grip) = (crop, grip(at: drag.start)) }
    guard var moved = start else { return }
    if drag.phase != .cancelled {
      let delta = (drag.position - drag.start) * (1 / scale)
      if let grip { moved.resize(by: grip, delta) } else { moved.move(by: delta) }
    }
    crop = moved
    if drag.phase == .ended || drag.phase == .cancelled { start = nil }
  }

  override func scrolled(_ steps: Double) -> Bool {
    crop.resize(steps: steps)
    return true
  }

  /// Whether arrow keys act even while the focus is hidden. They move the frame by a twentieth of its side. At the
  /// picture's edge they move the focus.
  override var actsOnFirstArrow: Bool { true }

  override func adjust(_ direction: Direction) -> Bool {
    let before = crop
    let step = max(1, crop.side / 20)
    switch direction {
    case .left: crop.move(by: Point(-step, 0))
    case .right: crop.move(by: Point(step, 0))
    case .up: crop.move(by: Point(0, -step))
    case .down: crop.move(by: Point(0, step))
    }
    return crop != before
  }

  private func place(of point: Point) -> Point {
    (point - frame.origin) * (1 / scale)
  }

  override func draw(into list: inout DisplayList) {
    if let picture { list.picture(picture, at: frame.origin) }
    let framed = framed
    let shade = Color.black.opacity(0.62)
    list.fill(Rect(frame.x, frame.y, frame.width, framed.y - frame.y), shade)
    list.fill(Rect(frame.x, framed.maxY, frame.width, frame.maxY - framed.maxY), shade)
    list.fill(Rect(frame.x, framed.y, framed.x - frame.x, framed.height), shade)
    list.fill(Rect(framed.maxX, framed.y, frame.maxX - framed.maxX, framed.height), shade)
    let line = context.look.metrics.px(3, least: 2)
    crop.grid.drawJoints(in: framed, [.white.opacity(0.45)], into: &list)
    drawFrame(into: &list, framed.inset(by: line), 1, .black.opacity(0.5))
    drawFrame(into: &list, framed, line, .white)
    for grip in CropGrip.allCases { draw(grip, into: &list, framed, line) }
  }

  /// Draws a handle inside the frame: an angle on a corner, a bar on an edge. It is in the accent colour while it
  /// is dragged.
  private func draw(
    _ grip: CropGrip, into list: inout DisplayList, _ framed: Rect, _ line: Double
  ) {
    let color = start != nil && grip == self.grip ? context.look.theme.accentInk : .white
    let (thickness, length) = (
      2 * line, min(context.look.metrics.px(28), min(framed.width, framed.height) / 5).rounded()
    )
    func bar(_ size: Size) {
      let corner = grip.place(on: framed)
      let x = corner.x - size.width * Double(grip.x + 1) / 2
      let y = corner.y - size.height * Double(grip.y + 1) / 2
      let place = Rect(x.rounded(), y.rounded(), size.width, size.height)
      list.fill(place.inset(by: -1).intersection(framed), .black.opacity(0.45))
      list.fill(place, color)
    }
    if grip.x != 0 { bar(Size(thickness, length)) }
    if grip.y != 0 { bar(Size(length, thickness)) }
  }

  private func drawFrame(
    into list: inout DisplayList, _ box: Rect, _ line: Double, _ color: Color
  ) {
    list.fill(Rect(box.x, box.y, box.width, line), color)
    list.fill(Rect(box.x, box.maxY - line, box.width, line), color)
    list.fill(Rect(box.x, box.y + line, line, box.height - 2 * line), color)
    list.fill(Rect(box.maxX - line, box.y + line, line, box.height - 2 * line), color)
  }
}
