import Files
import Glibc
import MatchstickGame
import SDLKit
import SDLStage
import Stage

/// Measurements of the program's own work before its first frame: fonts, layout, pictures.
///
/// The system's share (loading libraries, opening a window) is not included.
enum StartBench {
  static func run() throws -> [BenchRow] {
    let folder = Folder("/tmp/matchwood-bench-\(getpid())")
    defer { folder.remove() }
    let cache = StartupCache(folder: folder.path)
    let rig = try MatchsticksRig(
      setup: MatchstickSetup(), text: try TextCache(FontFinder()), startup: cache)
    try rig.frame()
    rig.saveStartup()
    return [try firstFrame("with drawings saved", cache), try firstFrame("drawn", nil)]
  }

  private static func firstFrame(_ what: String, _ startup: StartupCache?) throws -> BenchRow {
    let seconds = try Samples.timing(31) {
      let rig = try MatchsticksRig(
        setup: MatchstickSetup(), text: try TextCache(FontFinder()), startup: startup)
      try rig.frame()
    }
    return BenchRow(
      name: "start: first frame \(what), 1280 × 800",
      value: Samples(seconds.map { $0 * 1e3 }).text("ms", digits: 2))
  }
}
