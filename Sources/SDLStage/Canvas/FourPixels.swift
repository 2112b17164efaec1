/// Four adjacent pixels as two vectors of 16-bit lanes with two channels each, and eight spare bits per channel.
///
/// All results equal those of `PixelMath`, bit for bit. They use only products, sums and shifts of 16 bits, of
/// which every 64-bit processor computes eight at once. Vector comparisons would run lane by lane.
nonisolated struct FourPixels {
  typealias Packed = SIMD4<UInt32>
  typealias Lanes = SIMD8<UInt16>

  /// The blue and red channels.
  var low: Lanes
  /// The green and alpha channels.
  var high: Lanes

  @inline(__always) init(low: Lanes, high: Lanes) { (self.low, self.high) = (low, high) }

  @inline(__always) init(_ packed: Packed) {
    low = Self.lanes(packed & 0xFF00FF)
    high = Self.lanes(packed) &>> 8
  }

  /// The pixels as `0xAARRGGBB`.
  @inline(__always) var packed: Packed {
    Self.packed(low | (high &<< 8))
  }

  /// Duplicates four 16-bit numbers, in the lower halves, to both lanes of their pixels.
  @inline(__always) static func both(_ numbers: Packed) -> Lanes {
    lanes(numbers | (numbers &<< 16))
  }

  @inline(__always) static func lanes(_ packed: Packed) -> Lanes {
    unsafe unsafeBitCast(packed, to: Lanes.self)
  }

  @inline(__always) static func packed(_ lanes: Lanes) -> Packed {
    unsafe unsafeBitCast(lanes, to: Packed.self)
  }

  /// Returns the first two pixels and the last two as 64-bit integers.
  @inline(__always) static func halves(_ packed: Packed) -> SIMD2<UInt64> {
    unsafe unsafeBitCast(packed, to: SIMD2<UInt64>.self)
  }

  @inline(__always) static func packed(_ halves: SIMD2<UInt64>) -> Packed {
    unsafe unsafeBitCast(halves, to: Packed.self)
  }

  /// Masks that hide the first 0, 1, 2 or 3 of four pixels.
  static let hidingMasks: [Packed] = [
    .init(.max, .max, .max, .max), .init(0, .max, .max, .max), .init(0, 0, .max, .max),
    .init(0, 0, 0, .max),
  ]

  /// Interpolates all four channels towards other pixels by a share of 0…256.
  @inline(__always) func mixed(with other: FourPixels, _ share: Lanes) -> FourPixels {
    FourPixels(
      low: Self.mix(low, other.low, share), high: Self.mix(high, other.high, share))
  }

  /// Multiplies all channels by a share of 0…256.
  @inline(__always) func scaled(_ share: Lanes) -> FourPixels {
    FourPixels(low: (low &* share &+ 128) &>> 8, high: (high &* share &+ 128) &>> 8)
  }

  /// Multiplies all channels by 256 − share, as `mixed` with black does.
  @inline(__always) func faded(_ share: Lanes) -> FourPixels { scaled(256 &- share) }

  /// Multiplies the colours by the pixels' own alpha.
  ///
  /// - Parameter packed: the same pixels in packed form.
  @inline(__always) func premultiplied(_ packed: Packed) -> FourPixels {
    let share = Self.both(Self.weights(packed))
    let alpha = Self.lanes((packed &>> 8) & 0xFF_0000)
    let green = (high &* share &+ 128) &>> 8 & Self.lanes(.init(repeating: 0xFFFF))
    return FourPixels(low: (low &* share &+ 128) &>> 8, high: green | alpha)
  }

  /// Writes the pixels and four others in turn to four elements at `target`, spread as by `PixelMath.spread`.
  @inline(__always) func zipped(
    with others: FourPixels, _ target: UnsafeMutablePointer<Lanes>
  ) {
    let (a, b) = (Self.packed(low), Self.packed(high))
    let (c, d) = (Self.packed(others.low), Self.packed(others.high))
    unsafe target[0] = Self.lanes(Packed(a[0], b[0], c[0], d[0]))
    unsafe target[1] = Self.lanes(Packed(a[1], b[1], c[1], d[1]))
    unsafe target[2] = Self.lanes(Packed(a[2], b[2], c[2], d[2]))
    unsafe target[3] = Self.lanes(Packed(a[3], b[3], c[3], d[3]))
  }

  // a · (256 − s) + b · s with one product: intermediate overflow wraps around and cancels out.
  @inline(__always) private static func mix(_ a: Lanes, _ b: Lanes, _ share: Lanes) -> Lanes {
    ((a &<< 8) &+ (b &- a) &* share &+ 128) &>> 8
  }

  /// Returns the alpha values as weights of 0…256.
  @inline(__always) static func weights(_ packed: Packed) -> Packed {
    let alpha = packed &>> 24
    return alpha &+ (alpha &>> 7)
  }

  @inline(__always) static func load(_ pixels: UnsafePointer<UInt32>) -> Packed {
    unsafe UnsafeRawPointer(pixels).loadUnaligned(as: Packed.self)
  }

  @inline(__always) static func store(_ four: Packed, _ pixels: UnsafeMutablePointer<UInt32>) {
    unsafe UnsafeMutableRawPointer(pixels).storeBytes(of: four, as: Packed.self)
  }

  /// Loads the first `count` of four pixels, and zeros for the others.
  static func load(_ pixels: UnsafePointer<UInt32>, count: Int) -> Packed {
    switch count {
    case 1: unsafe Packed(pixels[0], 0, 0, 0)
    case 2: unsafe Packed(pixels[0], pixels[1], 0, 0)
    case 3: unsafe Packed(pixels[0], pixels[1], pixels[2], 0)
    default: unsafe load(pixels)
    }
  }
}
