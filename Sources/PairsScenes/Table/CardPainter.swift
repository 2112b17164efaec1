import Glibc
import Motion
import Stage

/// A painter that draws single cards with the current values of their tracks.
struct CardPainter {
  let layout: CardLayout
  let art: CardArt
  /// The target of each seat's pairs.
  let sides: [Point]
  /// The place of each card in the hands after a game. Empty during a game.
  let hands: [Int: Rect]
  /// Whether all open cards show the names of their sounds.
  var namesSounds = false
  /// The highlight of a card that a tap would turn.
  let light: Picture?
  let animator: Animator

  /// Draws the cards in order, above all their shadows.
  func draw(_ nodes: [CardNode], into list: inout DisplayList) {
    for node in nodes { drawShadow(of: node, into: &list) }
    for node in nodes { draw(node, into: &list) }
  }

  /// Draws the shadow of a card. It narrows as the card turns, and moves away as the card is lifted.
  private func drawShadow(of node: CardNode, into list: inout DisplayList) {
    let alpha = animator.value(of: node.alpha) * art.shadowAlpha
    guard alpha > 0 else { return }
    let frame = art.shadowFrame(of: narrowed(frame(of: node), node), lift: lift(of: node))
    list.add(DrawCommand(.picture(art.shadow, tint: .white), frame, alpha: alpha))
  }

  /// Draws a card with its glow and its highlight, without its shadow.
  func draw(_ node: CardNode, into list: inout DisplayList) {
    let alpha = animator.value(of: node.alpha)
    guard alpha > 0 else { return }
    let card = frame(of: node).offset(by: Point(0, -lift(of: node)))
    let glow = animator.value(of: node.glow) * alpha
    if glow > 0 { drawTurned(art.glow, art.glowFrame(of: card), node, glow, into: &list) }
    drawSides(node, card, alpha, into: &list)
    let share = animator.value(of: node.light) * alpha
    if let light, share > 0, !node.isTurning { list.picture(light, at: card.origin, alpha: share) }
  }

  /// Draws the visible side. With reduced motion, draws both, the face over the back.
  private func drawSides(
    _ node: CardNode, _ card: Rect, _ alpha: Double, into list: inout DisplayList
  ) {
    let turn = animator.value(of: node.turn)
    let frame = art.frame(of: card)
    let face = art.face(card: node.card, kind: node.kind, isNamed: isNamed(node))
    if animator.reducedMotion {
      let share = min(1, turn)
      if share < 1 { list.add(DrawCommand(.picture(art.back, tint: .white), frame, alpha: alpha)) }
      list.add(DrawCommand(.picture(face, tint: .white), frame, alpha: alpha * share))
      return drawWord(node, card, alpha * share, into: &list)
    }
    let showsFace = turn > 0.5 && turn < 1.5
    drawTurned(showsFace ? face : art.back, frame, node, alpha, into: &list)
    if showsFace { drawWord(node, card, alpha, into: &list) }
  }

  /// Draws the word on a face, which turns and shrinks with its card.
  private func drawWord(
    _ node: CardNode, _ card: Rect, _ alpha: Double, into list: inout DisplayList
  ) {
    guard alpha > 0,
      let word = art.word(card: node.card, kind: node.kind, isNamed: isNamed(node))
    else { return }
    let size = art.key.size
    let angle = angle(of: node)
    guard TurnedFrame(card, .upright(angle)).isVisible else { return }
    list.add(
      word,
      Placement(
        offset: card.origin, scale: Size(card.width / size.width, card.height / size.height),
        alpha: alpha,
        turn: angle == 0 ? .none : .plane(Rect(.zero, size), .upright, angle)))
  }

  /// Whether the name of a card's sound may be read: its pair was found, and the label shows that.
  private func isNamed(_ node: CardNode) -> Bool { namesSounds || node.isFound }

  /// Draws a picture at the turn of its card. A half turn does not mirror it.
  private func drawTurned(
    _ picture: Picture, _ frame: Rect, _ node: CardNode, _ alpha: Double,
    into list: inout DisplayList
  ) {
    let turn = angle(of: node)
    guard TurnedFrame(frame, .upright(turn)).isVisible else { return }
    list.add(
      DrawCommand(.picture(picture, tint: .white), frame, turn: .upright(turn), alpha: alpha))
  }

  /// Returns the turn of a card from its visible side, in radians.
  private func angle(of node: CardNode) -> Double {
    guard !animator.reducedMotion else { return 0 }
    let turn = animator.value(of: node.turn)
    return .pi * (turn - turn.rounded())
  }

  private func narrowed(_ frame: Rect, _ node: CardNode) -> Rect {
    let width = frame.width * cos(angle(of: node))
    return Rect(center: frame.center, Size(width, frame.height))
  }

  /// Returns the frame of a card without its lift.
  private func frame(of node: CardNode) -> Rect {
    let (away, pitch) = (animator.value(of: node.place), layout.pitch)
    let home = layout.home(of: node.card)
      .offset(by: Point(away.x * pitch.width, away.y * pitch.height))
    let flight = animator.value(of: node.flight)
    guard flight > 0, sides.indices.contains(node.winner) else { return home }
    let middle = home.center + (sides[node.winner] - home.center) * flight
    let apart = Rect(center: middle, home.size * (1 - Self.shrinking * flight))
    let share = animator.value(of: node.gathering)
    guard share > 0, let hand = hands[node.card] else { return apart }
    guard share < 1 else { return hand }
    let size = Size(
      apart.width + (hand.width - apart.width) * share,
      apart.height + (hand.height - apart.height) * share)
    return Rect(center: apart.center + (hand.center - apart.center) * share, size)
  }

  /// The share of its size that a card loses on its way to the winner.
  private static let shrinking = 0.65

  /// Returns the lift of a card in pixels. It rises while it turns, and when its pair is found.
  private func lift(of node: CardNode) -> Double {
    guard !animator.reducedMotion else { return 0 }
    let turn = abs(sin(.pi * animator.value(of: node.turn)))
    return max(6 * turn, 4 * animator.value(of: node.lift)) * art.key.k
  }
}
