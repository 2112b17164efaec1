import GameKernel
import Stage

/// How the results of one game are told and filtered: what it counts, and what each part of its categories means.
public struct ResultKind {
  /// The game's name in its categories.
  package let game: String
  package let count: Count
  /// What a count is to be compared with; nil where there is nothing.
  package let yardstick: Yardstick?
  package let parts: [Part]
  /// Said while there are no results at all.
  package let invitation: (Texts) -> String

  /// - Parameter parts: what the parts of its categories mean, in their order.
  public init(
    game: String, count: Count, yardstick: Yardstick? = nil, parts: [Part],
    invitation: @escaping (Texts) -> String
  ) {
    self.game = game
    self.count = count
    self.yardstick = yardstick
    self.parts = parts
    self.invitation = invitation
  }

  /// One part of a category, such as the length of the board.
  public struct Part {
    /// Also the id of the list that filters by it.
    package let id: String
    /// Above its column.
    package let title: (Texts) -> String
    /// The row of the filter that leaves it open.
    package let any: (Texts) -> String
    /// What can be filtered by, in the order of the rows.
    package let values: [String]
    /// A value in words; one that is not among `values` is told as it is.
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

  /// What a count is compared with, such as the fewest moves that a game could take.
  public struct Yardstick {
    /// Above its column.
    package let title: (Texts) -> String
    /// Its figure for a game; nil where it is not known.
    package let figure: (ResultBook.Entry) -> Int?

    /// A column beside that of the count.
    public init(
      title: @escaping (Texts) -> String, figure: @escaping (ResultBook.Entry) -> Int?
    ) {
      self.title = title
      self.figure = figure
    }
  }

  /// What a game counts of which fewer are better, such as moves.
  public struct Count {
    /// Above its column.
    package let title: (Texts) -> String
    /// The order by it.
    package let order: (Texts) -> String
    /// What stands in its column.
    package let cell: (ResultBook.Entry, Texts) -> String
    /// The same where no title says what it is.
    package let words: (ResultBook.Entry, Texts) -> String

    /// The words for what is counted: above its column, for the order by it, and with a number.
    public init(
      title: @escaping (Texts) -> String, order: @escaping (Texts) -> String,
      number: @escaping (Int, Texts) -> String
    ) {
      self.title = title
      self.order = order
      cell = { entry, _ in String(entry.result.moves) }
      words = { entry, texts in number(entry.result.moves, texts) }
    }

    /// The words for a figure that says itself what it counts, which differs from list to list.
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
