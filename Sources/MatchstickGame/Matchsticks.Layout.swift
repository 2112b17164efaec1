import GameKernel

extension Matchsticks {
  /// The forms of the game.
  public enum Form: String, Hashable, Codable, Sendable, CaseIterable {
    /// One pile, from the end of which a turn takes up to a limit.
    case pile
    /// Several heaps, from the end of one of which a turn takes any number.
    case heaps
    /// Rows, from which a turn takes one match or two that touch. A gap splits a row.
    case rows

    /// Returns the form some steps further, cyclically.
    public func next(_ steps: Int) -> Form {
      let all = Form.allCases
      let index = all.firstIndex(of: self) ?? 0
      return all[(index + steps % all.count + all.count) % all.count]
    }
  }

  /// The matches on the table at the start, and the outcome for the seat that takes the last one.
  public struct Layout: Hashable, Sendable {
    /// The matches on the table at the start.
    public let matches: Matches
    /// The outcome for the seat that takes the last match.
    public let last: LastMatch

    /// Makes a layout.
    ///
    /// - Precondition: the matches are a position (``Matches/isPosition``).
    public init(_ matches: Matches, last: LastMatch = .loses) {
      precondition(matches.isPosition, "There is no such game: \(matches)")
      (self.matches, self.last) = (matches, last)
    }

    /// The form of the game.
    public var form: Form { matches.form }

    /// The number of matches in the pile and its limit, or `nil` in other forms.
    public var pile: (count: Int, takeLimit: Int)? {
      if case .pile(let count, let limit) = matches { (count, limit) } else { nil }
    }

    /// The theory of the game.
    public var theory: any MatchTheory {
      switch matches {
      case .pile(_, let limit): PileTheory(takeLimit: limit, last: last)
      case .heaps, .heapsByChance: HeapTheory(last: last)
      case .rows, .rowsByChance: RowTheory(last: last)
      }
    }
  }

  /// The matches on the table at the start.
  public enum Matches: Hashable, Sendable {
    /// One pile of at least 1 match, and the most matches in a turn, within ``Matchsticks/takeLimits``.
    case pile(Int, takeLimit: Int)
    /// Heaps, as many as ``Matchsticks/heapCounts`` allows, each of a size within ``Matchsticks/heapSizes``.
    case heaps([Int])
    /// Rows, as many as ``Matchsticks/rowCounts`` allows, of 1 match or more, and of up to
    /// ``Matchsticks/rowMatchLimit`` together.
    case rows([Int])
    /// Heaps that the seed of the game determines.
    case heapsByChance
    /// Rows that the seed of the game determines.
    case rowsByChance
  }

  /// The possible numbers of heaps.
  public static let heapCounts = 2...5
  /// The possible sizes of a heap.
  public static let heapSizes = 1...9
  /// The possible numbers of rows.
  public static let rowCounts = 1...4
  /// The most matches in all rows together. Up to here, the lost positions are known.
  public static let rowMatchLimit = LostRows.matchLimit

  /// The heaps to choose from, the first one by default: *Marienbad* and 3-4-5.
  public static let heapPresets = [[1, 3, 5, 7], [3, 4, 5]]
  /// The rows to choose from, the first one by default: *Thirteen*, *Eighteen*, 3-5-7 and 4-4-4.
  public static let rowPresets = [[13], [18], [3, 5, 7], [4, 4, 4]]
}

extension Matchsticks.Matches {
  /// The form of the game.
  public var form: Matchsticks.Form {
    switch self {
    case .pile: .pile
    case .heaps, .heapsByChance: .heaps
    case .rows, .rowsByChance: .rows
    }
  }

  /// Whether a game can begin with the matches.
  public var isValid: Bool {
    switch self {
    case .heaps(let heaps): isPosition && Matchsticks.heapCounts.contains(heaps.count)
    case .rows(let rows): isPosition && Matchsticks.rowCounts.contains(rows.count)
    case .pile, .heapsByChance, .rowsByChance: isPosition
    }
  }

