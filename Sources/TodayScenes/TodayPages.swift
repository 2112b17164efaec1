import BoxKit
import GameKernel
import PlayLog
import Stage
import Today

/// Opens the page *Today* and the tables of its games.
public final class TodayPages {
  private let model: TodayModel
  private var context: GameContext { model.context }
  private var table: DayTable?
  /// Opens the review of a game of the log.
  public var onReview: (GameID) -> Void = { _ in }

  public init(_ model: TodayModel) { self.model = model }

  /// Shows the page at a day, or at today for `nil`.
  public func show(_ day: Day? = nil) {
    let scene = TodayScene(model, at: day)
    scene.onBack = { [weak self] in self?.context.navigator?.pop() }
    scene.onPlay = { [weak self] in self?.play($0, $1, isTry: true) }
    scene.onReview = { [weak self] in self?.onReview($0) }
    scene.onPractise = { [weak self] in self?.play($0, $1, isTry: false) }
    context.navigator?.push(scene)
  }

  // MARK: Tables

  /// Opens the table of a game of a day over the page.
  ///
  /// - Parameter isTry: whether the game is the try that counts, not a practice.
  private func play(_ game: any DailyBoxGame, _ day: Day, isTry: Bool) {
    model.prepare(day)
    guard let daily = model.daily(game, day),
      let table = DayTable(type(of: game), day, daily, isTry: isTry, context)
    else { return }
    let navigator = context.navigator
    table.set { routes in
      routes.menu = { [weak navigator] in navigator?.pop() }
      routes.pasteLink = { [weak navigator] in navigator?.pasteLink(at: nil) }
      routes.showsFirstSteps = { _, _ in false }
      routes.puzzles = nil
      routes.day = DayRoutes(
        isTry: isTry,
        title: { [weak self] texts in self?.title(day, isTry: isTry, texts) ?? "" },
        task: daily.task,
        practise: { [weak self, weak table] in
          guard isTry else { return table?.practiseAgain() ?? () }
          table?.giveUp()
          self?.context.navigator?.pop()
          self?.play(game, day, isTry: false)
        },
        copyResult: { [weak self] in self?.copy(day) ?? false },
        next: { [weak self] texts in self?.next(after: game, day, texts) })
    }
    self.table = table
    navigator?.push(table.scene)
  }

  private func title(_ day: Day, isTry: Bool, _ texts: Texts) -> String {
    let date = TodayWords(texts: texts).date(day)
    // Translators: Title of a table where the game of a day does not count, such as “Practice · 25 November”.
    guard isTry else { return texts("Practice · {date}", ["date": date]) }
    guard day == model.today else { return date }
    // Translators: Title of a table with the game of the day, such as “Today · 25 November”.
    return texts("Today · {date}", ["date": date])
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
      self?.play(open, day, isTry: true)
    }
    next.pieces = type(of: open).pieces
    return next
  }
}
