import CSDL2
import CSDL2TTF
import Files
import Glibc

/// A font's file in memory, opened once and shared by every size of it.
///
/// Mapped, not read: the system loads only the pages that are looked at, and opening a size takes
/// 0.1 ms instead of a few.
@MainActor public final class FontFile {
  let bytes: UnsafeMutableRawBufferPointer

  /// - Throws: where the file cannot be opened.
  public init(path: FilePath) throws(SDLError) {
    let file = open(path.cString, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SDLError("open", "cannot read the font \(path)") }
    defer { close(file) }
    var status = stat()
    let length = fstat(file, &status) == 0 ? Int(status.st_size) : 0
    let start = length > 0 ? mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED
    guard let start, start != MAP_FAILED else {
      throw SDLError("mmap", "cannot read the font \(path)")
    }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: length)
  }

  isolated deinit { munmap(bytes.baseAddress, bytes.count) }
}

/// A font at one size.
@MainActor public final class Font {
  private let library: TTF_Calls
  private let pointer: OpaquePointer
  private let file: FontFile
  /// Whether its outlines are sharpened, which takes a third of a millisecond the first time; what is only measured does
  /// without.
  private var isHinted = false

  /// - Parameters:
  ///   - face: which of the faces in the file.
  ///   - pixels: the em.
  public init(_ file: FontFile, face: Int = 0, pixels: Int) throws(SDLError) {
    self.file = file
    library = try LateLibraries.writer.get()
    // Counted by SDL_ttf: the last font to close ends it.
    try check(library.TTF_Init(), "TTF_Init")
    do {
      let stream = try made(
        SDL_RWFromConstMem(file.bytes.baseAddress, Int32(file.bytes.count)), "SDL_RWFromConstMem")
      pointer = try made(
        library.TTF_OpenFontIndexRW(stream, 1, Int32(pixels), face), "TTF_OpenFontIndexRW")
    } catch {
      library.TTF_Quit()
      throw error
    }
    library.TTF_SetFontHinting(pointer, Int32(TTF_HINTING_NONE))
  }

  /// Opens what writes, on any thread, so that the first font need not: 2 ms.
  public nonisolated static func prepare() { _ = LateLibraries.writer }

  isolated deinit {
    library.TTF_CloseFont(pointer)
    library.TTF_Quit()
  }

  /// Light hinting sharpens along the vertical alone, keeps shapes and widths, and costs half the time.
  private func hint() {
    if !isHinted { library.TTF_SetFontHinting(pointer, Int32(TTF_HINTING_LIGHT)) }
    isHinted = true
  }

  /// The height of a line, in pixels.
  public var height: Int { Int(library.TTF_FontHeight(pointer)) }

  /// From the top of a line to its baseline, in pixels.
  public var ascent: Int { Int(library.TTF_FontAscent(pointer)) }

  /// Whether it can write a character.
  public func has(_ scalar: Unicode.Scalar) -> Bool {
    library.TTF_GlyphIsProvided32(pointer, scalar.value) != 0
  }

  /// The width of one line, in pixels.
  public func width(of string: String) throws(SDLError) -> Int {
    var width: Int32 = 0
    try check(library.TTF_SizeUTF8(pointer, Self.unjoined(string), &width, nil), "TTF_SizeUTF8")
    return Int(width)
  }

  /// How far from the beginning of a character the next one begins where no pair moves together, in 64ths of a pixel.
  public func advance(of character: Unicode.Scalar) throws(SDLError) -> Int {
    library.TTF_SetFontKerning(pointer, 0)
    defer { library.TTF_SetFontKerning(pointer, 1) }
    // SDL_ttf tells it in whole pixels alone.
    return try width(of: String(repeating: Character(character), count: 64)) - lead(of: character)
  }

  /// How far a character begins before its place, in pixels.
  public func lead(of character: Unicode.Scalar) -> Int {
    var left: Int32 = 0
    let found = library.TTF_GlyphMetrics32(pointer, character.value, &left, nil, nil, nil, nil)
    return found == 0 ? max(0, -Int(left)) : 0
  }

  /// How far the highest letter rises above the ascent, as an Ü does in some fonts; in pixels.
  ///
  /// A rendered line begins by so much higher.
  public func rise(of string: String) -> Int {
    hint()
    var highest: Int32 = 0
    for scalar in string.unicodeScalars {
      var top: Int32 = 0
      if library.TTF_GlyphMetrics32(pointer, scalar.value, nil, nil, nil, &top, nil) == 0 {
        highest = max(highest, top)
      }
    }
    return max(0, Int(highest) - ascent)
  }

  /// One line in white on clear ground.
  public func rendered(_ string: String) throws(SDLError) -> PixelSurface {
    hint()
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    return PixelSurface(
      owned: try made(
        library.TTF_RenderUTF8_Blended(pointer, Self.unjoined(string), white),
        "TTF_RenderUTF8_Blended"))
  }

  /// The string with a mark between letters that a font could join to one, as "tti" in "Settings".
  ///
  /// Joined letters look like a misprint at large sizes, and SDL_ttf cannot switch them off.
  private static func unjoined(_ string: String) -> String {
    // U+200C, the zero width non-joiner, has no look of its own.
    let nonJoiner: Unicode.Scalar = "\u{200C}"
    var result = String.UnicodeScalarView()
    var isJoiner = false
    for scalar in string.unicodeScalars {
      if isJoiner, "ftijlbhk".unicodeScalars.contains(scalar) { result.append(nonJoiner) }
      result.append(scalar)
      isJoiner = scalar == "f" || scalar == "t"
    }
    return String(result)
  }
}
