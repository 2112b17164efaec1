import BoxKit
import GameKernel
import MatchstickGame
import PlayLog
import ReviewKit
import Stage

/// The game Matchsticks as a module of the box.
public final class MatchsticksModule: BoxGame {
  public nonisolated static let name = Matchsticks.name
  public nonisolated static let rules: (any TracedRules.Type)? = Matchsticks.self
  public nonisolated static let settings: (any SettingsPart.Type)? = MatchstickSettings.self
  public nonisolated static let commands: [any GameCommand.Type] = [
    NimRequest.self, MachineRequest.self,
  ]

  private let context: GameContext
  private let table: MatchstickTable
  private var observations: [Observation] = []

  public init(_ context: GameContext) {
    self.context = context
    let setup = context.settings.current.matchsticks.setup
    table = context.openTable(setup) { seed, _ in
      MatchstickTable(setup: setup, seed: seed)
    }
    showSetup()
    observations = [
      context.settings.settled.observe { [table] change in
        let settings = change.after.matchsticks
        guard settings.needsNewGame(after: change.before.matchsticks) else { return }
        table.newGame(settings.setup, isAskedFor: false)
      },
      table.session.changes.observe { [weak self] change in
        if change.entersAnotherGame { self?.showSetup() }
      },
    ]
  }

  /// Copies the setup of the current game to the settings, also after an undo that restores another game.
  private func showSetup() {
    context.settings.change { $0.matchsticks.adopt(table.setup) }
  }

  /// One pile alone.
  public nonisolated static let ledVariants = [Matchsticks.Form.pile.rawValue]

  // Translators: Name of the game.
  public nonisolated static func title(_ texts: Texts) -> String { texts("Matchsticks") }

  public func emblem(height: Double, _ look: Look) -> (any MenuEmblem)? {
    MatchEmblem(height: height, look: look)
  }

  public var card: MenuCard {
    MenuCard(
      motto: { texts in texts("Never take the last one.") },
      status: { [table] in
        MatchsticksWords(texts: $0, seating: table.seating).status(table)
      },
      cover: { [table, context] in
        let style = context.settings.current.matchsticks.style
        return MatchsticksCover(table.state, style: style, felt: $0, context: $1)
      })
  }

  public func makeScene() -> any Scene {
    let scene = MatchsticksScene(table: table, settings: context.settings, context: context.stage)
    context.connect(scene, of: self)
    scene.onOver = { [context] in context.results.run(of: context.logged($0)) }
    return scene
  }

  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? {
    MatchsticksSection(editor)
  }

  package func makeReview(of game: LoggedGame, record text: String) -> ReviewScene? {
    guard let record = GameRecord<Matchsticks>(logText: text),
      MatchstickSetup.isOffered(record.options.layout.matches),
      let seats: [TableSeat<MatchstickOccupant>] = context.log.log.seats(of: game), seats.count == 2
    else { return nil }
    let seating = MatchstickSeats(first: seats[0].occupant, second: seats[1].occupant)
    let setup = MatchstickSetup(
      record.options.layout, seating: seating, begins: table.setup.begins)
    return context.makeReview(
      MatchsticksReviewedGame(
        record, seating, context.settings.current.matchsticks, context: context.stage),
      of: game, on: table, setup, from: self)
  }

  public var help: GameHelp? { .matchsticks(context.settings, context.stage) }

  public var results: ResultKind? { .matchsticks }

  public var statistics: GameStatistics? { .matchsticks }

  public var link: String? { String(describing: table.link) }

  public func open(link: String) -> ((Texts) -> String)? {
    do throws(LinkError) {
      let link = try MatchstickLink(text: link)
      // The scene shows one pile whose last match loses, and no other game yet.
      guard link.setup.layout.form == .pile, link.setup.layout.last == .loses else {
        throw LinkError.unknownVersion(String(MatchstickLink.currentVersion), isNewer: true)
      }
      table.open(link)
      return nil
    } catch {
      return error.words
    }
  }
}
