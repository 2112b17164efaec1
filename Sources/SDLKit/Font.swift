import CSDL2
import CSDL2TTF
import Files
import Glibc

/// A font file, opened once and shared by all sizes.
///
/// The file is memory-mapped, so the system loads only the pages in use. Opening a size takes 0.1 ms instead of
/// several milliseconds.
@safe @MainActor public final class FontFile {
  let bytes: UnsafeMutableRawBufferPointer

  /// - Throws: if the file cannot be read or is empty.
  public init(path: FilePath) throws(SDLError) {
    let file = unsafe open(path.cString, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SDLError("open", "cannot read the font \(path)") }
    defer { close(file) }
    var status = stat()
    let length = unsafe fstat(file, &status) == 0 ? Int(status.st_size) : 0
    let start = unsafe length > 0 ? mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED
    guard let start = unsafe start, unsafe start != MAP_FAILED else {
      throw SDLError("mmap", "cannot read the font \(path)")
    }
    unsafe bytes = UnsafeMutableRawBufferPointer(start: start, count: length)
  }

  isolated deinit { unsafe munmap(bytes.baseAddress, bytes.count) }
}

/// A font at one size.
@safe @MainActor public final class Font {
  private let library: TTF_Calls
  private let pointer: OpaquePointer
  private let file: FontFile
  /// Whether hinting is on. It costs 0.3 ms at first use, so it stays off while text is only measured.
  private var isHinted = false

  /// - Parameters:
  ///   - face: the index of the face in the file.
  ///   - pixels: the size of the em in pixels.
  public init(_ file: FontFile, face: Int = 0, pixels: Int) throws(SDLError) {
    self.file = file
    library = try LazyLibraries.writer.get()
    // SDL_ttf counts references, so closing the last font shuts it down.
    try check(library.TTF_Init(), "TTF_Init")
    do {
      let stream = try unsafe made(
        SDL_RWFromConstMem(file.bytes.baseAddress, Int32(file.bytes.count)), "SDL_RWFromConstMem")
      unsafe pointer = try made(
        library.TTF_OpenFontIndexRW(stream, 1, Int32(pixels), face), "TTF_OpenFontIndexRW")
    } catch {
      library.TTF_Quit()
      throw error
    }
    unsafe library.TTF_SetFontHinting(pointer, Int32(TTF_HINTING_NONE))
  }

  /// Loads SDL_ttf (2 ms) in advance. Any thread may call it.
  public nonisolated static func prepare() { _ = LazyLibraries.writer }

  isolated deinit {
    unsafe library.TTF_CloseFont(pointer)
    library.TTF_Quit()
  }

  /// Enables light hinting. It sharpens vertically only, preserves shapes and widths, and takes half the time of
  /// full hinting.
  private func hint() {
    if !isHinted { unsafe library.TTF_SetFontHinting(pointer, Int32(TTF_HINTING_LIGHT)) }
    isHinted = true
  }

  /// The height of a line, in pixels.
  public var height: Int { unsafe Int(library.TTF_FontHeight(pointer)) }

  /// The distance from the top of a line to its baseline, in pixels.
  public var ascent: Int { unsafe Int(library.TTF_FontAscent(pointer)) }

  /// Whether the font contains a glyph for a character.
  public func has(_ scalar: Unicode.Scalar) -> Bool {
    unsafe library.TTF_GlyphIsProvided32(pointer, scalar.value) != 0
  }

  /// Returns the width of a line in pixels.
  public func width(of string: String) throws(SDLError) -> Int {
    var width: Int32 = 0
    try unsafe check(
      library.TTF_SizeUTF8(pointer, Self.unjoined(string), &width, nil), "TTF_SizeUTF8")
    return Int(width)
  }

  /// Returns the advance of a character without kerning, in 64ths of a pixel.
  public func advance(of character: Unicode.Scalar) throws(SDLError) -> Int {
    unsafe library.TTF_SetFontKerning(pointer, 0)
    defer { unsafe library.TTF_SetFontKerning(pointer, 1) }
    // SDL_ttf reports whole pixels only, so the width of 64 copies is measured.
    return try width(of: String(repeating: Character(character), count: 64)) - lead(of: character)
  }

  /// Returns how far a glyph extends to the left of its origin, in pixels.
  public func lead(of character: Unicode.Scalar) -> Int {
    var left: Int32 = 0
    let found = unsafe library.TTF_GlyphMetrics32(
      pointer, character.value, &left, nil, nil, nil, nil)
    return found == 0 ? max(0, -Int(left)) : 0
  }

  /// Returns how far the highest glyph extends above the ascent, in pixels. In some fonts an Ü does.
  ///
  /// The bitmap of a rendered line begins higher by this amount.
  public func rise(of string: String) -> Int {
    hint()
    var highest: Int32 = 0
    for scalar in string.unicodeScalars {
      var top: Int32 = 0
      if unsafe library.TTF_GlyphMetrics32(pointer, scalar.value, nil, nil, nil, &top, nil) == 0 {
        highest = max(highest, top)
      }
    }
    return max(0, Int(highest) - ascent)
  }

  /// Renders a line in white on a transparent background.
  public func rendered(_ string: String) throws(SDLError) -> PixelSurface {
    hint()
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    return unsafe PixelSurface(
      owned: try made(
        library.TTF_RenderUTF8_Blended(pointer, Self.unjoined(string), white),
        "TTF_RenderUTF8_Blended"))
  }

  /// Returns the string with a non-joiner between letters that may form a ligature, such as "tti" in "Settings".
  ///
  /// Ligatures look like misprints at large sizes, and SDL_ttf cannot disable them.
  private static func unjoined(_ string: String) -> String {
    // U+200C (zero width non-joiner) is invisible.
    let nonJoiner: Unicode.Scalar = "\u{200C}"
    var result = String.UnicodeScalarView()
    var isJoiner = false
    for scalar in string.unicodeScalars {
      if isJoiner, "ftijlbhkıìíîï".unicodeScalars.contains(scalar) { result.append(nonJoiner) }
      result.append(scalar)
      isJoiner = scalar == "f" || scalar == "t"
    }
    return String(result)
  }
}
