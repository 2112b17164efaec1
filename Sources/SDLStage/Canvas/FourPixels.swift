/// Four pixels side by side, two of their channels in each vector, with eight bits of room above each.
///
/// All sums are those of `PixelMath`, bit for bit. They are products, sums and shifts of 16 bits, which every processor
/// of 64 bits does eight at a time; comparisons of vectors would be done one by one.
nonisolated struct FourPixels {
  typealias Packed = SIMD4<UInt32>
  typealias Lanes = SIMD8<UInt16>

  /// Blue and red of each pixel.
  var low: Lanes
  /// Green and alpha of each pixel.
  var high: Lanes

  @inline(__always) init(low: Lanes, high: Lanes) { (self.low, self.high) = (low, high) }

  @inline(__always) init(_ packed: Packed) {
    low = Self.lanes(packed & 0xFF00FF)
    high = Self.lanes(packed) &>> 8
  }

  /// Each 0xAARRGGBB.
  @inline(__always) var packed: Packed {
    unsafeBitCast(low | (high &<< 8), to: Packed.self)
  }

  /// The lanes of four numbers of 16 bits, which stand in the lower halves.
  @inline(__always) static func both(_ numbers: Packed) -> Lanes {
    lanes(numbers | (numbers &<< 16))
  }

  @inline(__always) static func lanes(_ packed: Packed) -> Lanes {
    unsafeBitCast(packed, to: Lanes.self)
  }

  /// What hides the first none, one, two or three of four pixels.
  static let hidingMasks: [Packed] = [
    .init(.max, .max, .max, .max), .init(0, .max, .max, .max), .init(0, 0, .max, .max),
    .init(0, 0, 0, .max),
  ]

  /// The pixels a share (0…256) of the way to others, all four channels.
  @inline(__always) func mixed(with other: FourPixels, _ share: Lanes) -> FourPixels {
    FourPixels(
      low: Self.mix(low, other.low, share), high: Self.mix(high, other.high, share))
  }

  /// The pixels with all channels multiplied by a share (0…256).
  @inline(__always) func scaled(_ share: Lanes) -> FourPixels {
    FourPixels(low: (low &* share &+ 128) &>> 8, high: (high &* share &+ 128) &>> 8)
  }

  /// As `mixed`, of the rest of the share and black.
  @inline(__always) func faded(_ share: Lanes) -> FourPixels { scaled(256 &- share) }

  /// The pixels with their colours multiplied by their own alpha.
  ///
  /// - Parameter packed: the pixels again.
  @inline(__always) func premultiplied(_ packed: Packed) -> FourPixels {
    let share = Self.both(Self.weights(packed))
    let alpha = Self.lanes((packed &>> 8) & 0xFF_0000)
    let green = (high &* share &+ 128) &>> 8 & Self.lanes(.init(repeating: 0xFFFF))
    return FourPixels(low: (low &* share &+ 128) &>> 8, high: green | alpha)
  }

  /// Writes each of four pixels beside one of four others, both as `PixelMath.spread`.
  @inline(__always) func zipped(
    with others: FourPixels, _ target: UnsafeMutablePointer<Lanes>
  ) {
    let (a, b) = (unsafeBitCast(low, to: Packed.self), unsafeBitCast(high, to: Packed.self))
    let c = unsafeBitCast(others.low, to: Packed.self)
    let d = unsafeBitCast(others.high, to: Packed.self)
    target[0] = Self.lanes(Packed(a[0], b[0], c[0], d[0]))
    target[1] = Self.lanes(Packed(a[1], b[1], c[1], d[1]))
    target[2] = Self.lanes(Packed(a[2], b[2], c[2], d[2]))
    target[3] = Self.lanes(Packed(a[3], b[3], c[3], d[3]))
  }

  // a · (256 − s) + b · s, with one product: what is carried out above is lost on the way there and back.
  @inline(__always) private static func mix(_ a: Lanes, _ b: Lanes, _ share: Lanes) -> Lanes {
    ((a &<< 8) &+ (b &- a) &* share &+ 128) &>> 8
  }

  /// The levels of alpha as weights of 0…256.
  @inline(__always) static func weights(_ packed: Packed) -> Packed {
    let alpha = packed &>> 24
    return alpha &+ (alpha &>> 7)
  }

  @inline(__always) static func load(_ pixels: UnsafePointer<UInt32>) -> Packed {
    UnsafeRawPointer(pixels).loadUnaligned(as: Packed.self)
  }

  @inline(__always) static func store(_ four: Packed, _ pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: four, as: Packed.self)
  }

  /// The first `count` of four pixels, and nothing in place of the others.
  static func load(_ pixels: UnsafePointer<UInt32>, count: Int) -> Packed {
    switch count {
    case 1: Packed(pixels[0], 0, 0, 0)
    case 2: Packed(pixels[0], pixels[1], 0, 0)
    case 3: Packed(pixels[0], pixels[1], pixels[2], 0)
    default: load(pixels)
    }
  }
}
