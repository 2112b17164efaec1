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
    let kept = TableStore(folder: folder.path)
    if let table = TableArt.paint(size: Size(1280, 800), theme: .named(.evening)) {
      kept.save(table, theme: .evening)
    }
    return [
      try firstFrame("with the table kept", kept),
      try firstFrame("with the table painted", TableStore(folder: nil)),
    ]
  }

  private static func firstFrame(_ what: String, _ tables: TableStore) throws -> BenchRow {
    let seconds = try Samples.timing(31) {
      let rig = try MatchsticksRig(
        setup: MatchstickSetup(), text: try TextCache(FontFinder()), tables: tables)
      try rig.frame()
    }
    return BenchRow(
      name: "start: first frame \(what), 1280 × 800",
      value: Samples(seconds.map { $0 * 1e3 }).text("ms", digits: 2))
  }
}
