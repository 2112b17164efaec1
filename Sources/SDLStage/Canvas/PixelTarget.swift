/// Opaque pixels in memory that images are painted onto, without any library.
///
/// What a pixel becomes depends on nothing but the image and the pixel, never on the clip: so a part
/// painted anew is the same as all painted anew.
nonisolated struct PixelTarget {
  let pixels: UnsafeMutablePointer<UInt32>
  /// From one row to the next, in pixels.
  let stride: Int
  /// All there is.
  let bounds: PixelArea

  /// Fills an area with 0xAARRGGBB.
  func fill(_ area: PixelArea, _ argb: UInt32) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    let share = PixelMath.weight(argb >> 24)
    for y in area.rows {
      let row = pixels + (y &* stride &+ area.x)
      if share == 256 {
        row.update(repeating: argb, count: area.width)
      } else {
        for x in 0..<area.width { row[x] = PixelMath.blend(row[x], argb, share) }
      }
    }
  }

  /// Copies opaque pixels, one to one.
  func copy(_ bitmap: Bitmap, part: PixelArea, toX left: Int, y top: Int, clip: PixelArea) {
    eachRow(of: bitmap, part: part, atX: left, y: top, clip: clip) { texels, row, width in
      row.update(from: texels, count: width)
    }
  }

  /// Goes through the rows of a part of a bitmap that is to lie one to one on the target: its texels, where they go, and
  /// how many there are.
  @inline(__always) private func eachRow(
    of bitmap: Bitmap, part: PixelArea, atX left: Int, y top: Int, clip: PixelArea,
    _ body: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    let area = PixelArea(left, top, part.width, part.height).intersection(clip)
      .intersection(bounds)
    guard !area.isEmpty else { return }
    bitmap.pixels.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for y in area.rows {
        let from = (y &- top &+ part.y) &* bitmap.width &+ area.x &- left &+ part.x
        body(source + from, pixels + (y &* stride &+ area.x), area.width)
      }
    }
  }

  /// Lays one pixel of an image over one of the target.
  @inline(__always) func lay(
    _ texel: UInt32, over pixel: UnsafeMutablePointer<UInt32>, tint: UInt32, strength: UInt32
  ) {
    let share = (PixelMath.weight(texel >> 24) &* strength) >> 8
    if share == 0 { return }
    let color = tint & 0xFF_FFFF == 0xFF_FFFF ? texel : PixelMath.tinted(texel, tint)
    // What is opaque hides the pixel; most are.
    pixel.pointee =
      share == 256 ? 0xFF00_0000 | color : PixelMath.blend(pixel.pointee, color, share)
  }

  /// Lays one pixel of an image over several side by side.
  func lay(
    _ texel: UInt32, over pixels: UnsafeMutablePointer<UInt32>, count: Int, tint: UInt32,
    strength: UInt32
  ) {
    let share = (PixelMath.weight(texel >> 24) &* strength) >> 8
    if share == 0 { return }
    let color = tint & 0xFF_FFFF == 0xFF_FFFF ? texel : PixelMath.tinted(texel, tint)
    for x in 0..<count { pixels[x] = PixelMath.blend(pixels[x], color, share) }
  }

  /// Lays a part of an image over the target, one to one; its last row as often as `height` asks for.
  func lay(
    _ image: some Sampler, part: PixelArea, atX left: Int, y top: Int, height: Int, tint: UInt32,
    clip: PixelArea
  ) {
    let area = PixelArea(left, top, part.width, height).intersection(clip)
      .intersection(bounds)
    guard !area.isEmpty else { return }
    let strength = PixelMath.weight(tint >> 24)
    for y in area.rows {
      let row = pixels + y &* stride
      let line = min(y &- top, part.height &- 1) &+ part.y
      for x in area.x..<area.maxX {
        lay(
          image.texel(x &- left &+ part.x, line), over: row + x, tint: tint,
          strength: strength)
      }
    }
  }

  /// Lays a part of a bitmap over the target, one to one and as it is; what is all opaque or all clear is laid eight pixels at
  /// once.
  func lay(_ bitmap: Bitmap, part: PixelArea, atX left: Int, y top: Int, clip: PixelArea) {
    eachRow(of: bitmap, part: part, atX: left, y: top, clip: clip) { texels, row, width in
      var x = 0
      while x &+ 8 <= width {
        let eight = UnsafeRawPointer(texels + x).loadUnaligned(as: SIMD8<UInt32>.self)
        // Comparing eight by eight would be done one by one.
        let (four, any) = (eight.lowHalf & eight.highHalf, eight.lowHalf | eight.highHalf)
        let (two, some) = (four.lowHalf & four.highHalf, any.lowHalf | any.highHalf)
        if two.x & two.y >= 0xFF00_0000 {
          UnsafeMutableRawPointer(row + x).storeBytes(of: eight, as: SIMD8<UInt32>.self)
        } else if some.x | some.y > 0xFF_FFFF {
          for x in x..<x &+ 8 {
            lay(texels[x], over: row + x, tint: 0xFFFF_FFFF, strength: 256)
          }
        }
        x &+= 8
      }
      for x in x..<width { lay(texels[x], over: row + x, tint: 0xFFFF_FFFF, strength: 256) }
    }
  }
}
