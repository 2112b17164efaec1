import BoxKit
import GameKernel
import Motion
import PairsGame
import Stage

/// The cards of a game of Pairs on their tray: one node for each, which catches up with what the model says.
///
/// Lay it out before anything else, and again whenever window or look change. Then hand it every
/// change of the session, and let time pass: the model has jumped already, and the cards follow
/// from how they are shown, so that a move may overtake the one before.
final class CardsView {
  /// What cards will do after a while, unless a move overtakes it.
  nonisolated enum Cue: Hashable, Sendable {
    /// A card of a pair that is found rises and glows.
    case celebrate(Int)
    /// It goes to its winner.
    case leave(Int)
    /// It is seen to be none of a pair.
    case miss(Int)
    /// All that was found comes together in hands, since the game is over.
    case gather
    /// A peek is over.
    case hide
    /// The cards of the game before have been collected.
    case forget
  }

  let context: StageContext
  /// The cards in the order of their numbers.
  var nodes: [CardNode] = []
  var layout: CardLayout?
  var art: CardArt?
  var cues = Alarms<Cue>()
  /// What is left of the game before, while it is collected.
  var collected: CollectedCards?
  /// Whether all cards show themselves for a moment.
  var isPeeking = false
  let ghost: Ghost
  /// Whether the cards lie in a tray of their own.
  var hasTray = true
  /// Where the pairs of each seat go.
  private var sides: [Point] = []
  /// What each has found lies on the felt after a game; nil while one is played.
  private(set) var hands: FoundHands?
  /// Where cards lie in hands, or lay last while they still leave them.
  private var places: [Int: Rect] = [:]
  /// What the cards show; nil for the figures of the box.
  var faces: GameFaces?
  /// The colour of each seat.
  private var colours: [Int] = []
  private var tray: Tray?
  /// Lies over a card that a tap would turn.
  private var light: Picture?
  private var lit: Int?

  /// A table that shows nothing until it is laid out.
  init(context: StageContext) {
    self.context = context
    ghost = Ghost(context.animator)
  }

  /// Places the tray; cards that are on their way go on.
  ///
  /// - Parameters:
  ///   - layout: where the cards lie.
  ///   - sides: where the pairs of each seat go.
  ///   - colours: the sign of each seat.
  ///   - state: the session's state now.
  func layout(_ layout: CardLayout, sides: [Point], colours: [Int], state: Pairs.State) {
    if layout != self.layout {
      ghost.vanish()
      // What is collected was laid out for another window, unless a game has just begun.
      if layout.grid != collected?.layout.grid, nodes.allSatisfy(\.isAtRest) { collected = nil }
    }
    (self.layout, self.sides, self.colours) = (layout, sides, colours)
    tray = hasTray ? Tray(layout.tray, rim: layout.rim, context: context) : nil
    let key = CardArt.Key(
      theme: context.theme.name, k: context.metrics.k, size: layout.card,
      faces: faces ?? .figures(state.layout))
    if art?.key != key {
      art = CardArt(key, context)
      light = CardArt.light(layout.card, context)
    }
    layHands(state)
    if !shows(state) { put(state) }
  }

  /// Finds places for what each has found, once all of it is.
  func layHands(_ state: Pairs.State) {
    guard let layout else { return }
    hands = FoundHands(state, layout, context, colours: colours)
    if let hands { places = hands.places }
  }

  /// How long until something is to be done, nil where nothing is.
  var nextTimer: Duration? { cues.next }

  /// The words on the cards that lie open, where they are too small to be read there.
  func smallWords(_ state: Pairs.State) -> [String] {
    guard let art, Double(art.words.pixels) < context.metrics.small else { return [] }
    return state.openCards.compactMap { card in
      art.wordOn(card: card, kind: Int(state.kinds[card]))
    }
  }

  /// Whether a card is still being turned to its face or back.
  func isTurning(_ card: Int) -> Bool { nodes.indices.contains(card) && nodes[card].isTurning }

  /// Lights the card that a tap would turn.
  func lightCard(_ card: Int?) {
    guard card != lit else { return }
    if let lit, nodes.indices.contains(lit) { nodes[lit].setLit(false) }
    lit = card
    if let card, nodes.indices.contains(card) { nodes[card].setLit(true) }
  }

  /// Puts every card where it belongs, without a show.
  func put(_ state: Pairs.State) {
    cues.cancelAll()
    isPeeking = false
    lightCard(nil)
    layHands(state)
    if nodes.map(\.kind) != state.kinds.map(Int.init) {
      nodes = Self.nodes(state, context.animator)
    }
    for node in nodes { node.jump(to: state.pose(of: node.card), isGathered: hands != nil) }
  }

  static func nodes(_ state: Pairs.State, _ animator: Animator) -> [CardNode] {
    state.layout.cards.map {
      CardNode(
        card: $0, kind: Int(state.kinds[$0]), pose: state.pose(of: $0), animator: animator)
    }
  }

  /// Whether the cards are those of a state and belong where it has them.
  private func shows(_ state: Pairs.State) -> Bool {
    nodes.map(\.kind) == state.kinds.map(Int.init)
      && nodes.allSatisfy { $0.pose == state.pose(of: $0.card) }
  }

  // MARK: Drawing

  /// Draws the tray, if there is one, with all that lies in it.
  func draw(into list: inout DisplayList) {
    guard let layout, let art else { return }
    tray?.draw(into: &list)
    for node in nodes where node.hasLeft {
      let hollow = art.frame(of: layout.home(of: node.card)).origin
      let share = context.animator.value(of: node.gathering)
      list.picture(art.impression, at: hollow, alpha: 1 - share)
    }
    hands?.drawSigns(into: &list, share: gathered)
    drawCards(into: &list)
    ghost.draw(into: &list)
  }

  /// Draws the pairs that are on their way to a winner, above all else.
  func drawFlying(into list: inout DisplayList) {
    guard let painter else { return }
    for node in nodes where node.isFlying { painter.draw(node, into: &list) }
  }

  func drawCards(into list: inout DisplayList) {
    collected?.draw(winners: sides, into: &list, context)
    guard let painter else { return }
    let lying = nodes.filter { !$0.isFlying }
    painter.draw(hands?.ordered(lying) ?? lying, into: &list)
  }

  /// How far all have come into their hands.
  private var gathered: Double {
    nodes.filter(\.isGathered).map { context.animator.value(of: $0.gathering) }.min() ?? 0
  }

  private var painter: CardPainter? {
    guard let layout, let art else { return nil }
    return CardPainter(
      layout: layout, art: art, sides: sides, hands: places, light: light, context: context)
  }
}
