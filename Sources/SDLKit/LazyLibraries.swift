import CFontconfig
import CLCMS2
import CSDL2Image
import CSDL2TTF
import Glibc

/// Libraries that are opened on first use: for text, fonts, picture files and colour profiles.
///
/// Linking them would load twenty libraries and cost 3 ms and 3 MB at each launch. Most launches need none of them,
/// because the text is cached and no picture is read. An open library is never closed.
nonisolated enum LazyLibraries {
  // SDL removes no functions from libraries of its major version 2.
  static let writer = unsafe opened(
    "libSDL2_ttf-2.0.so.0", of: "libsdl2-ttf-2.0-0", TTF_Calls(), TTF_FindCalls)
  static let images = unsafe opened(
    "libSDL2_image-2.0.so.0", of: "libsdl2-image-2.0-0", IMG_Calls(), IMG_FindCalls)
  static let finder = unsafe opened(
    "libfontconfig.so.1", of: "libfontconfig1", FcCalls(), FcFindCalls)
  static let profiles = unsafe opened(
    "liblcms2.so.2", of: "liblcms2-2", LCMS_Calls(), LCMS_FindCalls)
  static let inflater = unsafe opened("libz.so.1", of: "zlib1g", ZLIB_Calls(), ZLIB_FindCalls)

  /// Opens a library and returns its functions, or the reason for the failure.
  ///
  /// - Parameters:
  ///   - package: the Debian package to name in the error message.
  ///   - find: looks up the functions by name, preferring libraries that were loaded earlier, such as by
  ///     `LD_PRELOAD`.
  private static func opened<Calls>(
    _ file: String, of package: String, _ none: Calls,
    _ find: (UnsafeMutablePointer<Calls>) -> Bool
  ) -> Result<Calls, SDLError> {
    var calls = none
    if unsafe dlopen(file, RTLD_NOW | RTLD_GLOBAL) != nil, unsafe find(&calls) {
      return .success(calls)
    }
    return .failure(
      SDLError("dlopen", "\(file) cannot be opened; install the package \(package)"))
  }
}
