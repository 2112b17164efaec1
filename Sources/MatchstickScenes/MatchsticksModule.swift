import BoxKit
import Commands
import GameKernel
import MachineScenes
import MatchstickGame
import PlayLog
import PuzzleKit
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

  let context: GameContext
  private let table: MatchstickTable
  private let machines: DocumentModel<MachineBook>
  private var observations: [Observation] = []

  public init(_ context: GameContext) {
    self.context = context
    let setup = context.settings.current.matchsticks.setup
    machines = context.tables.openDocument(MachineBook.self)
    table = context.openTable(setup) { seed, _ in
      MatchstickTable(setup: setup, seed: seed)
    }
    if table.keepsSetup {
      context.settings.change { $0.matchsticks.form = table.setup.layout.form }
    } else {
      showSetup()
    }
    observations = [
      context.settings.settled.observe { [table] change in
        let settings = change.after.matchsticks
        if settings.form != table.setup.layout.form { table.enter(settings) }
        var old = change.before.matchsticks
        old.form = settings.form
        if settings.needsNewGame(after: old) { table.startUnlessPlayed(settings.setup) }
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

  public nonisolated static let ledVariants = Matchsticks.Form.allCases.map(\.rawValue)
  public nonisolated static let options = MatchsticksOptions.all

  // Translators: Name of the game.
  public nonisolated static func title(_ texts: Texts) -> String { texts("Matchsticks") }

  public func emblem(height: Double, _ look: Look) -> (any MenuEmblem)? {
    MatchEmblem(height: height, look: look)
  }

  public var card: MenuCard {
    MenuCard(
      motto: { [table] texts in
        table.setup.layout.last == .loses
          ? texts("Never take the last one.")
          // Translators: A sentence about a game in which the player who takes the last match wins.
          : texts("Take the last one.")
      },
      status: { [table] in
        MatchsticksWords(texts: $0, seating: table.seating).status(table)
      },
      cover: { [table, context] in
        let style = context.settings.current.matchsticks.style
        return MatchsticksCover(table.state, style: style, felt: $0, context: $1)
      })
  }

  public func makeScene() -> any Scene {
    let scene = MatchsticksScene(
      table: table, settings: context.settings, machines: machines, context: context.stage)
    scene.machine.pages.copyText = context.services.copyText
    scene.machine.pages.pasteText = context.services.pasteText
    context.connect(scene, of: self)
    scene.routes.puzzles = { [weak self] in self.map { $0.showPuzzles($0.context) } }
    scene.onOver = { [context] in context.results.run(of: context.logged($0)) }
    return scene
  }

  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? {
    MatchsticksSection(editor) { [table, context] in
      table.keepsSetup
        ? context.settings.current.matchsticks.adopting(table.setup) : nil
    }
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
      if link.contains(":machine:") {
        try open(MatchboxMachine(text: link))
      } else {
        table.open(try MatchstickLink(text: link))
      }
      return nil
    } catch {
      return error.words
    }
  }
}

extension MatchsticksModule {
  /// Adds a machine to those of the player, and starts a game against it.
  private func open(_ machine: MatchboxMachine) throws(LinkError) {
    guard Matchsticks.offeredPiles.contains(machine.pile) else {
      throw .part("\(machine.pile)-\(machine.takeLimit)-\(machine.beads)", example: "18-3-1")
    }
    machines.change { $0.add(TrainedMachine(machine)) }
    var settings = context.settings.current.matchsticks
    (settings.form, settings.lastOfPile) = (.pile, .loses)
    (settings.pile, settings.takeLimit) = (machine.pile, machine.takeLimit)
    settings.seating = MatchstickSeats(second: .machine)
    table.newGame(settings.setup)
  }
}

extension GameTable<Matchsticks> {
  /// Continues the kept game of the form in the settings, or starts one if there is none.
  func enter(_ settings: MatchstickSettings) {
    if !enterVariant(settings.form.rawValue) { newGame(settings.setup) }
  }
}
