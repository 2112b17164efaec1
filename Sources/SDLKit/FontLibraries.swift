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
    return opens("libfontconfig.so.1") && FcFindCalls(&calls) ? calls : nil
  }()

  /// Of version 2, for the loader; SDL promises that no function leaves it.
  static let writerFile = "libSDL2_ttf-2.0.so.0"

  /// Its functions are found by their names from then on, those of a library that was loaded before them first.
  private static func opens(_ file: String) -> Bool { dlopen(file, RTLD_NOW | RTLD_GLOBAL) != nil }
}
