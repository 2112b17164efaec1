import BoxKit
import GameKernel
import PlayLog
import Stage

/// Opens the pages of puzzles.
package final class MistakePages {
  private let context: GameContext
  private let games: [any PuzzlingGame]
  private let books: DocumentModel<MistakeBooks>

  package init(_ games: [any BoxGame], _ context: GameContext) {
    self.games = games.compactMap { $0 as? any PuzzlingGame }
    self.context = context
    books = context.tables.openDocument(MistakeBooks.self)
  }

  /// The positions of the player's own games that are due today.
  private var due: [MistakeBook.Mistake] {
    guard context.settings.current.keepsMistakes else { return [] }
    return books.value[context.log.player].due(on: context.services.today())
  }

  private var waiting: [MistakeBook.Mistake] {
    guard context.settings.current.keepsMistakes else { return [] }
    return books.value[context.log.player].waiting(on: context.services.today())
  }

  /// The number of positions that are due today.
  package var dueCount: Int { due.count }

  /// Shows the positions that are due, of all games.
  package func showDue() {
    let page = MistakesScene(
      { [weak self] in self.map { $0.entries(of: $0.due) } ?? [] },
      ifNone: { [weak self] in self?.wordsIfNone ?? "" },
      waiting: { [weak self] in self.map { $0.entries(of: $0.waiting) } ?? [] },
      context: context.stage)
    page.onBack = { [weak context] in context?.navigator?.pop() }
    page.onChoose = { [weak self] in self?.open($0.mistake) }
    context.navigator?.push(page)
  }

  private var wordsIfNone: String {
    let (texts, today) = (context.stage.look.texts, context.services.today())
    let next = books.value[context.log.player].next(after: today)
    guard let comeback = texts.comeback(next, today) else {
      return texts(
        "Nothing is due today. Positions in which you gave something away come back here.")
    }
    return texts("Nothing is due today. {comeback}.", ["comeback": comeback])
  }

  private func entries(of mistakes: [MistakeBook.Mistake]) -> [MistakeEntry] {
    let texts = context.stage.look.texts
    return mistakes.compactMap { mistake in
      guard let game = games.first(where: { $0.name == mistake.game }) else { return nil }
      let words = type(of: game).words(of: mistake, texts)
      return MistakeEntry(
        mistake: mistake, game: game.title(texts), position: words.position, cost: words.cost)
    }
  }

  private func open(_ mistake: MistakeBook.Mistake) {
    games.first { $0.name == mistake.game }?.showPuzzles(at: mistake, context)
  }
}

extension PuzzlingGame {
  /// Shows the page of puzzles with the next one, or with a position of an own game.
  package func showPuzzles(at mistake: MistakeBook.Mistake? = nil, _ context: GameContext) {
    let shown = ShownScene()
    let scene = PuzzleScene(
      self, at: mistake, context, routes: context.routes(of: self) { shown.scene })
    shown.scene = scene
    context.navigator?.push(scene)
  }
}

/// A scene that its own routes ask for.
private final class ShownScene {
  weak var scene: (any Scene)?
}
