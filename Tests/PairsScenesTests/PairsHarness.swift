import BoxKit
import GameKernel
import Motion
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage

/// A scene of Pairs with its table and dialogs, played by intents and seen through what it draws and reports.
@MainActor final class PairsHarness {
  let table: PairsTable
  let settings: SettingsModel
  let context: StageContext
  let pairs: PairsScene
  /// What the box holds of the same table.
  private let game: PairsModule
  private var observation: Observation?
  /// The scene with the dialogs over it.
  let scene: LayeredScene
  private(set) var refusals: [Pairs.Refusal] = []
  private(set) var saidSettings: [Settings] = []
  /// The flips of every game that was said to be over.
  private(set) var over: [Int] = []
  /// Where the next game that is over stands.
  var place: ResultPlace?
  private(set) var menuCalls = 0

  init(
    _ setup: PairsSetup = PairsSetup(layout: .fourByFour), seed: UInt64 = 7,
    size: Size = Size(1280, 800), scale: Double = 1, theme: Theme.Name = .evening,
    reducedMotion: Bool = false, edit: (inout PairsSettings) -> Void = { _ in }
  ) {
    table = PairsTable(setup, seed: seed, isByChance: true)
    context = StageContext.test(size: size, scale: scale, theme: theme)
    settings = SettingsModel.test {
      $0.pairs.layout = setup.layout
      $0.pairs.seats = setup.seats
      $0.pairs.turnRule = setup.turnRule
      edit(&$0.pairs)
    }
    context.animator.reducedMotion = reducedMotion
    game = PairsModule(.test(context, settings: settings, tables: .with(table)))
    pairs = PairsScene(table: table, settings: settings, context: context)
    scene = LayeredScene(pairs, context)
    pairs.onRefusal = { [weak self] in self?.refusals.append($0) }
    observation = settings.changes.observe { [weak self] in self?.saidSettings.append($0.after) }
    pairs.routes.menu = { [weak self] in self?.menuCalls += 1 }
    pairs.onOver = { [weak self] table in
      self?.over.append(table.state.flips)
      return self?.place
    }
  }

  /// A table for people, on the smallest layout.
  static func people(_ count: Int) -> PairsHarness {
    PairsHarness(PairsSetup(layout: .fourByFour, Array(repeating: .person, count: count)))
  }

  func run(_ time: Duration) { scene.run(time, context) }

  /// Changes settings on their page, and leaves it.
  func set(_ edit: (inout PairsSettings) -> Void) { settings.setOnPage { edit(&$0.pairs) } }

  /// Lets the pointer leave the window and everything come to rest.
  func settle() {
    send(.mouse, .hover(nil))
    run(.seconds(3))
  }

  func key(_ intents: Intent...) { for intent in intents { send(.keyboard, intent) } }

  func pad(_ intents: Intent...) { for intent in intents { send(.gamepad, intent) } }

  func send(_ device: InputDevice, _ intent: Intent) {
    context.input.device = device
    scene.handle(intent)
  }

  func click(_ id: String) {
    context.input.device = .mouse
    scene.click(id)
  }

  func click(card: Int) { click("board.\(card)") }

  /// Moves the focus to a card and turns it, by keys alone.
  func choose(card: Int) {
    context.input.device = .keyboard
    if focusedCard == nil { scene.handle(.focusSwitch) }
    let columns = state.layout.columns
    for _ in 0..<64 {
      guard let now = focusedCard, now != card else { break }
      let (row, column) = now.quotientAndRemainder(dividingBy: columns)
      let (goalRow, goalColumn) = card.quotientAndRemainder(dividingBy: columns)
      let step: Direction =
        column != goalColumn
        ? (column < goalColumn ? .right : .left) : (row < goalRow ? .down : .up)
      scene.handle(.tilt(step))
    }
    scene.handle(.activate)
  }

  /// The card round which the focus ring is seen.
  var focusedCard: Int? {
    let rings = list.focusRings
    guard rings.count == 1, let ring = rings.first else { return nil }
    return state.layout.cards.first {
      scene.report("board.\($0)")?.frame.contains(ring.center) ?? false
    }
  }

  var state: Pairs.State { table.state }

  /// The two cards of a kind.
  func pair(_ kind: Int) -> [Int] { state.layout.cards.filter { state.kinds[$0] == UInt8(kind) } }

  /// Two cards on the table that are no pair.
  var miss: [Int] {
    let down = state.layout.cards.filter { state.isFaceDown($0) }
    guard let first = down.first,
      let second = down.first(where: { state.kinds[$0] != state.kinds[first] })
    else { return [] }
    return [first, second]
  }

  var list: DisplayList { scene.list }
  var texts: [String] { list.texts }
  func says(_ words: String) -> Bool { texts.contains { $0.contains(words) } }
  func isOn(_ id: String) -> Bool { scene.report(id)?.isEnabled ?? false }

  /// What is seen of the cards on the table: which pictures lie where, from back to front.
  var cards: [SeenCard] { list.seenCards }

  /// The cards whose face is seen.
  var faces: [SeenCard] { cards.filter { $0.name.hasPrefix("face with ") } }
  var backs: [SeenCard] { cards.filter { $0.name == "back of a card" } }

  /// The picture that is seen in a card's place.
  func seen(at card: Int) -> SeenCard? {
    guard let cell = scene.report("board.\(card)")?.frame else { return nil }
    return cards.last { cell.contains($0.frame.center) }
  }

  /// What a scene shows of the table that was just made for it.
  var fresh: DisplayList {
    let scene = PairsScene(table: table, settings: settings, context: context)
    scene.layout(in: context.look.metrics.size)
    return scene.list
  }
}

/// A picture of a card where it is drawn.
struct SeenCard: Hashable {
  let name: String
  let frame: Rect
  let turn: Turn
  let alpha: Double
}

extension DisplayList {
  /// The cards, the shadows below them and the hollows they leave, without what moves with the focus.
  var seenCards: [SeenCard] {
    commands.compactMap { command in
      guard case .picture(let picture, _) = command.content else { return nil }
      let kinds = ["face with ", "back of a card", "impression of a card", "shadow of a card"]
      guard kinds.contains(where: picture.name.hasPrefix) else { return nil }
      return SeenCard(
        name: picture.name, frame: command.frame, turn: command.turn, alpha: command.alpha)
    }
  }
}
