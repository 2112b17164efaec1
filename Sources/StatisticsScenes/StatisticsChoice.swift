import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The choices above the page of statistics: game, view, player, group and time. The player's settings keep game, view
/// and time.
///
/// The tabs of the games have the same place at all games. In small windows, game and group are lists behind buttons.
final class StatisticsChoice {
  /// Called when the player has chosen.
  var onChange: () -> Void = {}
  /// The player whose games are shown; `nil` for all.
  private(set) var player: PlayerID?

  private let source: StatisticsSource
  private let context: StageContext
  /// The games with statistics or results.
  private let all: [any BoxGame]
  /// The identifiers of the groups that the player has chosen on this page, by game.
  private var chosenGroups: [String: String] = [:]
  /// The running search.
  private var search: (any StatisticsSearch)?
  private var views: SegmentedControl
  private var tabs: SegmentedControl
  private var tabList: DropDown
  private var groupTabs: SegmentedControl
  private var groupList: DropDown
  private var periodList: DropDown
  private var playerList: DropDown

  private typealias Period = StatisticsSettings.Period
  typealias View = StatisticsSettings.View
  private enum Part { case views, tabs, tabList, groups, groupList, period, filter }

  /// - Parameter game: the game to show first; `nil` for the last choice.
  init(_ source: StatisticsSource, at game: String?, context: StageContext) {
    (self.source, self.context) = (source, context)
    all = source.games.filter { $0.statistics != nil || $0.results != nil }
    if let game { source.settings.change { $0.statistics.game = game } }
    player = source.log.log.players.present.count > 1 ? source.log.player : nil
    let tabs = SegmentedControl(
      id: "game", context: context, options: [""], selected: 0, onChange: { _ in })
    func list(_ id: String) -> DropDown {
      DropDown(id: id, context: context, source: ArrayListSource([""]), selected: 0) { _ in }
    }
    self.tabs = tabs
    groupTabs = SegmentedControl(
      id: "group", context: context, options: [""], selected: 0, onChange: { _ in })
    views = SegmentedControl(
      id: "view", context: context, options: [""], selected: 0, onChange: { _ in })
    (tabList, groupList) = (list("game"), list("group"))
    (periodList, playerList) = (list("period"), list("player"))
    prepare()
  }

  // MARK: Content

  private var settings: StatisticsSettings { source.settings.current.statistics }

  /// The index of the game in `all`; `nil` for all games.
  private var chosen: Int? { all.firstIndex { $0.name == settings.game } }

  /// The chosen game; `nil` for all games.
  var game: (any BoxGame)? { chosen.map { all[$0] } }

  /// The views of the chosen game.
  private var availableViews: [View] {
    (game ?? latestWithResults)?.results == nil
      ? [.overview, .games] : [.overview, .games, .best]
  }

  /// The shown view. It is the overview where the chosen one does not exist.
  var view: View {
    let isShown = settings.view == .best ? game?.results != nil : true
    return isShown ? settings.view : .overview
  }

  /// The game with a list of best games that was played last, or the first of the box.
  private var latestWithResults: (any BoxGame)? {
    let listed = all.filter { $0.results != nil }
    let latest = allGames.last { played in listed.contains { $0.name == played.game } }
    return listed.first { $0.name == latest?.game } ?? listed.first
  }

  private var availableGroups: [GameStatistics.Group] { game?.statistics?.groups ?? [] }

  /// The chosen group. Whenever the page is opened, it is that of the latest game.
  private var group: GameStatistics.Group? {
    let available = availableGroups
    guard let game else { return nil }
    if let id = chosenGroups[game.name],
      let group = available.first(where: { $0.id == id })
    {
      return group
    }
    for played in allGames.reversed() {
      if let group = available.first(where: { $0.contains(played) }) { return group }
    }
    return available.first
  }

  /// All games of player and game, the oldest first.
  var allGames: [LoggedGame] { source.log.log.games(GameFilter(player: player, game: game?.name)) }

  /// The games that the choices select, the oldest first.
  var games: [LoggedGame] {
    let group = group
    let games = allGames.filter { group?.contains($0) ?? true }
    let period: GameFilter.Period =
      switch settings.period {
      // A small window has room for fewer games.
      case .recent: .last(context.look.metrics.isSmall ? 20 : 50)
      case .year: Day(year: source.today().year, month: 1, day: 1).map { .since($0) } ?? .ever
      case .ever: .ever
      }
    return period.part(of: games)
  }

  /// The games of the choices, as a page is made from them.
  var question: StatisticsQuestion {
    var question = StatisticsQuestion(
      games, of: player, in: group?.id, today: source.today(), texts: context.look.texts,
      record: { [log = source.log] in log.record(of: $0) })
    question.replay = source.replay
    return question
  }

  /// The figures and charts of the choices.
  var overview: StatisticsOverview {
    let question = question
    let page = game?.statistics?.page(question) ?? Overview(question, games: source.games).page
    return StatisticsOverview(
      page, note: UncountedNote.text(question),
      games: question.games.isEmpty ? nil : list(of: question.games), context: context)
  }

