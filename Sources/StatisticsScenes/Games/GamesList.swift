import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The list of all games, the latest first. A row opens the review of its game.
final class GamesList: StatisticsContent {
  private let context: StageContext
  private let list: ScrollList
  private var games: [LoggedGame]
  private var words: GameWords
  /// Games that include the widest cell of each column.
  private var samples: [LoggedGame]
  private let picture: EmptyResults.GamePicture?
  private var table: GamesTable
  private var empty: EmptyResults?

  /// - Parameters:
  ///   - games: the oldest first.
  ///   - picture: creates the drawing of the game for an empty list.
  ///   - replay: opens the review of a chosen game; `nil` where none can be opened.
  init(
    _ games: [LoggedGame], _ words: GameWords, picture: EmptyResults.GamePicture?,
    replay: GameReplay?, context: StageContext
  ) {
    (self.games, self.words, self.picture, self.context) = (games, words, picture, context)
    samples = Self.samples(of: games)
    let table = GamesTable(games, samples: [], words, in: .zero, context.look)
    self.table = table
    list = ScrollList(id: "games", context: context, source: table)
    list.isHidden = games.isEmpty
    list.onChoose = { [weak self] row in
      if let game = self?.table.game(at: row) { replay?(game.id) }
    }
  }

  /// Shows the games of another list and stays at the same place.
  func adopt(_ other: GamesList) {
    (games, words, samples) = (other.games, other.words, other.samples)
    list.isHidden = games.isEmpty
  }

  var controls: [Control] { [list] }

  func layout(in room: Rect) -> Double {
    let table = GamesTable(games, samples: samples, words, in: room, context.look)
    self.table = table
    list.frame = room
    list.rows.headHeight = table.headHeight
    list.source = table
    let height = games.isEmpty ? room.height : min(room.height, list.rows.fullHeight)
    list.frame = Rect(room.x, room.y, room.width, height).rounded
    empty =
      games.isEmpty
      ? EmptyResults(
        context.look.texts("Your first game will stand here."), picture, nil, in: list.frame,
        context) : nil
    return list.frame.maxY
  }

  func draw(into list: inout DisplayList) { empty?.draw(into: &list) }

  func drawHead(into list: inout DisplayList) {
    table.drawHead(into: &list, above: self.list.rows.rowsFrame)
  }

  /// Returns games that include the widest cell of each column, or one about as wide: one of each setup, opponent and
  /// month, and those with the largest numbers.
  private static func samples(of games: [LoggedGame]) -> [LoggedGame] {
    struct Key: Hashable {
      let game: String
      let setup: String
      let seats: [LoggedSeat]
    }
    var (samples, seen, months) = ([LoggedGame](), Set<Key>(), Set<Int>())
    for game in games.reversed() {
      let key = Key(game: game.game, setup: game.setup, seats: game.seats)
      let isNewMonth = months.insert(game.moment.day.month).inserted
      guard seen.count < sampleLimit, seen.insert(key).inserted || isNewMonth else { continue }
      samples.append(game)
    }
    let largest = Dictionary(grouping: games, by: \.game).values.flatMap { games in
      // A known shortest solution makes the result longer.
      [games, games.filter { $0.least != nil }].compactMap { games in
        games.max { $0.moves ?? 0 < $1.moves ?? 0 }
      }
    }
    let longest = games.max { $0.time < $1.time }
    return samples + largest + [longest].compactMap(\.self)
  }

  private static let sampleLimit = 60
}
