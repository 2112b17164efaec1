import GameKernel
import Stage

/// A description of the results of one game: the unit it counts, and the meaning of each part of its categories.
public struct ResultKind {
  /// The name of the game in its categories.
  package let game: String
  package let count: Count
  /// Returns the medal of a result, if it has one.
  package let medal: (ResultBook.Entry) -> Medal?
  /// The value to compare counts with, if there is one.
  package let yardstick: Yardstick?
  /// Whether the time of a result is shown and can be compared.
  package let isTimed: Bool
  package let parts: [Part]
  /// Returns the invitation to play that is shown while the game has no results.
  package let invitation: (Texts) -> String

  /// - Parameters:
  ///   - isTimed: whether the time of a result is shown and can be compared.
  ///   - medal: returns the medal of a result, if it has one.
  ///   - parts: the parts of its categories, in their order.
  public init(
    game: String, count: Count, yardstick: Yardstick? = nil,
    isTimed: Bool = true, medal: @escaping (ResultBook.Entry) -> Medal? = { _ in nil },
    parts: [Part],
    invitation: @escaping (Texts) -> String
  ) {
    self.game = game
    self.medal = medal
    self.count = count
    self.yardstick = yardstick
    self.isTimed = isTimed
    self.parts = parts
    self.invitation = invitation
  }

  /// A part of a category, such as the length of the board.
  public struct Part {
    /// The id of the part and of its filter.
    package let id: String
    /// Returns the title of its column.
    package let title: (Texts) -> String
    /// Returns the title of the filter's row that shows all values.
    package let any: (Texts) -> String
    /// The values to filter by, in the order of the rows.
    package let values: [String]
    /// Returns the name of a value. A value that is not in `values` is its own name.
    package let name: (String, Texts) -> String

    package init(
      id: String, title: @escaping (Texts) -> String, any: @escaping (Texts) -> String,
      values: [String], name: @escaping (String, Texts) -> String
    ) {
      self.id = id
      self.title = title
      self.any = any
      self.values = values
      self.name = name
    }
  }

  /// A value to compare a count with, such as the fewest possible moves of a game.
  public struct Yardstick {
    /// Returns the title of its column.
    package let title: (Texts) -> String
    /// Returns the value for a result; `nil` if it is unknown.
    package let figure: (ResultBook.Entry) -> Int?

    /// Creates a column next to that of the count.
    public init(
      title: @escaping (Texts) -> String, figure: @escaping (ResultBook.Entry) -> Int?
    ) {
      self.title = title
      self.figure = figure
    }
  }

  /// The count of a game, such as moves. Fewer are better.
  public struct Count {
    /// Returns the title of its column.
    package let title: (Texts) -> String
    /// Returns the name of the order by this count.
    package let order: (Texts) -> String
    /// Returns the cell of its column.
    package let cell: (ResultBook.Entry, Texts) -> String
    /// Returns the count with its unit, for rows without column titles.
    package let words: (ResultBook.Entry, Texts) -> String

    /// Creates a count of moves from its column title, the name of its order and a number with its unit.
    public init(
      title: @escaping (Texts) -> String, order: @escaping (Texts) -> String,
      number: @escaping (Int, Texts) -> String
    ) {
      self.title = title
      self.order = order
      cell = { entry, _ in String(entry.result.moves) }
      words = { entry, texts in number(entry.result.moves, texts) }
    }

    /// Creates a count whose numbers include their unit, because the unit differs between lists.
    public init(
      title: @escaping (Texts) -> String, order: @escaping (Texts) -> String,
      figure: @escaping (ResultBook.Entry, Texts) -> String
    ) {
      self.title = title
      self.order = order
      (cell, words) = (figure, figure)
    }
  }
}