  /// The list of all games of player and game.
  var gamesList: GamesList { list(of: allGames) }

  private func list(of games: [LoggedGame]) -> GamesList {
    let words = GameWords(
      source.games, in: source.log.log, of: player, showsTitles: game == nil, context.look.texts)
    return GamesList(
      games, words, picture: game?.card.picture, replay: source.replay, context: context)
  }

  /// Searches for facts about the shown games.
  func beginSearch() {
    let search = game?.statistics?.search
    if search !== self.search { endSearch() }
    self.search = search
    search?.begin(games)
  }

  /// Cancels the search.
  func endSearch() {
    search?.end()
    search = nil
  }

  // MARK: Choosing

  private func change(_ edit: (inout StatisticsSettings) -> Void) {
    source.settings.change { edit(&$0.statistics) }
    prepare()
    onChange()
  }

  private func choose(_ tab: Int) {
    change { [all] in $0.game = tab == 0 ? nil : all[tab - 1].name }
  }

  /// Moves to another game, cyclically, or to another view while the views have the focus.
  func moveTab(by step: Int, from focused: Control? = nil) {
    if focused === views {
      let views = availableViews
      return choose(views[((views.firstIndex(of: view) ?? 0) + step + views.count) % views.count])
    }
    let count = all.count + 1
    choose(((chosen.map { $0 + 1 } ?? 0) + step + count) % count)
  }

  /// Shows a view. The best games of all games together are those of the game that was played last.
  private func choose(_ view: View) {
    let game = view == .best ? (game ?? latestWithResults)?.name : game?.name
    change { ($0.game, $0.view) = (game, view) }
  }

  /// Moves to the next player, and then to all of them.
  func nextPlayer() {
    let players = source.log.log.players.present
    guard players.count > 1 else { return }
    let ids = [nil] + players.map { PlayerID?.some($0.id) }
    let index = ids.firstIndex(of: player) ?? 0
    player = ids[(index + 1) % ids.count]
    prepare()
    onChange()
  }

  // MARK: Controls

  /// The controls in focus order.
  var controls: [Control] {
    let below = [tabs, tabList] + (isCompact ? [] : [views]) + [groupTabs, groupList, periodList]
    return (below + headControls).filter { !$0.isHidden }
  }

  /// The controls in the head of the page: the view in a compact window, and the list of players if there are several.
  var headControls: [Control] {
    let players = source.log.log.players.present.count > 1 ? [playerList] : []
    return (isCompact ? [views] : []) + players
  }

  /// Whether the window is small, or wide but with little room. Then the view is in the head of the page.
  var isCompact: Bool {
    let metrics = context.look.metrics
    return metrics.isSmall || metrics.form == .wide && metrics.size.width < 1_000 * metrics.k
  }

  /// Creates the controls in the current language.
  func prepare() {
    let texts = context.look.texts
    prepareViews(texts)
    // Translators: Tab for all games together.
    let titles = [texts.inContext("games", "All")] + all.map { $0.title(texts) }
    let tab = chosen.map { $0 + 1 } ?? 0
    tabs.options = titles
    tabs.show(tab)
    tabs.onChange = { [weak self] in self?.choose($0) }
    tabList = dropDown("game", titles, selected: tab) { [weak self] in self?.choose($0) }
    prepareGroups(texts)
    let periods = [
      context.look.metrics.isSmall
        // Translators: Choice of games: the latest ones.
        ? texts("Last 20")
        // Translators: Choice of games: the latest ones.
        : texts("Last 50"),
      // Translators: Choice of games: those of the current year.
      texts("This year"),
      // Translators: Choice of games: all that were ever played.
      texts.inContext("time", "All"),
    ]
    let period = Period.allCases.firstIndex(of: settings.period) ?? 0
    periodList = dropDown("period", periods, selected: period) { [weak self] row in
      self?.change { $0.period = Period.allCases[row] }
    }
    preparePlayers(texts)
  }

  private func prepareViews(_ texts: Texts) {
    let available = availableViews
    let titles = available.map { view in
      switch view {
      // Translators: A view of the statistics, beside “Games” and “Best games”: figures and charts.
      case .overview: texts("Overview")
      // Translators: A view of the statistics, beside “Overview” and “Best games”: a list of all games.
      case .games: texts("Games")
      case .best: texts("Best games")
      }
    }
    views = segments("view", titles, selected: available.firstIndex(of: view) ?? 0, views) {
      [weak self] row in self?.choose(available[row])
    }
    views.isDense = context.look.metrics.isSmall
  }

  /// Returns the control with other options, or a new one if their number changes.
  private func segments(
    _ id: String, _ titles: [String], selected: Int, _ old: SegmentedControl,
    _ onChange: @escaping (Int) -> Void
  ) -> SegmentedControl {
    let isSame = old.options.count == titles.count
    let control =
      isSame
      ? old
      : SegmentedControl(
        id: id, context: context, options: titles, selected: selected, onChange: onChange)
    control.options = titles
    control.onChange = onChange
    control.show(selected)
    return control
  }

