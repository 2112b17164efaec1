import BoxKit
import Commands
import EarthGame
import GameKernel
import PlayLog
import ReviewKit
import Stage

/// The game Through the Earth as a module of the box.
public final class EarthModule: BoxGame {
  public nonisolated static let name = ThroughTheEarth.name
  public nonisolated static let rules: (any TracedRules.Type)? = ThroughTheEarth.self
  public nonisolated static let settings: (any SettingsPart.Type)? = EarthSettings.self
  public nonisolated static let ledVariants = EarthFirstSteps.modes.map(\.rawValue)
  public nonisolated static let options = EarthOptions.all
  public nonisolated static let commands: [any GameCommand.Type] = [AntipodeRequest.self]
  public nonisolated static let readAhead: (@Sendable () -> Void)? = { _ = Atlas.shared }

  private let context: GameContext
  package let table: EarthTable
  private var observations: [Observation] = []

  public init(_ context: GameContext) {
    self.context = context
    let setup = Self.setup(context)
    table = context.openTable(setup) {
      EarthTable(setup, seed: $0, isByChance: $1)
    }
    if table.keepsSetup {
      context.settings.change { $0.tunnel.mode = table.setup.mode }
    } else {
      showSetup()
    }
    observations = [
      context.settings.settled.observe { [table, settings = context.settings] change in
        let new = change.after.tunnel
        if new.mode != table.setup.mode {
          table.play(new)
          // A game in progress that was entered keeps its players. The new ones wait for the next game.
          settings.change { $0.tunnel = new }
        } else if new.needsNewGame(after: change.before.tunnel) {
          table.startUnlessPlayed(new.setup(from: table.setup.start))
        }
      },
      table.session.changes.observe { [weak self] change in
        if change.entersAnotherGame { self?.showSetup() }
      },
    ]
  }

  /// Returns the setup of new games in this run. With a start place from the launch options, the mode is `dig`
  /// instead of `guess`.
  private static func setup(_ context: GameContext) -> EarthSetup {
    var settings = context.settings.current.tunnel
    guard let start = context.launch[EarthStart.self] else { return settings.setup() }
    if settings.mode == .guess { settings.mode = .dig }
    return settings.setup(from: start.place)
  }

  /// Copies the setup of the current game to the settings, also after an undo that restores another game.
  private func showSetup() {
    context.settings.change { $0.tunnel.adopt(table.setup) }
    table.takeNames(of: context.settings.current.tunnel.setup().seats)
  }

  public nonisolated static func title(_ texts: Texts) -> String { texts("Through the Earth") }

  public var card: MenuCard {
    MenuCard(
      motto: { texts in texts("Where would you come out?") },
      status: { [table] texts in EarthWords.cardStatus(table, texts) },
      cover: { EarthCover(felt: $0, look: $1.look) })
  }

  public func makeScene() -> any Scene {
    let scene = EarthScene(
      table: table, settings: context.settings, context: context.stage,
      countries: context.services[(any CountryCatalogue).self])
    context.connect(scene, of: self)
    scene.controller.nextSetup = { [table, context] in
      context.settings.current.tunnel.setup(from: table.setup.start)
    }
    scene.walker.readPose = context.services.readPose
    scene.onOver = { [context] in context.results.place(of: context.logged($0)) }
    return scene
  }

  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? {
    EarthSection(editor) { [table, context] in
      table.keepsSetup ? context.settings.current.tunnel.adopting(table.setup) : nil
    }
  }

  public var results: ResultKind? { .tunnel }

  public var statistics: GameStatistics? {
    .tunnel { [context] in context.settings.current.tunnel.usesMiles }
  }

  package func makeReview(of game: LoggedGame, record text: String) -> ReviewScene? {
    guard let record = GameRecord<ThroughTheEarth>(logText: text),
      let seats: [EarthSeat] = context.log.log.seats(of: game),
      seats.count == record.options.seatCount, EarthSetup.canPlay(seats, record.options.mode)
    else { return nil }
    let setup = EarthSetup(
      mode: record.options.mode, seats: seats, start: record.options.start)
    return context.makeReview(
      EarthReviewedGame(
        record, seats, context.services[(any CountryCatalogue).self], context.settings,
        context: context.stage),
      of: game, on: table, setup, from: self)
  }

  public var help: GameHelp? {
    .tunnel(context.settings, context.services[(any CountryCatalogue).self], context.stage)
  }

  public var link: String? { String(describing: table.link) }

  public func open(link: String) -> ((Texts) -> String)? {
    do throws(LinkError) {
      table.open(try EarthLink(text: link))
      return nil
    } catch {
      return error.words
    }
  }
}

extension EarthModule: @MainActor ChallengingGame {
  package func words(ofResult count: Int, _ texts: Texts) -> String {
    table.setup.mode == .dry
      ? texts.plural("{count} dig", "{count} digs", count)
      : PlaceNames(texts, nil, usesMiles: false).distance(Double(count))
  }
}

extension GameTable<ThroughTheEarth> {
  /// Continues the parked game of the mode in the settings.
  ///
  /// Starts a new one if there is none, or if it is not in progress and its players or their errors differ from the
  /// settings.
  func play(_ settings: EarthSettings) {
    let start = setup.start
    guard enterVariant(settings.mode.rawValue) else {
      return newGame(settings.setup(from: start))
    }
    var kept = settings
    kept.adopt(setup)
    if settings.needsNewGame(after: kept) {
      startUnlessPlayed(settings.setup(from: setup.start))
    }
  }
}

extension ResultKind {
  /// The results of Through the Earth, in whole kilometres for `guess` and in digs for `dry`.
  public static let tunnel = ResultKind(
    game: ThroughTheEarth.name,
    count: Count(
      // Translators: Title of a column: kilometres or digs.
      title: { texts in texts("Result") },
      // Translators: Sorts the list: the best game comes first.
      order: { texts in texts("Best first") },
      figure: { entry, texts in
        let count = entry.result.moves
        return entry.category.parts.first == ThroughTheEarth.Mode.dry.rawValue
          // Translators: The result of a game of “Dry feet”: how many times the child dug.
          ? texts.plural("{count} dig", "{count} digs", count)
          : PlaceNames(texts, nil, usesMiles: false).distance(Double(count))
      }),
    medal: { entry in
      let mode = entry.category.parts.first.flatMap { ThroughTheEarth.Mode(rawValue: $0) }
      return mode.flatMap(ThroughTheEarth.medals)?.medal(for: entry.result.moves)
    },
    parts: [
      Part(
        id: "tunnel-mode",
        // Translators: Label of a choice, and title of a column: “Guess” or “Dry feet”.
        title: { texts in texts("Game") },
        // Translators: Row of a choice: the results of both games, “Guess” and “Dry feet”.
        any: { texts in texts("Both games") },
        values: [ThroughTheEarth.Mode.guess.rawValue, ThroughTheEarth.Mode.dry.rawValue],
        name: { mode, texts in
          ThroughTheEarth.Mode(rawValue: mode).map { EarthWords.name(of: $0, texts) } ?? mode
        })
    ],
    invitation: { texts in
      texts(
        "No best games yet. Five guesses or six dry finds, alone and without undo, appear here.")
    })
}
