import GameKernel

/// The fields of each kind of line, in their order. A later version may append fields, but not change these.
extension LogEntry {
  typealias Unreadable = FieldReader.Unreadable

  /// The name of the kind in a line.
  var kind: String {
    switch self {
    case .game: "game"
    case .proof: "proof"
    case .puzzle: "puzzle"
    case .day: "day"
    case .player: "player"
    case .run: "run"
    case .clear: "clear"
    case .damage: "damage"
    }
  }

  /// Writes the fields.
  func write(to fields: inout FieldWriter) {
    switch self {
    case .game(let game, let record):
      game.write(to: &fields)
      fields.add(record)
    case .proof(let game, let least):
      fields.add(game)
      fields.add(least)
    case .puzzle(let puzzle): puzzle.write(to: &fields)
    case .day(let day): day.write(to: &fields)
    case .player(let player, let change):
      fields.add(player)
      change.write(to: &fields)
    case .run(let run): run.write(to: &fields)
    case .clear(let player, let list, let moment):
      fields.add(player)
      fields.add(list.description)
      fields.add(moment?.secondsSince1970)
      fields.add(moment?.offset)
    case .damage(let lines): fields.add(lines)
    }
  }

  /// Reads the fields of an entry, or returns `nil` for an unknown kind.
  ///
  /// - Parameter skipsRecord: whether the record of a game is replaced by an empty one.
  init?(
    kind: String, _ fields: inout FieldReader, _ shared: inout SharedValues, skipsRecord: Bool
  ) throws(Unreadable) {
    switch kind {
    case "game":
      var game = try LoggedGame(&fields, &shared)
      let record = try fields.next(atMost: .max)
      game.hasRecord = !record.isEmpty
      self = .game(game, record: skipsRecord ? "" : try FieldReader.text(record))
    case "proof": self = .proof(try fields.value(), least: try fields.number(LoggedGame.countRange))
    case "puzzle": self = .puzzle(try PuzzleTry(&fields, &shared))
    case "day": self = .day(try DayGame(&fields, &shared))
    case "player": self = .player(try fields.value(), try PlayerChange(&fields))
    case "run": self = .run(try EarlierRun(&fields, &shared))
    case "clear":
      let player: PlayerID = try fields.value()
      guard let list = try shared.category(&fields) else { throw Unreadable() }
      let seconds = try fields.optionalNumber(Moment.range)
      let offset = try fields.optionalNumber(Moment.offsets) ?? 0
      let moment = seconds.map { Moment(secondsSince1970: Int64($0), offset: offset) }
      self = .clear(player, list, upTo: moment)
    case "damage": self = .damage(lines: try fields.number(0...Int(Int32.max)))
    default: return nil
    }
  }
}

extension LoggedGame {
  /// The valid numbers of moves.
  static let countRange = 0...GameResult.moveLimit
  /// The valid playing times in milliseconds.
  static let timeRange = 0...1_000_000_000_000
  private static let scoreLimit = 1_000_000_000
  private static let seatLimit = 64

  fileprivate func write(to fields: inout FieldWriter) {
    fields.add(id)
    fields.add(moment.secondsSince1970)
    fields.add(moment.offset)
    fields.add(seats)
    fields.add(winners)
    fields.add(scores)
    fields.add(game)
    fields.add(setup)
    fields.add(list?.description)
    fields.add(seed)
    fields.add(start)
    fields.add(isOver)
    fields.add(moves)
    fields.add(time.milliseconds)
    fields.add(least)
    fields.add(marks.text)
    fields.add(origin.rawValue)
    fields.add(from)
    fields.add(picture)
  }

  fileprivate init(
    _ fields: inout FieldReader, _ shared: inout SharedValues
  ) throws(FieldReader.Unreadable) {
    id = try fields.value()
    moment = try Moment(&fields)
    seats = try shared.seats(&fields)
    winners = try shared.numbers(&fields)
    scores = try fields.list()
    game = try shared.text(&fields)
    setup = try shared.text(&fields)
    list = try shared.category(&fields)
    seed = try fields.optional()
    start = try fields.text()
    isOver = try fields.flag()
    moves = try fields.optionalNumber(Self.countRange)
    time = .milliseconds(try fields.number(Self.timeRange))
    least = try fields.optionalNumber(Self.countRange)
    marks = Marks(text: try shared.text(&fields))
    let origin = Origin(rawValue: try shared.text(&fields))
    from = try fields.optional()
    let picture = try shared.text(&fields)
    self.picture = picture.isEmpty ? nil : picture
    guard let origin, seats.count <= Self.seatLimit,
      scores.count <= seats.count, winners.allSatisfy(seats.indices.contains),
      scores.allSatisfy((-Self.scoreLimit...Self.scoreLimit).contains)
    else { throw FieldReader.Unreadable() }
    self.origin = origin
  }
}

