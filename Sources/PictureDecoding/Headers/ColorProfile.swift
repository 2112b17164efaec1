import SDLKit

/// The ICC profile of a picture file.
///
/// PNG specification, third edition, section 11.3.2.3. ICC.1:2022, annex B. RFC 9649, section 2.7.1.4.
/// BITMAPV5HEADER.
nonisolated enum ColorProfile {
  /// The longest profile, in bytes. Profiles of colour spaces have up to 100 kB, those of printing presses up to 4
  /// MB.
  static let limit = 4 << 20
  /// The longest name of a profile in a PNG file, in bytes.
  private static let longestName = 79

  /// Returns the profile, or `nil` if there is none or it is incomplete.
  static func bytes(in file: [UInt8], _ header: PictureHeader) -> [UInt8]? {
    let bytes = HeaderBytes(file[...])
    guard header.kind != .jpeg else { return JPEGHeader.profile(of: bytes) }
    guard let place = header.profile, place.count <= limit,
      let part = try? bytes.part(at: place.lowerBound, count: place.count), !part.isEmpty
    else { return nil }
    guard header.kind == .png else { return Array(part) }
    // The part begins with a name, a zero and the compression method, which is always 0.
    guard let end = part.prefix(longestName + 1).firstIndex(of: 0), end > part.startIndex,
      part.dropFirst(end - part.startIndex + 1).first == 0
    else { return nil }
    return Inflation.unpacked(Array(part[(end + 2)...]), atMost: limit)
  }
}
