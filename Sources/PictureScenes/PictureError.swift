import Stage

/// Why a picture cannot be used.
public nonisolated enum PictureError: String, Error, CaseIterable, Sendable {
  /// There is no such file.
  case missing
  /// It is a folder, a pipe or a device.
  case notAFile
  /// The system does not let it be read.
  case unreadable
  /// There is nothing in the file.
  case empty
  /// It is no PNG, JPEG, WebP or BMP.
  case unknownKind
  /// It is a PNG, JPEG, WebP or BMP of a kind that the decoders do not know.
  case unreadableKind
  /// Its colours are inks for a press.
  case printColours
  /// The file is longer than ``PictureLimits`` allow.
  case tooLong
  /// It has more pixels than ``PictureLimits`` allow.
  case tooLarge
  /// It has too few pixels for a board.
  case tooSmall
  /// What is in the file makes no sense.
  case broken
  /// The file was written while it was read.
  case changed
  /// Reading it takes more memory or time than a picture may.
  case tooDemanding
  /// No process could be started to read it.
  case noReader
  /// It can be read but not kept: the disk is full or the folder closed.
  case notKept
}

/// How large a picture may be.
public nonisolated enum PictureLimits {
  /// The longest file, in bytes: 64 MiB.
  public static let bytes = 64 << 20
  /// The shortest and the longest side, in pixels.
  public static let sides = 32...16_384
  /// The most pixels: 64 binary millions, so that what a camera calls 64 megapixels fits.
  public static let pixels = 64 << 20
}

nonisolated extension PictureError {
  /// For the player, in the window.
  public func message(_ texts: Texts) -> String {
    switch self {
    case .missing: texts("There is no such picture.")
    case .notAFile: texts("This is not a file with a picture in it.")
    case .unreadable: texts("This picture cannot be opened.")
    case .empty: texts("This file is empty.")
    case .unknownKind: texts("Only PNG, JPEG, WebP and BMP pictures can be played with.")
    case .unreadableKind: texts("This picture is of a kind that cannot be read.")
    case .printColours: texts("This picture has colours for a printing press (CMYK).")
    case .tooLong: texts("This file is too long. Pictures may have up to 64 MB.")
    case .tooLarge:
      texts("This picture is too large. It may have up to 64 megapixels, and 16384 pixels a side.")
    case .tooSmall: texts("This picture is too small. It needs at least 32 pixels a side.")
    case .broken: texts("This picture is damaged and cannot be shown.")
    case .changed: texts("This picture changed while it was read. Please try again.")
    case .tooDemanding: texts("This picture takes too long or too much memory to open.")
    case .noReader: texts("Pictures cannot be opened just now. Please try again later.")
    case .notKept: texts("This picture cannot be kept: the disk is full or may not be written.")
    }
  }
}
