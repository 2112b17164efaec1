import CFontconfig
import Files
import Synchronization

/// Finds the system's best match for the type of the game, through fontconfig.
///
/// Can be used on any thread. The first search reads fontconfig's lists (some 4 ms): ask for a weight
/// on another thread while the window opens, and the main thread finds the answer ready; or remember what was found
/// the last time.
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

  /// One of the faces in a font's file.
  public struct Face: Hashable, Sendable {
    /// The path of the file.
    public let path: FilePath
    /// Which of its faces, as FreeType counts them.
    public let index: Int
  }

  private struct Paths {
    var found: [Weight: FilePath]?
    var hasSearched = false
  }

  private let paths = Mutex(Paths())
  private let remembered: @Sendable () -> [Weight: FilePath]

  /// A finder that has not searched yet.
  ///
  /// - Parameter remembered: what an earlier one has found, as far as it still holds; asked once, with the first font.
  public init(remembered: @escaping @Sendable () -> [Weight: FilePath] = { [:] }) {
    self.remembered = remembered
  }

  /// The path of the font file, or nil where the system has no font at all.
  ///
  /// Where a family lacks a weight, fontconfig takes the nearest it has.
  public func path(_ weight: Weight) -> FilePath? {
    paths.withLock { paths in
      var found = paths.found ?? remembered()
      defer { paths.found = found }
      if let path = found[weight] { return path }
      paths.hasSearched = true
      let path = Self.search(weight)?.path
      found[weight] = path
      return path
    }
  }

  /// Why there is no path, in words for the player.
  public static var failure: SDLError {
    if case .failure(let error) = LateLibraries.finder { return error }
    return SDLError("FcFontMatch", "no font was found; install one, such as the package fonts-lato")
  }

  /// The paths of all weights, where they had to be searched for; nil where all were remembered.
  public func searchAll() -> [Weight: FilePath]? {
    for weight in Weight.allCases { _ = path(weight) }
    return paths.withLock { $0.hasSearched ? $0.found : nil }
  }

  /// The files and folders that a search depends on, whether they are there or not: those of fontconfig's settings and
  /// of fonts.
  public static var sources: [FilePath] {
    guard let library = try? LateLibraries.finder.get(), library.FcInit() != FcFalse
    else { return [] }
    return paths(library.FcConfigGetConfigFiles(nil), library)
      + paths(library.FcConfigGetFontDirs(nil), library)
  }

  private static func paths(_ list: OpaquePointer?, _ library: FcCalls) -> [FilePath] {
    guard let list else { return [] }
    defer { library.FcStrListDone(list) }
    var paths: [FilePath] = []
    while let string = library.FcStrListNext(list) { paths.append(path(string)) }
    return paths
  }

  /// The next best face that has all of some characters, in one colour and at every size; nil where none has.
  ///
  /// - Complexity: looks through all installed fonts: a few milliseconds where there are many.
  public func face(having scalars: [Unicode.Scalar], _ weight: Weight) -> Face? {
    // The lock keeps two threads from searching at once.
    paths.withLock { _ in Self.search(weight, having: scalars) }
  }

  private static func search(_ weight: Weight, having scalars: [Unicode.Scalar] = []) -> Face? {
    guard let library = try? LateLibraries.finder.get(), library.FcInit() != FcFalse,
      let pattern = library.FcPatternCreate()
    else { return nil }
    defer { library.FcPatternDestroy(pattern) }
    let wanted = library.FcCharSetCreate()
    defer { library.FcCharSetDestroy(wanted) }
    for scalar in scalars { _ = library.FcCharSetAddChar(wanted, scalar.value) }
    if !scalars.isEmpty {
      _ = library.FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
      _ = library.FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
      _ = library.FcPatternAddBool(pattern, FC_COLOR, FcFalse)
    }
    for family in families { _ = library.FcPatternAddString(pattern, FC_FAMILY, family) }
    _ = library.FcPatternAddInteger(pattern, FC_WEIGHT, weight.rawValue)
    _ = library.FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    _ = library.FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
    _ = library.FcConfigSubstitute(nil, pattern, FcMatchPattern)
    library.FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = library.FcFontMatch(nil, pattern, &result) else { return nil }
    defer { library.FcPatternDestroy(match) }
    var file: UnsafeMutablePointer<FcChar8>?
    guard library.FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file else {
      return nil
    }
    guard scalars.isEmpty || has(match, wanted, library) else { return nil }
    var index: Int32 = 0
    _ = library.FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return Face(path: path(file), index: Int(index))
  }

  private static func path(_ string: UnsafeMutablePointer<FcChar8>) -> FilePath {
    FilePath(cString: UnsafeRawPointer(string).assumingMemoryBound(to: CChar.self))
  }

  /// Whether a font can write these characters, in one colour.
  private static func has(
    _ match: OpaquePointer, _ wanted: OpaquePointer?, _ library: FcCalls
  ) -> Bool {
    var isColoured = FcFalse
    _ = library.FcPatternGetBool(match, FC_COLOR, 0, &isColoured)
    var set: OpaquePointer?
    guard isColoured == FcFalse,
      library.FcPatternGetCharSet(match, FC_CHARSET, 0, &set) == FcResultMatch
    else { return false }
    return library.FcCharSetIsSubset(wanted, set) != FcFalse
  }
}
