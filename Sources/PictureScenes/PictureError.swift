import Stage

/// The reason why a picture cannot be used.
public nonisolated enum PictureError: String, Error, CaseIterable, Sendable {
  /// The file does not exist.
  case missing
  /// The path is a folder, a pipe or a device.
  case notAFile
  /// The file cannot be opened, for example because of its permissions.
  case unreadable
  /// The file is empty.
  case empty
  /// The file is not a PNG, JPEG, WebP or BMP.
  case unknownKind
  /// The file is a variant of PNG, JPEG, WebP or BMP that the decoders do not support.
  case unreadableKind
  /// The colours are CMYK.
  case printColours
  /// The file exceeds ``PictureLimits/bytes``.
  case tooLong
  /// The picture exceeds the limits of pixels or sides in ``PictureLimits``.
  case tooLarge
  /// A side is shorter than the limit in ``PictureLimits``.
  case tooSmall
  /// The contents of the file are invalid.
  case broken
  /// The file was modified while it was read.
  case changed
  /// Decoding exceeds the limits of memory or time.
  case tooDemanding
  /// The decoder process could not be started.
  case noReader
  /// The picture cannot be saved, because the disk is full or the folder is not writable.
  case notKept
}

/// The limits of pictures.
public nonisolated enum PictureLimits {
  /// The largest file size in bytes: 64 MiB.
  public static let bytes = 64 << 20
  /// The shortest and the longest side in pixels.
  public static let sides = 32...16_384
  /// The largest number of pixels: 64 × 2²⁰, so that a camera's 64 megapixels fit.
  public static let pixels = 64 << 20
}

nonisolated extension PictureError {
  /// Returns the message for the player.
  public func message(_ texts: Texts) -> String {
    switch self {
    case .missing: texts("Picture not found. Check its name and folder.")
    case .notAFile: texts("This is not a picture file. Add a PNG, JPEG, WebP or BMP picture.")
    case .unreadable:
      texts("This picture cannot be opened. Try again, or check that you may read the file.")
    case .empty: texts("This file is empty. Add another one.")
    case .unknownKind:
      texts("This is not a PNG, JPEG, WebP or BMP picture. Save it as one of these first.")
    case .unreadableKind:
      texts("Matchwood cannot read this kind of picture. Save it as PNG or JPEG first.")
    case .printColours: texts("This picture has print colours (CMYK). Save it as RGB first.")
    case .tooLong: texts("This file is too large. Pictures can have up to 64 MB.")
    case .tooLarge:
      texts(
        "This picture is too large. It can have up to 64 megapixels and 16,384 pixels per side.")
    case .tooSmall: texts("This picture is too small. It needs at least 32 pixels per side.")
    case .broken: texts("This picture is damaged. Try another copy of it.")
    case .changed: texts("This picture changed while it was loading. Try again.")
    case .tooDemanding:
      texts("This picture takes too long or too much memory to open. Make it smaller first.")
    case .noReader: texts("Pictures cannot be opened right now. Try again later.")
    case .notKept: texts("This picture cannot be saved. The disk is full or write-protected.")
    }
  }
}