extension LoggedGame.Marks {
  private static let letters: [(Self, Character)] = [
    (.helped, "h"), (.shown, "s"), (.peeked, "p"), (.undone, "u"),
  ]

  /// A letter for each mark.
  fileprivate var text: String { String(Self.letters.filter { contains($0.0) }.map(\.1)) }

  /// Reads marks. Letters of later versions are skipped.
  fileprivate init(text: String) {
    self = []
    guard !text.isEmpty else { return }
    for (mark, letter) in Self.letters where text.contains(letter) { insert(mark) }
  }
}

extension Moment {
  fileprivate init(_ fields: inout FieldReader) throws(FieldReader.Unreadable) {
    let seconds = try fields.number(Self.range)
    self.init(secondsSince1970: Int64(seconds), offset: try fields.number(Self.offsets))
  }
}

extension PuzzleTry {
  private static let ratings = 0...1_000_000

  fileprivate func write(to fields: inout FieldWriter) {
    fields.add(player)
    fields.add(moment.secondsSince1970)
    fields.add(moment.offset)
    fields.add(game)
    fields.add(puzzle)
    fields.add(ratingBefore)
    fields.add(ratingAfter)
    fields.add(isSolved)
    fields.add(time.milliseconds)
  }

  fileprivate init(
    _ fields: inout FieldReader, _ shared: inout SharedValues
  ) throws(FieldReader.Unreadable) {
    self.init(
      player: try fields.value(), at: try Moment(&fields), game: try shared.text(&fields),
      puzzle: try fields.text(), ratingBefore: try fields.number(Self.ratings),
      ratingAfter: try fields.number(Self.ratings), isSolved: try fields.flag(),
      time: .milliseconds(try fields.number(LoggedGame.timeRange)))
  }
}

extension DayGame {
  fileprivate func write(to fields: inout FieldWriter) {
    fields.add(player)
    fields.add(day)
    fields.add(game)
    fields.add(id)
  }

  fileprivate init(
    _ fields: inout FieldReader, _ shared: inout SharedValues
  ) throws(FieldReader.Unreadable) {
    self.init(
      player: try fields.value(), day: try fields.value(), game: try shared.text(&fields),
      id: try fields.value())
  }
}

extension EarlierRun {
  fileprivate func write(to fields: inout FieldWriter) {
    fields.add(player)
    fields.add(list.description)
    fields.add(start)
    fields.add(wins)
    fields.add(time.milliseconds)
    fields.add(day)
    fields.add(lasts)
  }

  fileprivate init(
    _ fields: inout FieldReader, _ shared: inout SharedValues
  ) throws(FieldReader.Unreadable) {
    player = try fields.value()
    guard let list = try shared.category(&fields) else {
      throw FieldReader.Unreadable()
    }
    self.list = list
    start = try fields.text()
    wins = try fields.number(LoggedGame.countRange)
    time = .milliseconds(try fields.number(LoggedGame.timeRange))
    day = try fields.value()
    lasts = try fields.flag()
  }
}

extension PlayerChange {
  fileprivate func write(to fields: inout FieldWriter) {
    switch self {
    case .add(let name, let colour, let figure):
      fields.add("add")
      fields.add(name)
      fields.add(colour)
      fields.add(figure)
    case .rename(let name):
      fields.add("rename")
      fields.add(name)
    case .restyle(let colour, let figure):
      fields.add("restyle")
      fields.add(colour)
      fields.add(figure)
    case .remove: fields.add("remove")
    case .restore: fields.add("restore")
    case .forget: fields.add("forget")
    }
  }

  fileprivate init(_ fields: inout FieldReader) throws(FieldReader.Unreadable) {
    switch try fields.text() {
    case "add":
      self = .add(
        name: try fields.optional(), colour: try fields.number(Self.styles),
        figure: try fields.number(Self.styles))
    case "rename": self = .rename(try fields.optional())
    case "restyle":
      self = .restyle(
        colour: try fields.number(Self.styles), figure: try fields.number(Self.styles))
    case "remove": self = .remove
    case "restore": self = .restore
    case "forget": self = .forget
    default: throw FieldReader.Unreadable()
    }
  }
}

extension Duration {
  /// The whole milliseconds.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
