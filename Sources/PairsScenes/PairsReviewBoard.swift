import BoxKit
import GameKernel
import Motion
import PairsGame
import ReviewKit
import Stage

/// The cards of a recorded game at one turn. Known cards wear their figures, and those of the turn lie open.
final class PairsReviewBoard: ReviewBoard {
  private let game: RecordedGame<Pairs>
  private let review: PairsReview
  private let context: StageContext
  private let view: CardsView
  /// Returns the faces of the cards for a side in pixels.
  private let faces: (Double) -> GameFaces
  private let seats: [PairsSeat]
  /// The number of moves made at the end of each turn.
  private let ends: [Int]
  private var frame = Rect.zero
  private var tray: Tray?
  private var art: PairsReviewArt?
  private var turn = 0
  /// The moves of the turn that are still to be played.
  private var remaining: Range<Int> = 0..<0
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm { case move }

  /// The time from one flip to the next.
  private static let lag = Duration.milliseconds(430)

  init(
    _ game: RecordedGame<Pairs>, _ review: PairsReview, _ seats: [PairsSeat],
    faces: @escaping (Double) -> GameFaces, context: StageContext
  ) {
    (self.game, self.review, self.seats, self.faces) = (game, review, seats, faces)
    self.context = context
    view = CardsView(context: context)
    view.hasTray = false
    view.keepsFound = true
    ends = Self.ends(game)
  }

  /// Returns the number of moves made at the start and after each second flip.
  static func ends(_ game: RecordedGame<Pairs>) -> [Int] {
    var (ends, flips) = ([0], 0)
    for (index, move) in game.record.moves.enumerated() {
      guard case .flip = move else { continue }
      flips += 1
      if flips.isMultiple(of: 2) { ends.append(index + 1) }
    }
    return ends
  }

  /// The position after a turn.
  func state(after turn: Int) -> Pairs.State { game.states[ends[turn]] }

  private var judgement: PairsReview.Judgement? { turn > 0 ? review.turns[turn - 1] : nil }

  func layout(in frame: Rect) {
    self.frame = frame
    let metrics = context.look.metrics
    let rim = metrics.px(12, small: 6)
    tray = Tray(frame, rim: rim, look: context.look)
    let felt = frame.inset(by: rim)
    let layout = CardLayout(game.states[0].layout, on: felt, metrics)
    view.faces = faces(layout.card.height)
    let edges = [Point(felt.x, felt.midY), Point(felt.maxX, felt.midY)]
    view.layout(
      layout, sides: seats.indices.map { edges[$0 % 2] }, colours: seats.map(\.colour),
      state: state(after: turn))
    art = view.art.map { PairsReviewArt($0, context.look) }
  }

  /// Shows the faces that have been loaded since the last layout.
  func showFaces() { layout(in: frame) }

  func show(_ turn: Int, plays: Bool) {
    alarms.cancelAll()
    let before = self.turn
    self.turn = turn
    if plays, turn == before + 1 {
      remaining = ends[before]..<ends[turn]
      playNext()
    } else {
      remaining = 0..<0
      view.put(state(after: turn))
      if let judgement, judgement.isPair { view.keep([judgement.first, judgement.second]) }
    }
  }

  /// Plays a flip, with the moves before it that turn back a miss.
  private func playNext() {
    while let move = remaining.first {
      remaining.removeFirst()
      view.show(game.change(by: move))
      if case .flip = game.record.moves[move] { break }
    }
    if !remaining.isEmpty { alarms.set(.move, in: Self.lag) }
  }

  func advance(by elapsed: Duration) {
    view.advance(by: elapsed)
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .move: playNext()
      }
    }
  }

  var nextTimer: Duration? { Duration.soonest(alarms.next, view.nextTimer) }

  func draw(into list: inout DisplayList) {
    tray?.draw(into: &list)
    view.draw(into: &list)
    view.drawFlying(into: &list)
    guard let art, let layout = view.layout, let judgement else { return }
    let own = [judgement.first, judgement.second]
    let missed = Set(judgement.overlooked.flatMap { [$0.first, $0.second] })
    for node in view.nodes where !node.isTurning {
      let (card, home) = (node.card, layout.home(of: node.card))
      if let order = own.firstIndex(of: card) {
        guard node.pose != .hidden else { continue }
        art.drawOwn(order, home, into: &list, context.look)
        if missed.contains(card) { art.drawMissed(home, hasFrame: false, into: &list) }
      } else if node.pose == .hidden, let first = review.firstTurns[card], first < judgement.turn {
        let since = review.peekedCards.contains(card) ? nil : first + 1
        art.drawKnown(card, kind: node.kind, since: since, home, into: &list, context.look)
        if since == nil { art.drawPeeked(home, into: &list, context.look) }
        if missed.contains(card) { art.drawMissed(home, hasFrame: true, into: &list) }
      }
    }
  }
}

/// The marks on the cards of a review.
struct PairsReviewArt {
  private let art: CardArt
  private let palette: CardPalette
  private let danger: Picture
  private let own: Picture
  private let diamond: Picture
  private let small: TextStyle