  /// Whether the matches can be those that are left in a game. One heap can be left, and a row in many parts.
  var isPosition: Bool {
    switch self {
    case .pile(let count, let limit): count >= 1 && Matchsticks.takeLimits.contains(limit)
    case .heaps(let heaps):
      (1...Matchsticks.heapCounts.upperBound).contains(heaps.count)
        && heaps.allSatisfy { Matchsticks.heapSizes.contains($0) }
    case .rows(let rows):
      !rows.isEmpty && rows.allSatisfy { 1...Matchsticks.rowMatchLimit ~= $0 }
        && rows.reduce(0, +) <= Matchsticks.rowMatchLimit
    case .heapsByChance, .rowsByChance: true
    }
  }

  /// Returns the sizes of the groups on the table. The seed determines those by chance, in ascending order.
  func groups(seed: UInt64) -> [Int] {
    var random = SeededGenerator(seed: seed)
    switch self {
    case .pile(let count, _): return [count]
    case .heaps(let groups), .rows(let groups): return groups
    case .heapsByChance:
      let count = random.draw(in: 3...Matchsticks.heapCounts.upperBound)
      return (0..<count).map { _ in random.draw(in: Matchsticks.heapSizes) }.sorted()
    case .rowsByChance:
      let count = random.draw(in: Matchsticks.rowCounts)
      let longest = Matchsticks.rowMatchLimit / count
      return (0..<count).map { _ in random.draw(in: longest / 2 + 1...longest) }.sorted()
    }
  }
}

extension Matchsticks.Matches: TextCoded {
  /// The matches as text for files and links, such as `pile:18-3`, `heaps:1-3-5-7` or `rows:chance`.
  public var description: String {
    switch self {
    case .pile(let count, let limit): "pile:\(count)-\(limit)"
    case .heaps(let groups), .rows(let groups):
      "\(form.rawValue):\(groups.map(String.init).joined(separator: "-"))"
    case .heapsByChance, .rowsByChance: "\(form.rawValue):chance"
    }
  }

  /// Reads the text of matches, or returns `nil` if it is not valid.
  public init?(_ description: String) {
    self.init(position: description)
    if !isValid { return nil }
  }

  /// Makes the matches that are left in a game from their text, or returns `nil` if no game can leave them.
  init?(position description: String) {
    let (name, sizes) = LinkPart(description[...]).split(at: ":")
    guard let sizes, let form = Matchsticks.Form(rawValue: String(name.text)) else { return nil }
    let words = sizes.text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers: [Int] = words.compactMap { LinkPart($0).number() }
    switch form {
    case .heaps where sizes.text == "chance": self = .heapsByChance
    case .rows where sizes.text == "chance": self = .rowsByChance
    case .pile where numbers.count == 2: self = .pile(numbers[0], takeLimit: numbers[1])
    case .heaps: self = .heaps(numbers)
    case .rows: self = .rows(numbers)
    case .pile: return nil
    }
    guard isPosition, String(describing: self) == description else { return nil }
  }
}

extension Matchsticks.Layout: CustomStringConvertible {
  /// The layout as text for the log: `18:3` for one pile whose last match loses, and such as `heaps:1-3-5-7:wins` for
  /// other games.
  public var description: String {
    if let pile, last == .loses { return "\(pile.count):\(pile.takeLimit)" }
    return "\(matches):\(last.rawValue)"
  }
}

extension Matchsticks.Layout: Codable {
  private enum CodingKeys: String, CodingKey {
    case pile, takeLimit, matches, last
  }

  /// Reads a layout from an untrusted source. Files of older versions have a pile, and their last match loses.
  ///
  /// - Throws: `DecodingError` if there is no such game.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let matches: Matchsticks.Matches =
      values.contains(.matches)
      ? try values.decode(Matchsticks.Matches.self, forKey: .matches)
      : .pile(
        try values.decode(.pile) { $0 >= 1 },
        takeLimit: try values.decode(.takeLimit, in: Matchsticks.takeLimits))
    self.init(matches, last: try values.decodeIfPresent(LastMatch.self, forKey: .last) ?? .loses)
  }

  /// Writes the layout. A pile whose last match loses is written as in older versions.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if let pile {
      try values.encode(pile.count, forKey: .pile)
      try values.encode(pile.takeLimit, forKey: .takeLimit)
    } else {
      try values.encode(matches, forKey: .matches)
    }
    if last != .loses { try values.encode(last, forKey: .last) }
  }
}
