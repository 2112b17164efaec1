import CFontconfig
import Synchronization

/// Finds the system's best match for the type of the game, through fontconfig.
///
/// Can be used on any thread. The first search reads fontconfig's lists (some 4 ms): ask for a weight
/// on another thread while the window opens, and the main thread finds the answer ready.
public nonisolated final class FontFinder: Sendable {
  /// A stroke weight, as fontconfig counts it.
  public enum Weight: Int32, Hashable, Sendable, CaseIterable {
    case regular = 80
    case medium = 100
    case semibold = 180
    case bold = 200
    case heavy = 210
  }

  /// Families in the order of preference; the first that is installed serves every weight.
  public static let families = ["Lato", "Carlito", "Open Sans", "Noto Sans", "DejaVu Sans"]

  private let found = Mutex<[Weight: String]>([:])

  /// A finder that has not searched yet.
  public init() {}

  /// The path of the font file, or nil where the system has no font at all.
  ///
  /// Where a family lacks a weight, fontconfig takes the nearest it has.
  public func path(_ weight: Weight) -> String? {
    found.withLock { found in
      if let path = found[weight] { return path }
      let path = Self.search(weight)
      found[weight] = path
      return path
    }
  }

  private static func search(_ weight: Weight) -> String? {
    guard FcInit() != FcFalse, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddInteger(pattern, FC_WEIGHT, weight.rawValue)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file else {
      return nil
    }
    return String(cString: file)
  }
}