  init(_ art: CardArt, _ look: Look) {
    self.art = art
    let (theme, size) = (look.theme, art.key.size)
    palette = CardPalette(theme)
    let width = size.width
    let line = max(2, (0.045 * width).rounded())
    func frame(_ name: String, _ color: Color) -> Picture {
      look.pictures.picture(name, Size(size.width + 2 * line, size.height + 2 * line)) {
        $0.fill(
          .frame(
            Rect(.zero, $0.size), radius: CardArt.radius(width: width) + line, width: 1.5 * line),
          color)
      }
    }
    danger = frame("frame of a missed card", theme.danger)
    own = frame("frame of a turned card", theme.accentInk)
    let reach = max(5, 0.16 * width).rounded()
    diamond = look.pictures.picture("mark of a missed card", Size(2 * reach, 2 * reach)) {
      let middle = Rect(.zero, $0.size).center
      $0.fill(.diamond(middle, reach: reach), theme.panel.second)
      $0.fill(.diamond(middle, reach: 0.8 * reach), theme.danger)
    }
    let pixels = min(look.metrics.small, (0.22 * width).rounded())
    small = TextStyle(.bold, max(1, pixels))
  }

  /// Draws the figure of a card that was seen before.
  ///
  /// - Parameter turn: the number of the turn in which it was open first, to be drawn on it.
  func drawKnown(
    _ card: Int, kind: Int, since turn: Int?, _ home: Rect, into list: inout DisplayList,
    _ look: Look
  ) {
    let middle = Point(home.midX.rounded(), (home.midY - 0.04 * home.height).rounded())
    let face = art.key.faces.face(card: card, kind: kind)
    list.picture(disc(face, look), center: middle)
    let scale = Self.scaleOfKnown
    let size = home.size * scale
    if !face.isFigure {
      // The middle of the face, without its border.
      let inner = Rect(center: middle, Size(0.72 * size.width, 0.66 * size.height)).rounded
      list.add(
        DrawCommand(
          .picture(art.face(card: card, kind: kind), tint: .white),
          art.frame(of: Rect(center: middle, size)), clip: inner))
    }
    if let word = art.word(card: card, kind: kind) {
      list.add(
        word, Placement(offset: Rect(center: middle, size).origin, scale: Size(scale, scale)))
    }
    guard let turn else { return }
    drawPlate(String(turn), home, look.theme.chip, look.theme.chipInk, into: &list, look)
  }

  /// The size of a known card's face as a share of the card.
  private static let scaleOfKnown = 0.62

  /// Returns the disc on a known card, with its figure if it has one.
  private func disc(_ face: CardFace, _ look: Look) -> Picture {
    let width = art.key.size.width
    let side = 2 * (0.37 * width).rounded()
    return look.pictures.picture("known card \(face.pictureName)", Size(side, side)) { drawing in
      let disc = Rect(.zero, drawing.size)
      drawing.fill(.ellipse(in: disc), palette.edge)
      drawing.fill(.ellipse(in: disc.inset(by: max(1, 0.03 * width))), palette.face.lit)
      guard case .figure(let figure) = face else { return }
      let unit = Self.scaleOfKnown * CardArt.figureUnit(width: width)
      drawing.print(figure.figure, at: disc.center, unit: unit, palette)
    }
  }

  /// Draws an eye on a card that a peek showed.
  func drawPeeked(_ home: Rect, into list: inout DisplayList, _ look: Look) {
    drawPlate("", home, look.theme.chip, look.theme.chipInk, into: &list, look)
    let eye = Icon.eye.picture(size: plateHeight, color: look.theme.chipInk, in: look.pictures)
    let middle = Point(home.maxX - 0.55 * plateHeight, home.maxY - 0.5 * plateHeight)
    list.picture(eye, center: Point(middle.x.rounded(), middle.y.rounded()))
  }

  /// Draws a frame around a card.
  func drawFrame(_ home: Rect, into list: inout DisplayList) {
    list.picture(own, center: home.center)
  }

  /// Draws the frame of a card of the turn, and whether it was flipped first or second.
  func drawOwn(_ order: Int, _ home: Rect, into list: inout DisplayList, _ look: Look) {
    list.picture(own, center: home.center)
    let words =
      order == 0
      // Translators: On the card that was flipped first.
      ? look.texts.inContext("card", "1st")
      // Translators: On the card that was flipped second.
      : look.texts.inContext("card", "2nd")
    drawPlate(words, home, look.theme.accent.first, look.theme.inkOnAccent, into: &list, look)
  }

  /// Draws the mark of a card of a pair that was missed.
  func drawMissed(_ home: Rect, hasFrame: Bool, into list: inout DisplayList) {
    if hasFrame { list.picture(danger, center: home.center) }
    list.picture(diamond, center: home.origin)
  }

  private var plateHeight: Double { (1.35 * Double(small.pixels)).rounded() }

  private func drawPlate(
    _ words: String, _ home: Rect, _ ground: Color, _ ink: Color, into list: inout DisplayList,
    _ look: Look
  ) {
    let height = plateHeight
    let wanted = look.measurer.size(of: words, small).width + 0.5 * height
    let width = min(home.width, max(1.1 * height, wanted)).rounded()
    let box = Rect(home.maxX - width, home.maxY - height, width, height).rounded
    let plate = look.pictures.picture("plate on a card \(ground)", box.size) {
      $0.fill(.roundedRect(Rect(.zero, $0.size), radius: 0.25 * height), ground)
    }
    list.picture(plate, at: box.origin)
    list.text(words, small, ink, in: box, .center, look: look)
  }
}
