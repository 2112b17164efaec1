import Acoustics
import BoxKit
import Controls
import GameKernel
import Motion
import PairsGame
import Stage

extension CardsView {
  /// Shows a change of the session. Does nothing before the first layout.
  func show(_ change: Change<Pairs>) {
    guard layout != nil else { return }
    if change.entersAnotherGame { return enter(change) }
    endPeek(isWave: false)
    follow(change.after)
    let isPeek = change.events.contains { if case .peeked = $0 { true } else { false } }
    namesSounds = isPeek && change.cause == .move
    if namesSounds { peek() }
  }

  /// Advances time and performs the cues that are due.
  func advance(by elapsed: Duration) {
    for cue in cues.advance(by: elapsed) {
      switch cue {
      case .celebrate(let card):
        nodes[card].celebrate()
        playSound(.pairFound, nodes[card])
      case .leave(let card):
        nodes[card].leave()
        playSound(.cardLaid, nodes[card], after: CardNode.leaveTime)
      case .miss(let card): playSound(.miss, nodes[card])
      case .gather: gather()
      case .hide: endPeek(isWave: true)
      case .forget: collected = nil
      }
    }
  }

  /// Starts the movement of every card whose pose differs from the model.
  private func follow(_ state: Pairs.State) {
    cues.cancel(.gather)
    layHands(state)
    if hands == nil { for node in nodes where node.isGathered { node.scatter() } }
    var found: [Int] = []
    var wait = Duration.zero
    for node in nodes where node.isStaying && state.isGone(node.card) { node.leave() }
    for node in nodes where node.pose != state.pose(of: node.card) {
      cues.cancel(.celebrate(node.card))
      cues.cancel(.leave(node.card))
      cues.cancel(.miss(node.card))
      let (was, pose) = (node.pose, state.pose(of: node.card))
      node.pose = pose
      switch (was, pose) {
      case (.taken, .taken): break
      case (.taken, _): node.comeBack(showsFace: pose == .open)
      case (_, .taken):
        found.append(node.card)
        if was == .hidden { open(node) }
        if node.isTurning { wait = CardNode.timeToSee(context.animator) + hearing }
      case (_, .open):
        open(node)
        // The second card reveals the miss.
        let time = CardNode.timeToSee(context.animator) + hearing
        if state.openCards.count == 2 { cues.set(.miss(node.card), in: time) }
      case (_, .hidden): turn(node, showsFace: false)
      }
    }
    for card in found {
      cues.set(.celebrate(card), in: wait)
      if !keepsFound { cues.set(.leave(card), in: wait + Self.celebration) }
    }
    guard hands != nil, !found.isEmpty else { return }
    cues.set(.gather, in: wait + Self.celebration + CardNode.leaveTime)
  }

  /// Turns a card to its face. A sound on it plays as soon as the face is visible.
  private func open(_ node: CardNode) {
    turn(node, showsFace: true)
    hear(node.card, after: CardNode.flipTime / 2)
  }

  /// Plays the sound of a card, if it has one.
  func hear(_ card: Int, after delay: Duration = .zero) {
    guard let faces, nodes.indices.contains(card), faces.sounds.indices.contains(nodes[card].kind)
    else { return }
    playSound(faces.sounds[nodes[card].kind], nodes[card], after: delay)
  }

  /// The time that the player needs to hear a card after seeing it.
  private var hearing: Duration { faces?.sounds.isEmpty == false ? GameFaces.hearing : .zero }

  /// Turns a card and plays its sounds.
  private func turn(
    _ node: CardNode, showsFace: Bool, over time: Duration = CardNode.flipTime,
    after delay: Duration = .zero
  ) {
    node.flip(showsFace: showsFace, over: time, after: delay)
    playSound(.cardTurned, node, after: delay)
    playSound(.cardLaid, node, after: delay + time)
  }

  private func playSound(_ name: SoundName, _ node: CardNode, after delay: Duration = .zero) {
    // The layout for a game with more cards comes only after the deal, so a card may have no place yet.
    let home = layout.flatMap { $0.holds(node.card) ? $0.home(of: node.card) : nil }
    context.feedback.play(name, at: home?.center, after: delay)
  }

  /// Moves the found cards into hands on the felt, one after another.
  private func gather() {
    guard let hands else { return }
    let wanted = hands.ordered(nodes.filter(\.pose.isTaken))
    for (order, node) in wanted.enumerated() {
      let delay = Self.gatherLag * order / max(1, wanted.count)
      node.gather(after: delay)
      playSound(.cardLaid, node, after: delay + CardNode.gatherTime)
    }
  }

  /// The time over which the cards start their way into hands.
  private static let gatherLag = Duration.milliseconds(450)

  /// The time a found pair glows before it leaves.
  static let celebration = Duration.milliseconds(450)
}

// MARK: - Peek

extension CardsView {
  /// The time from the first card's turn until it hides again. Each other card is shown equally long.
  private static let peekTime = Duration.milliseconds(1600)
  /// The delay from one diagonal of the wave to the next.
  private static let peekStep = Duration.milliseconds(45)

  private func peek() {
    isPeeking = true
    for node in nodes where node.pose == .hidden {
      turn(node, showsFace: true, over: CardNode.peekTime, after: waveDelay(of: node))
    }
    cues.set(.hide, in: Self.peekTime)
  }

  /// Hides the cards of a peek.
  ///
  /// - Parameter isWave: whether the cards hide in a wave. After a move, all hide at once.
  private func endPeek(isWave: Bool) {
    guard isPeeking else { return }
    isPeeking = false
    cues.cancel(.hide)
    for node in nodes where node.pose == .hidden {
      turn(
        node, showsFace: false, over: CardNode.peekTime, after: isWave ? waveDelay(of: node) : .zero
      )
    }
  }

  /// Returns the delay of a card in the wave, which runs from the upper left corner to the lower right one.
  private func waveDelay(of node: CardNode) -> Duration {
    guard let layout else { return .zero }
    let (row, column) = node.card.quotientAndRemainder(dividingBy: layout.columns)
    return Self.peekStep * (row + column)
  }
}

// MARK: - Another game

extension CardsView {
  /// Collects the cards and deals a new game. A game that undo or redo restores fades in.
  private func enter(_ change: Change<Pairs>) {
    guard let layout, let art else { return }
    let animator = context.animator
    guard change.cause == .restart, !animator.reducedMotion else {
      fade()
      return put(change.after)
    }
    let left = nodes.filter { !$0.pose.isTaken || $0.isGathered }
    for (order, node) in left.enumerated() {
      node.collect(
        to: CardLayout.offsetToMiddle(from: node.card, in: change.before.layout),
        after: .milliseconds(120 * order / max(1, left.count)))
    }
    collected = CollectedCards(nodes: left, layout: layout, art: art, hands: hands)
    cues.cancelAll()
    isPeeking = false
    lightCard(nil)
    cues.set(.forget, in: .milliseconds(380))
    nodes = Self.nodes(change.after, animator)
    layHands(change.after)
    for node in nodes {
      let delay = Duration.milliseconds(280 + 400 * node.card / nodes.count)
      node.deal(
        from: CardLayout.offsetToMiddle(from: node.card, in: change.after.layout), after: delay)
      playSound(.cardLaid, node, after: delay + CardNode.dealTime)
    }
  }

  /// Fades out the current drawing over the new content.
  private func fade() {
    collected = nil
    var list = DisplayList()
    drawCards(into: &list)
    drawFlying(into: &list)
    ghost.appear(list)
  }
}
