import CSDL2

extension Renderer {
  /// Where an upright line of a texture is drawn.
  public struct UprightLine: Sendable {
    /// Which line: from 0 at the left edge of the part to 1 at the right one.
    public let share: Double
    /// Its column, in output pixels, as the others.
    public let x: Double
    /// Its upper end.
    public let top: Double
    /// Its lower end.
    public let bottom: Double

    /// A line and its place.
    public init(share: Double, x: Double, top: Double, bottom: Double) {
      (self.share, self.x, self.top, self.bottom) = (share, x, top, bottom)
    }
  }

  /// Draws a part of a texture in strips between upright lines.
  ///
  /// - Parameters:
  ///   - lines: from left to right.
  ///   - tint: 0xAARRGGBB, multiplies every pixel.
  public func draw(
    _ texture: Texture, part: PixelRect, lines: [UprightLine], tint: UInt32 = 0xFFFF_FFFF
  ) throws(SDLError) {
    guard lines.count > 1 else { return }
    let channel = { (shift: UInt32) in UInt8((tint >> shift) & 0xFF) }
    let color = SDL_Color(r: channel(16), g: channel(8), b: channel(0), a: channel(24))
    let (width, height) = (Double(texture.width), Double(texture.height))
    let (top, bottom) = (Double(part.y) / height, Double(part.y + part.height) / height)
    let vertices = lines.flatMap { line in
      let across = Float((Double(part.x) + line.share * Double(part.width)) / width)
      return [(line.top, top), (line.bottom, bottom)].map { y, down in
        SDL_Vertex(
          position: SDL_FPoint(x: Float(line.x), y: Float(y)), color: color,
          tex_coord: SDL_FPoint(x: across, y: Float(down)))
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
