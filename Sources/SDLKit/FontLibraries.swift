import CFontconfig
import CSDL2TTF
import Glibc

/// SDL_ttf and fontconfig, each opened when it is first needed.
///
/// Linked to the program they would bring eleven libraries, and take a millisecond and 2 MB of each start, most of which
/// write nothing that is not kept. They stay open.
nonisolated enum FontLibraries {
  /// What writes; nil where the system has no SDL_ttf.
  static let writer: TTF_Calls? = {
    var calls = TTF_Calls()
    return opens(writerFile) && TTF_FindCalls(&calls) ? calls : nil
  }()

  /// What finds fonts; nil where the system has no fontconfig.
  static let finder: FcCalls? = {
    var calls = FcCalls()
    return opens(finderFile) && FcFindCalls(&calls) ? calls : nil
  }()

  /// Of version 2, for the loader; SDL promises that no function leaves it.
  private static let writerFile = "libSDL2_ttf-2.0.so.0"
  private static let finderFile = "libfontconfig.so.1"

  /// Why there is nothing that writes, or nothing that finds.
  static let noWriter = missing(writerFile, "libsdl2-ttf-2.0-0")
  static let noFinder = missing(finderFile, "libfontconfig1")

  private static func missing(_ file: String, _ package: String) -> SDLError {
    SDLError("dlopen", "\(file) cannot be opened; install the package \(package)")
  }

  /// Its functions are found by their names from then on, those of a library that was loaded before them first.
  private static func opens(_ file: String) -> Bool { dlopen(file, RTLD_NOW | RTLD_GLOBAL) != nil }
}
