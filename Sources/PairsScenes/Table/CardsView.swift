import BoxKit
import Controls
import GameKernel
import Motion
import PairsGame
import Stage

/// The cards of a game of Pairs on their tray, one node per card. They follow the model with animations.
///
/// Lay it out first, and again whenever the window or the look changes. Then pass it every change of the session
/// and advance its time. The model changes at once. The cards start from the values they show, so a move may
/// overtake the previous one.
final class CardsView {
  /// A delayed action of the cards, which the next move may cancel.
  nonisolated enum Cue: Hashable, Sendable {
    /// A card of a pair that is found rises and glows.
    case celebrate(Int)
    /// The card moves to its winner.
    case leave(Int)
    /// The second card of a miss is revealed.
    case miss(Int)
    /// All found cards move into hands, because the game is over.
    case gather
    /// A peek ends, and the cards hide in a wave.
    case hide
    /// The cards of the previous game have been collected.
    case forget
  }

  let context: StageContext
  /// The nodes in the order of the cards' numbers.
  var nodes: [CardNode] = []
  var layout: CardLayout?
  var art: CardArt?
  var cues = Alarms<Cue>()
  /// The cards of the previous game while they are collected.
  var collected: CollectedCards?
  /// Whether a peek shows all cards.
  var isPeeking = false
  /// Whether open cards show the names of their sounds, as in a review and after a peek until the next change.
  var namesSounds = false
  let ghost: FadingCopy
  /// Whether the cards have their own tray.
  var hasTray = true
  /// Whether a found pair stays on the felt until the next change, and no hands are shown after the game.
  var keepsFound = false
  /// The target of each seat's pairs.
  private var sides: [Point] = []
  /// The hands of found cards after a game, or `nil` during one.
  private(set) var hands: FoundHands?
  /// The places of the cards in hands, kept while cards leave them.
  private var places: [Int: Rect] = [:]
  /// The faces of the cards, or `nil` for the included figures.
  var faces: GameFaces?
  /// The colour of each seat.
  private var colours: [Int] = []
  private var tray: Tray?
  /// The highlight of a card that a tap would turn.
  private var light: Picture?
  private var lit: Int?

  /// Makes a view that shows nothing until it is laid out.
  init(context: StageContext) {
    self.context = context
    ghost = FadingCopy(context.animator)
  }

  /// Lays out the tray and the cards. Moving cards continue.
  ///
  /// - Parameters:
  ///   - layout: the frames of the cards.
  ///   - sides: the target of each seat's pairs.
  ///   - colours: the number of each seat's colour, which also selects its sign.
  ///   - state: the current state of the session.
  func layout(_ layout: CardLayout, sides: [Point], colours: [Int], state: Pairs.State) {
    if layout != self.layout {
      ghost.vanish()
      // Cards being collected belong to the previous window size, unless a game has just begun.
      if layout.grid != collected?.layout.grid, nodes.allSatisfy(\.isAtRest) { collected = nil }
    }
    (self.layout, self.sides, self.colours) = (layout, sides, colours)
    tray = hasTray ? Tray(layout.tray, rim: layout.rim, look: context.look) : nil
    let key = CardArt.Key(
      theme: context.look.theme.name, k: context.look.metrics.k, size: layout.card,
      faces: faces ?? .figures(state.layout))
    if art?.key != key {
      art = CardArt(key, context.look)
      light = CardArt.light(layout.card, context.look)
    }
    layHands(state)
    if !shows(state) { put(state) }
  }

  /// Lays out the hands of found cards, if no pair is left.
  func layHands(_ state: Pairs.State) {
    guard let layout, !keepsFound else { return }
    hands = FoundHands(state, layout, context.look, colours: colours)
    if let hands { places = hands.places }
  }

  /// The time until the next cue, or `nil`.
  var nextTimer: Duration? { cues.next }

  /// Returns the words on open cards, if they are too small to read there.
  func smallWords(_ state: Pairs.State) -> [String] {
    guard let art, Double(art.words.pixels) < context.look.metrics.small else { return [] }
    return state.openCards.compactMap { card in
      art.wordOn(card: card, kind: Int(state.kinds[card]))
    }
  }

  /// Whether a card is turning to its face or back.
  func isTurning(_ card: Int) -> Bool { nodes.indices.contains(card) && nodes[card].isTurning }

  /// Highlights the card that a tap would turn.
  func lightCard(_ card: Int?) {
    guard card != lit else { return }
    if let lit, nodes.indices.contains(lit) { nodes[lit].setLit(false) }
    lit = card
    if let card, nodes.indices.contains(card) { nodes[card].setLit(true) }
  }

  /// Moves every card to its place without animation.
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

  /// Shows found cards on the felt.
  func keep(_ cards: [Int]) {
    for card in cards { nodes[card].stay() }
  }

  static func nodes(_ state: Pairs.State, _ animator: Animator) -> [CardNode] {
    state.layout.cards.map {
      CardNode(
        card: $0, kind: Int(state.kinds[$0]), pose: state.pose(of: $0), animator: animator)
    }
  }

  /// Whether the nodes have the cards of a state, in its poses.
  private func shows(_ state: Pairs.State) -> Bool {
    nodes.map(\.kind) == state.kinds.map(Int.init)
      && nodes.allSatisfy { $0.pose == state.pose(of: $0.card) }
  }

  // MARK: Drawing

  /// Draws the tray, if there is one, and the cards in it.
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

  /// Draws the pairs on their way to a winner, above everything else.
  func drawFlying(into list: inout DisplayList) {
    guard let painter else { return }
    for node in nodes where node.isFlying { painter.draw(node, into: &list) }
  }

  func drawCards(into list: inout DisplayList) {
    collected?.draw(winners: sides, into: &list, context.animator)
    guard let painter else { return }
    let lying = nodes.filter { !$0.isFlying }
    painter.draw(hands?.ordered(lying) ?? lying, into: &list)
  }

  /// The progress of the last card into its hand, 0 to 1.
  private var gathered: Double {
    nodes.filter(\.isGathered).map { context.animator.value(of: $0.gathering) }.min() ?? 0
  }

  private var painter: CardPainter? {
    guard let layout, let art else { return nil }
    return CardPainter(
      layout: layout, art: art, sides: sides, hands: places,
      namesSounds: namesSounds || keepsFound, light: light, animator: context.animator)
  }
}
