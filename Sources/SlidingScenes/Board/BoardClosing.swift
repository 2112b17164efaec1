import BoxKit
import Motion
import PictureArt
import Stage

/// What becomes of a board that is solved: its tiles grow together, light goes over it, and its picture lives for a while.
/// Where that is taken back, the tiles come apart again.
final class BoardClosing {
  /// Whether a picture that is put together next lives for a while.
  var livens = false
  /// How long the board that was solved last moved, from the move on, until it was whole and had lived.
  private(set) var showTime = Duration.zero

  private let context: StageContext
  private let ghost: Ghost
  private let union: BoardUnion
  /// The light that goes over a board when it is solved.
  private let sweep: LampSweep
  /// What moves in a picture that has been put together.
  private let life: PictureLife
  private var layout: BoardLayout?
  private var face = TileFace.numbers
  /// The tiles grown together; only while some of it can be seen.
  private var art: ClosedBoard?

  /// - Parameter ghost: shows what a life leaves behind that is cut short.
  init(fadingInto ghost: Ghost, _ context: StageContext) {
    (self.context, self.ghost) = (context, ghost)
    union = BoardUnion(context.animator)
    sweep = LampSweep(context.animator)
    life = PictureLife(context.animator)
  }

  /// Whether the board is whole, or on its way to be.
  var isClosed: Bool { union.isClosed }
  /// Whether nothing of a tile or a joint is left to see.
  var isWhole: Bool { art != nil && union.isWhole }
  /// How clear the piece is that the gap stood for, 0 to 1.
  var piece: Double { union.piece }
  /// Whether some of the whole can be seen on each tile.
  var isJoining: Bool { union.joint > 0 }
  /// Whether the picture lives, and has not only to begin.
  var isLifeSeen: Bool { life.isSeen }

  var isAtRest: Bool { union.isAtRest && sweep.isAtRest && !life.isAlive }

  /// Makes what depends on size and look.
  func layout(_ layout: BoardLayout, face: TileFace) {
    if face != self.face { life.end() }
    (self.layout, self.face) = (layout, face)
    art = nil
    if isClosed { makeArt() }
  }

  /// Stands at once as it would at the end.
  func set(_ isWhole: Bool) {
    union.set(isWhole)
    sweep.end()
    life.end()
    if isWhole { makeArt() } else { art = nil }
  }

  /// Closes the board after a while, or opens it at once, where it is not so already.
  func follow(_ isWhole: Bool, after delay: Duration, glows: Bool) {
    guard isWhole != isClosed else { return }
    if isWhole {
      makeArt()
      union.close(after: delay, glows: glows)
      enliven(after: delay)
      // When the joints are about to close.
      if glows { sweep.begin(after: delay + .milliseconds(380)) }
    } else {
      settleLife()
      sweep.end()
      union.open { [weak self] in self?.art = nil }
    }
  }

  /// Ends the life of the picture; what has moved fades over where it rests.
  func settleLife() {
    if life.isSeen {
      var list = DisplayList()
      art?.draw(life, into: &list)
      ghost.appear(list)
    }
    life.end()
  }

  /// Notes how long a board that closes after a while moves, and lets its picture live then.
  private func enliven(after delay: Duration) {
    let whole = delay + BoardUnion.time
    let living = livens ? face.picture?.life : nil
    if let living { life.begin(living, after: whole) }
    showTime = whole + (life.isAlive ? LivingPicture.time : .zero)
  }

  private func makeArt() {
    guard let layout, art == nil else { return }
    art = ClosedBoard(layout, face: face, context)
  }

  // MARK: Drawing

  /// Draws the light that falls on the rim, below all tiles.
  func drawGlow(into list: inout DisplayList) { art?.drawGlow(into: &list, union.glow) }

  /// Draws the one piece that the tiles have become.
  func drawWhole(into list: inout DisplayList) {
    art?.draw(into: &list)
    art?.draw(life, into: &list)
  }

  /// Draws a tile's part of the whole where the tile is shown, while it grows towards its neighbours.
  func drawPart(of value: Int, at shown: Point, alpha: Double, into list: inout DisplayList) {
    let alpha = alpha * union.joint
    guard alpha > 0, let art, let layout else { return }
    let tile = layout.tile(at: shown)
    let way = tile.origin - layout.tile(at: layout.place(of: value)).origin
    let growth = layout.gap / 2 * union.growth
    art.draw(into: &list, part: tile.inset(by: -growth), movedBy: way, alpha: alpha)
  }

  /// Draws the light on the pieces themselves.
  func drawLight(into list: inout DisplayList) {
    art?.drawVeil(into: &list, union.glow)
    art?.draw(sweep, into: &list)
  }
}
