import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The choices above the page of statistics: player, game, group and time.
///
/// Game and group are side by side, or each a list behind a button where they do not fit.
final class StatisticsChoice {
  /// Called when the player has chosen.
  var onChange: () -> Void = {}
  /// The player whose games are shown; `nil` for all.
  private(set) var player: PlayerID?

  private let source: StatisticsSource
  private let context: StageContext
  /// The games with statistics or results.
  private let all: [any BoxGame]
  /// The index of the game in `all`; `nil` for all games.
  private var chosen: Int?
  /// The identifier of the group of each game.
  private var groups: [String: String] = [:]
  private var period = Period.recent
  /// The running search.
  private var search: (any StatisticsSearch)?
  private var tabs: SegmentedControl
  private var tabList: DropDown
  private var groupTabs: SegmentedControl
  private var groupList: DropDown
  private var periodList: DropDown
  private var playerList: DropDown

  private enum Period: Int, CaseIterable { case recent, year, ever }
  private enum Part { case tabs, tabList, groups, groupList, period }

  init(_ source: StatisticsSource, at game: String?, context: StageContext) {
    (self.source, self.context) = (source, context)
    all = source.games.filter { $0.statistics != nil || $0.results != nil }
    chosen = all.firstIndex { $0.name == game }
    player = source.log.log.players.present.count > 1 ? source.log.player : nil
    let tabs = SegmentedControl(
      id: "game", context: context, options: [""], selected: 0, onChange: { _ in })
    func list(_ id: String) -> DropDown {
      DropDown(id: id, context: context, source: ArrayListSource([""]), selected: 0) { _ in }
    }
    self.tabs = tabs
    groupTabs = SegmentedControl(
      id: "group", context: context, options: [""], selected: 0, onChange: { _ in })
    (tabList, groupList) = (list("game"), list("group"))
    (periodList, playerList) = (list("period"), list("player"))
    prepare()
  }

  // MARK: Content

  /// The chosen game; `nil` for all games.
  var game: (any BoxGame)? { chosen.map { all[$0] } }

  private var availableGroups: [GameStatistics.Group] { game?.statistics?.groups ?? [] }

  /// The chosen group, which at first is that of the latest game.
  private var group: GameStatistics.Group? {
    let available = availableGroups
    guard let game else { return nil }
    if let id = groups[game.name], let group = available.first(where: { $0.id == id }) {
      return group
    }
    let latest = source.log.log.games(GameFilter(player: player, game: game.name)).reversed()
    for played in latest {
      if let group = available.first(where: { $0.contains(played) }) { return group }
    }
    return available.first
  }

  /// The games that the choices select, the oldest first.
  var games: [LoggedGame] {
    let group = group
    let games = source.log.log.games(GameFilter(player: player, game: game?.name))
      .filter { group?.contains($0) ?? true }
    let period: GameFilter.Period =
      switch self.period {
      // A small window has room for fewer games.
      case .recent: .last(context.look.metrics.isSmall ? 20 : 50)
      case .year: Day(year: source.today().year, month: 1, day: 1).map { .since($0) } ?? .ever
      case .ever: .ever
      }
    return period.part(of: games)
  }

  /// The page of the choices.
  var page: StatisticsPage {
    let question = StatisticsQuestion(
      games, of: player, in: group?.id, today: source.today(), texts: context.look.texts,
      record: { [log = source.log] in log.record(of: $0) })
    guard let statistics = game?.statistics else {
      return Overview(question, games: source.games).page
    }
    return statistics.page(question)
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

  private func choose(_ tab: Int) {
    chosen = tab == 0 ? nil : tab - 1
    prepare()
    onChange()
  }

  /// Moves to another tab, cyclically.
  func moveTab(by step: Int) {
    let count = all.count + 1
    choose(((chosen.map { $0 + 1 } ?? 0) + step + count) % count)
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
    [tabs, tabList, groupTabs, groupList, periodList].filter { !$0.isHidden } + playerControls
  }

  /// The list of players, if there are several.
  var playerControls: [Control] {
    source.log.log.players.present.count > 1 ? [playerList] : []
  }

  /// Creates the controls in the current language.
  func prepare() {
    let texts = context.look.texts
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
    periodList = dropDown("period", periods, selected: period.rawValue) { [weak self] row in
      self?.period = Period(rawValue: row) ?? .recent
      self?.onChange()
    }
    preparePlayers(texts)
  }

  private func prepareGroups(_ texts: Texts) {
    let available = availableGroups
    let titles = available.isEmpty ? [""] : available.map { $0.title(texts) }
    let current = group?.id
    let row = available.firstIndex { $0.id == current } ?? 0
    let choose: (Int) -> Void = { [weak self] row in
      guard let self, let game else { return }
      groups[game.name] = available[row].id
      onChange()
    }
    if groupTabs.options.count == titles.count {
      groupTabs.options = titles
      groupTabs.show(row)
    } else {
      groupTabs = SegmentedControl(
        id: "group", context: context, options: titles, selected: row, onChange: choose)
    }
    groupTabs.isDense = true
    groupTabs.onChange = choose
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
  /// - Returns: their lower edge.
  func layout(in room: Rect) -> Double {
    let box = box
    let height = box.heights(in: room.width).minimum
    let frames = box.frames(in: Rect(room.x, room.y, room.width, height))
    let parts: [(Part, Control)] = [
      (.tabs, tabs), (.tabList, tabList), (.groups, groupTabs), (.groupList, groupList),
      (.period, periodList),
    ]
    for (part, control) in parts {
      control.isHidden = frames[part] == nil
      control.frame = frames[part] ?? .zero
    }
    return room.y + height
  }

  private var box: LayoutBox<Part> {
    let metrics = context.look.metrics
    let (gap, height) = (metrics.px(16, small: 8), metrics.height(52, small: 36))
    func place(_ part: Part, _ control: Control, _ least: Double) -> LayoutBox<Part> {
      let ideal = max(least, control.preferredSize.width)
      return LayoutBox(part).width(LengthRange(least, ideal: ideal, maximum: ideal))
    }
    let hasGroups = availableGroups.count > 1
    let period = place(.period, periodList, periodList.leastWidth)
    let tabs = place(.tabs, self.tabs, self.tabs.leastWidth)
    let groups = place(.groups, groupTabs, groupTabs.leastDenseWidth)
    let tabList = place(.tabList, self.tabList, self.tabList.leastWidth)
    let groupList = place(.groupList, self.groupList, self.groupList.leastWidth)
    let space = LayoutBox<Part>.space(LengthRange(gap))
    func row(_ boxes: [LayoutBox<Part>]) -> LayoutBox<Part> {
      .row(boxes, spacing: gap).height(height)
    }
    return .variants([
      row([tabs, space] + (hasGroups ? [groups] : []) + [period]),
      row([tabs, space] + (hasGroups ? [groupList] : []) + [period]),
      row([tabList, space] + (hasGroups ? [groupList] : []) + [period]),
      .column(
        [row([tabList, space, period])] + (hasGroups ? [row([groupList])] : []), spacing: gap),
      .column(
        [row([tabList, space]), row((hasGroups ? [groupList] : []) + [space, period])],
        spacing: gap),
    ])
  }
}
