import Files
import PictureScenes
import SDLKit
import Sandbox
import Stage

/// Decodes one picture file, in a sandboxed process that is started for it.
package enum PictureReader {
  /// The colour behind transparent pixels.
  private static let background: UInt32 = 0xFFFF_FFFF
  /// The number of rows that are converted at a time.
  private static let band = 16
  /// The number of pixels above which decoding a progressive file probably runs out of memory.
  private static let progressivePixels = 24 << 20

  /// Decodes standard input and answers on standard output.
  ///
  /// - Returns: the exit code.
  package static func run(_ request: PictureRequest) -> Int32 {
    // Libraries must be loaded and the file examined before the sandbox is locked.
    PictureFileKind.loadAll()
    if request.usesProfile { ColorConversion.load() }
    let source = Result { () throws(PictureError) in
      try PictureSource(File(owning: 0, "standard input"))
    }
    let hasLimitsAlone = Sandbox.lock() == .limits
    let output = File(owning: 1, "standard output")
    do {
      let (reply, picture) = answer(request, source, hasLimitsAlone)
      try output.writeAll(reply.bytes)
      // If the profile ends this process now, the parent knows that the rest of the picture is intact.
      if let picture { try output.writeAll(picture.converted()) }
      return 0
    } catch {
      return 1
    }
  }

  private static func answer(
    _ request: PictureRequest, _ source: Result<PictureSource, PictureError>,
    _ hasLimitsAlone: Bool
  ) -> (PictureReply, ReadPicture?) {
    do {
      let source = try source.get()
      let header = try source.header()
      let bytes = try source.beginning(source.length)
      let surface = try surface(header, bytes)
      let image = try pixels(request, header, surface)
      let profile = request.usesProfile ? ColorProfile.bytes(in: bytes, header) : nil
      return (
        PictureReply(width: image.width, height: image.height, hasLimitsAlone: hasLimitsAlone),
        ReadPicture(image: image, profile: profile, isGrey: header.isGrey)
      )
    } catch {
      return (PictureReply(error, hasLimitsAlone: hasLimitsAlone), nil)
    }
  }

  /// A decoded picture in the colour space of its file.
  private struct ReadPicture {
    let image: PixelImage
    let profile: [UInt8]?
    let isGrey: Bool

    /// Returns the pixels in sRGB.
    func converted() -> [UInt32] {
      var pixels = image.pixels
      if let profile, let conversion = ColorConversion(profile: profile, isGrey: isGrey) {
        conversion.convert(&pixels)
      }
      return pixels
    }
  }

  private static func surface(
    _ header: PictureHeader, _ bytes: [UInt8]
  ) throws(PictureError) -> PixelSurface {
    if header.kind == .jpeg, !JPEGHeader.isWhole(bytes, header) { throw .broken }
    do {
      let surface =
        header.kind == .webp && header.frame > 0
        ? try firstFrame(header, bytes) : try PixelSurface.reading(header.kind, from: bytes)
      guard surface.width == header.width, surface.height == header.height else {
        throw PictureError.broken
      }
      return surface
    } catch let error as SDLError {
      let isLarge =
        header.isProgressive && header.width * header.height > Self.progressivePixels
      let words = error.message.lowercased().split { !$0.isLetter }
      if isLarge || words.contains("memory") { throw .tooDemanding }
      throw words.contains { ["unknown", "unsupported", "supported"].contains($0) }
        ? .unreadableKind : .broken
    } catch {
      throw .broken
    }
  }

  /// Decodes the first frame of an animated WebP and places it on the canvas.
  private static func firstFrame(
    _ header: PictureHeader, _ bytes: [UInt8]
  ) throws -> PixelSurface {
    guard let frame = WebPHeader.firstFrame(of: bytes, header) else { throw PictureError.broken }
    let surface = try PixelSurface.reading(.webp, from: frame.file)
    let (width, height) = (header.width, header.height)
    if (frame.x, frame.y, surface.width, surface.height) == (0, 0, width, height) {
      return surface
    }
    guard frame.x + surface.width <= width, frame.y + surface.height <= height else {
      throw PictureError.broken
    }
    let whole = try PixelSurface(width: width, height: height)
    try surface.copyAll(to: whole, x: frame.x, y: frame.y)
    return whole
  }

  /// Crops, downscales and rotates the picture.
  private static func pixels(
    _ request: PictureRequest, _ header: PictureHeader, _ surface: PixelSurface
  ) throws(PictureError) -> PixelImage {
    let wanted = request.part(of: header.upright)
    let part = header.turn.stored(wanted, width: header.width, height: header.height)
    let size = request.size(of: part)
    var shrinker = RowShrinker(part, width: size.width, height: size.height)
    do {
      let plain = try PixelSurface(width: surface.width, height: min(band, surface.height))
      for first in stride(from: part.rows.lowerBound, to: part.rows.upperBound, by: band) {
        let rows = first..<min(first + band, part.rows.upperBound)
        try plain.fill(background)
        try surface.copyRows(rows, toTopOf: plain)
        try plain.withPixels { pixels, stride in
          for row in 0..<rows.count {
            shrinker.add(UnsafeBufferPointer(rebasing: pixels[(row * stride)...]))
          }
        }
      }
    } catch {
      throw .broken
    }
    let upright = header.turn.upright(shrinker.pixels, width: size.width)
    let (width, height) =
      header.turn.swapsSides ? (size.height, size.width) : (size.width, size.height)
    return PixelImage(width: width, height: height, pixels: upright)
  }
}
