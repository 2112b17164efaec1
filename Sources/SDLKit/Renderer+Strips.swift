import CSDL2

extension Renderer {
  /// Where an upright line of a texture is drawn, or a level one.
  public struct Line: Sendable {
    /// Which line: from 0 at the left or upper edge of the part to 1 at the right or lower one.
    public let share: Double
    /// Its column or row, in output pixels, as the others.
    public let place: Double
    /// Its upper or left end.
    public let start: Double
    /// Its lower or right end.
    public let end: Double

    /// A line and its place.
    public init(share: Double, place: Double, start: Double, end: Double) {
      (self.share, self.place, self.start, self.end) = (share, place, start, end)
    }
  }

  /// Draws a part of a texture in strips between lines that are parallel on it.
  ///
  /// - Parameters:
  ///   - lines: from left to right; where they are level, from top to bottom.
  ///   - tint: 0xAARRGGBB, multiplies every pixel.
  public func draw(
    _ texture: Texture, part: PixelRect, lines: [Line], areLevel: Bool = false,
    tint: UInt32 = 0xFFFF_FFFF
  ) throws(SDLError) {
    guard lines.count > 1 else { return }
    let color = SDL_Color(argb: tint)
    func point(_ along: Double, _ across: Double) -> SDL_FPoint {
      areLevel
        ? SDL_FPoint(x: Float(across), y: Float(along))
        : SDL_FPoint(x: Float(along), y: Float(across))
    }
    let xs = (Double(part.x), Double(part.width), Double(texture.width))
    let ys = (Double(part.y), Double(part.height), Double(texture.height))
    let (along, across) = areLevel ? (ys, xs) : (xs, ys)
    let vertices = lines.flatMap { line in
      let share = (along.0 + line.share * along.1) / along.2
      return [(line.start, across.0), (line.end, across.0 + across.1)].map { end, texel in
        SDL_Vertex(
          position: point(line.place, end), color: color,
          tex_coord: point(share, texel / across.2))
      }
    }
    let corners = (0..<Int32(lines.count - 1)).flatMap { strip in
      [0, 1, 2, 2, 1, 3].map { 2 * strip + $0 }
    }
    try check(
      SDL_RenderGeometry(
        pointer, texture.pointer, vertices, Int32(vertices.count), corners, Int32(corners.count)),
      "SDL_RenderGeometry")
  }
}
