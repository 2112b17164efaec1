import GameKernel
import SDLKit
import SDLStage
import SlidingGame
import SlidingScenes
import Stage

/// Measurements of the 8 × 8 sliding board: frames of a sliding row, and of a deal in which all tiles move.
enum BoardBench {
  static func run() throws -> [BenchRow] {
    let text = try TextCache(FontFinder())
    let picture = BoardPicture(name: "picture", source: .drawing(drawing))
    let faces: [(name: String, face: TileFace)] = [
      ("picture", .picture(picture, showsNumbers: true)), ("numbers", .numbers),
    ]
    return try faces.flatMap { name, face -> [BenchRow] in
      let rig = try BoardRig(face: face, text: text)
      let observation = rig.table.session.changes.observe { rig.view.show($0) }
      defer { observation.cancel() }
      return [
        .frame("8 × 8 \(name) row slides", try sliding(rig), reach: "≤ 4 ms, p99 ≤ 8 ms"),
        .frame("8 × 8 \(name) all are dealt", try dealing(rig)),
      ]
    }
  }

  /// Measures frames while the seven tiles of a row slide back and forth.
  private static func sliding(_ rig: BoardRig) throws -> [Double] {
    // The second to last row, so that the board is never solved.
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
