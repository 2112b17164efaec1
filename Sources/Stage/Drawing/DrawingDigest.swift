/// A 128-bit digest that identifies a drawing or computed picture in files.
///
/// It is the same for the same drawing on every run and machine, unlike the values of Swift's `Hasher`.
public struct DrawingDigest: Hashable, Sendable {
  /// The type of the digest's bits.
  public typealias Words = SIMD2<UInt64>

  /// The bits of the digest.
  public private(set) var words = Words(0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)

  /// Creates the digest of a drawing; `nil` for one that contains an image, such as a photo.
  ///
  /// - Complexity: a few nanoseconds for each number in the drawing.
  public init?(_ drawing: Drawing) {
    add(drawing.size)
    for layer in drawing.layers {
      add(layer.path)
      add(layer.stroke ?? -1)
      guard add(layer.paint) else { return nil }
      add(layer.blur)
      add(layer.noise)
      add(UInt64(layer.clips.count))
      for clip in layer.clips { add(clip) }
    }
  }

  /// Creates the digest of a text that identifies a drawing.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    add(UInt64(bytes.count))
    for start in stride(from: 0, to: bytes.count, by: 8) {
      let word = bytes[start..<min(start + 8, bytes.count)]
      add(word.reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  private mutating func add(_ bits: UInt64) {
    let mixed = Words(words.x ^ bits, words.y &+ bits) &* Self.factors
    words = mixed ^ (mixed &>> 32)
  }

  /// The factors of the mixing step. They are odd, so that the multiplication loses no information.
  private static let factors = Words(0x9FB2_1C65_1E98_DF25, 0xD6E8_FEB8_6659_FD93)

  /// Adds a number to the digest.
  public mutating func add(_ number: Double) { add(number.bitPattern) }

  private mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  private mutating func add(_ path: Path) {
    add(UInt64(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let point):
        add(1 as UInt64)
        add(point)
      case .line(let point):
        add(2 as UInt64)
        add(point)
      case .cubic(let first, let second, let end):
        add(3 as UInt64)
        add(first)
        add(second)
        add(end)
      case .close: add(4 as UInt64)
      }
    }
  }

  /// Adds a paint to the digest.
  ///
  /// - Returns: `false` for an image, which has no digest.
  private mutating func add(_ paint: Paint) -> Bool {
    switch paint {
    case .solid(let color):
      add(1 as UInt64)
      add(color)
    case .linear(let from, let to, let stops):
      add(2 as UInt64)
      add(from)
      add(to)
      add(stops)
    case .radial(let center, let radii, let stops):
      add(3 as UInt64)
      add(center)
      add(radii)
      add(stops)
    case .image: return false
    }
    return true
  }

  /// Adds a colour to the digest.
  public mutating func add(_ color: Color) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  /// Adds the stops of a gradient to the digest.
  public mutating func add(_ stops: [Paint.Stop]) {
    add(UInt64(stops.count))
    for stop in stops {
      add(stop.at)
      add(stop.color)
    }
  }
}
