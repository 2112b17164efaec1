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

    /// The weight in place of this one if the player wants bolder texts.
    var bolder: Weight {
      switch self {
      case .regular: .semibold
      case .medium: .bold
      case .semibold, .bold, .heavy: .heavy
      }
    }
  }

  /// The player's wish for the font.
  public struct Wish: Hashable, Sendable {
    /// The family before all others; `nil` for the usual one.
    public var family: String?
    /// Whether all texts are bolder.
    public var isBold: Bool
    /// The language, such as `zh-cn`, that decides the shape of characters which languages write differently; `nil` for
    /// the system's.
    public var language: String?

    /// Creates a wish. By default, it has none.
    public init(family: String? = nil, isBold: Bool = false, language: String? = nil) {
      (self.family, self.isBold, self.language) = (family, isBold, language)
    }
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

  private struct State {
    var wish = Wish()
    var found: [Weight: FilePath] = [:]
  }
  private let state = Mutex(State())

  /// The player's wish. A new one forgets all found fonts.
  public var wish: Wish {
    get { state.withLock { $0.wish } }
    set {
      state.withLock { state in
        if newValue != state.wish { state = State(wish: newValue) }
      }
    }
  }

  /// Creates a finder that has not searched yet.
  public init() {}

  /// Returns the path of the font file, or `nil` if the system has no font.
  ///
  /// If a family lacks the weight, fontconfig chooses the nearest one.
  public func path(_ weight: Weight) -> FilePath? {
    state.withLock { state in
      if let path = state.found[weight] { return path }
      let path = Self.search(weight, state.wish)?.path
      state.found[weight] = path
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
    state.withLock { Self.search(weight, $0.wish, having: scalars) }
  }

  /// Returns the installed families that can write the texts of the program, in alphabetical order.
  ///
  /// - Complexity: Examines all installed fonts, which takes several milliseconds if there are many.
  public func installedFamilies() -> [String] {
    state.withLock { _ in Self.list() }
  }

  private static func list() -> [String] {
    guard let library = try? LazyLibraries.finder.get(), library.FcInit() != FcFalse,
      let pattern = library.FcPatternCreate()
    else { return [] }
    defer { unsafe library.FcPatternDestroy(pattern) }
    let wanted = library.FcCharSetCreate()
    defer { unsafe library.FcCharSetDestroy(wanted) }
    for scalar in "AZaz09äöüßÄÖÜéñ–…".unicodeScalars {
      _ = unsafe library.FcCharSetAddChar(wanted, scalar.value)
    }
    _ = unsafe library.FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
    _ = unsafe library.FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    _ = unsafe library.FcPatternAddBool(pattern, FC_COLOR, FcFalse)
    guard let objects = library.FcObjectSetCreate() else { return [] }
    defer { unsafe library.FcObjectSetDestroy(objects) }
    _ = unsafe library.FcObjectSetAdd(objects, FC_FAMILY)
    guard let fonts = unsafe library.FcFontList(nil, pattern, objects) else { return [] }
    defer { unsafe library.FcFontSetDestroy(fonts) }
    var families: Set<String> = []
    let count = unsafe Int(fonts.pointee.nfont)
    for index in 0..<count {
      var name: UnsafeMutablePointer<FcChar8>?
      let result = unsafe library.FcPatternGetString(
        fonts.pointee.fonts[index], FC_FAMILY, 0, &name)
      guard result == FcResultMatch, let name = unsafe name else { continue }
      unsafe families.insert(String(cString: name))
    }
    return families.sorted()
  }

  private static func search(
    _ weight: Weight, _ wish: Wish, having scalars: [Unicode.Scalar] = []
  ) -> Face? {
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
    for family in [wish.family].compactMap(\.self) + families {
      _ = unsafe library.FcPatternAddString(pattern, FC_FAMILY, family)
    }
    if let language = wish.language {
      _ = unsafe library.FcPatternAddString(pattern, FC_LANG, language)
    }
    let shown = wish.isBold ? weight.bolder : weight
    _ = unsafe library.FcPatternAddInteger(pattern, FC_WEIGHT, shown.rawValue)
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
