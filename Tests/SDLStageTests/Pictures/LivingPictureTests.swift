import GameKernel
import Motion
import PictureArt
import Raster
import SDLStage
import SlidingGame
import SlidingScenes
import Stage
import XCTest

final class LivingPictureTests: XCTestCase {
  /// What is cut out of a picture and laid back again looks as before.
  func testALifeBeginsAndEndsAsTheStillPicture() throws {
    for picture in BuiltInPicture.allCases {
      try onMain { lab in
        let board = LivingBoard(BoardPicture(picture), try lab.textCache())
        let painter = try lab.painter(260, 260)
        let still = try board.pixels(painter)
        var passed = 0
        while board.movingCount == 0, passed < 3000 {
          board.context.animator.advance(by: .milliseconds(8))
          passed += 8
        }
        XCTAssertGreaterThan(board.movingCount, 0, "\(picture)")
        for rest in [0, 6990 - passed] {
          board.context.animator.advance(by: .milliseconds(rest))
          let moving = try board.pixels(painter)
          let far = zip(still.pixels, moving.pixels).filter { Self.difference($0, $1) > 24 }.count
          // Tiles that turn about a slanting line are a little softer.
          XCTAssertLessThan(far, picture == .tiling ? 1000 : 90, "\(picture)")
        }
        board.context.animator.advance(by: .milliseconds(20))
        XCTAssertEqual(try board.pixels(painter), still, "\(picture)")
      }
    }
  }

  /// Of the channel that differs most.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }
}

/// A board of a picture whose life begins now.
@MainActor private final class LivingBoard {
  let context: StageContext
  private let table = SlidingTable(.home(.square(4)), seed: 1)
  private let board: BoardView

  init(_ picture: BoardPicture, _ text: TextCache) {
    context = StageContext(
      Look(theme: .named(.evening), metrics: Metrics(size: Size(260, 260)), measurer: text))
    board = BoardView(context: context)
    board.livens = true
    board.layout(
      frame: Rect(0, 0, 260, 260), face: .picture(picture, showsNumbers: false),
      state: table.state)
    let observation = table.session.changes.observe { [board] in board.show($0) }
    defer { observation.cancel() }
    for direction in [Direction.down, .up] {
      XCTAssertNoThrow(try table.session.perform(.tilt(direction)))
      context.animator.advance(by: .milliseconds(1400))
    }
  }

  private var list: DisplayList {
    var list = DisplayList()
    board.draw(into: &list)
    return list
  }

  var movingCount: Int {
    list.commands.filter {
      if case .picture(let picture, _) = $0.content {
        picture.name.hasPrefix("living ")
      } else {
        false
      }
    }.count
  }

  func pixels(_ painter: Painter) throws -> Bitmap {
    try painter.paint(list, theme: .named(.evening))
    return try painter.snapshot()
  }
}
