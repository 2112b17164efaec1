import Acoustics
import BoxKit
import Controls
import GameKernel
import Stage

/// The page of a race: two boards with the same deal, one clock, and a player or a ghost at each.
package final class RaceScene: Scene {
  package let name = "race"
  private let context: StageContext
  private let routes: TableRoutes
  private let setup: RaceSetup
  private let size: String
  private let pieces: EndWords.Sketch
  private let sides: [RaceSide]
  private let recorded: RaceGhost?
  private let panel: ControlPanel
  private let head: PageHead
  private let again: Button
  /// Shows the result again.
  private let review: Button
  private var input: RaceInput
  private var phase: Phase
  private var race = Race()
  private var clock = RaceClock(at: .zero)
  private var ghost: RaceGhost?
  /// The time of the race at which the boards change.
  private var moment = Duration.zero
  private weak var end: EndDialog?

  private enum Phase: Equatable {
    case joining
    case countdown(left: Duration)
    case running
    case over(Race.Result)
  }

  /// - Parameters:
  ///   - sides: the boards.
  ///   - ghost: the game of the log against which one person races; `nil` for two persons.
  ///   - size: the size of the boards in words.
  ///   - seed: the seed of the first deal; `nil` for a random one.
  init(
    _ sides: [RaceSide], _ setup: RaceSetup, against ghost: RaceGhost?, title size: String,
    seed: UInt64?, pieces: @escaping EndWords.Sketch, routes: TableRoutes, context: StageContext
  ) {
    (self.sides, self.setup, self.size, self.pieces) = (sides, setup, size, pieces)
    (self.routes, self.context, recorded) = (routes, context, ghost)
    panel = ControlPanel(context: context)
    head = PageHead(context: context)
    again = Button(id: "again", context: context, title: "", isPrimary: true) {}
    review = Button(id: "result", context: context, title: "") {}
    (again.isHidden, review.isHidden) = (true, true)
    input = RaceInput(isAlone: ghost != nil)
    phase = ghost == nil ? .joining : .countdown(left: Self.countdown)
    panel.controls = [head.back, review, again]
    head.onBack = { [weak self] in self?.goBack() }
    again.action = { [weak self] in self?.restart() }
    review.action = { [weak self] in
      if let self, case .over(let result) = phase { showEnd(result) }
    }
    for (index, side) in sides.enumerated() {
      side.board.onChange = { [weak self] in self?.follow(index) }
    }
    deal(seed: seed ?? .random(in: 0 ... .max))
  }

  private static let countdown = Duration.seconds(3)

  private var words: RaceWords {
    RaceWords(
      texts: context.look.texts, isAlone: recorded != nil, names: setup.names,
      padKind: context.input.padKind)
  }

  // MARK: The race

  private func deal(seed: UInt64) {
    let deal = recorded.map { RaceDeal.recorded($0.record) } ?? .new(size: setup.size, seed: seed)
    for side in sides where !side.board.prepare(deal) { routes.pop() }
    (race, ghost) = (Race(), recorded)
  }

  /// Counts down to another race between the same players.
  package func restart(seed: UInt64 = .random(in: 0 ... .max)) {
    dismissEnd()
    deal(seed: seed)
    set(.countdown(left: Self.countdown))
    layout(in: context.look.metrics.size)
  }

  private func set(_ next: Phase) {
    phase = next
    (again.isHidden, review.isHidden) = (!isOver, !isOver)
    setNotices()
  }

  private var isOver: Bool { if case .over = phase { true } else { false } }

  private func begin() {
    clock = RaceClock(at: context.input.time)
    for side in sides { side.board.begin() }
    set(.running)
  }

  /// Notes the time at which a side finishes.
  private func follow(_ side: Int) {
    if phase == .running, sides[side].board.isFinished { race.finish(side, at: moment) }
  }

  /// Ends the race. All events up to the finish have been handled.
  private func finish(_ result: Race.Result) {
    set(.over(result))
    layout(in: context.look.metrics.size)
    panel.focus(id: again.id)
    context.feedback.play(result == .won(1) && recorded != nil ? .loss : .win)
    showEnd(result)
  }

  private func showEnd(_ result: Race.Result) {
    let content = EndContent(
      "race-end", sound: .win, playAgain: { [weak self] in self?.restart() },
      words: { [weak self] in
        self?.endWords(result) ?? EndWords(title: "", pieces: { _, _ in { _ in } })
      })
    let dialog = EndDialog(content, menu: routes.menu, results: nil, context: context)
    dialog.dialog.onClose = { [weak self] in self?.dismissEnd() }
    dialog.dialog.onCommand = { [weak self] in
      if $0 == .newGame { self?.restart() }
    }
    end = dialog
    routes.present(dialog)
  }

  private func dismissEnd() {
    if let end { routes.dismiss(end) }
    end = nil
  }

  private func endWords(_ result: Race.Result) -> EndWords {
    let (words, texts) = (words, context.look.texts)
    let time = words.time(race.time ?? .zero)
    let plates = sides.enumerated().map { index, side in
      let isFirst = result == .tie || result == .won(index)
      return EndPlate(
        words.name(index),
        [side.board.moves(texts), isFirst ? time : side.board.rest(texts)].joined(separator: " · "),
        sign: side.sign.picture(side: context.look.metrics.px(24), context.look),
        isStrong: isFirst)
    }
    var sign: EndWords.Sketch?
    if case .won(let side) = result { sign = sides[side].sign.sketch }
    return EndWords(
      title: words.result(result), comparison: time, pieces: pieces, sign: sign,
      zone: .plates(plates))
  }

  // MARK: Input

  package func handleInput(_ kind: InputEvent.Kind) {
    let event = InputEvent(kind, at: context.input.time)
    switch kind {
    case .focusLost:
      if phase == .running { pause() }
      return
    case .padRemoved(let pad):
      guard input.remove(pad) else { return }
      if phase == .running { pause() } else if !isOver { set(.joining) }
      return
    default: break
    }
    follow(event)
  }

  /// Passes an event to the side of its device. In a race it counts at its own time.
  private func follow(_ event: InputEvent) {
    guard !isOver else { return }
    followFront()
    let steps = input.steps(for: event)
    switch phase {
    case .joining:
      if input.isTaken(0), input.isTaken(1) {
        set(.countdown(left: Self.countdown))
      } else {
        setNotices()
      }
    case .running where !clock.isHeld && clock.time(at: event.time) >= .zero:
      act(steps, at: event.time)
    default: break
    }
  }

  private func act(_ steps: [RaceInput.Step], at time: Duration) {
    moment = clock.time(at: time)
    for step in steps where !sides[step.side].board.isFinished {
      sides[step.side].act(step.intents, from: step.device, allowsUndo: setup.allowsUndo)
    }
  }

  package func handle(_ intent: Intent) {
    switch intent {
    case .back, .command(.close): goBack()
    case .command(.settings), .command(.help): if phase == .running { pause() }
    case .command(.newGame): if isOver { restart() }
    case .hover, .press, .release, .tap, .drag, .swipe: _ = panel.handle(intent)
    default: if isOver { _ = panel.handle(intent) }
    }
  }

  /// Leaves the page, or asks during a race.
  private func goBack() {
    if phase == .running { pause() } else { routes.pop() }
  }

  private func pause() {
    act(input.releaseAll(at: context.input.time), at: context.input.time)
    let routes = routes
    let question = MessageScene(
      asking: "race-paused", context: context,
      // Translators: Title of a message: the clock of a race is stopped.
      title: { texts in texts("Paused") },
      message: { texts in texts("The clock is stopped until you go on.") },
      answers: [
        // Translators: Button: the race ends without a result.
        MessageScene.Answer("leave-race", { texts in texts("Leave") }, action: routes.pop),
        // Translators: Button: a race continues.
        MessageScene.Answer("go-on") { texts in texts("Go on") },
      ])
    question.onClose = { [weak question] in
      if let question { routes.dismiss(question) }
    }
    routes.present(question)
    followFront()
  }

  /// Holds the clock while another scene covers the race.
  private func followFront() {
    if phase != .running || routes.isInFront() {
      clock.resume(at: context.input.time)
    } else {
      clock.hold(at: context.input.time)
    }
  }

  // MARK: Time

  package func advance(by elapsed: Duration) {
    panel.advance(by: elapsed)
    followFront()
    switch phase {
    case .countdown(let left) where routes.isInFront(): count(from: left, by: elapsed)
    case .running where !clock.isHeld: run()
    default: break
    }
    for side in sides where !clock.isHeld { side.advance(by: elapsed) }
  }

  private func count(from left: Duration, by elapsed: Duration) {
    let next = left - elapsed
    guard next > .zero else { return begin() }
    phase = .countdown(left: next)
    if next.components.seconds != left.components.seconds { setNotices() }
  }

  private func run() {
    let now = clock.time(at: context.input.time)
    if let time = race.time, let result = race.result, time < now { return finish(result) }
    let count = sides[1].board.recordedMoves
    for move in ghost?.advance(to: now, of: count) ?? 0..<0 {
      moment = recorded?.time(of: move, of: count) ?? now
      sides[1].board.play(move)
    }
    act(input.advance(to: context.input.time), at: context.input.time)
  }

  package var nextTimer: Duration? {
    let now = context.input.time
    let own: Duration? =
      switch phase {
      case .countdown(let left): timeToSecond(of: left)
      case .running where !clock.isHeld:
        race.time == nil
          ? Duration.soonest(
            .seconds(1) - secondsFraction(of: clock.time(at: now)),
            ghost?.next(of: sides[1].board.recordedMoves).map { $0 - clock.time(at: now) },
            input.nextDeadline.map { $0 - now })
          : .milliseconds(1)
      default: nil
      }
    return Duration.soonest(
      own.map { max(.zero, $0) }, panel.nextTimer, sides[0].nextTimer, sides[1].nextTimer)
  }

  private func secondsFraction(of time: Duration) -> Duration {
    Duration(secondsComponent: 0, attosecondsComponent: time.components.attoseconds)
  }

  private func timeToSecond(of left: Duration) -> Duration {
    let rest = secondsFraction(of: left)
    return rest == .zero ? .seconds(1) : rest
  }

  package func willDisappear() {
    panel.fallSilent()
    _ = input.releaseAll(at: context.input.time)
  }

  // MARK: Layout and drawing

  package var controls: [ControlReport] { panel.reports + sides.flatMap(\.controls) }

  package func layout(in size: Size) {
    let metrics = context.look.metrics
    // Translators: Button after a game: to play a new one.
    again.title = context.look.texts("Play again")
    // Translators: Button of a finished game: it shows the result.
    review.title = context.look.texts("Result")
    let top = head.layout(title: "", controls: isOver ? [review, again] : []).y
    let margin = metrics.margin
    let room = Rect(
      margin, top, size.width - 2 * margin, max(0, size.height - top - margin)
    ).rounded
    let gap = metrics.px(40, small: 12)
    let halves: [LayoutBox<Int>] = [0, 1].map {
      LayoutBox($0).width(LengthRange(ideal: 1)).height(LengthRange(ideal: 1))
    }
    let box: LayoutBox<Int> =
      size.height > size.width ? .column(halves, spacing: gap) : .row(halves, spacing: gap)
    for (index, frame) in box.frames(in: room) { sides[index].layout(in: frame) }
    input.areas = sides.map(\.area)
    input.unit = metrics.k
    setNotices()
  }

  private func setNotices() {
    for (index, side) in sides.enumerated() { side.setNotice(notice(index)) }
  }

  private func notice(_ side: Int) -> [String] {
    switch phase {
    case .joining: return input.isTaken(side) ? words.joined : words.invitation(side)
    case .countdown(let left):
      let seconds = Int(left.components.seconds) + (secondsFraction(of: left) > .zero ? 1 : 0)
      let device = input.sides.first { $0.value == side }?.key
      return words.countdown(seconds, undo: setup.allowsUndo ? device : nil)
    case .running, .over: return []
    }
  }

  private var headline: String {
    switch phase {
    case .joining, .countdown: words.title(size)
    case .running: max(.zero, clock.time(at: context.input.time)).clockText
    case .over: words.time(race.time ?? .zero)
    }
  }

  package func draw(into list: inout DisplayList) {
    let (metrics, bar) = (context.look.metrics, head.back.frame)
    let edge = bar.maxX + metrics.px(8)
    let end = isOver ? review.frame.x - metrics.px(8) : metrics.size.width - edge
    list.text(
      headline, metrics.isSmall ? metrics.medium(.bold) : metrics.large(), context.look.theme.ink,
      in: Rect(edge, bar.y, end - edge, bar.height), .center, look: context.look)
    for (index, side) in sides.enumerated() {
      side.draw(
        into: &list, name: words.name(index), isHidden: clock.isHeld,
        showsFocus: phase == .running && (recorded == nil || index == 0))
    }
    panel.draw(into: &list)
  }

  package var spoken: SpokenScene {
    let texts = context.look.texts
    let news: [String] =
      switch phase {
      case .joining: [0, 1].filter { !input.isTaken($0) }.map { words.invitation($0).sentences }
      case .countdown: [notice(0)[0]]
      case .running: []
      case .over(let result): [words.result(result)]
      }
    let place = sides.enumerated().map { index, side in
      [words.name(index), side.board.moves(texts), side.board.rest(texts)].joined(separator: ", ")
    }
    return SpokenScene(words.title(size), news: news, place: [headline] + place)
  }
}
