import GameScenes
import SDLKit
import SDLStage
import SlidingGame
import Stage

/// Measures frames of the sliding board of 8 × 8: a row that slides, and a deal, in which all tiles move.
enum BoardBench {
  static func run() throws -> [BenchRow] {
    let library = try SDLLibrary(name: "MatchwoodBench", isHeadless: true)
    defer { withExtendedLifetime(library) {} }
    let text = try TextCache(FontFinder())
    let picture = BoardPicture(name: "picture", source: .drawing(drawing))
    let faces: [(name: String, face: TileFace)] = [
      ("picture", .picture(picture, showsNumbers: true)), ("numbers", .numbers),
    ]
    return try faces.flatMap { name, face in
      let rig = try BoardRig(width: 1280, height: 800, face: face, text: text)
      return [
        row(name, "row slides", try sliding(rig), reach: "≤ 4 ms, p99 ≤ 8 ms"),
        row(name, "all are dealt", try dealing(rig), reach: ""),
      ]
    }
  }

  private static func row(
    _ face: String, _ what: String, _ seconds: [Double], reach: String
  ) -> BenchRow {
    BenchRow(
      name: "frame: 8 × 8 \(face) \(what), 1280 × 800",
      value: Samples(seconds.map { $0 * 1e3 }).tailText("ms", digits: 2), reach: reach)
  }

  /// Frames while the seven tiles of a row slide there and back.
  private static func sliding(_ rig: BoardRig) throws -> [Double] {
    // The second last row, so that the board is never solved.
    try rig.table.session.perform(.tilt(.down))
    try rig.frame(after: .seconds(1))
    return try (0..<40).flatMap { round in
      try rig.table.session.perform(.slide(round.isMultiple(of: 2) ? 48 : 55))
      return try Samples.timing(13) { try rig.frame() }
    }
  }

  private static func dealing(_ rig: BoardRig) throws -> [Double] {
    try (0..<6).flatMap { _ in
      rig.table.newGame()
      return try Samples.timing(36) { try rig.frame() }
    }
  }

  private static var drawing: Drawing {
    var drawing = Drawing(size: Size(1000, 1000))
    let all = Rect(.zero, drawing.size)
    drawing.fill(.rect(all), .vertical(all, Color(0x3F5488), Color(0xF0B487)))
    drawing.fill(.circle(Point(620, 380), radius: 170), Color(0xFFF0BE))
    return drawing
  }
}
