import Glibc

/// A coarse version of a picture: a grid of patches with their mean colours in Oklab.
///
/// Source: Ottosson, *A perceptual color space for image processing*, 2020.
nonisolated struct PatchGrid {
  /// The number of patches per row.
  let across: Int
  /// The L, a and b of Oklab times 100, row by row. The fourth component is 0.
  let colors: [SIMD4<Float>]

  /// - Parameters:
  ///   - across: the number of patches per row. A patch smaller than a pixel takes that pixel's colour.
  ///   - down: the number of rows of patches.
  init(pixels: [UInt32], width: Int, height: Int, across: Int, down: Int) {
    self.across = across
    func span(_ index: Int, of count: Int, _ length: Int) -> Range<Int> {
      let start = index * length / count
      return start..<max(start + 1, (index + 1) * length / count)
    }
    let light = Self.light
    colors = (0..<across * down).map { patch in
      let (rows, columns) = (
        span(patch / across, of: down, height), span(patch % across, of: across, width)
      )
      var sum = SIMD4<Float>()
      for y in rows {
        for x in columns {
          let pixel = pixels[y * width + x]
          sum += SIMD4(
            light[Int(pixel >> 16 & 0xFF)], light[Int(pixel >> 8 & 0xFF)],
            light[Int(pixel & 0xFF)], 0)
        }
      }
      return Self.oklab(sum / Float(rows.count * columns.count))
    }
  }

  /// The linear light of each sRGB level, from 0 to 1.
  private static let light: [Float] = (0...255).map { level in
    let share = Float(level) / 255
    return share <= 0.04045 ? share / 12.92 : powf((share + 0.055) / 1.055, 2.4)
  }

  private static func oklab(_ rgb: SIMD4<Float>) -> SIMD4<Float> {
    let l = cbrtf(0.4122214708 * rgb.x + 0.5363325363 * rgb.y + 0.0514459929 * rgb.z)
    let m = cbrtf(0.2119034982 * rgb.x + 0.6806995451 * rgb.y + 0.1073969566 * rgb.z)
    let s = cbrtf(0.0883024619 * rgb.x + 0.2817188376 * rgb.y + 0.6299787005 * rgb.z)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, 0) * 100
  }
}
