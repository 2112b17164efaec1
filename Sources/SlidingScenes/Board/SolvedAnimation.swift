import BoxKit
import Controls
import Motion
import PictureArt
import Stage

/// The animation of a solved board: its tiles join, a light sweeps over it, and its picture is animated.
///
/// If the last move is undone, the tiles separate again.
final class SolvedAnimation {
  /// Whether the next completed picture is animated for a while.
  var livens = false
  /// The time from the last solving move until the board is joined and its picture's animation has ended.
  private(set) var showTime = Duration.zero

  private let look: Look
  private let ghost: FadingCopy
  private let union: BoardUnion
  /// The light that sweeps over a solved board.
  private let sweep: LampSweep
  /// The animation of a completed picture.
  private let life: PictureAnimation
  private var layout: BoardLayout?
  private var face = TileFace.numbers
  /// The bitmaps of the joined board, while some of it is visible.
  private var art: ClosedBoard?

  /// Creates the animation in its initial state, with separate tiles.
  ///
  /// - Parameter ghost: fades out the moved parts of an animation that is cut short.
  init(fadingInto ghost: FadingCopy, _ context: StageContext) {
    (self.look, self.ghost) = (context.look, ghost)
    union = BoardUnion(context.animator)
    sweep = LampSweep(context.animator)
    life = PictureAnimation(context.animator)
  }

  /// Whether the board is joined or is joining.
  var isClosed: Bool { union.isClosed }
  /// Whether only the joined board is visible, without tiles and joints.
  var isWhole: Bool { art != nil && union.isWhole }
  /// The opacity of the gap's piece, 0 to 1.
  var piece: Double { union.piece }
  /// Whether the joined board is at least partly visible over the tiles.
  var isJoining: Bool { union.joint > 0 }
  /// Whether the picture's animation is running and its delay is over.
  var isLifeSeen: Bool { life.isSeen }

  var isAtRest: Bool { union.isAtRest && sweep.isAtRest && !life.isAlive }

  /// Makes the bitmaps that depend on the layout and the face.
  func layout(_ layout: BoardLayout, face: TileFace) {
    if face != self.face { life.end() }
    (self.layout, self.face) = (layout, face)
    art = nil
    if isClosed { makeArt() }
  }

  /// Joins or separates the board at once, without animation.
  func setJoined(_ isWhole: Bool) {
    union.set(isWhole)
    sweep.end()
    life.end()
    if isWhole { makeArt() } else { art = nil }
  }

  /// Animates the board: joins it after a delay, or separates it without one.
  ///
  /// It does nothing if the board already is, or is becoming, joined or separate as requested.
  func follow(_ isWhole: Bool, after delay: Duration, glows: Bool) {
    guard isWhole != isClosed else { return }
    if isWhole {
      makeArt()
      union.close(after: delay, glows: glows)
      enliven(after: delay)
      // The light comes just before the joints close.
      if glows { sweep.begin(after: delay + .milliseconds(380)) }
    } else {
      settleLife()
      sweep.end()
      union.open { [weak self] in self?.art = nil }
    }
  }

  /// Ends the picture's animation. Moved parts fade out over the picture at rest.
  func settleLife() {
    if life.isSeen {
      var list = DisplayList()
      art?.draw(life, into: &list)
      ghost.appear(list)
    }
    life.end()
  }

  /// Computes the time that joining takes, and schedules the picture's animation after it.
  private func enliven(after delay: Duration) {
    let whole = delay + BoardUnion.time
    let living = livens ? face.picture?.life : nil
    if let living { life.begin(living, after: whole) }
    showTime = whole + (life.isAlive ? LivingPicture.time : .zero)
  }

  private func makeArt() {
    guard let layout, art == nil else { return }
    art = ClosedBoard(layout, face: face, look)
  }

  // MARK: Drawing

  /// Draws the glow on the rim, below all tiles.
  func drawGlow(into list: inout DisplayList) { art?.drawGlow(into: &list, union.glow) }

  /// Draws the joined board.
  func drawWhole(into list: inout DisplayList) {
    art?.draw(into: &list)
    art?.draw(life, into: &list)
  }

  /// Draws a tile's part of the joined board at the tile's position, growing towards its neighbours.
  func drawPart(of value: Int, at shown: Point, alpha: Double, into list: inout DisplayList) {
    let alpha = alpha * union.joint
    guard alpha > 0, let art, let layout else { return }
    let tile = layout.tile(at: shown)
    let way = tile.origin - layout.tile(at: layout.place(of: value)).origin
    let growth = layout.gap / 2 * union.growth
    art.draw(into: &list, part: tile.inset(by: -growth), movedBy: way, alpha: alpha)
  }

  /// Draws the glow and the light on the pieces.
  func drawLight(into list: inout DisplayList) {
    art?.drawVeil(into: &list, union.glow)
    art?.draw(sweep, into: &list)
  }
}
