import Glibc
import Raster
import Stage

extension Painter {
  func draw(_ command: DrawCommand, clip: PixelArea) {
    switch command.content {
    case .table: drawTable(command, clip)
    case .fill(let color): drawFill(command, color, clip)
    case .picture(let picture, let tint):
      var blit = blit(command, PixelArea(whole: picture.size), command.frame, tint)
      blit.turn = command.turn
      let part =
        blit.isPlain ? clip.offset(x: -Int(blit.frame.x), y: -Int(blit.frame.y)) : nil
      canvas.draw(images.image(of: picture, showing: part), blit, clip: clip)
    case .patch(let picture, let corner):
      guard command.turn == .none else {
        return drawTurned(command, picture, corner: corner, tint: .white, clip)
      }
      let image = images.image(of: picture)
      // The pieces of a rotated patch rotate about their own centres.
      let area = command.rotation == 0 ? clip : PixelArea(command.frame.rounded)
      Patch(picture.size, corner: corner, over: command.frame).eachPiece(in: area) { piece in
        canvas.draw(image, blit(command, piece.part, piece.frame, .white), clip: clip)
      }
    case .text(let string, let style, let color):
      guard let mask = text.mask(of: string, style) else { return }
      var blit = blit(command, mask, color)
      // The rendered line is larger than its frame, but turns about the frame's centre.
      blit.turn = command.turn.about(command.frame)
      canvas.draw(.mask(mask), blit, clip: clip)
    }
  }

  /// Draws a turned nine-patch or rectangle, composed in one piece first. Separate pieces would show seams, and a
  /// single stretched pixel would fade at its sides.
  private func drawTurned(
    _ command: DrawCommand, _ picture: Picture, corner: Double, tint: Color, _ clip: PixelArea
  ) {
    let frame = command.frame.rounded
    let image = wholePatches.image(of: picture, corner: corner, over: frame)
    let whole = PixelArea(0, 0, Int(frame.width), Int(frame.height))
    var blit = blit(command, whole, frame, tint)
    blit.turn = command.turn
    canvas.draw(image, blit, clip: clip)
  }

  private func drawTable(_ command: DrawCommand, _ clip: PixelArea) {
    guard let table else { return drawFill(command, theme.ground.mid, clip) }
    let part = PixelArea(0, 0, table.width, table.height)
    canvas.draw(.bitmap(table, seen: nil), blit(command, part, command.frame, .white), clip: clip)
  }

  private func drawFill(
    _ command: DrawCommand, _ color: Color, _ clip: PixelArea
  ) {
    let argb = color.opacity(command.alpha).argb
    if command.turn != .none {
      drawTurned(command, Painter.whiteDot, corner: 0, tint: color, clip)
    } else if command.rotation == 0 {
      canvas.fill(PixelArea(command.frame.rounded), argb, clip: clip)
    } else {
      let image = images.image(of: Painter.whiteDot)
      canvas.draw(
        image, blit(command, PixelArea(0, 0, 1, 1), command.frame, color), clip: clip)
    }
  }

  /// A picture of one white pixel, for rotated and turned rectangles.
  private static let whiteDot = Picture("dot", size: Size(1, 1)) {
    $0.fill(.rect(Rect(0, 0, 1, 1)), .white)
  }

  /// Creates a blit. A picture that is upright and in its original size is aligned to whole pixels, so that it
  /// stays sharp.
  private func blit(
    _ command: DrawCommand, _ part: PixelArea, _ frame: Rect, _ tint: Color
  ) -> Blit {
    var frame = frame
    let (width, height) = (Double(part.width), Double(part.height))
    if command.rotation == 0, abs(frame.width - width) < 0.01, abs(frame.height - height) < 0.01 {
      frame = Rect(frame.x.rounded(), frame.y.rounded(), width, height)
    }
    return Blit(
      part: part, frame: frame, rotation: command.rotation,
      tint: tint.opacity(command.alpha).argb)
  }

  /// Creates the blit of a rendered line, which may be wider and higher than measured and begins above the frame.
  private func blit(_ command: DrawCommand, _ mask: TextMask, _ color: Color) -> Blit {
    let frame = command.frame
    let across = frame.width / Double(max(1, mask.measuredWidth))
    let down = frame.height / Double(max(1, mask.measuredHeight))
    var placed = Rect(
      frame.x, frame.y - Double(mask.rise) * down, Double(mask.width) * across,
      Double(mask.height) * down)
    if command.rotation != 0 {
      let away = placed.center - frame.center
      let (cosine, sine) = (cos(command.rotation), sin(command.rotation))
      let turned = Point(away.x * cosine - away.y * sine, away.x * sine + away.y * cosine)
      placed = Rect(center: frame.center + turned, placed.size)
    }
    return blit(command, PixelArea(0, 0, mask.width, mask.height), placed, color)
  }
}

nonisolated extension PixelArea {
  fileprivate init(whole size: Size) { self.init(0, 0, Int(size.width), Int(size.height)) }
}
