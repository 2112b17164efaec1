/// The contents of a frame as plain values, from back to front.
public struct DisplayList: Equatable, Sendable {
  /// The commands in painting order; the last one is on top.
  public private(set) var commands: [DrawCommand] = []
  /// The clip for commands added from now on; `nil` for no clip.
  public var clip: Rect?
  /// The factor for the alpha of commands added from now on.
  public var alpha = 1.0
  /// The words of the next readable command; empty after they were given to one. `nil` where texts speak for themselves.
  private var words: String?

  /// Creates an empty list.
  public init() {}

  /// The visible frames of all texts.
  package var textFrames: [Rect] {
    commands.compactMap { command in
      guard case .text = command.content, command.alpha > 0 else { return nil }
      let frame = command.frame.within(command.clip)
      return frame.isEmpty ? nil : frame
    }
  }

  /// Removes all commands, the clip and the alpha factor. The memory stays allocated for the next frame.
  public mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    clip = nil
    alpha = 1
  }

  /// Adds a command, unless it would be invisible.
  public mutating func add(_ command: DrawCommand) {
    var command = command
    command.alpha *= alpha
    if let clip { command.clip = clip.within(command.clip) }
    guard command.alpha > 0, !command.frame.isEmpty, command.clip?.isEmpty != true else { return }
    if let words {
      // A shadow is no part that is read.
      command.words = command.isReadable ? words : ""
      if command.isReadable { self.words = "" }
    }
    commands.append(command)
  }

  /// Restricts the commands that a closure adds to a rectangle, in addition to the current clip.
  package mutating func withClip(_ room: Rect, _ draw: (inout DisplayList) -> Void) {
    let outside = clip
    clip = room.within(outside)
    draw(&self)
    clip = outside
  }

  /// Replaces, for listeners, the texts that a closure adds. Without words they are silent.
  ///
  /// Inside another call it has no effect.
  package mutating func withWords(
    _ words: String = "", _ draw: (inout DisplayList) -> Void
  ) {
    guard self.words == nil else { return draw(&self) }
    self.words = words
    draw(&self)
    self.words = nil
  }

  /// Multiplies the alpha of the commands that a closure adds.
  public mutating func faded(_ factor: Double, _ draw: (inout DisplayList) -> Void) {
    let outside = alpha
    alpha *= factor
    draw(&self)
    alpha = outside
  }

  /// Adds the table's surface.
  public mutating func table(_ frame: Rect) { add(DrawCommand(.table, frame)) }

  /// Adds a rectangle of one colour. Its edges are rounded to whole pixels.
  public mutating func fill(_ frame: Rect, _ color: Color) { add(DrawCommand(.fill(color), frame)) }

  /// Adds a picture at its own size, with its upper left corner at a point.
  public mutating func picture(_ picture: Picture, at origin: Point, alpha: Double = 1) {
    add(DrawCommand(.picture(picture, tint: .white), Rect(origin, picture.size), alpha: alpha))
  }

  /// Adds a picture around a centre, scaled and rotated. The rotation is in radians, clockwise.
  public mutating func picture(
    _ picture: Picture, center: Point, scale: Double = 1, rotation: Double = 0, alpha: Double = 1,
    tint: Color = .white
  ) {
    add(
      DrawCommand(
        .picture(picture, tint: tint), Rect(center: center, picture.size * scale),
        rotation: rotation, alpha: alpha))
  }

  /// Adds a nine-patch: a picture whose corners, `corner` pixels wide, are not stretched.
  public mutating func patch(_ picture: Picture, corner: Double, _ frame: Rect, alpha: Double = 1) {
    add(DrawCommand(.patch(picture, corner: corner), frame, alpha: alpha))
  }

  /// Adds all commands of another list, transformed and faded by a placement.
  public mutating func add(_ other: DisplayList, _ placement: Placement) {
    for command in other.commands { add(placement.place(command)) }
  }

  /// Adds one line of text in a box. Its capitals are centred vertically.
  ///
  /// A line too long for the box is set smaller, by 35 % at most and not below 12 pixels. If that is not enough, it
  /// is shortened with an ellipsis.
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

/// The horizontal alignment of a line of text in its box.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing
}
