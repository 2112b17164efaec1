import CFontconfig
import CLCMS2
import CSDL2Image
import CSDL2TTF
import Glibc

/// Libraries that are opened when they are first needed: to write, to look for a font, for picture files in or out.
///
/// Linked to the program they would bring twenty libraries, and take 3 ms and 3 MB of each start, most of which write
/// nothing that is not kept and read no picture. They stay open.
nonisolated enum LateLibraries {
  // Of SDL's, version 2: SDL promises that no function leaves it.
  static let writer = opened(
    "libSDL2_ttf-2.0.so.0", of: "libsdl2-ttf-2.0-0", TTF_Calls(), TTF_FindCalls)
  static let images = opened(
    "libSDL2_image-2.0.so.0", of: "libsdl2-image-2.0-0", IMG_Calls(), IMG_FindCalls)
  static let finder = opened("libfontconfig.so.1", of: "libfontconfig1", FcCalls(), FcFindCalls)
  static let profiles = opened("liblcms2.so.2", of: "liblcms2-2", LCMS_Calls(), LCMS_FindCalls)
  static let inflater = opened("libz.so.1", of: "zlib1g", ZLIB_Calls(), ZLIB_FindCalls)

  /// A library's functions, or why there are none.
  ///
  /// - Parameters:
  ///   - package: of Debian's, to be named where it is missing.
  ///   - find: fills in the functions by their names, those of a library that was loaded before all others first.
  private static func opened<Calls>(
    _ file: String, of package: String, _ none: Calls,
    _ find: (UnsafeMutablePointer<Calls>) -> Bool
  ) -> Result<Calls, SDLError> {
    var calls = none
    if dlopen(file, RTLD_NOW | RTLD_GLOBAL) != nil, find(&calls) { return .success(calls) }
    return .failure(
      SDLError("dlopen", "\(file) cannot be opened; install the package \(package)"))
  }
}
