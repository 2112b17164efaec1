import Stage

/// Which commands of a list hide what lies below them, and where.
struct Covers {
  /// In the order of the list.
  private var areas: [(index: Int, area: PixelArea)] = []
  /// Those of pictures: what lies in one is worth being painted by itself.
  private var parts: [PixelArea] = []

  /// - Parameters:
  ///   - touched: which of them reach what is to be painted; nobody asks what others hide.
  ///   - solidPart: of the image of a picture, in its pixels; nil where none is known.
  init(
    _ commands: [DrawCommand], _ touched: [Int], solidPart: (Picture) -> PixelArea?
  ) {
    for index in touched {
      if let cover = commands[index].cover { areas.append((index, cover)) }
      for part in commands[index].opaqueParts(solidPart) {
        areas.append((index, part))
        parts.append(part)
      }
    }
  }

  /// The index of the topmost command behind which nothing of an area can be seen.
  func topmost(over area: PixelArea) -> Int? { areas.last { $0.area.contains(area) }?.index }

  /// Cuts areas apart where a picture hides what lies below, so that there nothing is painted for nobody.
  func cut(_ areas: [PixelArea]) -> [PixelArea] {
    parts.reduce(areas) { areas, part in
      areas.count >= Self.enoughAreas ? areas : areas.flatMap { Self.cut($0, along: part) }
    }
  }

  private static func cut(_ area: PixelArea, along part: PixelArea) -> [PixelArea] {
    area.intersection(part).pixelCount < leastPart ? [area] : area.cut(along: part)
  }

  /// Less is not worth four areas more, in pixels.
  private static let leastPart = 4096
  /// From so many on none is cut any more.
  private static let enoughAreas = 48
}

extension DrawCommand {
  /// The pixels that are certainly hidden behind this command.
  fileprivate var cover: PixelArea? {
    guard rotation == 0, turn == .none, alpha >= 1 else { return nil }
    switch content {
    case .table: break
    case .fill(let color) where color.alpha >= 1: break
    case .fill, .picture, .patch, .text: return nil
    }
    return clipped(PixelArea(frame.rounded))
  }

  /// More such pixels, of a picture; only where it is shown upright and in its own size.
  fileprivate func opaqueParts(_ solidPart: (Picture) -> PixelArea?) -> [PixelArea] {
    guard case .picture(let picture, let tint) = content, rotation == 0, turn == .none, alpha >= 1,
      tint.alpha >= 1, frame.size == picture.size
    else { return [] }
    let origin = Point(frame.x.rounded(), frame.y.rounded())
    if let pixels = picture.pixels {
      return pixels.opaqueParts.map { clipped(PixelArea($0.offset(by: origin).rounded)) }
    }
    guard let solid = solidPart(picture) else { return [] }
    return [clipped(solid.offset(x: Int(origin.x), y: Int(origin.y)))]
  }

  private func clipped(_ area: PixelArea) -> PixelArea {
    clip.map { area.intersection(PixelArea($0.rounded)) } ?? area
  }
}
