import Stage

nonisolated extension DrawCommand {
  /// All that the command can change, in whole pixels; nothing outside is painted.
  var bounds: PixelArea {
    var bounds: PixelArea
    switch content {
    case .text(_, let style, _):
      // Letters may lean over the side or rise above the line.
      bounds = PixelArea(seen).grown(by: 1 + style.pixels / 3)
    case .picture:
      bounds = PixelArea(seen).grown(by: 1)
    case .table, .fill, .patch:
      bounds = PixelArea(frame.turned(by: rotation)).grown(by: 1)
    }
    if let clip { bounds = bounds.intersection(PixelArea(clip.rounded)) }
    return bounds
  }

  /// Where a picture or a text is seen.
  private var seen: Rect {
    turn == .none ? frame.turned(by: rotation) : TurnedFrame(frame, turn).bounds
  }

  /// The pixels that are certainly hidden behind this command.
  var cover: PixelArea? {
    guard rotation == 0, alpha >= 1 else { return nil }
    switch content {
    case .table: break
    case .fill(let color) where color.alpha >= 1: break
    case .fill, .picture, .patch, .text: return nil
    }
    let area = PixelArea(frame.rounded)
    return clip.map { area.intersection(PixelArea($0.rounded)) } ?? area
  }
}
