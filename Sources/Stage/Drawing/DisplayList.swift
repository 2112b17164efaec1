/// What a frame shows, from back to front, as plain values.
public struct DisplayList: Equatable, Sendable {
  /// In the order of painting: the last lies on top.
  public private(set) var commands: [DrawCommand] = []
  /// Clips what is added from now on; nil for no clip.
  public var clip: Rect?
  /// Multiplies the alpha of what is added from now on.
  public var alpha = 1.0

  /// An empty list.
  public init() {}

  /// Empties the list for the next frame and keeps its memory.
  public mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    clip = nil
    alpha = 1
  }

  /// Adds a command, unless nothing of it could be seen.
  public mutating func add(_ command: DrawCommand) {
    var command = command
    command.alpha *= alpha
    if let clip { command.clip = clip.within(command.clip) }
    guard command.alpha > 0, !command.frame.isEmpty, command.clip?.isEmpty != true else { return }
    commands.append(command)
  }

  /// Clips what a closure adds to a rectangle too.
  mutating func clipped(to room: Rect, _ draw: (inout DisplayList) -> Void) {
    let outside = clip
    clip = room.within(outside)
    draw(&self)
    clip = outside
  }

  /// Multiplies the alpha of what a closure adds.
  public mutating func faded(_ factor: Double, _ draw: (inout DisplayList) -> Void) {
    let outside = alpha
    alpha *= factor
    draw(&self)
    alpha = outside
  }

  /// Adds the painted table.
  public mutating func table(_ frame: Rect) { add(DrawCommand(.table, frame)) }

  /// Adds a rectangle of one colour; its edges go to whole pixels.
  public mutating func fill(_ frame: Rect, _ color: Color) { add(DrawCommand(.fill(color), frame)) }

  /// Places a picture at its own size with its upper left corner at a point.
  public mutating func picture(_ picture: Picture, at origin: Point, alpha: Double = 1) {
    add(DrawCommand(.picture(picture, tint: .white), Rect(origin, picture.size), alpha: alpha))
  }

  /// Places a picture about a centre, turned and scaled.
  public mutating func picture(
    _ picture: Picture, center: Point, scale: Double = 1, rotation: Double = 0, alpha: Double = 1,
    tint: Color = .white
  ) {
    add(
      DrawCommand(
        .picture(picture, tint: tint), Rect(center: center, picture.size * scale),
        rotation: rotation, alpha: alpha))
  }

  /// Adds a nine-patch: a picture whose corners, `corner` pixels wide, keep their size.
  public mutating func patch(_ picture: Picture, corner: Double, _ frame: Rect, alpha: Double = 1) {
    add(DrawCommand(.patch(picture, corner: corner), frame, alpha: alpha))
  }

  /// Adds all of another list, moved, scaled about a point, and faded.
  public mutating func add(_ other: DisplayList, _ placement: Placement) {
    for command in other.commands { add(placement.place(command)) }
  }

  /// Sets one line of text into a box, so that its capitals stand in the middle of its height.
  ///
  /// A line too long for the box is set smaller, by a fifth at most; if that does not do, it is shortened with an
  /// ellipsis.
  public mutating func text(
    _ string: String, _ style: TextStyle, _ color: Color, in box: Rect,
    _ alignment: Alignment = .leading, measuredBy measurer: any TextMeasurer
  ) {
    guard !string.isEmpty else { return }
    let (shown, style, size) = measurer.fitted(string, style, width: box.width)
    let x =
      switch alignment {
      case .leading: box.x
      case .center: box.midX - size.width / 2
      case .trailing: box.maxX - size.width
      }
    let baseline = box.midY + TextStyle.halfCapital * Double(style.pixels)
    let origin = Point(x.rounded(), (baseline - measurer.ascent(of: style)).rounded())
    add(DrawCommand(.text(shown, style, color), Rect(origin, size)))
  }
}

/// On which side of its place a line of text stands.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing
}
