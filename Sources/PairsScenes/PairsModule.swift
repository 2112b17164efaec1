import BoxKit
import GameKernel
import PairsGame
import PictureScenes
import PlayLog
import PuzzleKit
import ReviewKit
import Stage

/// The module of Pairs: connects its table to the menu, the settings, the help, the results and links.
public final class PairsModule: BoxGame {
  public nonisolated static let name = Pairs.name
  public nonisolated static let rules: (any TracedRules.Type)? = Pairs.self
  public nonisolated static let settings: (any SettingsPart.Type)? = PairsSettings.self
  public nonisolated static let options = PairsOptions.all

  let context: GameContext
  package let table: PairsTable
  private let decks: DocumentModel<DeckBook>
  private let printer: CardFaceProvider
  private var observations: [Observation] = []

  public init(_ context: GameContext) {
    self.context = context
    let decks = context.tables.openDocument(DeckBook.self)
    self.decks = decks
    printer = CardFaceProvider(context.settings, context.services, look: context.stage.look)
    let settings = context.settings.current.pairs
    let setup = settings.setup(decks.value)
    table = context.openTable(setup) { seed, isByChance in
      let isFirst = settings.chosenLayout == nil && context.isNew(Self.name)
      let first = isFirst ? setup.with(.fourByFour, setup.faces) : setup
      return PairsTable(first, seed: seed, isByChance: isByChance)
    }
    context.services.pictures?.pictureUsers[Self.name] = { [weak table] in table?.usedPictures ?? []
    }
    if table.keepsSetup {
      table.takeNames(of: settings.seats)
    } else {
      showSetup()
    }
    observations = [
      context.settings.settled.observe { [table, decks] change in
        let settings = change.after.pairs
        guard settings.needsNewGame(after: change.before.pairs) else { return }
        table.startUnlessPlayed(settings.setup(decks.value))
      },
      decks.changes.observe { [weak self] _ in self?.followDecks() },
      table.session.changes.observe { [weak self] change in
        if change.entersAnotherGame { self?.showSetup() }
      },
    ]
  }

  /// Deals again if the deck on the table was edited. If the chosen deck was deleted, the settings choose the
  /// figures.
  private func followDecks() {
    let chosen = context.settings.current.pairs.deck
    let valid = decks.value.existing(chosen)
    guard valid == chosen else { return context.settings.change { $0.pairs.deck = valid } }
    let setup = context.settings.current.pairs.setup(decks.value)
    guard DeckChoice(table.setup.faces) == chosen, table.setup.faces != setup.faces else { return }
    table.newGame(
      table.setup.with(decks.value.filled(table.setup.layout, by: chosen), setup.faces),
      isAskedFor: false)
  }

  /// Copies the setup of the game on the table into the settings, for example after undo has restored a game.
  private func showSetup() {
    context.settings.change { $0.pairs.adopt(table.setup, decks.value) }
    table.takeNames(of: context.settings.current.pairs.seats)
  }

  // Translators: Name of the game.
  public nonisolated static func title(_ texts: Texts) -> String { texts("Pairs") }

  public var card: MenuCard {
    MenuCard(
      motto: { texts in texts("Two of each. Find them.") },
      status: { [table, context] _ in PairsWords(table.seats, context.stage.look).status(table) },
      cover: { [table, printer] in
        // Faces are loaded only for open cards.
        let side = table.state.openCards.isEmpty ? nil : $0.height / 4
        return PairsCover(
          table.state, { printer.faces(table, side: side) }, felt: $0, look: $1.look)
      })
  }

  public func makeScene() -> any Scene {
    // Computers need the strategy at their first turn.
    context.services.doInBackground { LeadTable.prepare() }
    let scene = PairsScene(table, context.settings, printer, context: context.stage)
    context.connect(scene, of: self)
    scene.routes.puzzles = { [weak self] in self.map { $0.showPuzzles($0.context) } }
    scene.controller.nextSetup = { [context, decks] in
      context.settings.current.pairs.setup(decks.value)
    }
    scene.onOver = { [context] in context.results.place(of: context.logged($0)) }
    return scene
  }

  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? {
    let section = PairsSection(editor, decks) { [table, decks, context] in
      table.keepsSetup
        ? context.settings.current.pairs.adopting(table.setup, decks.value) : nil
    }
    section.onDeck = { [weak self, weak editor] id in
      if let editor { self?.showDeck(id, editor) }
    }
    return section
  }

