import GameKernel
import Stage

/// A recorded game as its review shows it: a board, the marks of the turns, and words for each of them.
///
/// Turn 0 is the start of the game. Texts are in the language of the moment.
package protocol ReviewedGame: AnyObject {
  /// The rules of the game.
  associatedtype Rules: TableRules
  /// The pieces of the game.
  var board: any ReviewBoard { get }
  /// The name of the game.
  var title: String { get }
  /// The number of the last turn.
  var turnCount: Int { get }
  /// The marks of all turns.
  var timeLine: ReviewPlot { get }
  /// The sums of the game; `nil` if it has none.
  var totals: ReviewTotals? { get }
  /// Returns the words about a turn.
  func page(of turn: Int) -> ReviewPage
  /// Returns whether the game was over after a turn.
  func isOver(after turn: Int) -> Bool
  /// Returns the record of the game up to the end of a turn.
  func record(to turn: Int) -> GameRecord<Rules>
  /// The turn to show first: the costliest mistake, or 0 for the whole game.
  var firstTurn: Int { get }
  /// Called when more is known than before.
  var onChange: () -> Void { get set }
  /// Starts or resumes work that finds more, when the review appears.
  func begin()
  /// Stops that work, when the review disappears.
  func leave()
}

extension ReviewedGame {
  /// Default: 0.
  package var firstTurn: Int { 0 }
  /// Default: does nothing.
  package func begin() {}
  /// Default: does nothing.
  package func leave() {}
}

/// The board of a reviewed game. It draws one position, with the pieces and animations of the game.
package protocol ReviewBoard: AnyObject {
  /// Lays out the board with its tray in a rectangle.
  func layout(in frame: Rect)
  /// Shows the position after a turn.
  ///
  /// - Parameter plays: whether to play the moves of the turn from the position before it.
  func show(_ turn: Int, plays: Bool)
  func draw(into list: inout DisplayList)
  /// The position for listeners, row by row. Default: empty, because the words of the turn tell it.
  var spokenRows: [String] { get }
  func advance(by elapsed: Duration)
  /// The time until ``advance(by:)`` has something to do; `nil` where nothing is pending.
  var nextTimer: Duration? { get }
  /// Handles an intent for which the page has no use, such as a drag on a globe.
  func handle(_ intent: Intent)
}

extension ReviewBoard {
  /// Default: empty.
  package var spokenRows: [String] { [] }
  /// Default: `nil`.
  package var nextTimer: Duration? { nil }
  /// Default: does nothing.
  package func advance(by elapsed: Duration) {}
  /// Default: does nothing.
  package func handle(_ intent: Intent) {}
}

/// The words about one turn.
package nonisolated struct ReviewPage: Hashable {
  /// The judgement of a turn.
  package enum Verdict: Hashable {
    /// The turn gave something away.
    case mistake
    /// The turn was as good as possible.
    case good
    /// There is nothing to judge.
    case neutral
  }

  /// The turn and its player.
  package var title: String
  package var verdict: Verdict
  /// One or two sentences about the turn.
  package var sentence: String
  /// A sentence about a better choice or the consequence; `nil` for none.
  package var detail: String?
  /// The luck of the turn; `nil` for none.
  package var luck: String?
  /// The best moves from here; `nil` if they are not known.
  package var way: String?
  /// The words for listeners; `nil` if the texts above are read.
  package var heard: Heard?

  /// The words about a turn for listeners.
  package struct Heard: Hashable {
    /// Each text is spoken when it is new.
    let news: [String]
    /// The whole turn, on request.
    let place: [String]

    package init(news: [String], place: [String]) { (self.news, self.place) = (news, place) }
  }

  package init(
    _ title: String, _ verdict: Verdict, _ sentence: String, detail: String? = nil,
    luck: String? = nil, way: String? = nil
  ) {
    (self.title, self.verdict, self.sentence) = (title, verdict, sentence)
    (self.detail, self.luck, self.way) = (detail, luck, way)
  }
}

