import BoxKit
import Stage

/// The frames of the parts of the Pairs table in one window size (Documentation/Look.md, *Layout*).
nonisolated struct PairsAreas: TableAreas {
  /// The arrangement of the counters on their card.
  enum CounterForm: Hashable, Sendable {
    /// One below another: the word at the left, the number at the right.
    case rows
    /// Side by side: the number below the word.
    case columns
  }

  /// A part that is left out where it would make the cards smaller.
  enum Extra: Hashable, Sendable {
    /// The choice of players: in a row of its own, or beside the list of layouts.
    case players, playersBesideLayouts
    /// The words about the par below counters in columns.
    case caption
  }

  let metrics: Metrics
  let inputs: Inputs
  /// The extra parts that the layout has.
  let extras: Set<Extra>
  /// The largest side of a card's cell.
  private var mostPitch = Double.infinity
  /// Whether the layout is compact: in small windows, and where a large UI scale would leave too little room.
  var isCompact = false
  /// The frame of the cards' tray, including its rim.
  var tray = Rect.zero
  /// The frame of each seat's plaque. Empty in a single-player game.
  var plaques: [Rect] = []
  /// Whether the panel is beside the tray.
  var isBeside = false
  /// The card with flips, par and time, or `nil` if the status shows them.
  var counters: Rect?
  var counterForm = CounterForm.rows
  /// The frame of the status, which has two lines.
  var status = Rect.zero
  /// The list of layouts.
  var choice = Rect.zero
  /// The choice of players, or `nil` if it has no room. The settings have it too.
  var players: Rect?
  /// The button that peeks, or the playback strip of a demonstration.
  var second: Rect?
  var newDeal = Rect.zero

  /// Makes the layout of a window. A larger UI scale leaves the cards about as large as they are at 100 %.
  init(metrics: Metrics, inputs: Inputs) {
    let unscaled = metrics.unscaled
    // Type sizes are whole pixels and have a minimum, so they do not grow by exactly the scale.
    let texts = unscaled.medium / metrics.medium
    let usual =
      metrics.scale > 1
      ? PairsAreas(metrics: unscaled, inputs: inputs.scaled(by: texts)).piece : nil
    let roomy = [
      PairsAreas(beside: metrics, inputs, isCompact: false),
      PairsAreas(stacked: metrics, inputs, isCompact: false),
    ]
    let basic = Self.choose(roomy, usual: usual) { most in
      [
        PairsAreas(beside: metrics, inputs, isCompact: true, mostPitch: most),
        PairsAreas(stacked: metrics, inputs, isCompact: true, mostPitch: most),
      ]
    }
    let choices: [Set<Extra>] =
      basic.isBeside
      ? basic.isCompact
        ? [[.playersBesideLayouts], [.players]] : [[.players], [.playersBesideLayouts]]
      : inputs.isAlone ? [[.players, .caption], [.players], [.caption]] : [[.players]]
    self = choices.lazy.map(basic.with).first(where: basic.keepsAll) ?? basic
  }

  /// Returns the same layout with extra parts.
  private func with(_ extras: Set<Extra>) -> PairsAreas {
    isBeside
      ? PairsAreas(
        beside: metrics, inputs, isCompact: isCompact, mostPitch: mostPitch, extras: extras)
      : PairsAreas(
        stacked: metrics, inputs, isCompact: isCompact, mostPitch: mostPitch, extras: extras)
  }

  /// Whether a layout with extra parts has room for them, with cards and other parts as large as in this one.
  private func keepsAll(_ other: PairsAreas) -> Bool {
    guard other.piece == piece, other.isWhole == isWhole,
      other.extras == [.caption] || other.players != nil,
      (other.counters == nil) == (counters == nil),
      zip(other.plaques, plaques).allSatisfy({ $0.height >= $1.height })
    else { return false }
    guard isBeside, let card = other.counters, let usual = counters else { return true }
    return card.height >= min(usual.height, leastCounters)
  }

  init(
    _ metrics: Metrics, _ inputs: Inputs, isCompact: Bool, mostPitch: Double, extras: Set<Extra>
  ) {
    self.metrics = metrics
    self.inputs = inputs
    self.extras = extras
    self.isCompact = isCompact
    self.mostPitch = mostPitch
  }

  /// The distance from one card to the next.
  var piece: Double { (tray.width - 2 * (rim + padding)) / Double(inputs.columns) }

  /// Whether the tray has at least half of the window's shorter side, and status and plaques have room for their
  /// text. `false` in small windows.
  var isWhole: Bool {
    guard !metrics.isSmall else { return false }
    let least = 0.5 * min(metrics.size.width, metrics.size.height)
    return max(tray.width, tray.height) >= least && status.height >= metrics.line(metrics.small())
      && plaques.allSatisfy { $0.width >= metrics.medium * 6 && $0.height >= twoLines }
  }

  /// The gap between plaques and status.
  var gapBelowPlaques: Double { max(gap, metrics.px(8)) }
  /// The height of a plaque with a name and a second line.
  var twoLines: Double { (metrics.medium * 1.25 + metrics.small * 1.35).rounded() }

  var rim: Double { isCompact ? metrics.close : metrics.px(16) }
  /// The gap between the rim and the cells.
  var padding: Double { isCompact ? metrics.close / 2 : metrics.px(16) }
  /// The gap between related parts.
  var gap: Double { isCompact ? metrics.close : metrics.px(16) }
  /// The height of one row on a counter card with rows.
  var counterRow: Double { (metrics.medium * (isCompact ? 1.5 : 2)).rounded() }
  /// The inset above and below these rows.
  var counterInset: Double { isCompact ? metrics.px(6, least: 4) : metrics.px(12) }
  /// The height of the par bar with its sentence of up to two lines and the medal.
  var parHeight: Double { metrics.px(34) + 3 * metrics.line(metrics.small()) }
  /// The height that the counter card keeps beside extra parts. A larger UI scale leaves the rows, and in a
  /// single-player game the medal.
  var leastCounters: Double {
    guard isCompact, metrics.scale > 1 else { return fullCounters }
    let rows = (inputs.isAlone ? 3 : 2) * counterRow + 2 * counterInset
    return rows + (inputs.isAlone ? metrics.line(metrics.small()) : 0)
  }
  /// The height of a counter card with all its rows, and in a single-player game with the par bar.
  private var fullCounters: Double {
    let rows = (inputs.isAlone ? 3 : 2) * counterRow + 2 * counterInset
    guard inputs.isAlone else { return rows }
    return rows + parHeight + (isCompact ? 0 : statusHeight + 3 * metrics.px(24))
  }

  /// Centres the tray in `room`.
  mutating func layTray(in room: Rect) {
    let size = CardLayout.tray(
      columns: inputs.columns, rows: inputs.rows, in: room.size, rim: rim, padding: padding,
      mostPitch: mostPitch)
    tray = Rect(
      Point((room.midX - size.width / 2).rounded(), (room.midY - size.height / 2).rounded()), size)
  }
}

