import BoxKit
import GameKernel
import PlayLog
import Stage
import Today

/// Opens the page *Today* and the tables of its games.
public final class TodayPages {
  private let model: TodayModel
  private let all: [any BoxGame]
  private var context: GameContext { model.context }
  private var table: DayTable?
  /// Opens the review of a game of the log.
  public var onReview: (GameID) -> Void = { _ in }

  /// - Parameter games: the games at the player's own tables.
  public init(_ model: TodayModel, _ games: [any BoxGame]) { (self.model, all) = (model, games) }

  /// Shows the page at a day, or at today for `nil`.
  public func show(_ day: Day? = nil) {
    let scene = TodayScene(model, at: day)
    scene.onBack = { [weak self] in self?.context.navigator?.pop() }
    scene.onPlay = { [weak self] in self?.play($0, $1) }
    scene.onReview = { [weak self] in self?.onReview($0) }
    scene.onPractise = { [weak self] in self?.practise($0, $1) }
    context.navigator?.push(scene)
  }

  // MARK: Tables

  /// Opens the table of a game of a day over the page.
  func play(_ game: any DailyBoxGame, _ day: Day) {
    model.prepare(day)
    guard let daily = model.daily(game, day),
      let table = DayTable(type(of: game), day, daily, context)
    else { return }
    let navigator = context.navigator
    table.set { routes in
      routes.menu = { [weak navigator] in navigator?.pop() }
      routes.pasteLink = { [weak navigator] in navigator?.pasteLink(at: nil) }
      routes.showsFirstSteps = { _, _ in false }
      routes.puzzles = nil
      routes.day = DayRoutes(
        title: { [weak self] texts in self?.title(day, texts) ?? "" },
        practise: { [weak self, weak table] in
          table?.giveUp()
          self?.practise(game, day)
        },
        copyResult: { [weak self] in self?.copy(day) ?? false },
        next: { [weak self] texts in self?.next(after: game, day, texts) })
    }
    self.table = table
    navigator?.push(table.scene)
  }

  private func title(_ day: Day, _ texts: Texts) -> String {
    let date = TodayWords(texts: texts).date(day)
    guard day == model.today else { return date }
    // Translators: Title of a table with the game of the day, such as “Today · 25 November”.
    return texts("Today · {date}", ["date": date])
  }

  /// Begins the game of a day at the player's own table, where it does not count.
  private func practise(_ game: any DailyBoxGame, _ day: Day) {
    guard let daily = model.daily(game, day), let own = all.first(where: { $0.name == game.name })
    else { return }
    _ = own.open(link: daily.link)
    context.navigator?.showTable(of: game.name, .push(.left))
  }

  private func copy(_ day: Day) -> Bool {
    let lines = TodayWords(texts: context.stage.look.texts).share(day, model)
    return lines.map { context.services.copyText($0.joined(separator: "\n")) } ?? false
  }

  /// Suggests the next game of the day whose try has not ended.
  private func next(
    after game: any DailyBoxGame, _ day: Day, _ texts: Texts
  ) -> NextSuggestion? {
    let index = model.games.firstIndex { $0.name == game.name } ?? 0
    let others = model.games[(index + 1)...] + model.games[..<index]
    let open = others.first { other in
      switch model.mark(other, day) {
      case nil, .begun: true
      case .done, .doneLater, .givenUp: false
      }
    }
    guard let open else { return nil }
    let name = type(of: open).title(texts)
    var next = NextSuggestion(
      "next-of-day", title: texts("Next: {game}", ["game": name]),
      // Translators: Below the suggestion of another game, at the end of a game of the day.
      reason: texts("Another game of the same day.")
    ) { [weak self] in
      self?.context.navigator?.pop()
      self?.play(open, day)
    }
    next.pieces = type(of: open).pieces
    return next
  }
}
