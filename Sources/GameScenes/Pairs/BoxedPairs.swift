import GameKernel
import PairsGame
import Stage

/// Pairs, as the box holds it.
public final class BoxedPairs: BoxGame {
  public nonisolated static let name = Pairs.name
  public nonisolated static let settings: (any SettingsPart.Type)? = PairsSettings.self
  public nonisolated static let options = PairsOptions.all

  private let context: GameContext
  private let table: PairsTable
  private var observations: [Observation] = []

  public init(_ context: GameContext) {
    self.context = context
    let setup = context.settings.current.pairs.setup
    table = context.openTable(setup) { PairsTable(setup, seed: $0, isByChance: $1) }
    showSetup()
    observations = [
      context.settings.settled.observe { [table] change in
        let settings = change.after.pairs
        guard settings.needsNewGame(after: change.before.pairs) else { return }
        table.newGame(settings.setup, isAskedFor: false)
      },
      table.session.changes.observe { [weak self] change in
        if change.entersAnotherGame { self?.showSetup() }
      },
    ]
  }

  /// Lets the settings show what holds for the game on the table, also one that undo has brought back.
  private func showSetup() {
    context.settings.change { $0.pairs.take(table.setup) }
    table.takeNames(of: context.settings.current.pairs.seats)
  }

  public func title(_ texts: Texts) -> String { texts("Pairs") }

  public var card: MenuCard {
    MenuCard(
      motto: { texts in texts("Two of each. Remember where?") },
      status: { [table] in PairsWords(texts: $0, seats: table.seats).status(table) },
      cover: { PairsCover(felt: $0, context: $1) })
  }

  public func makeScene() -> any Scene {
    // Computers ask for the strategy at their first turn.
    context.services.doInBackground { LeadTable.prepare() }
    let scene = PairsScene(table: table, settings: context.settings, context: context.stage)
    context.connect(scene, of: self)
    scene.onOver = { [context] in context.results.enter($0, on: context.services.today()) }
    return scene
  }

  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? {
    PairsSection(editor)
  }

  public var results: ResultKind? { .pairs }
}

extension ResultKind {
  /// Pairs, played alone: by the layout.
  public static let pairs = ResultKind(
    game: Pairs.name,
    count: Count(
      title: { texts in texts("Flips") }, order: { texts in texts("By flips") },
      number: { count, texts in texts.plural("{count} flip", "{count} flips", count) }),
    parts: [
      Part(
        id: "layout", title: { texts in texts("Layout") },
        any: { texts in texts("All layouts") },
        values: Pairs.Layout.offered.map(\.description),
        name: { layout, _ in
          Pairs.Layout(layout).map { "\($0.columns) × \($0.rows)" } ?? layout
        })
    ],
    invitation: { texts in
      texts("No results yet. Find all pairs of a new deal alone, and it will stand here.")
    })
}

extension ResultKeeper {
  /// Enters the game on a table that is over, if it counts.
  ///
  /// - Parameter day: today.
  /// - Returns: where it stands by its flips now; nil where it does not count or is worse than all that are kept.
  @discardableResult
  public func enter(_ table: PairsTable, on day: Day) -> ResultPlace? {
    guard let category = table.category, let result = table.result(on: day) else { return nil }
    add(result, to: category)
    let results = book.list(category).results(by: .moves)
    return results.firstIndex(of: result).map { ResultPlace($0 + 1, of: results.count) }
  }
}

/// Two cards alike that lie open, and two face down, for the menu.
public struct PairsCover: GameCover {
  private let art: CardArt
  /// Where each card lies, how far it is turned in radians, and its kind where it lies open.
  private let cards: [(middle: Point, turn: Double, kind: Int?)]

  /// - Parameter felt: what lies inside the rim of the card's tray.
  public init(felt: Rect, context: StageContext) {
    let unit = min(felt.width / 296, felt.height / 272)
    let size = Size(max(1, (92 * unit).rounded()), max(1, (101 * unit).rounded()))
    art = CardArt(
      CardArt.Key(theme: context.theme.name, k: context.metrics.k, size: size, kinds: 1),
      context)
    cards = [
      (Point(-60, -58), -0.05, nil), (Point(58, -60), 0.04, 0), (Point(-58, 60), 0.03, 0),
      (Point(60, 58), -0.035, nil),
    ].map { (felt.center + $0.0 * unit, $0.1, $0.2) }
  }

  /// Draws the cards.
  public func draw(into list: inout DisplayList) {
    for card in cards {
      let shadow = art.shadowFrame(of: Rect(center: card.middle, art.key.size))
      list.picture(art.shadow, center: shadow.center, rotation: card.turn, alpha: art.shadowAlpha)
    }
    for card in cards {
      let picture = card.kind.map { art.faces[$0] } ?? art.back
      list.picture(picture, center: card.middle, rotation: card.turn)
    }
  }
}