  private func prepareGroups(_ texts: Texts) {
    let available = availableGroups
    let titles = available.isEmpty ? [""] : available.map { $0.title(texts) }
    let current = group?.id
    let row = available.firstIndex { $0.id == current } ?? 0
    let choose: (Int) -> Void = { [weak self] row in
      guard let self, let game else { return }
      chosenGroups[game.name] = available[row].id
      prepare()
      onChange()
    }
    groupTabs = segments("group", titles, selected: row, groupTabs, choose)
    groupTabs.isDense = true
    groupList = dropDown("group", titles, selected: row, choose)
  }

  private func preparePlayers(_ texts: Texts) {
    let players = source.log.log.players.present
    // Translators: Row of a list of players: the games of all of them.
    let all = texts.inContext("players", "All")
    // Translators: The player, in place of a name.
    let names = players.map { $0.name ?? texts("You") }
    let row = players.firstIndex { $0.id == player }.map { $0 + 1 } ?? 0
    playerList = dropDown("player", [all] + names, selected: row) { [weak self] row in
      self?.player = row == 0 ? nil : players[row - 1].id
      self?.onChange()
    }
  }

  private func dropDown(
    _ id: String, _ titles: [String], selected: Int, _ onChange: @escaping (Int) -> Void
  ) -> DropDown {
    DropDown(
      id: id, context: context, source: ArrayListSource(titles), selected: selected,
      onChange: onChange)
  }

  // MARK: Layout

  /// Places the choices at the upper edge of a room.
  ///
  /// - Parameter filter: a choice of the content, which has its place beside the game in a compact window.
  /// - Returns: their lower edge, and the choices of the content among them.
  func layout(in room: Rect, beside filter: Control?) -> (lower: Double, placed: [Control]) {
    let filter = isCompact ? filter : nil
    let box = box(beside: filter)
    let height = box.heights(in: room.width).minimum
    let frames = box.frames(in: Rect(room.x, room.y, room.width, height))
    let parts: [(Part, Control)] = [
      (.views, views), (.tabs, tabs), (.tabList, tabList), (.groups, groupTabs),
      (.groupList, groupList),
      (.period, periodList),
    ]
    for (part, control) in parts where part != .views || !isCompact {
      // The lists of games have no group and time, but the tabs keep their place.
      let isOfOverview = [.groups, .groupList, .period].contains(part)
      control.isHidden = frames[part] == nil || isOfOverview && view != .overview
      control.frame = frames[part] ?? .zero
    }
    guard let filter, let frame = frames[.filter] else { return (room.y + height, []) }
    filter.frame = frame
    return (room.y + height, [filter])
  }

  private func box(beside filter: Control?) -> LayoutBox<Part> {
    let metrics = context.look.metrics
    let (gap, height) = (metrics.px(16, small: 8), metrics.height(52, small: 36))
    func place(_ part: Part, _ control: Control, _ least: Double? = nil) -> LayoutBox<Part> {
      let least = least ?? control.leastWidth
      let ideal = max(least, control.preferredSize.width)
      return LayoutBox(part).width(LengthRange(least, ideal: ideal, maximum: ideal))
    }
    func row(_ boxes: [LayoutBox<Part>]) -> LayoutBox<Part> {
      .row(boxes, spacing: gap).height(height)
    }
    let space = LayoutBox<Part>.space(LengthRange(gap))
    let (tabs, tabList) = (place(.tabs, tabs), place(.tabList, tabList))
    let period = place(.period, periodList)
    let hasGroups = availableGroups.count > 1
    let groups = hasGroups ? [place(.groups, groupTabs, groupTabs.leastDenseWidth)] : []
    let groupList = hasGroups ? [place(.groupList, self.groupList)] : []
    if isCompact {
      let inRows =
        view == .overview
        ? [
          .column([row([tabList, space, period]), row(groupList + [space])], spacing: gap),
          .column([row([tabList, space]), row(groupList + [space, period])], spacing: gap),
        ]
        : [row([tabList] + (filter.map { [place(.filter, $0)] } ?? []) + [space])]
          + [row([tabList, space])]
      return .variants(
        filter != nil ? inRows : [row([tabList, space] + groupList + [period])] + inRows)
    }
    let views = place(.views, self.views)
    let inRows =
      view == .overview
      ? [
        .column([row([views, space]), row(groups + [space, period])], spacing: gap),
        .column([row([views, space]), row(groupList + [space, period])], spacing: gap),
      ] : [row([views, space])]
    return .column(
      [
        .variants([row([tabs, space]), row([tabList, space])]),
        .variants(
          [row([views, space] + groups + [period]), row([views, space] + groupList + [period])]
            + inRows),
      ], spacing: gap)
  }
}