/// The marks of a game's turns over a scale.
package nonisolated struct ReviewPlot {
  /// The meaning of a mark, which determines its shape and colour.
  package enum Mark: Hashable {
    /// A filled diamond: something was given away.
    case loss
    /// A ring: luck.
    case luck
    /// A filled disc: nothing was given away.
    case good
    /// A hollow diamond: an estimate.
    case estimate
  }

  /// The marks of one turn.
  package struct Column {
    /// The word below the column, such as a name. It is left out where it does not fit.
    package var name = ""
    package var isMuted = false
    package var isMistake = false
    package var marks: [(Mark, Double)] = []
    /// The words in the marks, such as a count.
    package var inside = ""
    /// The words beside a mark whose value is beyond the scale. Its bar has a break.
    package var beyond = ""

    package init(
      name: String = "", isMuted: Bool = false, isMistake: Bool = false,
      marks: [(Mark, Double)] = [], inside: String = "", beyond: String = ""
    ) {
      (self.name, self.isMuted, self.isMistake) = (name, isMuted, isMistake)
      (self.marks, self.inside, self.beyond) = (marks, inside, beyond)
    }
  }

  /// The heading.
  package var heading: String
  /// The marks that occur, with their meanings.
  package var legend: [Legend]
  /// The values from the lower to the upper edge.
  package var scale: ClosedRange<Double>
  /// The values with a line and a word at the left.
  package var ticks: [Tick]
  /// Whether a line connects the marks of successive turns. Otherwise each mark is the end of a bar from 0.
  package var isLine: Bool
  /// The turn of the first column, 0 or 1.
  package var firstTurn: Int
  package var columns: [Column]
  /// The detours of the line.
  package var loops: [Loop] = []
  /// The least width of a column, as a design length.
  package var leastColumn: Double

  /// A part of the line that returned to its start, drawn as a closed loop.
  package struct Loop: Hashable {
    /// The positions in ``ReviewPlot/columns`` where it began and ended.
    package let columns: ClosedRange<Int>
    /// The value at its start.
    package let level: Double
    /// The cost, such as “+4”.
    package let words: String

    package init(_ columns: ClosedRange<Int>, at level: Double, _ words: String) {
      (self.columns, self.level, self.words) = (columns, level, words)
    }
  }

  /// A mark and its meaning.
  package struct Legend {
    let mark: Mark
    let words: String

    package init(_ mark: Mark, _ words: String) { (self.mark, self.words) = (mark, words) }
  }

  /// A value of the scale and its words.
  package struct Tick {
    let value: Double
    let words: String

    package init(_ value: Double, _ words: String) { (self.value, self.words) = (value, words) }
  }

  package init(
    heading: String, legend: [Legend], scale: ClosedRange<Double>, ticks: [Tick], isLine: Bool,
    firstTurn: Int, columns: [Column], loops: [Loop] = [], leastColumn: Double = 44
  ) {
    (self.heading, self.legend, self.scale, self.ticks) = (heading, legend, scale, ticks)
    (self.isLine, self.firstTurn, self.columns) = (isLine, firstTurn, columns)
    (self.loops, self.leastColumn) = (loops, leastColumn)
  }

  /// The numbers of the turns with a mistake.
  var mistakes: [Int] {
    columns.indices.filter { columns[$0].isMistake }.map { $0 + firstTurn }
  }
}

/// The sums of a game: a table with a row for each player, and one sentence.
package nonisolated struct ReviewTotals {
  /// The content of a cell.
  package enum Cell {
    case words(String)
    /// A number from 0 to 100, with a bar. `nil` if it is not known.
    case score(Int?)
  }

  /// A player and the player's sums.
  package struct Row {
    let sign: Picture?
    let name: String
    let cells: [Cell]

    package init(sign: Picture?, _ name: String, _ cells: [Cell]) {
      (self.sign, self.name, self.cells) = (sign, name, cells)
    }
  }

  /// The headings of the cells.
  package var heads: [String]
  package var rows: [Row]
  package var sentence: String?

  package init(heads: [String], rows: [Row], sentence: String? = nil) {
    (self.heads, self.rows, self.sentence) = (heads, rows, sentence)
  }
}