nonisolated extension PairsAreas {
  /// Makes a layout with plaques or counters above the tray and the buttons below it.
  private init(
    stacked m: Metrics, _ inputs: Inputs, isCompact: Bool, mostPitch: Double = .infinity,
    extras: Set<Extra> = []
  ) {
    self.init(m, inputs, isCompact: isCompact, mostPitch: mostPitch, extras: extras)
    let (width, height) = (m.size.width, m.size.height)
    let bar = GameBar.Measures(m, isCompact: true)
    let margin = isCompact ? m.close : m.margin.rounded()
    let top = isCompact ? bar.margin + bar.side + m.close : margin + m.iconSide + max(12, m.px(20))
    var room = Rect(margin, top, width - 2 * margin, height - margin - top).rounded
    layButtonRows(&room)
    if inputs.isAlone { layCounterRow(&room) } else { layPlaqueRows(&room) }
    status = Rect(room.x, room.y, room.width, statusHeight)
    let below = status.maxY + gap
    layTray(in: Rect(room.x, below, room.width, room.maxY - gap - below))
  }

  /// Lays out the buttons at the bottom, near the thumb, in one row if they fit.
  private mutating func layButtonRows(_ room: inout Rect) {
    let row = Rect(room.x, room.maxY - buttonHeight, room.width, buttonHeight)
    let buttons =
      inputs.hasSecondButton ? [max(inputs.button, inputs.second), inputs.button] : [inputs.button]
    let hasPlayers = extras.contains(.players)
    let needed = inputs.choice + buttons.reduce(0, +) + gap * Double(buttons.count)
    var top = row.y
    let places: [Rect]
    if hasPlayers, needed + gap + inputs.players <= room.width {
      let all = Self.row(row, [inputs.choice, inputs.players] + buttons, gap: gap)
      (choice, players, places) = (all[0], all[1], Array(all.dropFirst(2)))
    } else if needed <= room.width, !hasPlayers {
      let all = Self.row(row, [inputs.choice] + buttons, gap: gap)
      (choice, places) = (all[0], Array(all.dropFirst()))
      if metrics.scale == 1 {
        top -= Self.clamped(gap + buttonHeight, needed: needed, width: room.width)
      }
    } else {
      top -= gap + buttonHeight
      let above = Rect(room.x, top, room.width, buttonHeight)
      choice = above
      if hasPlayers, inputs.choice + gap + inputs.players <= room.width {
        let both = Self.row(above, [inputs.choice, inputs.players], gap: gap)
        (choice, players) = (both[0], both[1])
      }
      places = Self.row(row, buttons, gap: gap)
    }
    newDeal = places[places.count - 1]
    second = inputs.hasSecondButton ? places[0] : nil
    room.height = top - room.y
  }

  private mutating func layCounterRow(_ room: inout Rect) {
    let number = isCompact ? metrics.medium * 1.3 : metrics.large * 1.2
    let height = (metrics.small * 1.4 + number + gap / 2 + captionHeight).rounded()
    counters = Rect(room.x, room.y, room.width, height)
    counterForm = .columns
    take(height + gap, off: &room)
  }

  /// Lays out all plaques in one row if they fit, else in rows of two.
  private mutating func layPlaqueRows(_ room: inout Rect) {
    let between = min(gap, metrics.px(8, least: 6))
    // Not rounded: whole pixels would make the rows switch back and forth as the window grows.
    let least = max(metrics.units(17), 22 * metrics.k) * (isCompact ? 8 : 13)
    let needed = Double(inputs.seats) * (least + between)
    let fits = needed <= room.width
    let perRow = inputs.seats == 2 || fits ? inputs.seats : 2
    let height = isCompact ? max(leastPlaque, metrics.px(44)) : metrics.px(64, least: 48)
    let rows = (inputs.seats + perRow - 1) / perRow
    plaques = (0..<rows).flatMap { row in
      let frame = Rect(
        room.x, room.y + Double(row) * (height + between), room.width, height)
      return Self.row(frame, Array(repeating: 1, count: perRow), gap: between)
    }
    plaques = Array(plaques.prefix(inputs.seats))
    take(Double(rows) * (height + between) - between + gapBelowPlaques, off: &room)
    if inputs.seats > 2, fits, metrics.scale == 1 {
      take(Self.clamped(height + between, needed: needed, width: room.width), off: &room)
    }
  }

  /// The height of the words about the par below counters in columns: a sentence and the medal.
  var captionHeight: Double {
    extras.contains(.caption) ? 2 * metrics.line(metrics.small()) + gap / 2 : 0
  }

  private func take(_ height: Double, off room: inout Rect) {
    room = Rect(room.x, room.y + height, room.width, room.height - height)
  }
}
