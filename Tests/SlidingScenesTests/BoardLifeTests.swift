import GameKernel
import Motion
import PictureArt
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("A picture that has been put together lives for a while", .tags(.rules))
struct BoardLifeTests {
  /// Those of the box, and nil for one of the player's own.
  nonisolated static let pictures: [BuiltInPicture?] = BuiltInPicture.allCases + [nil]

  /// A board of which the last joint has just closed, and whose life begins now.
  private func living(_ picture: BuiltInPicture?, reducedMotion: Bool = false) -> BoardHarness {
    let harness = BoardHarness.almostSolved(
      face: .picture(.of(picture), showsNumbers: false), reducedMotion: reducedMotion)
    harness.board.livens = true
    harness.play(.tilt(.up))
    harness.run(.milliseconds(1400))
    return harness
  }

  @Test(
    "for seven seconds after the board has glowed, and rests exactly as before", arguments: pictures
  )
  func wholeLife(picture: BuiltInPicture?) {
    let harness = living(picture)
    #expect(harness.list.living.isEmpty && !harness.board.isSettled)
    var seen = 0
    for _ in 0..<174 {
      harness.run(.milliseconds(40))
      if !harness.list.living.isEmpty { seen += 1 }
    }
    #expect(seen > 120)
    harness.run(.milliseconds(60))
    #expect(harness.board.isSettled && harness.list == harness.fresh.board)
    #expect(harness.context.animator.isIdle)
  }

  @Test(
    "with no part that jumps between two frames of 40 ms, nor comes where it does not rest",
    arguments: pictures)
  func continuity(picture: BuiltInPicture?) throws {
    let harness = living(picture)
    let rest = try harness.rest(of: #require(BoardPicture.of(picture).life))
    var before: [String: DrawCommand] = [:]
    for _ in 0..<176 {
      harness.run(.milliseconds(40))
      let now = harness.list.living
      for (name, command) in now {
        if let last = before[name] {
          #expect(command.frame.center.distance(to: last.frame.center) < 11, "\(name)")
          #expect(abs(command.frame.width - last.frame.width) < 40, "\(name)")
          #expect(abs(command.rotation - last.rotation) < 0.06, "\(name)")
          if !name.contains("flame") { #expect(abs(command.alpha - last.alpha) < 0.2, "\(name)") }
        } else if let middle = rest[name], command.alpha > 0.2 {
          #expect(command.frame.center.distance(to: middle) < 5, "\(name) comes")
        }
      }
      for (name, last) in before where now[name] == nil && last.alpha > 0.2 {
        if let middle = rest[name] {
          #expect(last.frame.center.distance(to: middle) < 5, "\(name) goes")
        }
      }
      before = now
    }
  }

  @Test(
    "but for those who want no motion: there the joints close, and that is all", arguments: pictures
  )
  func reducedMotion(picture: BuiltInPicture?) {
    let harness = living(picture, reducedMotion: true)
    #expect(harness.board.isSettled && harness.list == harness.fresh.board)
    let other = living(picture)
    other.run(.seconds(2))
    other.context.animator.reducedMotion = true
    other.run(.milliseconds(200))
    #expect(other.board.isSettled && other.list == other.fresh.board)
  }

  @Test("and no longer once the last move is undone: what has moved fades over the tiles")
  func undone() {
    let harness = living(.lake)
    harness.run(.seconds(3))
    harness.table.undo()
    harness.run(.milliseconds(80))
    #expect(!harness.list.living.isEmpty)
    harness.run(.milliseconds(120))
    #expect(harness.list.living.isEmpty && harness.board.isSettled)
    #expect(harness.list == harness.fresh.board)
  }

  @Test("in every place that the board gets meanwhile, unless it shows another picture then")
  func moved() {
    let harness = living(.night)
    harness.run(.seconds(2))
    harness.layout(at: Point(20, 30), width: 420)
    #expect(!harness.list.living.isEmpty)
    #expect(
      harness.list.keepsLife(in: harness.board.outline))
    harness.setFace(.picture(BoardPicture(.lake), showsNumbers: false))
    #expect(harness.list.living.isEmpty && harness.list == harness.fresh.board)
  }

  @Test("of which nothing is seen beyond the board's edges", arguments: pictures)
  func edges(picture: BuiltInPicture?) {
    let harness = living(picture)
    let board = harness.board.outline
    for _ in 0..<14 {
      harness.run(.milliseconds(500))
      #expect(harness.list.keepsLife(in: board))
    }
  }

  @Test("and one of the player's own always fills the board, however near the eye comes")
  func covered() {
    let harness = living(nil)
    let board = harness.board.outline.inset(by: 26)
    for _ in 0..<174 {
      harness.run(.milliseconds(40))
      let frames = harness.list.living.values.map(\.frame)
      #expect(frames.allSatisfy { $0.holds(board) })
    }
  }

  @Test("but not a picture that nobody has put together just now")
  func restored() {
    let harness = living(.sea)
    harness.run(.seconds(8))
    harness.table.newGame()
    harness.run(.seconds(1))
    harness.board.livens = false
    harness.table.undo()
    harness.run(.seconds(3))
    #expect(harness.board.isSettled && harness.list == harness.fresh.board)
  }
}

extension DisplayList {
  /// What moves in a picture, by its name and, where there are several of one, its number or its place.
  fileprivate var living: [String: DrawCommand] {
    var living: [String: DrawCommand] = [:]
    var counts: [String: Int] = [:]
    for command in pictures("living ") {
      guard case .picture(let picture, _) = command.content else { continue }
      let clip = command.clip ?? .zero
      // Rows of ripples are told apart by their places, frames of a book by their order.
      let place =
        picture.name.contains("reflection") || picture.name.contains("view") ? " \(clip.y)" : ""
      let key = picture.name + place
      counts[key, default: 0] += 1
      living[counts[key] == 1 ? key : "\(key) #\(counts[key, default: 0])"] = command
    }
    return living
  }
}

extension DisplayList {
  /// Whether nothing that moves in a picture is painted outside a frame.
  fileprivate func keepsLife(in frame: Rect) -> Bool {
    for command in living.values {
      guard let clip = command.clip, frame.holds(clip) else { return false }
    }
    return true
  }
}

extension BoardHarness {
  /// Where the middle of each part is seen at rest, by the name of its picture.
  fileprivate func rest(of life: LivingPicture) -> [String: Point] {
    let grid = board.grid.frame
    var rest: [String: Point] = [:]
    for part in life.regions.flatMap(\.parts) where part.name != "reflection" && part.name != "view"
    {
      rest["living " + part.name] = grid.origin + part.body.center * (grid.width / 1000)
    }
    return rest
  }
}

extension BoardPicture {
  /// One of the box, or what stands for the player's own.
  fileprivate static func of(_ picture: BuiltInPicture?) -> BoardPicture {
    picture.map { BoardPicture($0) } ?? photo
  }

  /// Stands for a picture of the player's own.
  private static let photo = BoardPicture(
    name: "photo",
    source: .pixels(
      PixelImage(
        width: 64, height: 64, pixels: (0..<4096).map { 0xFF00_0000 | UInt32($0 * 977) & 0xFF_FFFF }
      )))
}

extension Rect {
  /// Whether all of another rectangle lies within this one, to within a pixel.
  fileprivate func holds(_ other: Rect) -> Bool {
    inset(by: -1).intersection(other) == other || other.isEmpty
  }
}
