import CFontconfig
import Files
import Synchronization

/// A search for the system's best font for the program, through fontconfig.
///
/// Any thread may use it. The first search reads fontconfig's lists (about 4 ms). To hide that time, search on
/// another thread while the window opens.
public nonisolated final class FontFinder: Sendable {
  /// A stroke weight, with fontconfig's value as raw value.
  public enum Weight: Int32, Hashable, Sendable, CaseIterable {
    case regular = 80
    case medium = 100
    case semibold = 180
    case bold = 200
    case heavy = 210
  }

  /// The font families in order of preference. The first installed one is used for every weight.
  public static let families = ["Lato", "Carlito", "Open Sans", "Noto Sans", "DejaVu Sans"]

  /// A face in a font file.
  public struct Face: Hashable, Sendable {
    /// The path of the font file.
    public let path: FilePath
    /// The index of the face in the file, as FreeType counts.
    public let index: Int
  }

  private let found = Mutex<[Weight: FilePath]>([:])

  /// Creates a finder that has not searched yet.
  public init() {}

  /// Returns the path of the font file, or `nil` if the system has no font.
  ///
  /// If a family lacks the weight, fontconfig chooses the nearest one.
  public func path(_ weight: Weight) -> FilePath? {
    found.withLock { found in
      if let path = found[weight] { return path }
      let path = Self.search(weight)?.path
      found[weight] = path
      return path
    }
  }

  /// The reason for a missing path, for display.
  public static var failure: SDLError {
    if case .failure(let error) = LazyLibraries.finder { return error }
    return SDLError("FcFontMatch", "no font was found; install one, such as the package fonts-lato")
  }

  /// Finds all weights, so that none needs a search later.
  public func searchAll() {
    for weight in Weight.allCases { _ = path(weight) }
  }

  /// Finds the best scalable monochrome face that contains all of some characters, or returns `nil`.
  ///
  /// - Complexity: Examines all installed fonts, which takes several milliseconds if there are many.
  public func face(having scalars: [Unicode.Scalar], _ weight: Weight) -> Face? {
    // The lock serialises the searches.
    found.withLock { _ in Self.search(weight, having: scalars) }
  }

  private static func search(_ weight: Weight, having scalars: [Unicode.Scalar] = []) -> Face? {
    guard let library = try? LazyLibraries.finder.get(), library.FcInit() != FcFalse,
      let pattern = library.FcPatternCreate()
    else { return nil }
    defer { unsafe library.FcPatternDestroy(pattern) }
    let wanted = library.FcCharSetCreate()
    defer { unsafe library.FcCharSetDestroy(wanted) }
    for scalar in scalars { _ = unsafe library.FcCharSetAddChar(wanted, scalar.value) }
    if !scalars.isEmpty {
      _ = unsafe library.FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
      _ = unsafe library.FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
      _ = unsafe library.FcPatternAddBool(pattern, FC_COLOR, FcFalse)
    }
    for family in families { _ = unsafe library.FcPatternAddString(pattern, FC_FAMILY, family) }
    _ = unsafe library.FcPatternAddInteger(pattern, FC_WEIGHT, weight.rawValue)
    _ = unsafe library.FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    _ = unsafe library.FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
    _ = unsafe library.FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe library.FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = unsafe library.FcFontMatch(nil, pattern, &result) else { return nil }
    defer { unsafe library.FcPatternDestroy(match) }
    var file: UnsafeMutablePointer<FcChar8>?
    guard unsafe library.FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch,
      let file = unsafe file
    else {
      return nil
    }
    guard unsafe scalars.isEmpty || has(match, wanted, library) else { return nil }
    var index: Int32 = 0
    _ = unsafe library.FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return unsafe Face(path: path(file), index: Int(index))
  }

  private static func path(_ string: UnsafeMutablePointer<FcChar8>) -> FilePath {
    unsafe FilePath(cString: UnsafeRawPointer(string).assumingMemoryBound(to: CChar.self))
  }

  /// Whether a matched font is monochrome and contains some characters.
  private static func has(
    _ match: OpaquePointer, _ wanted: OpaquePointer?, _ library: FcCalls
  ) -> Bool {
    var isColoured = FcFalse
    _ = unsafe library.FcPatternGetBool(match, FC_COLOR, 0, &isColoured)
    var set: OpaquePointer?
    guard isColoured == FcFalse,
      unsafe library.FcPatternGetCharSet(match, FC_CHARSET, 0, &set) == FcResultMatch
    else { return false }
    return unsafe library.FcCharSetIsSubset(wanted, set) != FcFalse
  }
}