  /// Shows the scene in which the player chooses the pictures of a deck.
  ///
  /// - Parameter id: the deck, or `nil` for a new one.
  private func showDeck(_ id: PictureDeck.ID?, _ editor: SettingsEditor) {
    guard let store = context.services.pictures else { return }
    let (guide, book) = (context.navigator, decks.value)
    let existing = id.flatMap { book[$0] }
    let number = ["number": String(book.nextID + 1)]
    // Translators: Name of a new deck.
    let name = context.stage.look.texts("Deck {number}", number)
    let new = DeckDraft(id: book.nextID, name: name)
    let scene = DeckScene(
      store, existing.map(DeckDraft.init) ?? new, pasteText: context.services.pasteText,
      context: context.stage)
    scene.onBack = { [weak guide] in guide?.pop() }
    scene.onDrop = { [weak self, weak guide, context] in
      self?.ask(
        MessageScene.droppingDeck(context: context.stage) { guide?.pop() })
    }
    scene.onDone = { [weak guide, weak editor, decks] deck in
      decks.change { $0.save(deck) }
      editor?.change { settings in
        settings.pairs.deck = .own(deck.id)
        settings.pairs.layout = decks.value.filled(settings.pairs.layout, by: .own(deck.id))
      }
      editor?.remakeControls()
      guide?.pop()
    }
    if let existing {
      scene.onDelete = { [weak self, weak editor] in
        self?.askToDelete(existing) {
          editor?.remakeControls()
          guide?.pop()
        }
      }
    }
    guide?.push(scene)
  }

  /// Asks whether to delete a deck.
  ///
  /// - Parameter then: called after the deck was deleted.
  private func askToDelete(_ deck: PictureDeck, then: @escaping () -> Void) {
    ask(
      MessageScene.deletingDeck(deck.name, context: context.stage) { [decks] in
        decks.change { $0.remove(deck.id) }
        then()
      })
  }

  /// Presents a question, until the player closes it.
  private func ask(_ question: MessageScene) {
    let navigator = context.navigator
    question.onClose = { [weak navigator, weak question] in
      if let question { navigator?.dismiss(question) }
    }
    navigator?.present(question)
  }

  package func makeReview(of game: LoggedGame, record text: String) -> ReviewScene? {
    let deck = game.picture.flatMap { Pairs.deck(ofPicture: $0) }
    let faces = deck.flatMap { decks.value[$0].map { decks.value.faces(of: .own($0.id)) } }
    guard let record = GameRecord<Pairs>(logText: text),
      let setup = PairsSetup(record.options, context.log.log.seats(of: game), faces)
    else { return nil }
    // The table may show another deck, whose pictures stay loaded.
    let printer = CardFaceProvider(context.settings, context.services, look: context.stage.look)
    let reviewed = PairsReviewedGame(
      record, setup, printer, lacksDeck: deck != nil && faces == nil, context: context.stage)
    return context.makeReview(reviewed, of: game, on: table, setup, from: self)
  }

  public var help: GameHelp? { .pairs(context.settings, context.stage) }

  public var results: ResultKind? { .pairs }

  public var statistics: GameStatistics? { .pairs }

  public var link: String? { String(describing: table.link) }

  public func open(link: String) -> ((Texts) -> String)? {
    do throws(LinkError) {
      table.open(try PairsLink(text: link))
      return nil
    } catch {
      return error.words
    }
  }
}

extension PairsModule: @MainActor ChallengingGame {
  package func words(ofResult count: Int, _ texts: Texts) -> String {
    texts.plural("{count} flip", "{count} flips", count)
  }
}

extension ResultKind {
  /// The results of single-player games of Pairs, by layout.
  public static let pairs = ResultKind(
    game: Pairs.name,
    count: Count(
      // Translators: Label of a number: how often the player flipped a card.
      title: { texts in texts("Flips") },
      // Translators: Order of the best games.
      order: { texts in texts("Fewest flips") },
      // Translators: How often the player flipped a card.
      number: { count, texts in texts.plural("{count} flip", "{count} flips", count) }),
    yardstick: Yardstick(
      // Translators: Label: the flips that a perfect memory needs, as par in golf.
      title: { texts in texts("Par") },
      figure: { entry in
        let layout = entry.category.parts.first.flatMap { PairsLayout($0) }
        return layout.map { Int($0.par.rounded()) }
      }),
    medal: { entry in
      guard !entry.result.hasPeeked else { return nil }
      let layout = entry.category.parts.first.flatMap { PairsLayout($0) }
      return layout?.medals.medal(for: entry.result.moves)
    },
    parts: [
      Part(
        id: "layout",
        // Translators: Label of a setting and of a filter: columns and rows.
        title: { texts in texts("Size") },
        // Translators: First choice of a filter.
        any: { texts in texts("All sizes") },
        values: PairsLayout.offered.map(\.description),
        name: { layout, _ in
          PairsLayout(layout).map { "\($0.columns) × \($0.rows)" } ?? layout
        })
    ],
    invitation: { texts in
      texts("No best games yet. New games that you finish alone, without undo, appear here.")
    })
}
