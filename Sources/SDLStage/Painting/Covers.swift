import Stage

/// Which commands of a list hide what lies below them, and where.
nonisolated struct Covers {
  /// In the order of the list.
  private var areas: [(index: Int, area: PixelArea)] = []
  /// Parts of pictures that are computed.
  private var opaqueParts: [PixelArea] = []

  init(_ commands: [DrawCommand]) {
    for index in commands.indices {
      if let cover = commands[index].cover { areas.append((index, cover)) }
      for part in commands[index].opaqueParts {
        areas.append((index, part))
        opaqueParts.append(part)
      }
    }
  }

  /// The index of the topmost command behind which nothing of an area can be seen.
  func topmost(over area: PixelArea) -> Int? { areas.last { $0.area.contains(area) }?.index }

  /// Cuts areas apart where a picture hides what lies below, so that there nothing is painted for nobody.
  func cut(_ areas: [PixelArea]) -> [PixelArea] {
    opaqueParts.reduce(areas) { areas, part in areas.flatMap { $0.cut(along: part) } }
  }
}

nonisolated extension DrawCommand {
  /// The pixels that are certainly hidden behind this command.
  fileprivate var cover: PixelArea? {
    guard rotation == 0, turn == .none, alpha >= 1 else { return nil }
    switch content {
    case .table: break
    case .fill(let color) where color.alpha >= 1: break
    case .fill, .picture, .patch, .text: return nil
    }
    let area = PixelArea(frame.rounded)
    return clip.map { area.intersection(PixelArea($0.rounded)) } ?? area
  }

  /// More such pixels, of a picture that is computed; only where it is shown upright and in its own size.
  fileprivate var opaqueParts: [PixelArea] {
    guard case .picture(let picture, _) = content, let pixels = picture.pixels,
      rotation == 0, turn == .none, alpha >= 1, frame.size == picture.size
    else { return [] }
    let origin = Point(frame.x.rounded(), frame.y.rounded())
    return pixels.opaqueParts.map { part in
      let area = PixelArea(part.offset(by: origin).rounded)
      return clip.map { area.intersection(PixelArea($0.rounded)) } ?? area
    }
  }
}
