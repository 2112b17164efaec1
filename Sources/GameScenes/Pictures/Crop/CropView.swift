import Stage

/// A whole picture with a square frame on it that can be moved and sized; what is outside is dimmed.
final class CropView: Control {
  /// Which part is framed, in pixels of the picture.
  var crop: CropFrame
  /// Called on Enter, Space or A: the frame stands right.
  var onDone: () -> Void = {}

  private let image: PixelImage
  private var picture: Picture?
  private var start: CropFrame?

  init(id: String, context: StageContext, image: PixelImage, crop: CropFrame) {
    self.image = image
    self.crop = crop
    super.init(id: id, context: context)
  }

  /// Shows the picture as large as fits into a place.
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

  /// Output pixels in one pixel of the picture.
  private var scale: Double { frame.width / crop.size.width }

  /// The framed part, in output pixels.
  var square: Rect {
    let part = crop.square
    return Rect(
      frame.x + part.x * scale, frame.y + part.y * scale, part.width * scale, part.height * scale
    ).rounded.intersection(frame)
  }

  override var targetFrame: Rect { frame }
  override var focusShape: (frame: Rect, radius: Double) {
    (square.inset(by: context.metrics.px(7)), 0)
  }

  override func activate() -> Bool {
    onDone()
    return true
  }

  override func tapped(at point: Point) { crop.move(to: place(of: point)) }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  override func dragged(_ drag: Drag) {
    if drag.phase == .began { start = crop }
    guard var moved = start else { return }
    if drag.phase != .cancelled {
      let way = drag.position - drag.start
      moved.move(by: way * (1 / scale))
    }
    crop = moved
    if drag.phase == .ended || drag.phase == .cancelled { start = nil }
  }

  override func scrolled(_ steps: Double) -> Bool {
    crop.resize(steps: steps)
    return true
  }

  /// A twentieth of the frame's side at a time; at the edge of the picture the arrow moves the focus.
  override var actsUnseen: Bool { true }

  override func adjust(_ direction: Direction) -> Bool {
    let before = crop
    let step = max(1, crop.square.width / 20)
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
    let square = square
    let shade = Color.black.opacity(0.62)
    list.fill(Rect(frame.x, frame.y, frame.width, square.y - frame.y), shade)
    list.fill(Rect(frame.x, square.maxY, frame.width, frame.maxY - square.maxY), shade)
    list.fill(Rect(frame.x, square.y, square.x - frame.x, square.height), shade)
    list.fill(Rect(square.maxX, square.y, frame.maxX - square.maxX, square.height), shade)
    let line = max(2, context.metrics.px(3))
    drawLines(into: &list, square, line)
    drawFrame(into: &list, square.inset(by: line), 1, .black.opacity(0.5))
    drawFrame(into: &list, square, line, .white)
  }

  /// Thirds, which help to set a picture well.
  private func drawLines(into list: inout DisplayList, _ square: Rect, _ line: Double) {
    let color = Color.white.opacity(0.35)
    for third in 1...2 {
      let way = (square.width * Double(third) / 3).rounded()
      list.fill(Rect(square.x + way, square.y, 1, square.height), color)
      list.fill(Rect(square.x, square.y + way, square.width, 1), color)
    }
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
