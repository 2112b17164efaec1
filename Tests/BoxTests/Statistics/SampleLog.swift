import EarthGame
import GameKernel
import MatchstickGame
import PlayLog

/// A log of three months of games at all four tables, the same in each run.
struct SampleLog {
  private(set) var entries: [LogEntry] = []
  /// The day after the last game.
  let today = Day(secondsSince1970: Self.end)

  private static let end: Int64 = 1_795_219_200
  private static let count = 60
  private var random = SeededGenerator(seed: 44)

  init() {
    for number in 0..<Self.count {
      addSliding(number)
      addPairs(number)
      addMatchsticks(number)
      if number.isMultiple(of: 3) { addEarth(number) }
    }
    for case .game(let game, _) in entries where game.game == "sliding" && game.moves == 90 {
      entries.append(.proof(game.id, least: 50))
    }
  }

  /// The log of all entries.
  @MainActor var model: PlayLogModel {
    let model = PlayLogModel()
    model.append(entries)
    return model
  }

  private func moment(_ number: Int, _ game: Int) -> Moment {
    let days = Int64(90 - 90 * number / Self.count)
    return Moment(
      secondsSince1970: Self.end - days * 86_400 + Int64(61_000 + 900 * game), offset: 60)
  }

  private mutating func game(
    _ number: Int, _ kind: Int, _ name: String, _ setup: String, _ start: String, seconds: Int,
    rival: String? = nil
  ) -> LoggedGame {
    LoggedGame(
      .random(using: &random), at: moment(number, kind),
      seats: [LoggedSeat(.player(.first))] + (rival.map { [LoggedSeat(.computer($0))] } ?? []),
      game: name, setup: setup, start: start, isOver: true, time: .seconds(seconds))
  }

  private mutating func addSliding(_ number: Int) {
    let least = 46 + random.draw(below: 14)
    let excess = 150 - 2 * number / 2 + random.draw(below: 40)
    var game = game(
      number, 0, "sliding", "4:numbers", "sliding:1:4:seed=\(number)",
      seconds: 260 - 2 * number + random.draw(below: 60))
    game.list = ResultCategory("sliding", "4", "numbers")
    game.moves = least * (100 + excess / 2) / 100
    if number < Self.count - 4 { game.least = least }
    if number % 9 == 4 { game.marks = .helped }
    entries.append(.game(game, record: "x"))
  }

  private mutating func addPairs(_ number: Int) {
    var game = game(
      number, 1, "pairs", "6x6", "pairs:1:6x6:unknown-card:seed=\(number):players=person",
      seconds: 170 + random.draw(below: 50))
    game.list = ResultCategory("pairs", "6x6")
    game.moves = 2 * (31 + (Self.count - number) / 12 + random.draw(below: 6))
    if number % 13 == 5 {
      game.marks = .peeked
      game.moves = 54
    }
    entries.append(.game(game, record: "x"))
  }

  private mutating func addMatchsticks(_ number: Int) {
    let rivals: [MatchstickOccupant] = [.simple, .wild, .humanLike(strength: 60), .clever]
    let rival = rivals[min(3, number / 12)]
    let table = MatchstickTable(
      setup: MatchstickSetup(
        seating: MatchstickSeats(second: rival), begins: number.isMultiple(of: 2) ? .first : .second
      ), seed: UInt64(number))
    while !table.state.isOver {
      if table.takeForComputer() { continue }
      let state = table.state
      let isBest = random.draw(below: 100) < 60 && state.remaining != 10
      let take = isBest ? state.bestTake ?? 1 : 1 + random.draw(below: state.limit)
      _ = try? table.take(take)
    }
    var game = game(
      number, 2, "matchsticks", "18:3", "\(table.link)", seconds: 50 + random.draw(below: 40),
      rival: "\(rival)")
    game.list = MatchstickTable.category(rival)
    game.winners = [table.state.winner?.index ?? 0]
    game.moves = table.session.moveCount
    entries.append(.game(game, record: table.session.record.logText))
  }

  private mutating func addEarth(_ number: Int) {
    let table = EarthTable(EarthSetup(guessing: [.person]), seed: UInt64(number), isByChance: true)
    while !table.state.isOver {
      let answer = table.state.place.antipode
      let place = Place(
        latitude: max(-89, min(89, answer.latitude + Double(random.draw(in: -3...12)))),
        longitude: max(-179, min(179, answer.longitude + Double(random.draw(in: -14...14)))))
      _ = try? table.session.perform(.flag(place ?? answer))
      if !table.state.isOver { _ = try? table.session.perform(.next) }
    }
    var game = game(
      number, 3, "tunnel", "guess", "\(table.link)", seconds: 120 + random.draw(below: 60))
    game.list = ResultCategory("tunnel", "guess")
    game.moves = Int((table.state.totals.first ?? 0).rounded())
    game.scores = [game.moves ?? 0]
    entries.append(.game(game, record: table.session.record.logText))
  }
}
