import Raster
import Stage

/// The areas in which commands of a list hide everything below them (occlusion).
struct OcclusionMap {
  /// The hiding areas, in the order of the list.
  private var areas: [(index: Int, area: PixelArea)] = []
  /// The hiding areas of pictures, along which areas to paint are cut.
  private var parts: [PixelArea] = []

  /// - Parameters:
  ///   - touched: the indices of the commands that intersect the areas to paint. Others are not examined.
  ///   - solidPart: returns the opaque part of a picture's image in its pixels, or `nil` if it is unknown.
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

  /// Returns the index of the topmost command that hides everything below it in an area, or `nil` if none does.
  func topmost(over area: PixelArea) -> Int? { areas.last { $0.area.contains(area) }?.index }

  /// Splits areas where a picture hides everything below it, so that hidden pixels are not painted.
  func cut(_ areas: [PixelArea]) -> [PixelArea] {
    parts.reduce(areas) { areas, part in
      areas.count >= Self.enoughAreas ? areas : areas.flatMap { Self.cut($0, along: part) }
    }
  }

  private static func cut(_ area: PixelArea, along part: PixelArea) -> [PixelArea] {
    area.intersection(part).pixelCount < leastPart ? [area] : area.cut(along: part)
  }

  /// The least overlap for which a split pays off, in pixels.
  private static let leastPart = 4096
  /// The number of areas above which no more areas are split.
  private static let enoughAreas = 48
}

extension DrawCommand {
  /// The area in which the command certainly hides everything below it, or `nil` if there is none.
  fileprivate var cover: PixelArea? {
    guard rotation == 0, turn == .none, alpha >= 1 else { return nil }
    switch content {
    case .table: break
    case .fill(let color) where color.alpha >= 1: break
    case .fill, .picture, .patch, .text: return nil
    }
    return clipped(PixelArea(frame.rounded))
  }

  /// Returns the areas in which a picture hides everything below it, if it is upright and in its original size.
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
