import CLCMS2

/// A conversion of pixels from an ICC profile's colours to sRGB, by Little CMS.
///
/// A malicious profile can exhaust time and memory or crash the library: convert only in the sandboxed decoder.
@safe public nonisolated final class ColorConversion {
  private let calls: LCMS_Calls
  private let transform: cmsHTRANSFORM
  /// Whether the transform has one grey channel as input.
  private let isGrey: Bool

  /// Opens the libraries in advance. Without them, profiles are ignored.
  public static func load() {
    _ = LazyLibraries.profiles
    _ = LazyLibraries.inflater
  }

  /// Parses a profile.
  ///
  /// - Parameter isGrey: whether the picture is greyscale.
  /// - Returns: `nil` if Little CMS is not installed, or if the profile is damaged, does not suit the picture, or has
  ///   the effect of sRGB.
  public init?(profile: [UInt8], isGrey: Bool) {
    guard let calls = try? LazyLibraries.profiles.get(),
      let source = unsafe calls.cmsOpenProfileFromMem(profile, cmsUInt32Number(profile.count))
    else { return nil }
    defer { _ = unsafe calls.cmsCloseProfile(source) }
    let space = unsafe calls.cmsGetColorSpace(source)
    let classes = [
      cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass,
    ]
    guard unsafe classes.contains(calls.cmsGetDeviceClass(source)),
      space == cmsSigRgbData || (space == cmsSigGrayData && isGrey),
      let target = calls.cmsCreate_sRGBProfile()
    else { return nil }
    defer { _ = unsafe calls.cmsCloseProfile(target) }
    self.calls = calls
    self.isGrey = space == cmsSigGrayData
    let format = self.isGrey ? LCMS_grey : LCMS_argb
    guard
      let transform = unsafe calls.cmsCreateTransform(
        source, format, target, LCMS_argb, cmsUInt32Number(INTENT_PERCEPTUAL), 0)
    else { return nil }
    unsafe self.transform = transform
    if changesNothing { return nil }
  }

  deinit { unsafe calls.cmsDeleteTransform(transform) }

  /// Converts opaque pixels (`0xFFRRGGBB`).
  ///
  /// - Complexity: About 20 ns per pixel, and less for a greyscale profile.
  public func convert(_ pixels: inout [UInt32]) {
    if isGrey {
      let shades = converted((0...255).map { UInt8($0) })
      for index in pixels.indices { pixels[index] = shades[Int(pixels[index] & 0xFF)] }
    } else {
      let count = cmsUInt32Number(pixels.count)
      unsafe pixels.withUnsafeMutableBytes { bytes in
        unsafe calls.cmsDoTransform(transform, bytes.baseAddress, bytes.baseAddress, count)
      }
    }
  }

  private func converted(_ shades: [UInt8]) -> [UInt32] {
    var colors = [UInt32](repeating: 0xFF00_0000, count: shades.count)
    unsafe calls.cmsDoTransform(transform, shades, &colors, cmsUInt32Number(shades.count))
    return colors
  }

  /// Whether the conversion changes each channel of 17³ test colours by at most one level. Most cameras embed an
  /// sRGB profile, and their pixels should stay unchanged.
  private var changesNothing: Bool {
    let levels = (0...16).map { UInt32(min(255, $0 * 16)) }
    let before = levels.flatMap { red in
      levels.flatMap { green in
        levels.map { blue -> UInt32 in
          let (red, green) = isGrey ? (blue, blue) : (red, green)
          return 0xFF00_0000 | red << 16 | green << 8 | blue
        }
      }
    }
    var after = before
    convert(&after)
    return zip(before, after).allSatisfy { before, after in
      [0, 8, 16].allSatisfy { shift in
        abs(Int(before >> shift & 0xFF) - Int(after >> shift & 0xFF)) <= 1
      }
    }
  }
}

/// Decompression with zlib.
public nonisolated enum Inflation {
  /// Decompresses bytes. Returns `nil` if they are damaged, expand to nothing or to more than `limit` bytes, or if
  /// zlib is not installed.
  public static func unpacked(_ bytes: [UInt8], atMost limit: Int) -> [UInt8]? {
    guard let calls = try? LazyLibraries.inflater.get() else { return nil }
    var length = UInt(limit)
    let unpacked = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let isWhole =
        unsafe calls.uncompress(buffer.baseAddress, &length, bytes, UInt(bytes.count)) == 0
      count = isWhole ? min(Int(length), limit) : 0
    }
    return unpacked.isEmpty ? nil : unpacked
  }
}
