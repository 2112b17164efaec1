/// An icon in one colour, on a grid of 24 units with a centred origin (Documentation/Look.md, *Icons*).
public struct Icon: Hashable, Sendable {
  /// The name that identifies the icon and its pictures.
  public let name: String
  let parts: [Part]

  enum Part: Hashable, Sendable {
    /// Lines with round ends and a width in grid units.
    case stroke(Path, Double)
    case fill(Path)
  }

  init(_ name: String, _ parts: [Part]) {
    self.name = name
    self.parts = parts
  }

  /// The side of the grid, in grid units.
  public static let grid = 24.0

  /// Returns the icon as a square picture.
  ///
  /// - Parameter size: the side of the picture in output pixels.
  @MainActor public func picture(size: Double, color: Color, in pictures: PictureCache) -> Picture {
    pictures.picture("icon \(name) \(color.code)", Size(size, size)) { drawing in
      paint(into: &drawing, color)
    }
  }

  /// Returns the icon on a disc, as a badge for a plaque.
  ///
  /// - Parameter diameter: the diameter of the disc, in output pixels.
  @MainActor public func badge(
    diameter: Double, fill: Color, color: Color, in pictures: PictureCache
  ) -> Picture {
    let size = Size(diameter, diameter)
    return pictures.picture("badge \(name) \(fill.code) \(color.code)", size) { drawing in
      drawing.fill(.ellipse(in: Rect(.zero, size)), fill)
      paint(into: &drawing, color, share: Self.shareOfBadge)
    }
  }

  /// The side of the icon's grid as a share of the disc's diameter.
  private static let shareOfBadge = 0.706

  private func paint(into drawing: inout Drawing, _ color: Color, share: Double = 1) {
    let unit = drawing.size.width * share / Self.grid
    let middle = Point(drawing.size.width / 2, drawing.size.height / 2)
    for part in parts {
      switch part {
      case .stroke(let path, let width):
        drawing.stroke(path.scaled(by: unit).offset(by: middle), width: width * unit, color)
      case .fill(let path):
        drawing.fill(path.scaled(by: unit).offset(by: middle), color)
      }
    }
  }
}

extension Color {
  /// The colour as a short hexadecimal text, for picture names.
  var code: String {
    let parts = [red, green, blue, alpha].map { UInt32(($0 * 255).rounded()) }
    return String(parts.reduce(0) { $0 << 8 | $1 }, radix: 16)
  }
}
